import { readDocument } from "../../../project/document";
import { formatDocument } from "../../../project/format";
import { documentFolders, freeId, slug } from "../../../project/paths";
import type { Files } from "../../../project/project-text";
import type { FreeTable } from "../../../schemas/free-table";
import type { GameId } from "../../../schemas/game-id";

/** Free tables as files of the project. */

const folder = documentFolders["free-table"];
const tablePath = (id: string): string => `${folder}/${id}.json`;

export interface SavedTable {
  path: string;
  name: string;
  /** Absent while the file can't be read as a free table. */
  table: FreeTable | undefined;
}

export function savedTables(files: Files, game: GameId): SavedTable[] {
  const found: SavedTable[] = [];
  for (const [path, text] of files) {
    if (!path.startsWith(`${folder}/`)) continue;
    const table = readDocument<FreeTable>(path, text, game).value;
    found.push({ path, name: table?.name ?? path.slice(folder.length + 1, -".json".length), table });
  }
  return found.sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
}

/** A free table in what was kept, if it is one. */
export const tableIn = (kept: unknown, game: GameId): FreeTable | undefined =>
  readDocument<FreeTable>(tablePath("kept"), JSON.stringify(kept), game).value;

/** Overwrites `path`, if it is still there. */
export function planSaveTable(files: Files, game: GameId, table: FreeTable, path: string | null) {
  const free = freeId(slug(table.name, "table"), (id) => files.has(tablePath(id)));
  const target = path !== null && files.has(path) ? path : tablePath(free);
  const text = formatDocument({ $schema: "../schemas/free-table.schema.json", ...table }, "free-table", game);
  return { label: `Save the free table ${table.name}`, changes: [{ path: target, text }], path: target };
}

export const planDeleteTable = ({ path, name }: SavedTable) => ({
  label: `Delete the free table ${name}`,
  changes: [{ path, text: null }],
});
