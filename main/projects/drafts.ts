import type { Dirent } from "node:fs";
import { maxPathLength } from "../../project/names";
import { type Disk, errorCode, isSameStamp } from "./disk";
import { areRealFolders } from "./folder-guard";
import type { Operation } from "./operations";
import { absolute, basePath, draftFolder, draftPath, isDocumentPath } from "./places";
import { readText } from "./read-text";
import type { WorkingCopy } from "./working-copy";

interface Draft {
  text: string;
  /** The file's text when the draft was begun; null when there was no file. */
  base: string | null;
}

/** Texts that were not fit for their files when they were last typed, or that never reached them. */
export function readDrafts(disk: Disk, root: string): Map<string, Draft> {
  const drafts = new Map<string, Draft>();
  if (areRealFolders(disk, root, [draftFolder])) walk("");
  return drafts;

  function walk(folder: string): void {
    for (const entry of entriesOf(folder)) {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory() && path.length < maxPathLength) walk(path);
      else if (entry.isFile() && isDocumentPath(path)) {
        const text = read(draftPath(path));
        if (text !== null) drafts.set(path, { text, base: read(basePath(path)) });
      }
    }
  }

  function entriesOf(folder: string): Dirent[] {
    try {
      return disk.entries(absolute(root, folder ? draftPath(folder) : draftFolder));
    } catch (reason) {
      errorCode(reason);
      return []; // Neither gone nor lost: it shows again as soon as it can be read.
    }
  }

  function read(path: string): string | null {
    return isPlainFile(disk, absolute(root, path)) ? (readText(disk, root, path)?.file.text ?? null) : null;
  }
}

function isPlainFile(disk: Disk, file: string): boolean {
  try {
    return disk.look(file)?.kind === "file";
  } catch (reason) {
    errorCode(reason);
    return false; // In a folder in which nothing may be looked at.
  }
}

/** For a text that can't reach its file: where it is as safe, and is tried again. */
export function draftInstead(disk: Disk, root: string, operation: Operation): Operation[] {
  const { path } = operation;
  if (operation.do !== "write" || !isDocumentPath(path)) return [];
  const found = disk.look(absolute(root, path));
  // Anything but the file that was meant to be replaced is somebody's work, and both will be shown.
  const isMeant = found?.kind === "file" && isSameStamp(found, operation.before);
  const base = isMeant ? (readText(disk, root, path)?.file.text ?? null) : null;
  const draft: Operation = { do: "write", path: draftPath(path), text: operation.text };
  return base === null ? [draft] : [draft, { do: "write", path: basePath(path), text: base }];
}

/** A draft is what the person sees. If its file changed while nobody looked, both versions are put before them. */
export function takeDrafts(copy: WorkingCopy, drafts: ReadonlyMap<string, Draft>, now: number): void {
  for (const [path, draft] of drafts) {
    const file = copy.onDisk.get(path) ?? null;
    copy.drafts.set(path, draft.text);
    if (draft.base !== null) copy.draftBases.set(path, draft.base);
    // First as if the file still were what the draft was begun from, then what it is now arrives.
    if (draft.base === null) copy.onDisk.delete(path);
    else copy.onDisk.set(path, { text: draft.base, stamp: null });
    const before = draft.base;
    copy.put({ changes: [{ path, before, after: draft.text }], moves: [] }, now);
    copy.arrive(path, file, now);
  }
}
