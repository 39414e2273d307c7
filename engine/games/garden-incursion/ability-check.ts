import { valueAt } from "../../../schemas/json-pointer";
import type { Problem } from "../../../schemas/problem";
import { cardsNamedIn } from "../../core/compiler";
import { type EffectError, placeOfSlip, slipIn } from "../../core/effect-error";
import { judging } from "../../core/judging";
import type { Card } from "./card-schema";
import { anySet } from "./play/compiled-set";
import { compileCard, designOfCard } from "./play/designs";
import { vocabulary } from "./play/vocabulary";
import { report } from "./problems";

const stage = judging(anySet, vocabulary);

/** Whether the engine can play what the card does. One part at a time, so that each slip is told where it is. */
export function checkAbilities(card: Card, name: string): Problem[] {
  const { abilities = [], specials = [], skills = [], spawnCondition, site, ...plain } = card;
  const parts: [string, Partial<Card>][] = [
    ...abilities.map((each, n): [string, Partial<Card>] => [`/abilities/${n}`, { abilities: [each] }]),
    ...specials.map((each, n): [string, Partial<Card>] => [`/specials/${n}`, { specials: [each] }]),
    ...skills.map((each, n): [string, Partial<Card>] => [`/skills/${n}`, { skills: [each] }]),
  ];
  if (spawnCondition !== undefined) parts.push(["/spawnCondition", { spawnCondition }]);
  if (site !== undefined) parts.push(["/site", { site }]);
  return parts.flatMap(([at, part]) => {
    const slip = slipOf({ ...plain, ...part });
    if (slip === null) return [];
    const field = placeOfSlip(slip, valueAt(card, at), at);
    return [report("garden-incursion/bad-ability", { field }, { card: name, reason: slip.message })];
  });
}

/** The names that effects give to cards are checked with the whole set, when a match is made. */
export function slipOf(card: Card): EffectError | null {
  const { set, words } = stage();
  const named = [...cardsNamedIn(card)];
  for (const id of ["", ...named]) set.designs.push(designOfCard(set, id, card));
  set.indexOf = new Map(named.map((id, n) => [id, n + 1]));
  return slipIn(() => compileCard(set, words, set.designs[0]!, card));
}
