import { plural } from "../../engine/core/rich-text";
import type { Art } from "../../schemas/common";
import { hasRights } from "../../schemas/licences";
import type { Problem } from "../../schemas/problem";
import type { CardToPrint } from "../ink/faces";
import { appProblems } from "../problems";

const named = 3;

/** A note, where it isn't known by what right pictures of these cards are used: one card that says so is enough. */
export function rightsProblems(cards: readonly Pick<CardToPrint, "card">[]): Problem[] {
  const known = new Map<string, boolean>();
  for (const { card } of cards) {
    const { art } = card as { art?: Art };
    if (art?.file !== undefined) known.set(art.file, known.get(art.file) === true || hasRights(art.licence));
  }
  const unknown = [...known].flatMap(([file, isKnown]) => (isKnown ? [] : [file]));
  if (unknown.length === 0) return [];
  const others = unknown.length - named;
  const files = [...unknown.slice(0, named), ...(others > 0 ? [`and ${plural(others, "other")}`] : [])].join(", ");
  return [appProblems.report("app/unknown-rights", {}, { pictures: plural(unknown.length, "picture"), files })];
}
