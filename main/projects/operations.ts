import { type Replacement, replaceFiles } from "./atomic-write";
import { type Disk, isSameStamp, type Stamp } from "./disk";
import { FolderGuard } from "./folder-guard";
import { absolute, ownFolder, timeName, trashFolder } from "./places";
import { decode } from "./read-text";

/**
 * What a save does to the disk, as data that a journal can hold. Every operation may be run again after it was run or
 * half run. `before` is the file that was meant to be replaced: anything else found there is somebody's work and is
 * moved to the trash instead of being lost. Operations on Cardwright's own files have none.
 */
export type Operation =
  | { do: "write"; path: string; text: string; before?: Stamp | null }
  | { do: "remove"; path: string; before?: Stamp | null }
  | { do: "move"; path: string; to: string };

/** A journal is read from a folder that anybody may have written to. */
export function isOperation(found: unknown): found is Operation {
  const { do: verb, path, to, text } = (found ?? {}) as Record<string, unknown>;
  if (typeof path !== "string") return false;
  if (verb === "write") return typeof text === "string";
  return verb === "move" ? typeof to === "string" : verb === "remove";
}

export const isOwnPath = (path: string): boolean => path.startsWith(`${ownFolder}/`);

/** Told of every operation as soon as it is done, so that a failure in the middle leaves no doubt about what is where. */
export type OnDone = (operation: Operation, stamp: Stamp | null) => void;

/** Runs moves and removals in order, then all writes. */
export async function runOperations(
  disk: Disk,
  root: string,
  operations: readonly Operation[],
  onDone: OnDone = () => {},
): Promise<void> {
  const folders = new FolderGuard(disk, root);
  for (const operation of operations) {
    if (operation.do === "write") continue;
    if (operation.do === "move") await move(operation.path, operation.to);
    else await remove(operation.path, operation.before);
    onDone(operation, null);
  }
  const replacements: Replacement[] = [];
  for (const operation of operations) {
    if (operation.do !== "write") continue;
    const file = await folders.ready(operation.path);
    const stranger = strangerIn(file, operation.before);
    if (stranger && holds(file, operation.text)) onDone(operation, stranger);
    else replacements.push(replacement(file, operation));
  }
  await replaceFiles(disk, replacements);
  await folders.sync();

  function replacement(file: string, operation: Operation & { do: "write" }): Replacement {
    const { path, text, before } = operation;
    return {
      file,
      content: text,
      async beforeRename() {
        if (strangerIn(file, before)) await move(path, strangerPath(path));
      },
      onDone: (stamp) => onDone(operation, stamp),
    };
  }

  async function remove(path: string, before: Stamp | null | undefined): Promise<void> {
    const file = absolute(root, path);
    if (!disk.stamp(file)) return;
    if (strangerIn(file, before)) await move(path, strangerPath(path));
    else await disk.remove(await folders.ready(path));
  }

  async function move(path: string, to: string): Promise<void> {
    const target = await folders.ready(to);
    // Names in the trash are never used twice: it was moved before, and what is in its place now came later.
    if (disk.stamp(target) || !disk.stamp(absolute(root, path))) return;
    await disk.rename(await folders.ready(path), target);
  }

  function strangerIn(file: string, before: Stamp | null | undefined): Stamp | null {
    const found = before === undefined ? null : disk.stamp(file);
    return found && !isSameStamp(found, before) ? found : null;
  }

  function holds(file: string, text: string): boolean {
    const { bytes } = disk.read(file, Buffer.byteLength(text));
    return bytes !== null && decode(bytes) === text;
  }
}

const strangerPath = (path: string): string => `${trashFolder}/${timeName(Date.now())}/${path}`;
