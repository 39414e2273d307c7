import type { SheetColumn } from "./sheet-columns";
import { numberIn, type SheetRow, type TellsOf } from "./tell-cell";

/** What the numbers among some cells come to. */
export interface RangeSum {
  cells: number;
  /** How many of them hold a number. */
  numbers: number;
  sum: number;
  least: number;
  most: number;
}

export function rangeSum(rows: readonly SheetRow[], columns: readonly SheetColumn[], around: TellsOf): RangeSum {
  const found: RangeSum = {
    cells: rows.length * columns.length,
    numbers: 0,
    sum: 0,
    least: Number.POSITIVE_INFINITY,
    most: Number.NEGATIVE_INFINITY,
  };
  for (const column of columns.filter(({ isNumber }) => isNumber))
    for (const row of rows) {
      const number = numberIn(row, column, around);
      if (number === undefined) continue;
      found.numbers += 1;
      found.sum += number;
      found.least = Math.min(found.least, number);
      found.most = Math.max(found.most, number);
    }
  return found;
}
