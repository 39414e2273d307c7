import { folded } from "../search/folded";
import { writeDelimited } from "../tables/delimited";
import type { Sheet } from "../tables/xlsx/read-xlsx";
import { readDeckTable } from "./read-deck-table";

/** A sheet of a workbook as the text that a deck is read from. */
export interface DeckSheet {
  name: string;
  text: string;
}

/** The sheets that a deck may be on: those with its columns, the one called after it first; without any, all that aren't empty. */
export function deckSheets(sheets: readonly Sheet[]): DeckSheet[] {
  const all = sheets
    .filter(({ rows }) => rows.length > 0)
    .map(
      ({ name, rows }): DeckSheet => ({
        name,
        text: writeDelimited(
          rows.map(({ cells }) => cells),
          "\t",
        ),
      }),
    );
  const decks = all.filter(({ text }) => readDeckTable(text, []) !== undefined);
  const isCalledDeck = ({ name }: DeckSheet): number => (/^decks?$/.test(folded(name)) ? 0 : 1);
  return (decks.length > 0 ? decks : all).toSorted((a, b) => isCalledDeck(a) - isCalledDeck(b));
}
