import type { Stamp } from "./disk";
import type { Operation } from "./operations";
import { basePath, draftFolder, draftPath, timeName, trashFolder } from "./places";
import type { DiskFile } from "./read-text";
import type { WorkingCopy } from "./working-copy";

/** What has to happen on the disk so that it holds what is shown. Pure: from two states to a list of operations. */

const trashPath = (path: string, now: number): string => `${trashFolder}/${timeName(now)}/${path}`;

/** `held` can't be written at the moment; what is shown there is kept as drafts. */
export function planSave(
  copy: WorkingCopy,
  paths: Iterable<string>,
  now: number,
  held: Iterable<string> = [],
): Operation[] {
  const group = `${trashFolder}/${timeName(now)}`;
  const operations: Operation[] = [];
  for (const path of paths) {
    const text = copy.texts.get(path);
    if (text === undefined) planRemoval(copy, path, `${group}/${path}`, now, operations);
    else if (mayBeWritten(copy, path, text)) planWrite(copy, path, text, `${group}/${path}`, operations);
    else planDraft(copy, path, text, operations);
  }
  for (const path of held) {
    const text = copy.texts.get(path);
    if (text !== undefined) planDraft(copy, path, text, operations);
  }
  for (const { path, text } of copy.discarded) operations.push({ do: "write", path: trashPath(path, now), text });
  return operations;
}

const mayBeWritten = (copy: WorkingCopy, path: string, text: string): boolean =>
  !copy.conflicts.has(path) && (text === copy.onDisk.get(path)?.text || copy.isValid(path, text));

function planRemoval(copy: WorkingCopy, path: string, trash: string, now: number, operations: Operation[]): void {
  const file = copy.onDisk.get(path);
  const isElsewhere = copy.moved.has(path);
  const hasDraft = copy.drafts.has(path);
  if (file && isElsewhere && !hasDraft && file.text !== null && copy.isValid(path, file.text)) {
    operations.push({ do: "remove", path, ...beforeOf(file) });
  } else if (file) operations.push({ do: "move", path, to: trash });
  if (hasDraft && !isElsewhere) operations.push({ do: "move", path: draftPath(path), to: trashPath(path, now) });
  else planDraftRemoval(copy, path, operations);
  planBase(copy, path, null, operations);
}

function planWrite(copy: WorkingCopy, path: string, text: string, trash: string, operations: Operation[]): void {
  const file = copy.onDisk.get(path);
  if (file?.text !== text) {
    const keep = file && (copy.turnedDown.has(path) || file.text === null || !copy.isValid(path, file.text));
    if (keep) operations.push({ do: "move", path, to: trash });
    operations.push({ do: "write", path, text, ...(keep || !file ? { before: null } : beforeOf(file)) });
    const returning = copy.trashed.get(path);
    if (returning?.text === text) operations.push({ do: "remove", path: `${trashFolder}/${returning.id}` });
  }
  planDraftRemoval(copy, path, operations);
  planBase(copy, path, null, operations);
}

const beforeOf = ({ stamp, inFlight }: DiskFile): { before?: Stamp | null } => (inFlight ? {} : { before: stamp });

function planDraft(copy: WorkingCopy, path: string, text: string, operations: Operation[]): void {
  if (copy.drafts.get(path) !== text) operations.push({ do: "write", path: draftPath(path), text });
  const base = copy.conflicts.has(path) ? copy.baseOf(path) : (copy.onDisk.get(path)?.text ?? null);
  planBase(copy, path, base, operations);
}

function planDraftRemoval(copy: WorkingCopy, path: string, operations: Operation[]): void {
  if (copy.drafts.has(path)) operations.push({ do: "remove", path: draftPath(path) });
}

function planBase(copy: WorkingCopy, path: string, base: string | null, operations: Operation[]): void {
  const kept = copy.draftBases.get(path) ?? null;
  if (base === kept) return;
  if (base === null) operations.push({ do: "remove", path: basePath(path) });
  else operations.push({ do: "write", path: basePath(path), text: base });
}

/** The operation is done, or sure to be: the disk holds this, or will. */
export function noteDone(copy: WorkingCopy, operation: Operation, stamp: Stamp | "in flight" | null): void {
  const { path } = operation;
  if (path.startsWith(`${draftFolder}/`)) noteDraft(copy, operation);
  else if (path.startsWith(`${trashFolder}/`)) noteTrash(copy, operation);
  else if (operation.do === "write") {
    const { text } = operation;
    copy.onDisk.set(path, stamp === "in flight" ? { text, stamp: null, inFlight: operation } : { text, stamp });
    copy.turnedDown.delete(path);
    copy.sent.delete(path);
  } else {
    const text = copy.onDisk.get(path)?.text ?? null;
    if (operation.do === "move" && text !== null) {
      copy.trashed.set(path, { id: operation.to.slice(trashFolder.length + 1), text });
    }
    copy.onDisk.delete(path);
  }
}

/** A file that was in flight has arrived, unless a later one is under way to the same place. */
export function noteArrived(copy: WorkingCopy, operation: Operation, stamp: Stamp | null): void {
  const { path } = operation;
  const file = copy.onDisk.get(path);
  if (operation.do === "write" && file?.inFlight === operation) {
    copy.onDisk.set(path, { text: file.text, stamp });
  }
}

function noteTrash(copy: WorkingCopy, operation: Operation): void {
  const id = operation.path.slice(trashFolder.length + 1);
  if (operation.do === "write") {
    const at = copy.discarded.findIndex(({ path, text }) => text === operation.text && id.endsWith(`/${path}`));
    if (at >= 0) copy.discarded.splice(at, 1);
  } else for (const [origin, entry] of copy.trashed) if (entry.id === id) copy.trashed.delete(origin);
}

function noteDraft(copy: WorkingCopy, operation: Operation): void {
  const name = operation.path.slice(draftFolder.length + 1);
  const isBase = name.endsWith(".base");
  const known = isBase ? copy.draftBases : copy.drafts;
  const path = isBase ? name.slice(0, -".base".length) : name;
  if (operation.do === "write") known.set(path, operation.text);
  else known.delete(path);
}
