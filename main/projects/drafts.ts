import { type Disk, errorCode } from "./disk";
import { absolute, draftFolder, isDocumentPath } from "./places";
import { readText } from "./read-text";
import type { WorkingCopy } from "./working-copy";

export interface Draft {
  text: string;
  /** The file's text when the draft was begun; null when there was no file. */
  base: string | null;
}

/** Texts that were not fit for their files when they were last typed. */
export function readDrafts(disk: Disk, root: string): Map<string, Draft> {
  const drafts = new Map<string, Draft>();
  walk("");
  return drafts;

  function walk(folder: string): void {
    for (const { name, isFolder } of entriesOf(folder)) {
      const path = folder ? `${folder}/${name}` : name;
      if (isFolder) walk(path);
      else if (isDocumentPath(path)) {
        const text = read(path);
        if (text !== null) drafts.set(path, { text, base: read(`${path}.base`) });
      }
    }
  }

  function entriesOf(folder: string): { name: string; isFolder: boolean }[] {
    try {
      const found = disk.entries(absolute(root, folder ? `${draftFolder}/${folder}` : draftFolder));
      return found.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
    } catch (reason) {
      if (errorCode(reason) === "ENOENT") return [];
      throw reason;
    }
  }

  function read(path: string): string | null {
    return readText(disk, root, `${draftFolder}/${path}`)?.file.text ?? null;
  }
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
