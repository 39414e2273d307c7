import type { Problem } from "../../../schemas/problem";
import { type EffectError, placeOfSlip, slipIn } from "../../core/effect-error";
import { judging } from "../../core/judging";
import type { Card } from "./card-schema";
import { defaults } from "./options";
import { emptySet } from "./play/compiled-set";
import { compileCard, designOfCard } from "./play/designs";
import { vocabulary } from "./play/vocabulary";
import { report } from "./problems";

const stage = judging(() => emptySet({ options: defaults }), vocabulary);

/** Whether the engine can play the card's abilities. One at a time, so that each slip is told where it is. */
export function checkAbilities(card: Card, name: string): Problem[] {
  return (card.abilities ?? []).flatMap((ability, n) => {
    const slip = slipOf({ ...card, abilities: [ability] });
    if (slip === null) return [];
    const field = placeOfSlip(slip, ability, `/abilities/${n}`);
    return [report("hatch/bad-ability", { field }, { card: name, reason: slip.message })];
  });
}

export function slipOf(card: Card): EffectError | null {
  const { set, words } = stage();
  return slipIn(() => compileCard(set, words, designOfCard(set, "", card), card));
}
