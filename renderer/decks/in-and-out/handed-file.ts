import { type DeckSheet, deckSheets } from "../../../project/deck-lists/deck-sheets";
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
/** Tables that are dropped on the room are of cards; a deck's are chosen or dropped in the dialog. */
export const isDeckFile = (name: string): boolean => /\.(txt|dec|dek|json)$/i.test(name);

const mostBytes = 2_000_000;

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
  // A zip, whatever it is called.
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return { text: new TextDecoder().decode(bytes), name };
  const read = readXlsx(file.name, bytes);
  if (!read.ok) {
    tellProblem(read.problem);
    return undefined;
  }
  const sheets = deckSheets(read.value);
  if (sheets.length < 2) return { text: sheets[0]?.text ?? "", name };
  return { text: sheets[0]!.text, name, sheets };
}
