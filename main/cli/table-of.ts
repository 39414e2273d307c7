import { CannotDo } from "./command";
import { didYouMean } from "./did-you-mean";
import { cliProblems } from "./problems";

/** The rows of a table that have these columns. */
export async function tableOf(file: string, ...needed: readonly string[]): Promise<Record<string, string>[]> {
  const { readGiven } = await import("../given-file");
  const { readDelimited } = await import("../../project/tables/delimited");
  const text = readGiven(file);
  if (!text.ok) throw new CannotDo(text.problem);
  const [head, ...body] = readDelimited(text.value).rows;
  const headings = (head?.cells ?? []).map((name) => name.trim());
  const rows = body.map(({ cells }) => Object.fromEntries(headings.map((name, n) => [name, cells[n] ?? ""])));
  const columns = rows.length > 0 ? headings : [];
  const column = needed.find((name) => !columns.includes(name));
  if (column === undefined) return rows;
  const params = { file, column, meant: didYouMean(column, columns), columns: columns.join(", ") || "–" };
  throw new CannotDo(cliProblems.report("cli/no-such-column", {}, params));
}
