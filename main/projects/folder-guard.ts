import { type Disk, errorCode } from "./disk";
import { absolute, folderOf, isOurPath, isOwnPath } from "./places";
import { setAside } from "./set-aside";

/**
 * Makes folders when they are needed and remembers which to sync. A path is judged, and every folder above it looked at,
 * before anything is made: nothing is ever written through a link, or where the project keeps no texts.
 */
export class FolderGuard {
  private readonly known = new Set([""]);
  private readonly toSync = new Set<string>();

  constructor(
    private readonly disk: Disk,
    private readonly root: string,
  ) {
    // Fails when the whole project is gone, instead of making a new folder in its place.
    disk.realPath(root);
  }

  /** The file's absolute path, whose folder is there and real. */
  async ready(path: string): Promise<string> {
    if (!isOurPath(path)) throw refused("EXDEV", path, "is no place of the project");
    await this.make(folderOf(path));
    this.toSync.add(folderOf(path));
    return absolute(this.root, path);
  }

  /** A folder of the project or of our own, made if it is not there. */
  async make(folder: string): Promise<void> {
    if (this.known.has(folder)) return;
    await this.make(folderOf(folder));
    const place = absolute(this.root, folder);
    let found = this.disk.look(place);
    if (found && found.kind !== "folder") {
      if (!isOwnPath(folder)) throw refused("ENOTDIR", folder, "is no real folder");
      await setAside(this.disk, place, "aside");
      found = null;
    }
    if (!found) {
      await this.disk.makeFolder(place);
      this.toSync.add(folderOf(folder));
    }
    this.known.add(folder);
  }

  /** Why nothing can be written in a folder of the project, as far as that can be told. Makes nothing. */
  obstacle(folder: string): NodeJS.ErrnoException | null {
    let last = "";
    for (const each of foldersAbove(`${folder}/any`)) {
      const found = this.disk.look(absolute(this.root, each));
      if (!found) break;
      if (found.kind !== "folder") return refused("ENOTDIR", each, "is no real folder");
      last = each;
    }
    const mayWrite = this.disk.mayWriteIn(absolute(this.root, last));
    return mayWrite ? null : refused("EACCES", last, "can't be written to");
  }

  async sync(): Promise<void> {
    for (const folder of this.toSync) {
      // Whoever removes a whole folder in the meantime has nothing left to be made safe.
      await this.disk.syncFolder(absolute(this.root, folder)).catch((reason) => {
        if (errorCode(reason) !== "ENOENT") throw reason;
      });
    }
  }
}

export function areRealFolders(disk: Disk, root: string, folders: readonly string[]): boolean {
  try {
    return folders.every((folder) => disk.look(absolute(root, folder))?.kind === "folder");
  } catch (reason) {
    errorCode(reason);
    return false; // What may not be looked at is used as little as what isn't there.
  }
}

/** From the outermost to the one that holds it. */
export function foldersAbove(path: string): string[] {
  const folder = folderOf(path);
  return folder === "" ? [] : [...foldersAbove(folder), folder];
}

const refused = (code: string, path: string, why: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`${path} ${why}`), { code, path });
