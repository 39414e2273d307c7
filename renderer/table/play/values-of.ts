import { cardsOf, type TableValue, type TableView, tableKeys } from "../../../engine/core/table-view";

/** The numbers of a thing on the table, or the one number that a key means. */
export function valuesOf(key: string, view: TableView): readonly TableValue[] {
  const card = cardsOf(view).find(({ instance }) => instance !== undefined && tableKeys.card(instance) === key);
  if (card) return card.values ?? [];
  for (const { seat, values } of view.seats) {
    const own = tableKeys.seat(seat);
    if (own === key) return values;
    const value = values.find(({ label }) => tableKeys.value(own, label) === key);
    if (value) return [value];
  }
  return view.ends?.find(({ seat }) => tableKeys.end(seat) === key)?.values ?? [];
}
