import { getOrAdd } from "../../press/get-or-add";
import { schemasOf } from "../../project/editor-schemas";
import type { GameId } from "../../schemas/game-id";
import { jsonSchemaFile, jsonSchemaText } from "../../schemas/json-schema";
import type { Disk } from "./disk";
import { runOperations } from "./operations";
import { absolute, schemaFolder } from "./places";
import { readText } from "./read-text";

/** The schemas that a project's files name, next to them, so that any editor can validate a card without a network. */
export const schemaFiles = (game: GameId): ReadonlyMap<string, string> =>
  getOrAdd(
    made,
    game,
    () => new Map(schemasOf(game).map((entry) => [`${schemaFolder}/${jsonSchemaFile(entry)}`, jsonSchemaText(entry)])),
  );

/** Half a megabyte of text, and each project of a game that is made or opened needs the same. */
const made = new Map<GameId, ReadonlyMap<string, string>>();

/** Writes those that are missing or were written by another version. */
export async function refreshSchemaFiles(disk: Disk, root: string, game: GameId): Promise<void> {
  const isOther = (path: string): boolean => !["file", undefined].includes(disk.look(absolute(root, path))?.kind);
  const stale = [...schemaFiles(game)].filter(
    ([path, text]) => !isOther(path) && readText(disk, root, path)?.file.text !== text,
  );
  await runOperations(
    disk,
    root,
    stale.map(([path, text]) => ({ do: "write", path, text })),
  );
}
