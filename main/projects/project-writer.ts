import { type Disk, errorCode } from "./disk";
import { FolderGuard } from "./folder-guard";
import type { History } from "./history";
import type { HistoryFile } from "./history-file";
import { writeJournal } from "./journal";
import type { JournalQueue } from "./journal-queue";
import { type Operation, runOperations } from "./operations";
import { absolute, draftFolder, folderOf, ownFolder, textFolders, trashFolder } from "./places";
import { noteDone, planSave } from "./plan-save";
import type { WorkingCopy } from "./working-copy";

interface WriterParts {
  root: string;
  disk: Disk;
  copy: WorkingCopy;
  history: History;
  historyFile: HistoryFile;
  queue: JournalQueue;
  now: () => number;
  /** Has the files looked at that are about to be replaced: another program may have been quicker than the watcher. */
  lookFirst(paths: readonly string[]): void;
}

/** One save: from what is shown to what is safe on the disk, all or nothing. */
export class ProjectWriter {
  private isUnsynced = false;

  constructor(private readonly parts: WriterParts) {}

  async save(): Promise<void> {
    const { root, disk, copy, queue, now, lookFirst } = this.parts;
    // Fails when the whole project is gone, instead of making a new folder in its place.
    disk.realPath(root);
    if (this.isUnsynced) await this.syncAll();
    if (queue.isEmpty) {
      // Otherwise the files hold neither the old nor the new texts, and say nothing about anybody's intent.
      lookFirst([...copy.dirty]);
      this.missDrafts();
    }
    const held = this.holdBack();
    const paths = [...copy.dirty].filter((path) => !held.includes(path));
    const operations = planSave(copy, paths, now());
    for (const path of paths) copy.dirty.delete(path);
    await this.keepHistory();
    try {
      await this.commit(operations);
    } catch (reason) {
      this.isUnsynced = true;
      for (const path of paths) copy.dirty.add(path);
      throw reason;
    }
    if (held[0] !== undefined) throw Object.assign(new Error("Not writable"), { code: "EACCES", path: held[0] });
  }

  /** One folder that can't be written to must not keep the others' cards from being saved. */
  private holdBack(): string[] {
    const { disk, root, copy } = this.parts;
    const guard = new FolderGuard(disk, root);
    const known = new Map<string, boolean>();
    return [...copy.dirty].filter((path) => {
      const folder = folderOf(path);
      const allowed = known.get(folder) ?? guard.allows(path);
      known.set(folder, allowed);
      return !allowed;
    });
  }

  private async commit(operations: Operation[]): Promise<void> {
    const { root, disk, copy, queue } = this.parts;
    if (operations.length === 0) return;
    if (operations.length === 1 && queue.isEmpty) {
      // One file changes as a whole by itself.
      return runOperations(disk, root, operations, (operation, stamp) => noteDone(copy, operation, stamp));
    }
    const journal = await writeJournal(disk, root, operations);
    for (const operation of operations) noteDone(copy, operation, "in flight");
    queue.add(journal);
  }

  /** After a failure nobody knows which folders were made safe. */
  private async syncAll(): Promise<void> {
    const { disk, root } = this.parts;
    for (const folder of ["", ownFolder, draftFolder, trashFolder, ...textFolders]) {
      if (disk.stamp(absolute(root, folder))) await disk.syncFolder(absolute(root, folder));
    }
    this.isUnsynced = false;
  }

  /** Cards come first: where only the history can't be kept, it waits for the next save and stops nothing. */
  private async keepHistory(): Promise<void> {
    const { disk, root, history, historyFile } = this.parts;
    if (history.notes.length === 0 && !historyFile.isStale) return;
    try {
      await disk.makeFolder(absolute(root, ownFolder));
      // More may be noted while these are being written.
      const notes = [...history.notes];
      await historyFile.write(notes, history.steps);
      history.notes.splice(0, notes.length);
    } catch (reason) {
      errorCode(reason);
    }
  }

  /** Drafts may be tidied away by `git clean`; they are written again. */
  private missDrafts(): void {
    const { disk, root, copy } = this.parts;
    if (copy.drafts.size === 0 || disk.stamp(absolute(root, draftFolder))) return;
    for (const path of copy.drafts.keys()) copy.dirty.add(path);
    copy.drafts.clear();
    copy.draftBases.clear();
  }
}
