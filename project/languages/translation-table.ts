import type { GameId } from "../../schemas/game-id";
import { bytesOf } from "../archive/utf8";
import type { Files } from "../project-text";
import { manifestOf } from "../project-text";
import { nameIn } from "../quick-name";
import { asItWas, defused, type TableRow, writeDelimited } from "../tables/delimited";
import { writeXlsx } from "../tables/xlsx/write-xlsx";
import { sourceLanguage, targetLanguages } from "./tags";
import { type TranslationRow, translationRows } from "./translations";

/** The texts of the set as a table for somebody who translates elsewhere: a row a text, a column a language. */

export const translationFormats = ["xlsx", "csv", "tsv"] as const;
export type TranslationFormat = (typeof translationFormats)[number];

export const placeHeading = "place";
export const translationSheet = "Translations";

/** Whether a table says of each row which text it is, as no table of cards does. */
export const isTranslationTable = ([head]: readonly TableRow[]): boolean => {
  const headings = (head?.cells ?? []).map((heading) => heading.trim().toLowerCase());
  return headings.includes(placeHeading) && headings.includes("of") && headings.includes("field");
};

/** How a row finds back: `cards/attack.json#/name`. */
export const placeOf = ({ path, unit }: Pick<TranslationRow, "path" | "unit">): string => `${path}#${unit.at}`;

/** What the texts of a document are called after: its name. */
export const ownerOf = (files: Files, path: string): string => nameIn(files.get(path) ?? "") ?? path;

/** `only`: the languages wanted, if not all. With one of them a column says how each text stands. */
export function translationTable(files: Files, game: GameId, only?: readonly string[]): string[][] {
  const manifest = manifestOf(files);
  if (!manifest) return [];
  const tags = targetLanguages(manifest).filter((tag) => only?.includes(tag) ?? true);
  const byTag = tags.map((tag) => translationRows(files, game, tag));
  const source = sourceLanguage(manifest);
  const rows = byTag[0] ?? translationRows(files, game, source);
  const [single] = byTag.length === 1 ? byTag : [];
  return [
    [placeHeading, "of", "field", source, ...tags, ...(single ? ["standing"] : [])],
    ...rows.map((row, n) => [
      placeOf(row),
      ...[ownerOf(files, row.path), row.unit.title, row.unit.source].map(defused),
      ...byTag.map((said) => defused(cellOf(said[n]!))),
      ...(single ? [single[n]!.standing] : []),
    ]),
  ];
}

/** What is missing is an empty cell, though something stands in for it on the card. */
const cellOf = ({ standing, printed }: TranslationRow): string => (standing === "missing" ? "" : printed);

export function translationFile(
  files: Files,
  game: GameId,
  format: TranslationFormat,
  only?: readonly string[],
): Uint8Array {
  const rows = translationTable(files, game, only);
  if (format !== "xlsx") return bytesOf(writeDelimited(rows, format === "csv" ? "," : "\t"));
  return writeXlsx([{ name: translationSheet, rows: rows.map((cells) => cells.map(asItWas)) }]);
}
