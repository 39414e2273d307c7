import type { Problem } from "../../../schemas/problem";
import { EffectError, placeOfSlip, slipIn } from "../../core/effect-error";
import type { BattleFarmAbility, Card } from "./card-schema";
import { defaults, type Options } from "./options";
import { emptySet } from "./play/compiled-set";
import { compileAbilities, designOfCard } from "./play/designs";
import { vocabulary } from "./play/vocabulary";
import { report } from "./problems";

const laterRules: Options = { ...defaults, edition: "later" };

/** Whether the engine can play the card's abilities, in both editions. One at a time, so that each slip is told where it is. */
export function checkAbilities(card: Card, name: string): Problem[] {
  const found = (abilities: readonly BattleFarmAbility[], where: string, options: Options): Problem[] =>
    abilities.flatMap((ability, n) => {
      const slip = slipOfOne(card, ability, options);
      if (slip === null) return [];
      const field = placeOfSlip(slip, ability, `${where}/${n}`);
      return [report("battle-farm/bad-effect", { field }, { card: name, reason: slip.message })];
    });
  return [
    ...found(card.abilities ?? [], "/abilities", defaults),
    ...found(card.later?.abilities ?? [], "/later/abilities", laterRules),
  ];
}

/** Why the engine can't play what the card does; null if it can. */
export const slipOf = (card: Card): EffectError | null =>
  (card.abilities ?? []).map((ability) => slipOfOne(card, ability, defaults)).find((slip) => slip !== null) ?? null;

function slipOfOne(card: Card, ability: BattleFarmAbility, options: Options): EffectError | null {
  const set = emptySet({ options });
  const slip = slipIn(() => compileAbilities(set, vocabulary(set), designOfCard(set, "", card), [ability]));
  const happens = card.kind !== "crop" || ability.on?.some((trigger) => trigger !== "whileGrowing");
  return slip ?? (ability.do === undefined || happens ? null : new EffectError("It doesn't say when it happens."));
}
