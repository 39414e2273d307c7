import { type Replacement, replaceFiles } from "./atomic-write";
import { type Disk, errorCode, isSameStamp, type Stamp, type Standing } from "./disk";
import { FolderGuard } from "./folder-guard";
import { absolute, isDocumentPath, isJournalPath, timeName, trashFolder } from "./places";
import { decode } from "./read-text";
import { setAside } from "./set-aside";

/**
 * What a save does to the disk, as data that a journal can hold. Every operation may be run again after it was run or
 * half run. `before` is the file that was meant to be replaced: anything else found there is somebody's work and is
 * moved to the trash instead of being lost. Operations on Cardwright's own files have none.
 */
export type Operation =
  | { do: "write"; path: string; text: string; before?: Stamp | null }
  | { do: "remove"; path: string; before?: Stamp | null }
  | { do: "move"; path: string; to: string };

/** A journal's operations lead to documents and to what is kept of them, whoever wrote it. */
export function isOperation(found: unknown): found is Operation {
  const { do: verb, path, to, text, before } = (found ?? {}) as Record<string, unknown>;
  if (typeof path !== "string" || !isJournalPath(path) || !isStampOrNone(before)) return false;
  if (verb === "write") return typeof text === "string";
  return verb === "move" ? typeof to === "string" && isJournalPath(to) : verb === "remove";
}

const isStampOrNone = (before: unknown): boolean => before === undefined || typeof before === "object";

export interface Undone {
  operation: Operation;
  reason: unknown;
}

/** Told of every operation as soon as it is done, so that a failure in the middle leaves no doubt about what is where. */
export type OnDone = (operation: Operation, stamp: Stamp | null) => void;

/** All operations, or the reason why one of them could not be done; the others were. */
export async function runOperations(
  disk: Disk,
  root: string,
  operations: readonly Operation[],
  onDone?: OnDone,
): Promise<void> {
  const [undone] = await tryOperations(disk, root, operations, onDone);
  if (undone) throw undone.reason;
}

/** Runs moves and removals in order, then all writes; what can't be done holds back nothing but its own path. */
export async function tryOperations(
  disk: Disk,
  root: string,
  operations: readonly Operation[],
  onDone: OnDone = () => {},
): Promise<Undone[]> {
  const folders = new FolderGuard(disk, root);
  const undone = new Map<Operation, unknown>();
  const reasonAt = new Map<string, unknown>();
  const giveUp = (operation: Operation, reason: unknown): void => {
    errorCode(reason);
    undone.set(operation, reason);
    reasonAt.set(operation.path, reason);
  };

  for (const operation of operations) {
    if (operation.do === "write") continue;
    try {
      if (operation.do === "move") await move(operation.path, operation.to);
      else await remove(operation.path, operation.before);
      onDone(operation, null);
    } catch (reason) {
      giveUp(operation, reason);
    }
  }
  const replacements: (Replacement & { operation: Operation })[] = [];
  for (const operation of operations) {
    if (operation.do !== "write") continue;
    try {
      // What should have made room for it is still there.
      if (reasonAt.has(operation.path)) throw reasonAt.get(operation.path);
      const file = await folders.ready(operation.path);
      const stranger = strangerIn(file, operation.before);
      if (stranger?.kind === "file" && holds(file, operation.text)) onDone(operation, stranger);
      else replacements.push(replacement(file, operation));
    } catch (reason) {
      giveUp(operation, reason);
    }
  }
  for (const { replacement, reason } of await replaceFiles(disk, replacements)) giveUp(replacement.operation, reason);
  await folders.sync();
  return [...undone].map(([operation, reason]) => ({ operation, reason }));

  function replacement(file: string, operation: Operation & { do: "write" }): Replacement & { operation: Operation } {
    const { path, text, before } = operation;
    return {
      operation,
      file,
      content: text,
      async beforeRename() {
        if (strangerIn(file, before)) await makeRoom(path);
      },
      onDone: (stamp) => onDone(operation, stamp),
    };
  }

  async function remove(path: string, before: Stamp | null | undefined): Promise<void> {
    const file = absolute(root, path);
    if (!disk.look(file)) return;
    await folders.ready(path);
    if (strangerIn(file, before)) await makeRoom(path);
    else await removeIfThere(disk, file);
  }

  async function move(path: string, to: string): Promise<void> {
    const target = await folders.ready(to);
    // Names in the trash are never used twice: it was moved before, and what is in its place now came later.
    if (disk.look(target) || !disk.look(absolute(root, path))) return;
    await disk.rename(await folders.ready(path), target);
  }

  /** Nobody's work is lost, and no folder, link or pipe keeps a text from its place. */
  async function makeRoom(path: string): Promise<void> {
    if (isDocumentPath(path)) await move(path, `${trashFolder}/${timeName(Date.now())}/${path}`);
    else await setAside(disk, absolute(root, path), "aside");
  }

  function strangerIn(file: string, before: Stamp | null | undefined): Standing | null {
    const found = disk.look(file);
    if (found?.kind !== "file") return found;
    return before === undefined || isSameStamp(found, before) ? null : found;
  }

  function holds(file: string, text: string): boolean {
    const { bytes } = disk.read(file, Buffer.byteLength(text));
    return bytes !== null && decode(bytes) === text;
  }
}

/** Gone is gone, whoever removed it and whatever became of the answer. */
export async function removeIfThere(disk: Disk, file: string): Promise<void> {
  await disk.remove(file).catch((reason) => {
    if (errorCode(reason) !== "ENOENT") throw reason;
  });
}
