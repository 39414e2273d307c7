import { cardsOf, type TableView, tableKeys, zonesOf } from "../../../engine/core/table-view";
import { type InPlay, nameOnTable } from "./in-play";

/** What a key of the table is called: a card by its name, and which one where several pieces are alike. */
export function wordsForKey(key: string, table: TableView, cards: InPlay["cards"]): string {
  const found = cardsOf(table).find(({ instance }) => instance !== undefined && tableKeys.card(instance) === key);
  if (found?.card !== undefined) return nameOnTable(cards, found.card, found.nth);
  const zone = zonesOf(table).find(({ id }) => tableKeys.zone(id) === key);
  const board = table.boards.find(({ id }) => tableKeys.board(id) === key);
  const place = table.boards.flatMap(({ places }) => places).find(({ id }) => tableKeys.place(id) === key);
  const seat = table.seats.find(({ seat: number }) => tableKeys.seat(number) === key);
  const end = table.ends?.find(({ seat: number }) => tableKeys.end(number) === key);
  const value = table.seats.flatMap(({ seat: number, values }) =>
    values.flatMap(({ label }) => (tableKeys.value(tableKeys.seat(number), label) === key ? [label] : [])),
  )[0];
  return value ?? zone?.label ?? board?.label ?? place?.label ?? end?.label ?? seat?.name ?? "this";
}
