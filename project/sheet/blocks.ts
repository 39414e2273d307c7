import { asItWas, defused, readDelimited, writeDelimited } from "../tables/delimited";

/** Cells on their way through the clipboard, as every spreadsheet writes and reads them. */
export type Block = readonly (readonly string[])[];

/** What begins like a formula is written so that no spreadsheet runs it. */
export const writeBlock = (block: Block): string =>
  writeDelimited(
    block.map((cells) => cells.map(defused)),
    "\t",
  );

/** Rows that are empty count: they empty cells. */
export function readBlock(text: string): string[][] {
  const { rows } = readDelimited(text.replace(/(\r\n|\r|\n)$/, ""), "\t");
  const block = Array.from({ length: rows.at(-1)?.row ?? 1 }, (): string[] => [""]);
  for (const { row, cells } of rows) block[row - 1] = cells.map(asItWas);
  return block;
}
