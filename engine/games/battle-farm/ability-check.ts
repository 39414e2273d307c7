import type { Problem } from "../../../schemas/problem";
import { EffectError, slipIn } from "../../core/effect-error";
import { type CardPart, judging, partProblems } from "../../core/judging";
import type { BattleFarmAbility, Card } from "./card-schema";
import { defaults } from "./options";
import { emptySet } from "./play/compiled-set";
import { compileAbilities, designOfCard } from "./play/designs";
import { vocabulary } from "./play/vocabulary";
import { report } from "./problems";

const firstEdition = judging(() => emptySet({ options: defaults }), vocabulary);
const laterEdition = judging(() => emptySet({ options: { ...defaults, edition: "later" } }), vocabulary);

/** Whether the engine can play the card's abilities, in both editions. */
export function checkAbilities(card: Card, name: string): Problem[] {
  const found = (abilities: readonly BattleFarmAbility[], where: string, edition: typeof firstEdition): Problem[] =>
    partProblems(
      abilities.map((ability, n): CardPart<BattleFarmAbility> => [`${where}/${n}`, ability, ability]),
      (ability) => slipOfOne(card, ability, edition),
      (field, reason) => report("battle-farm/bad-effect", { field }, { card: name, reason }),
    );
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
