import type { GameId } from "../../schemas/game-id";
import { readJson } from "../../schemas/json-text";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import { isTranslationTable } from "../languages/translation-table";
import { documentProblems } from "../problems";
import { folded } from "../search/folded";
import { mostColumns, mostRows, readDelimited, type TableRow } from "./delimited";
import { rowsOfJson } from "./table-of-cards";
import { readTableText } from "./table-text";
import { readXlsx, type Sheet } from "./xlsx/read-xlsx";

/** A file that somebody made elsewhere, as tables: of cards, and in a workbook of what else it has. */
export interface ReadTable {
  cards: readonly TableRow[];
  decks?: readonly TableRow[];
  translations?: readonly TableRow[];
  /** There is nothing but translations in it. */
  isTranslations?: true;
  /** What is worth knowing of how it was read. */
  notes: readonly Problem[];
}

/** Bytes; the workbook of 10,000 cards with their translations has a fifth. */
export const mostTableBytes = 50_000_000;
export const tableEndings = ["csv", "tsv", "txt", "xlsx", "json"] as const;

const endingOf = (file: string): string => /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? "";
export const isTableFile = (file: string): boolean => (tableEndings as readonly string[]).includes(endingOf(file));

/** `file`: how it is called, for its ending and for people. */
export function readTable(file: string, bytes: Uint8Array, game: GameId): Result<ReadTable> {
  const large = (most: string) => fail(documentProblems.report("table/too-large", {}, { file, most }));
  if (bytes.length > mostTableBytes) return large(`${mostTableBytes / 1_000_000} MB`);
  // A zip, whatever it is called.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readWorkbook(file, bytes);
  const read = readTableText(bytes);
  if (!read) return fail(documentProblems.report("table/not-text", {}, { file }));
  const notes: Problem[] =
    read.encoding === "Windows-1252" ? [documentProblems.report("table/old-letters", {}, { file })] : [];
  if (endingOf(file) === "json") {
    const list = readJson(read.text);
    if (!list.ok || !Array.isArray(list.json)) return fail(documentProblems.report("table/no-list", {}, { file }));
    if (list.json.length > mostRows) return large(rowsAtMost);
    const cards = rowsOfJson(list.json, game).map((cells, at) => ({ row: at + 1, cells }));
    return succeed({ cards, notes });
  }
  const { rows, over, openQuotes } = readDelimited(read.text);
  if (over) return large(over === "rows" ? rowsAtMost : `${mostColumns.toLocaleString("en")} columns`);
  for (const { row, line } of openQuotes) notes.push(documentProblems.report("table/open-quote", { row }, { line }));
  return succeed(isTranslationTable(rows) ? translationsAlone(rows, notes) : { cards: rows, notes });
}

const translationsAlone = (rows: readonly TableRow[], notes: readonly Problem[]): ReadTable => ({
  cards: rows,
  translations: rows,
  isTranslations: true,
  notes,
});

const rowsAtMost = `${mostRows.toLocaleString("en")} rows`;

/** The sheet that is called after the cards, or else the first; and the one of the decks. */
function readWorkbook(file: string, bytes: Uint8Array): Result<ReadTable> {
  const read = readXlsx(file, bytes);
  if (!read.ok) return read;
  const named = (name: string): Sheet | undefined => read.value.find((sheet) => folded(sheet.name) === name);
  const decks = named("decks");
  const translations = named("translations");
  const cards = named("cards") ?? read.value.find((sheet) => sheet !== decks && sheet !== translations);
  const alone = cards && isTranslationTable(cards.rows) ? cards : cards ? undefined : translations;
  if (alone && !decks) return succeed(translationsAlone(alone.rows, []));
  return succeed({
    cards: cards?.rows ?? [],
    ...(decks && { decks: decks.rows }),
    ...(translations && { translations: translations.rows }),
    notes: [],
  });
}
