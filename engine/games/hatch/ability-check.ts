import type { Problem } from "../../../schemas/problem";
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
    report("hatch/bad-ability", { field }, { card: name, reason }),
  );

export function slipOf(card: Card): EffectError | null {
  const { set, words } = stage();
  return slipIn(() => compileCard(set, words, designOfCard(set, "", card), card));
}
