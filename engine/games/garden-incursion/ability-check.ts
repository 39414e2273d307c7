import type { Problem } from "../../../schemas/problem";
import { cardsNamedIn, slipIn } from "../../core/compiler";
import type { Card } from "./card-schema";
import { anySet } from "./play/compiled-set";
import { compileCard, designOfCard } from "./play/designs";
import { vocabulary } from "./play/vocabulary";
import { report } from "./problems";

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
  return parts.flatMap(([field, part]) => {
    const reason = slipOf({ ...plain, ...part });
    return reason === null ? [] : [report("garden-incursion/bad-ability", { field }, { card: name, reason })];
  });
}

/** The names that effects give to cards are checked with the whole set, when a match is made. */
function slipOf(card: Card): string | null {
  const set = anySet();
  const named = [...cardsNamedIn(card)];
  for (const id of ["", ...named]) set.designs.push(designOfCard(set, id, card));
  set.indexOf = new Map(named.map((id, n) => [id, n + 1]));
  return slipIn(() => compileCard(set, vocabulary(set), set.designs[0]!, card));
}
