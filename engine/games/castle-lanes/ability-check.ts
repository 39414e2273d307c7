import type { Problem } from "../../../schemas/problem";
import { cardsNamedIn } from "../../core/compiler";
import { type EffectError, slipIn } from "../../core/effect-error";
import { eachAbility, judging, partProblems } from "../../core/judging";
import type { Card } from "./card-schema";
import { defaults } from "./options";
import { emptySet } from "./play/compiled-set";
import { compileCard, designOfCard } from "./play/designs";
import { vocabulary } from "./play/vocabulary";
import { report } from "./problems";

const stage = judging(() => emptySet({ options: defaults }), vocabulary);

/** Whether the engine can play the card's abilities. */
export const checkAbilities = (card: Card, name: string): Problem[] =>
  partProblems(eachAbility(card), slipOf, (field, reason) =>
    report("castle-lanes/bad-ability", { field }, { card: name, reason }),
  );

/** The names that abilities give to cards are checked with the whole set, when a match is made. */
export function slipOf(card: Card): EffectError | null {
  const { set, words } = stage();
  for (const id of ["", ...cardsNamedIn(card.abilities)]) set.designs.push(designOfCard(set, id, card));
  set.indexOf = new Map(set.designs.map(({ id }, index) => [id, index]));
  return slipIn(() => compileCard(set, words, set.designs[0]!, card));
}
