import type { GameId } from "../../schemas/game-id";
import { valueAt } from "../../schemas/json-pointer";
import { bytesOf } from "../archive/utf8";
import { readDocument } from "../document";
import { targetLanguages } from "../languages/tags";
import { translationSheet, translationTable } from "../languages/translation-table";
import { cardIdOf } from "../paths";
import { type Files, manifestOf } from "../project-text";
import { cellOf, columnsInTables, type TableColumn } from "./columns";
import { asItWas, defused, writeDelimited } from "./delimited";
import { tableOfDecks } from "./plan-decks";
import { writeXlsx } from "./xlsx/write-xlsx";

/** The cards that can be read, by id. */
function cardsOf(files: Files, game: GameId): [string, object][] {
  const cards = [...files].flatMap(([path, text]): [string, object][] => {
    const id = cardIdOf(path);
    const card = id === undefined ? undefined : readDocument<object>(path, text, game).value;
    return id === undefined || !card ? [] : [[id, card]];
  });
  return cards.sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Fields of a group have columns of their own; that it is empty has one where some is. */
const hasColumn = (card: unknown, column: TableColumn): boolean => {
  const value = valueAt(card, column.at);
  return column.kind === "group" ? cellOf(value, column) !== "" : value !== undefined;
};

/** As rows, under headings by which they find back. Fields that no card has are left out. */
function tableOfCards(files: Files, game: GameId): string[][] {
  const cards = cardsOf(files, game);
  const columns = columnsInTables(game).filter(
    (column) => column.name === "name" || cards.some(([, card]) => hasColumn(card, column)),
  );
  return [
    ["id", ...columns.map(({ name }) => name)],
    ...cards.map(([id, card]) => [id, ...columns.map((column) => defused(cellOf(valueAt(card, column.at), column)))]),
  ];
}

/** As one list, each with its id. */
const cardsAsJson = (files: Files, game: GameId): string =>
  `${JSON.stringify(
    cardsOf(files, game).map(([id, card]) => {
      const { $schema: _schema, ...fields } = card as Record<string, unknown>;
      return { id, ...fields };
    }),
    null,
    2,
  )}\n`;

/** A list of cards as rows of a table: a heading for each place that any of them has. */
export function rowsOfJson(list: readonly unknown[], game: GameId): string[][] {
  const columns = columnsInTables(game).filter((column) => list.some((card) => hasColumn(card, column)));
  const told = (value: unknown): string => (typeof value === "string" ? value : "");
  return [
    ["id", ...columns.map(({ name }) => name)],
    ...list.map((card) => [
      told(valueAt(card, "/id")),
      ...columns.map((column) => defused(cellOf(valueAt(card, column.at), column))),
    ]),
  ];
}

export const tableFormats = ["xlsx", "csv", "tsv", "json"] as const;
export type TableFormat = (typeof tableFormats)[number];

/** The cards as a file; in a workbook the decks stand on a sheet beside them, and translations where there are languages. */
export function tableFile(files: Files, game: GameId, format: TableFormat): Uint8Array {
  if (format === "json") return bytesOf(cardsAsJson(files, game));
  const cards = tableOfCards(files, game);
  if (format !== "xlsx") return bytesOf(writeDelimited(cards, format === "csv" ? "," : "\t"));
  const sheets = [
    { name: "Cards", rows: cards },
    { name: "Decks", rows: tableOfDecks(files, game) },
    ...(targetLanguages(manifestOf(files) ?? {}).length > 0
      ? [{ name: translationSheet, rows: translationTable(files, game) }]
      : []),
  ];
  // In a workbook a text is one by its cell, and needs no apostrophe.
  return writeXlsx(sheets.map(({ name, rows }) => ({ name, rows: rows.map((cells) => cells.map(asItWas)) })));
}
