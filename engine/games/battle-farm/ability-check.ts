import type { Problem } from "../../../schemas/problem";
import { slipIn } from "../../core/compiler";
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
      const reason = slipOf(card, ability, options);
      return reason === null
        ? []
        : [report("battle-farm/bad-effect", { field: `${where}/${n}` }, { card: name, reason })];
    });
  return [
    ...found(card.abilities ?? [], "/abilities", defaults),
    ...found(card.later?.abilities ?? [], "/later/abilities", laterRules),
  ];
}

function slipOf(card: Card, ability: BattleFarmAbility, options: Options): string | null {
  const set = emptySet({ options });
  const slip = slipIn(() => compileAbilities(set, vocabulary(set), designOfCard(set, "", card), [ability]));
  const happens = card.kind !== "crop" || ability.on?.some((trigger) => trigger !== "whileGrowing");
  return slip ?? (ability.do === undefined || happens ? null : "It doesn't say when it happens.");
}
