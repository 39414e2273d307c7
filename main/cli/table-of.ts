import { CannotDo } from "./command";
import { didYouMean } from "./did-you-mean";
import { cliProblems } from "./problems";

/** The rows of a table that have these columns. */
export async function tableOf(file: string, ...needed: readonly string[]): Promise<Record<string, string>[]> {
  const [{ readGiven }, { readTable }] = await Promise.all([import("../given-file"), import("./read-table")]);
  const text = readGiven(file);
  if (!text.ok) throw new CannotDo(text.problem);
  const rows = readTable(text.value);
  const columns = Object.keys(rows[0] ?? {});
  const column = needed.find((name) => !columns.includes(name));
  if (column === undefined) return rows;
  const params = { file, column, meant: didYouMean(column, columns), columns: columns.join(", ") || "–" };
  throw new CannotDo(cliProblems.report("cli/no-such-column", {}, params));
}
