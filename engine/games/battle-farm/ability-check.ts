import type { Problem } from "../../../schemas/problem";
import { EffectError, placeOfSlip, slipIn } from "../../core/effect-error";
import { judging } from "../../core/judging";
import type { BattleFarmAbility, Card } from "./card-schema";
import { defaults } from "./options";
import { emptySet } from "./play/compiled-set";
import { compileAbilities, designOfCard } from "./play/designs";
import { vocabulary } from "./play/vocabulary";
import { report } from "./problems";

const firstEdition = judging(() => emptySet({ options: defaults }), vocabulary);
const laterEdition = judging(() => emptySet({ options: { ...defaults, edition: "later" } }), vocabulary);

/** Whether the engine can play the card's abilities, in both editions. One at a time, so that each slip is told where it is. */
export function checkAbilities(card: Card, name: string): Problem[] {
  const found = (abilities: readonly BattleFarmAbility[], where: string, edition: typeof firstEdition): Problem[] =>
    abilities.flatMap((ability, n) => {
      const slip = slipOfOne(card, ability, edition);
      if (slip === null) return [];
      const field = placeOfSlip(slip, ability, `${where}/${n}`);
      return [report("battle-farm/bad-effect", { field }, { card: name, reason: slip.message })];
    });
  return [
    ...found(card.abilities ?? [], "/abilities", firstEdition),
    ...found(card.later?.abilities ?? [], "/later/abilities", laterEdition),
  ];
}

/** Why the engine can't play what the card does; null if it can. */
export const slipOf = (card: Card): EffectError | null =>
  (card.abilities ?? []).map((ability) => slipOfOne(card, ability, firstEdition)).find((slip) => slip !== null) ?? null;

function slipOfOne(card: Card, ability: BattleFarmAbility, edition: typeof firstEdition): EffectError | null {
  const { set, words } = edition();
  const slip = slipIn(() => compileAbilities(set, words, designOfCard(set, "", card), [ability]));
  const happens = card.kind !== "crop" || ability.on?.some((trigger) => trigger !== "whileGrowing");
  return slip ?? (ability.do === undefined || happens ? null : new EffectError("It doesn't say when it happens."));
}
