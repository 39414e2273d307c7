import { folded } from "../search/folded";
import { writeDelimited } from "../tables/delimited";
import type { Sheet } from "../tables/xlsx/read-xlsx";
import { isTableOfDecks, readDeckTable } from "./read-deck-table";

/** A sheet of a workbook as the text that a deck is read from. */
export interface DeckSheet {
  name: string;
  text: string;
}

const asTexts = (sheets: readonly Sheet[]): DeckSheet[] =>
  sheets
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

/** Whether a workbook holds decks and no cards. */
export function holdsOnlyDecks(sheets: readonly Sheet[]): boolean {
  const all = asTexts(sheets);
  return all.length > 0 && all.every(({ text }) => isTableOfDecks(text));
}

/** The sheets that a deck may be on: those with its columns, the one called after it first; without any, all that aren't empty. */
export function deckSheets(sheets: readonly Sheet[]): DeckSheet[] {
  const all = asTexts(sheets);
  const decks = all.filter(({ text }) => readDeckTable(text, []) !== undefined);
  const isCalledDeck = ({ name }: DeckSheet): number => (/^decks?$/.test(folded(name)) ? 0 : 1);
  return (decks.length > 0 ? decks : all).toSorted((a, b) => isCalledDeck(a) - isCalledDeck(b));
}
