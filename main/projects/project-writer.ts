import { type Disk, errorCode } from "./disk";
import { draftInstead } from "./drafts";
import { FolderGuard } from "./folder-guard";
import type { History } from "./history";
import type { HistoryFile } from "./history-file";
import type { Journals } from "./journal";
import type { JournalQueue } from "./journal-queue";
import { type Operation, runOperations, type Undone } from "./operations";
import {
  absolute,
  draftFolder,
  folderOf,
  isDocumentPath,
  isOwnPath,
  ownFolder,
  textFolders,
  trashFolder,
} from "./places";
import { noteDone, planSave } from "./plan-save";
import { readText } from "./read-text";
import type { WorkingCopy } from "./working-copy";

interface WriterParts {
  root: string;
  disk: Disk;
  copy: WorkingCopy;
  history: History;
  historyFile: HistoryFile;
  journals: Journals;
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
    const paths = [...copy.dirty].filter((path) => !held.has(path));
    const operations = planSave(copy, paths, now(), held.keys());
    for (const path of paths) copy.dirty.delete(path);
    await this.keepHistory();
    try {
      await this.commit(operations);
    } catch (reason) {
      this.isUnsynced = true;
      for (const path of paths) copy.dirty.add(path);
      throw reason;
    }
    for (const reason of held.values()) throw reason;
  }

  /** These can't reach their files: they are safe as drafts instead, and tried again when something has changed. */
  async keepStuck(undone: readonly Undone[]): Promise<void> {
    const { disk, root, copy } = this.parts;
    const drafts = undone.flatMap(({ operation }) => draftInstead(disk, root, operation));
    await runOperations(disk, root, drafts, (operation, stamp) => noteDone(copy, operation, stamp));
    for (const { operation, reason } of undone) {
      const { path } = operation;
      if (!isDocumentPath(path)) continue;
      copy.stuck.set(path, Object.assign(new Error("Not written"), { code: errorCode(reason), path }));
      copy.dirty.add(path);
      if (copy.onDisk.get(path)?.inFlight !== operation) continue;
      const file = disk.look(absolute(root, path))?.kind === "file" ? readText(disk, root, path)?.file : undefined;
      // Anything else is somebody's work, and is found as such by the next look.
      if (file && file.text === copy.baseOf(path)) copy.onDisk.set(path, file);
      else copy.onDisk.delete(path);
    }
  }

  /** What can't be written at the moment, and why: it must not keep the others from being saved. */
  private holdBack(): Map<string, unknown> {
    const { disk, root, copy, now } = this.parts;
    const guard = new FolderGuard(disk, root);
    const obstacles = new Map<string, unknown>();
    const held = new Map<string, unknown>();
    for (const path of copy.dirty) {
      const folder = folderOf(path);
      if (!obstacles.has(folder)) obstacles.set(folder, guard.obstacle(folder));
      const reason = copy.stuck.get(path) ?? obstacles.get(folder);
      if (reason && planSave(copy, [path], now()).some((operation) => !isOwnPath(operation.path)))
        held.set(path, reason);
    }
    return held;
  }

  private async commit(operations: Operation[]): Promise<void> {
    const { root, disk, copy, journals, queue } = this.parts;
    if (operations.length === 0) return journals.forgetUncertain();
    if (operations.length === 1 && queue.isEmpty && !journals.isUncertain) {
      // One file changes as a whole by itself.
      copy.noteSent(operations[0]!);
      return runOperations(disk, root, operations, (operation, stamp) => noteDone(copy, operation, stamp));
    }
    const journal = await journals.write(operations);
    for (const operation of operations) noteDone(copy, operation, "in flight");
    queue.add(journal);
  }

  /** After a failure nobody knows which folders were made safe. */
  private async syncAll(): Promise<void> {
    const { disk, root } = this.parts;
    for (const folder of ["", ownFolder, draftFolder, trashFolder, ...textFolders]) {
      if (disk.look(absolute(root, folder))?.kind === "folder") await disk.syncFolder(absolute(root, folder));
    }
    this.isUnsynced = false;
  }

  /** Cards come first: where only the history can't be kept, it waits for the next save and stops nothing. */
  private async keepHistory(): Promise<void> {
    const { disk, root, history, historyFile } = this.parts;
    if (history.notes.length === 0 && !historyFile.isStale) return;
    try {
      await new FolderGuard(disk, root).make(ownFolder);
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
