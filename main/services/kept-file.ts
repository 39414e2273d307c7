import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { readJson } from "../../schemas/json-text";
import { replaceFile } from "../projects/atomic-write";
import { nodeDisk } from "../projects/disk";
import { areRealFolders, FolderGuard, foldersAbove } from "../projects/folder-guard";
import { ignoreOwnFolder } from "../projects/own-folder";
import { absolute, folderOf } from "../projects/places";

/** A small JSON file of Cardwright's own. Unreadable or foreign content counts as none: it is only ever a convenience. */

const maxBytes = 20_000_000;

export async function readKept(file: string): Promise<unknown> {
  try {
    const read = readJson(nodeDisk.read(file, maxBytes).bytes?.toString("utf8") ?? "");
    return read.ok ? read.json : undefined;
  } catch {
    return undefined;
  }
}

const writes = new Map<string, Promise<void>>();

/** Once all that is being written is on disk, or was refused. */
export async function whenWritten(): Promise<void> {
  await Promise.allSettled(writes.values());
}

/** Written beside and renamed, one write after another. False when the disk refuses. */
export const writeKept = (file: string, value: unknown): Promise<boolean> =>
  inTurn(file, async () => {
    await mkdir(dirname(file), { recursive: true });
    await replaceFile(nodeDisk, file, textOf(value));
  });

/** The same in a project's own folder, which may come from a stranger: nothing is read or written through a link. */
export async function readKeptIn(root: string, path: string): Promise<unknown> {
  try {
    const isOurs = areRealFolders(nodeDisk, root, foldersAbove(path));
    return isOurs && nodeDisk.look(absolute(root, path))?.kind === "file" ? readKept(absolute(root, path)) : undefined;
  } catch {
    return undefined;
  }
}

export const writeKeptIn = (root: string, path: string, value: unknown): Promise<boolean> =>
  inTurn(absolute(root, path), async () => {
    await new FolderGuard(nodeDisk, root).make(folderOf(path));
    await replaceFile(nodeDisk, absolute(root, path), textOf(value));
    await ignoreOwnFolder(nodeDisk, root);
  });

const textOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function inTurn(file: string, work: () => Promise<void>): Promise<boolean> {
  const before = writes.get(file) ?? Promise.resolve();
  const write = before.catch(() => undefined).then(work);
  writes.set(file, write);
  return write.then(
    () => true,
    () => false,
  );
}
