import { type DeckSheet, deckSheets, holdsOnlyDecks } from "../../../project/deck-lists/deck-sheets";
import { isTableOfDecks } from "../../../project/deck-lists/read-deck-table";
import { isTableFile } from "../../../project/tables/read-table";
import { readXlsx } from "../../../project/tables/xlsx/read-xlsx";
import { tell, tellProblem } from "../../state/notices";

export interface Handed {
  text: string;
  /** Of its file, without the ending. */
  name?: string;
  /** Of a workbook, where there are several that a deck may be on. */
  sheets?: readonly DeckSheet[];
}

export const deckFiles = ".txt,.dec,.dek,.json,.csv,.tsv,.xlsx,text/plain,text/csv,application/json";
const mostBytes = 2_000_000;

/** Of what is dropped on the room: tables may as well be of cards. */
export const isDeckFile = (name: string): boolean => /\.(txt|dec|dek|json)$/i.test(name);
export const mayBeOfDecks = ({ name, size }: File): boolean =>
  !isDeckFile(name) && isTableFile(name) && size <= mostBytes;

export async function isTableOfDecksIn(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isZip(bytes)) return isTableOfDecks(new TextDecoder().decode(bytes));
  const read = readXlsx(file.name, bytes);
  return read.ok && holdsOnlyDecks(read.value);
}

/** A workbook, whatever it is called. */
const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** What is in it; nothing for what can be no deck, which is told. */
export async function readHanded(file: File): Promise<Handed | undefined> {
  const name = file.name.replace(/\.[^.]*$/, "").trim();
  if (file.size > mostBytes) {
    tell({
      tone: "error",
      message: `“${file.name}” is too large for a deck.`,
      hint: "Choose a file of less than 2 MB.",
    });
    return undefined;
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isZip(bytes)) return { text: new TextDecoder().decode(bytes), name };
  const read = readXlsx(file.name, bytes);
  if (!read.ok) {
    tellProblem(read.problem);
    return undefined;
  }
  const sheets = deckSheets(read.value);
  if (sheets.length < 2) return { text: sheets[0]?.text ?? "", name };
  return { text: sheets[0]!.text, name, sheets };
}
