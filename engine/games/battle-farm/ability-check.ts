import type { BattleFarmAbility, BattleFarmCard } from "../../../schemas/cards/battle-farm";
import type { Problem } from "../../../schemas/problem";
import { EffectError } from "../../core/compiler";
import { type BattleFarmOptions, battleFarmDefaults } from "./options";
import { addAbilities, designOfCard, inEdition } from "./play/abilities";
import { emptyTable } from "./play/table";
import { battleFarmVocabulary } from "./play/vocabulary";
import { battleFarmProblems } from "./problems";

const { report } = battleFarmProblems;
const laterRules = { ...battleFarmDefaults, edition: "later" } as BattleFarmOptions;

/** Whether the engine can play the card's abilities, in both editions. One at a time, so that each slip is told where it is. */
export function checkAbilities(card: BattleFarmCard, name: string): Problem[] {
  const found = (abilities: readonly BattleFarmAbility[], where: string, options: BattleFarmOptions): Problem[] =>
    abilities.flatMap((ability, n) => {
      const reason = slipOf(card, ability, options);
      return reason === null
        ? []
        : [report("battle-farm/bad-effect", { field: `${where}/${n}` }, { card: name, reason })];
    });
  return [
    ...found(card.abilities ?? [], "/abilities", battleFarmDefaults),
    ...found(card.later?.abilities ?? [], "/later/abilities", laterRules),
  ];
}

function slipOf(card: BattleFarmCard, ability: BattleFarmAbility, options: BattleFarmOptions): string | null {
  if (card.kind === "crop" && ability.do !== undefined && !ability.on?.some((trigger) => trigger !== "whileGrowing"))
    return "It doesn't say when it happens.";
  const table = emptyTable(options);
  try {
    addAbilities(table, battleFarmVocabulary(table), designOfCard(0, "", inEdition(card, options), true), [ability]);
    return null;
  } catch (reason) {
    if (!(reason instanceof EffectError)) throw reason;
    return reason.message;
  }
}
