import type { CastleLanesCard } from "../../../schemas/cards/castle-lanes";
import type { Problem } from "../../../schemas/problem";
import { cardsNamedIn, slipIn } from "../../core/compiler";
import type { Json } from "../../core/vocabulary";
import { castleLanesRules } from "./options";
import { addAbilities, designOfCard } from "./play/abilities";
import { emptyTable } from "./play/table";
import { castleLanesVocabulary } from "./play/vocabulary";
import { castleLanesProblems } from "./problems";

const { report } = castleLanesProblems;

/** Whether the engine can play the card's abilities. One at a time, so that each slip is told where it is. */
export function checkAbilities(card: CastleLanesCard, name: string): Problem[] {
  return (card.abilities ?? []).flatMap((ability, n) => {
    const reason = slipOf({ ...card, abilities: [ability] });
    return reason === null
      ? []
      : [report("castle-lanes/bad-ability", { field: `/abilities/${n}` }, { card: name, reason })];
  });
}

/** The names that abilities give to cards are checked with the whole set, when a match is made. */
function slipOf(card: CastleLanesCard): string | null {
  const table = emptyTable(castleLanesRules);
  const named = [...cardsNamedIn(card.abilities as unknown as Json)];
  table.designs = ["", ...named].map((id, n) => designOfCard(n, id, card, table.lengths));
  table.indexOf = new Map(named.map((id, n) => [id, n + 1]));
  return slipIn(() => addAbilities(table, castleLanesVocabulary(table), table.designs[0]!, card));
}
