import type { Problem } from "../../schemas/problem";

/** Problems of a table as they are told: what is said of many rows in the same words is said once, and is one thing to mend. */
interface ToldTogether {
  problem: Problem;
  /** Where, as a spreadsheet counts; none where it is about the whole table. */
  rows: readonly number[];
}

export function toldTogether(problems: readonly Problem[]): ToldTogether[] {
  const told = new Map<string, { problem: Problem; rows: number[] }>();
  for (const problem of problems) {
    const { row, ...where } = problem.where;
    const key = JSON.stringify([problem.code, problem.message, problem.hint, where]);
    const known = told.get(key) ?? { problem, rows: [] };
    if (row !== undefined) known.rows.push(row);
    told.set(key, known);
  }
  return [...told.values()];
}

const named = 3;

/** “Row 4, cost”, or “57 rows (2, 3, 4 and 54 more), cost”. */
export function placeInTable({ problem, rows }: ToldTogether): string {
  const [first] = rows;
  const { column } = problem.where;
  const more = rows.length - named;
  const some = rows.slice(0, named).join(", ") + (more > 0 ? ` and ${more.toLocaleString("en")} more` : "");
  const where = rows.length > 1 ? `${rows.length.toLocaleString("en")} rows (${some})` : first && `Row ${first}`;
  return [where, column].filter(Boolean).join(", ");
}
