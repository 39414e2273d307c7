import { type ImportMode, type ImportPlan, planImport } from "../../project/tables/plan-import";
import { mostTableBytes, type ReadTable, readTable } from "../../project/tables/read-table";
import { isTableMap, type TableMap } from "../../project/tables/table-map";
import type { GameId } from "../../schemas/game-id";
import { readJson } from "../../schemas/json-text";
import { readGiven, readGivenBytes } from "../given-file";
import { CannotDo } from "./command";
import { editFolder } from "./edit-folder";
import { gameOfProject } from "./game-of-project";
import { cliProblems } from "./problems";
import { readProject } from "./read-project";

interface Wish {
  mode: ImportMode;
  /** The file that says which column is what. */
  map: string | undefined;
  isMeant: boolean;
  /** Whether a mirror of nothing is meant. */
  mayEmpty: boolean;
  /** The file as it was when it last came in. */
  former: string | undefined;
  /** Of what was changed here as well, what is taken from the table, as it was written. */
  take: string | undefined;
}

export async function importTable(
  table: string,
  folder: string,
  { mode, map, isMeant, mayEmpty, former, take }: Wish,
): Promise<ImportPlan> {
  const game = gameOfProject(readProject(folder).files);
  const { cards, decks, translations, notes } = tableIn(table, game);
  if (mode === "mirror" && cards.length < 2 && !mayEmpty)
    throw new CannotDo(cliProblems.report("cli/empty-mirror", {}, { file: table }));
  const wanted = map === undefined ? undefined : mapIn(map);
  const before = former === undefined ? undefined : tableIn(former, game);
  const fromTable = take === "all" ? "all" : new Set(take === "none" ? [] : take?.split(",").map((key) => key.trim()));
  return editFolder(folder, isMeant, (files) => {
    const wish = { mode, map: wanted, decks, translations, former: before, fromTable } as const;
    const plan = planImport(files, game, cards, wish);
    const known = new Set(plan.clashes.map(({ key }) => key));
    const strange = fromTable === "all" ? undefined : [...fromTable].find((key) => !known.has(key));
    if (strange !== undefined) throw new CannotDo(cliProblems.report("cli/no-clash", {}, { cell: strange }));
    return { edit: plan.edit, value: { ...plan, problems: [...notes, ...plan.problems] } };
  });
}

export function tableIn(file: string, game: GameId): ReadTable {
  const bytes = readGivenBytes(file, mostTableBytes);
  if (!bytes.ok) throw new CannotDo(bytes.problem);
  const read = readTable(file, bytes.value, game);
  if (!read.ok) throw new CannotDo(read.problem);
  return read.value;
}

function mapIn(file: string): TableMap {
  const read = readJson(given(file));
  if (read.ok && isTableMap(read.json)) return read.json;
  throw new CannotDo(cliProblems.report("cli/no-map", {}, { file }));
}

function given(file: string): string {
  const read = readGiven(file);
  if (!read.ok) throw new CannotDo(read.problem);
  return read.value;
}
