import { dirname } from "node:path";
import { type Disk, errorCode } from "./disk";
import { absolute, folderOf } from "./places";
import { isInside } from "./read-folder";

/** Makes folders when they are needed, refuses those that lead out of the project, remembers which to sync. */
export class FolderGuard {
  private readonly known = new Set<string>();
  private readonly realRoot: string;

  constructor(
    private readonly disk: Disk,
    private readonly root: string,
  ) {
    this.realRoot = disk.realPath(root);
  }

  /** The file's absolute path, whose folder is there and inside the project. */
  async ready(path: string): Promise<string> {
    // A journal may come from a stranger.
    if (!isPlain(path)) throw leaves(path);
    const file = absolute(this.root, path);
    const folder = dirname(file);
    if (this.known.has(folder)) return file;
    if (!this.disk.stamp(folder)) {
      await this.disk.makeFolder(folder);
      this.known.add(dirname(folder));
    }
    if (!isInside(this.disk, this.realRoot, folder)) {
      throw leaves(path);
    }
    this.known.add(folder);
    return file;
  }

  /** Whether `ready` would be followed by success, as far as that can be told. Makes nothing. */
  allows(path: string): boolean {
    for (let folder = dirname(absolute(this.root, path)); ; folder = dirname(folder)) {
      if (this.disk.stamp(folder)) return this.disk.mayWriteIn(folder) && isInside(this.disk, this.realRoot, folder);
      if (folder === dirname(folder)) return false;
    }
  }

  async sync(): Promise<void> {
    for (const folder of this.known) {
      // Whoever removes a whole folder in the meantime has nothing left to be made safe.
      await this.disk.syncFolder(folder).catch((reason) => {
        if (errorCode(reason) !== "ENOENT") throw reason;
      });
    }
  }
}

const isPlain = (path: string): boolean =>
  path.split("/").every((part) => part !== "" && part !== "." && part !== "..");
const leaves = (path: string): Error =>
  Object.assign(new Error(`${folderOf(path)} leads out of the project`), { code: "EXDEV", path });
