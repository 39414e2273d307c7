import type { Problem } from "../../../schemas/problem";
import { cardsNamedIn } from "../../core/compiler";
import { type EffectError, slipIn } from "../../core/effect-error";
import { type CardPart, eachAbility, judging, partProblems } from "../../core/judging";
import type { Card } from "./card-schema";
import { anySet } from "./play/compiled-set";
import { compileCard, designOfCard } from "./play/designs";
import { vocabulary } from "./play/vocabulary";
import { report } from "./problems";

const stage = judging(anySet, vocabulary);

/** Whether the engine can play what the card does. */
export function checkAbilities(card: Card, name: string): Problem[] {
  const { abilities = [], specials = [], skills = [], spawnCondition, site, ...plain } = card;
  const parts: CardPart<Card>[] = [
    ...eachAbility<Card>({ ...plain, abilities }),
    ...specials.map((each, n): CardPart<Card> => [`/specials/${n}`, each, { ...plain, specials: [each] }]),
    ...skills.map((each, n): CardPart<Card> => [`/skills/${n}`, each, { ...plain, skills: [each] }]),
  ];
  if (spawnCondition !== undefined) parts.push(["/spawnCondition", spawnCondition, { ...plain, spawnCondition }]);
  if (site !== undefined) parts.push(["/site", site, { ...plain, site }]);
  return partProblems(parts, slipOf, (field, reason) =>
    report("garden-incursion/bad-ability", { field }, { card: name, reason }),
  );
}

/** The names that effects give to cards are checked with the whole set, when a match is made. */
export function slipOf(card: Card): EffectError | null {
  const { set, words } = stage();
  const named = [...cardsNamedIn(card)];
  for (const id of ["", ...named]) set.designs.push(designOfCard(set, id, card));
  set.indexOf = new Map(named.map((id, n) => [id, n + 1]));
  return slipIn(() => compileCard(set, words, set.designs[0]!, card));
}
