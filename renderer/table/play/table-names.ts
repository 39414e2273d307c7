import { createContext, useContext } from "react";
import { cardsOf, type TableView } from "../../../engine/core/table-view";
import type { InPlay } from "./in-play";
import { wordsForKey } from "./words-for-key";

/** What keys and numbers mean as the table lies now: others at each moment, unlike what all parts of the table share. */
interface TableNames {
  /** Which card an instance is, if that may be known. */
  cardOf(instance: number): string | undefined;
  /** What a key of the table is called. */
  nameOf(key: string): string;
}

export const TableNamesContext = createContext<TableNames | null>(null);

export function useTableNames(): TableNames {
  const names = useContext(TableNamesContext);
  if (!names) throw new Error("There is no table around this.");
  return names;
}

export const tableNames = (table: TableView, cards: InPlay["cards"]): TableNames => ({
  cardOf: (instance) => cardsOf(table).find((each) => each.instance === instance)?.card,
  nameOf: (key) => wordsForKey(key, table, cards),
});
