/** Tables as text: values apart by commas, semicolons or tabs, in quotes where they hold one of those or a line break. */

export type Separator = "," | ";" | "\t";

/** More than any set of cards, and no more than is changed in one step; a table that goes on is refused. */
export const mostRows = 20_000;
export const mostColumns = 1_000;

/** The rows, blank ones left out; each with its number as a spreadsheet counts. */
export interface TableRow {
  row: number;
  cells: string[];
}

export interface Delimited {
  separator: Separator;
  rows: TableRow[];
  /** Where a quote begins that is never closed, or only in the middle of a later row: it is read as a plain sign. */
  openQuotes: readonly { row: number; line: number }[];
  /** What there is more of than a table may have; it is cut there. */
  over: "rows" | "columns" | undefined;
}

/** By the separator that stands most often in the first line, unless it is known. */
export function readDelimited(text: string, separator = separatorOf(text)): Delimited {
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let cell = "";
  let row = 1;
  let isWide = false;
  const openQuotes: { row: number; line: number }[] = [];
  let [counted, line] = [0, 1];
  const lineAt = (at: number): number => {
    line += text.slice(counted, at).match(lineEnds)?.length ?? 0;
    counted = at;
    return line;
  };
  const endRow = () => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== "")) rows.push({ row, cells });
    [cells, cell] = [[], ""];
    row += 1;
  };
  for (let at = 0; at < text.length && rows.length <= mostRows && !isWide; at++) {
    const letter = text[at]!;
    if (letter === '"' && cell === "") {
      const end = closingQuote(text, at);
      const inner = text.slice(at + 1, end);
      if (end < 0 || (lineEnd.test(inner) && isWithinCell(text, end + 1, separator))) {
        openQuotes.push({ row, line: lineAt(at) });
        cell += letter;
      } else {
        cell = inner.replaceAll('""', '"');
        at = end;
      }
    } else if (letter !== separator && letter !== "\n" && letter !== "\r") cell += letter;
    else if (letter === separator) {
      cells.push(cell);
      cell = "";
      isWide = cells.length >= mostColumns;
    } else if (letter === "\n" || text[at + 1] !== "\n") endRow();
  }
  if (cell !== "" || cells.length > 0) endRow();
  return { separator, rows, openQuotes, over: isWide ? "columns" : rows.length > mostRows ? "rows" : undefined };
}

const lineEnd = /[\r\n]/;
const lineEnds = /\r\n|\r|\n/g;

/** Where what is quoted from here ends; a doubled quote within it is one that was written. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

/** Whether more of a cell stands here than the blanks that some programs leave. */
function isWithinCell(text: string, at: number, separator: Separator): boolean {
  const next = /[^ ]/g;
  next.lastIndex = at;
  const [letter] = next.exec(text) ?? [];
  return letter !== undefined && letter !== separator && !lineEnd.test(letter);
}

function separatorOf(text: string): Separator {
  const [first = ""] = text.split(/\r?\n/, 1);
  return ([",", ";", "\t"] as const).toSorted((a, b) => first.split(b).length - first.split(a).length)[0]!;
}

export const writeDelimited = (rows: readonly (readonly string[])[], separator: Separator): string =>
  rows.map((cells) => `${cells.map((cell) => quoted(cell, separator)).join(separator)}\r\n`).join("");

const quoted = (cell: string, separator: Separator): string =>
  /["\r\n]/.test(cell) || cell.includes(separator) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell;

/** A spreadsheet runs what begins so, unless an apostrophe stands before it; numbers are no formula. */
const formulaLike = /^'*[=+\-@\t\r]/;
const number = /^-?\d+(\.\d+)?$/;

export const defused = (cell: string): string => (formulaLike.test(cell) && !number.test(cell) ? `'${cell}` : cell);
export const asItWas = (cell: string): string =>
  cell.startsWith("'") && formulaLike.test(cell) ? cell.slice(1) : cell;
