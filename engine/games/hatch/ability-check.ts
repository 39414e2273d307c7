import type { HatchCard } from "../../../schemas/cards/hatch";
import type { Problem } from "../../../schemas/problem";
import { EffectError } from "../../core/compiler";
import { hatchDefaults } from "./options";
import { addAbilities } from "./play/abilities";
import { designOfCard, emptyTable } from "./play/table";
import { hatchVocabulary } from "./play/vocabulary";
import { hatchProblems } from "./problems";

/** Whether the engine can play the card's abilities. One at a time, so that each slip is told where it is. */
export function checkAbilities(card: HatchCard, name: string): Problem[] {
  return (card.abilities ?? []).flatMap((ability, n) => {
    const reason = slipOf({ ...card, abilities: [ability] });
    if (reason === null) return [];
    return [hatchProblems.report("hatch/bad-ability", { field: `/abilities/${n}` }, { card: name, reason })];
  });
}

function slipOf(card: HatchCard): string | null {
  const table = emptyTable(hatchDefaults);
  try {
    addAbilities(table, hatchVocabulary(table), designOfCard(0, "", card), card);
    return null;
  } catch (reason) {
    if (!(reason instanceof EffectError)) throw reason;
    return reason.message;
  }
}
