import { type Dirent, type FSWatcher, watch } from "node:fs";
import { manifestPath } from "../../project/paths";
import { type Disk, errorCode } from "./disk";
import { absolute, assetFolders, isTempName, textFolders } from "./places";

/** Paths that something happened to, or everything when it can't be told. */
export type Touched = ReadonlySet<string> | "everything";

export interface WatchPace {
  /** A burst, such as a git checkout, is over when nothing has happened for so long. */
  quietMs: number;
  /** But nobody waits longer than this. */
  longestMs: number;
  /** Every now and then all files are looked at: some drives and editors tell of nothing. */
  sweepMs: number;
  /** The same where the system can't watch at all. */
  sweepUnwatchedMs: number;
}
export const defaultWatchPace: WatchPace = { quietMs: 100, longestMs: 400, sweepMs: 10_000, sweepUnwatchedMs: 2000 };

const maxPaths = 500;
const ownFolders: readonly string[] = [...textFolders, ...assetFolders];

/**
 * Notices what other programs do to the project's folders. One watcher a folder: recursive watching is not to be relied
 * on everywhere. Says only where to look; whoever is told compares with what is known and so recognises our own writes.
 */
export class FolderWatch {
  private readonly watchers = new Map<string, FSWatcher>();
  private touched = new Set<string>();
  private everything = false;
  private quiet: NodeJS.Timeout | undefined;
  private longest: NodeJS.Timeout | undefined;
  private sweep: NodeJS.Timeout | undefined;
  private unwatched = false;
  private isClosed = false;

  constructor(
    private readonly disk: Disk,
    private readonly root: string,
    private readonly tell: (touched: Touched) => void,
    private readonly pace = defaultWatchPace,
  ) {
    this.attach("");
    for (const folder of ownFolders) this.attachTree(folder);
    this.planSweep(0);
  }

  close(): void {
    for (const watcher of this.watchers.values()) watcher.close();
    this.watchers.clear();
    clearTimeout(this.quiet);
    clearTimeout(this.longest);
    clearTimeout(this.sweep);
    this.isClosed = true;
  }

  /** A set so large that looking at it takes long is looked at less often; but nothing else tells of changes where nothing is watched. */
  private planSweep(lastTookMs: number): void {
    const [ms, times] = this.unwatched ? [this.pace.sweepUnwatchedMs, 20] : [this.pace.sweepMs, 300];
    clearTimeout(this.sweep);
    if (this.isClosed) return;
    this.sweep = setTimeout(
      () => {
        const began = performance.now();
        this.tell("everything");
        this.planSweep(performance.now() - began);
      },
      Math.max(ms, lastTookMs * times),
    ).unref();
  }

  private attachTree(folder: string): void {
    if (!this.isFolder(folder) || !this.attach(folder)) return;
    for (const entry of this.entriesOf(folder)) {
      if (entry.isDirectory() && !entry.name.startsWith(".")) this.attachTree(`${folder}/${entry.name}`);
    }
  }

  /** A real one: what a link leads to is not ours to watch. What can't be looked at counts as none. */
  private isFolder(path: string): boolean {
    try {
      return this.disk.look(absolute(this.root, path))?.kind === "folder";
    } catch (reason) {
      errorCode(reason);
      return false;
    }
  }

  private entriesOf(folder: string): Dirent[] {
    try {
      return this.disk.entries(absolute(this.root, folder));
    } catch (reason) {
      errorCode(reason);
      return []; // Reported where its files are.
    }
  }

  private attach(folder: string): boolean {
    this.watchers.get(folder)?.close();
    try {
      const watcher = watch(absolute(this.root, folder), (_, name) => this.notice(folder, name));
      watcher.on("error", () => this.lose(folder));
      this.watchers.set(folder, watcher);
      return true;
    } catch (reason) {
      errorCode(reason);
      this.lose(folder);
      return false;
    }
  }

  /** The folder is gone, or the system has no watchers left. */
  private lose(folder: string): void {
    this.watchers.get(folder)?.close();
    this.watchers.delete(folder);
    if (this.unwatched || !this.isFolder(folder)) return;
    this.unwatched = true;
    this.planSweep(0);
  }

  private notice(folder: string, name: string | null): void {
    if (name !== null && isTempName(name)) return;
    const path = folder === "" ? name : name === null ? null : `${folder}/${name}`;
    if (path === null) this.everything = true;
    else if (folder === "" && ownFolders.includes(path)) this.noticeFolder(path);
    else if (folder === "" && path !== manifestPath) return;
    else if (this.watchers.has(path) || this.isFolder(path)) this.noticeFolder(path);
    else if (this.touched.size < maxPaths) this.touched.add(path);
    else this.everything = true;
    this.schedule();
  }

  private noticeFolder(folder: string): void {
    // A folder of this name may be another one by now.
    this.watchers.get(folder)?.close();
    this.watchers.delete(folder);
    this.attachTree(folder);
    this.everything = true;
  }

  private schedule(): void {
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => this.speak(), this.pace.quietMs);
    this.longest ??= setTimeout(() => this.speak(), this.pace.longestMs);
  }

  private speak(): void {
    clearTimeout(this.quiet);
    clearTimeout(this.longest);
    this.longest = undefined;
    const touched = this.everything ? "everything" : this.touched;
    this.touched = new Set();
    this.everything = false;
    this.tell(touched);
  }
}
