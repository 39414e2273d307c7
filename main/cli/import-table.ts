import { extname } from "node:path";
import { readDelimited, type TableRow } from "../../project/tables/delimited";
import { type ImportMode, type ImportPlan, planImport } from "../../project/tables/plan-import";
import { isTableMap, type TableMap } from "../../project/tables/table-map";
import { rowsOfJson } from "../../project/tables/table-of-cards";
import type { GameId } from "../../schemas/game-id";
import { readJson } from "../../schemas/json-text";
import { readGiven } from "../given-file";
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
}

export async function importTable(
  table: string,
  folder: string,
  { mode, map, isMeant, mayEmpty }: Wish,
): Promise<ImportPlan> {
  const game = gameOfProject(readProject(folder).files);
  const rows = rowsIn(table, game);
  if (mode === "mirror" && rows.length < 2 && !mayEmpty)
    throw new CannotDo(cliProblems.report("cli/empty-mirror", {}, { file: table }));
  const wanted = map === undefined ? undefined : mapIn(map);
  return editFolder(folder, isMeant, (files) => {
    const plan = planImport(files, game, rows, { mode, map: wanted });
    return { edit: plan.edit, value: plan };
  });
}

function rowsIn(file: string, game: GameId): readonly TableRow[] {
  const text = given(file);
  if (extname(file).toLowerCase() !== ".json") {
    const { rows, isCut } = readDelimited(text);
    if (isCut) throw new CannotDo(cliProblems.report("cli/too-many-rows", {}, { file, most: rows.length }));
    return rows;
  }
  const read = readJson(text);
  if (!read.ok || !Array.isArray(read.json)) throw new CannotDo(cliProblems.report("cli/no-list", {}, { file }));
  return rowsOfJson(read.json, game).map((cells, at) => ({ row: at + 1, cells }));
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
