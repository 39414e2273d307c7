import {
  accessSync,
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  renameSync,
  type Stats,
  statSync,
} from "node:fs";
import { appendFile, mkdir, open, rename, rmdir, unlink } from "node:fs/promises";

/** Tells one content of a file from another without reading it. */
export interface Stamp {
  size: number;
  mtimeMs: number;
  ino: number;
}

/** What stands at a path itself: a link is a link here, wherever it leads. */
export interface Standing extends Stamp {
  kind: "file" | "folder" | "link" | "other";
  /** Under how many names the file is known. */
  names: number;
}

/**
 * All that a project asks of the file system, so that tests can let any step of it fail. Reading is synchronous:
 * ten thousand small files are read about ten times faster that way, and opening is the only time it happens.
 */
export interface Disk {
  entries(folder: string): Dirent[];
  /** Bytes are null above `limit`. */
  read(file: string, limit: number): { bytes: Buffer | null; stamp: Stamp };
  /** Of what a path leads to, links followed. null when there is nothing. */
  stamp(path: string): (Stamp & { isFolder: boolean; isFile: boolean }) | null;
  /** null when there is nothing. */
  look(path: string): Standing | null;
  realPath(path: string): string;
  /** Whether the system would let us make files in a folder. */
  mayWriteIn(folder: string): boolean;
  /** Whether it would let us read a file, or list a folder and make files in it. */
  mayUse(path: string, kind: "file" | "folder"): boolean;

  makeFolder(folder: string): Promise<void>;
  /** A file that must not exist yet. */
  create(file: string): Promise<NewFile>;
  append(file: string, text: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  renameNow(from: string, to: string): void;
  remove(file: string): Promise<void>;
  /** Only an empty one. */
  removeFolder(folder: string): Promise<void>;
  touch(file: string): Promise<void>;
  /** Makes renames and removals in a folder survive a power cut. */
  syncFolder(folder: string): Promise<void>;
}

export interface NewFile {
  write(content: string | Uint8Array): Promise<void>;
  sync(): Promise<void>;
  stamp(): Promise<Stamp>;
  close(): Promise<void>;
}

/** The system's word for what failed. Anything that isn't the system's refusal is a mistake of ours and goes on. */
export function errorCode(reason: unknown): string {
  const code = (reason as NodeJS.ErrnoException | null)?.code;
  if (typeof code !== "string" || !/^E[A-Z0-9]+$/.test(code)) throw reason;
  return code;
}

const onePath: readonly string[] = [
  ...["EACCES", "EPERM", "EBUSY", "ETXTBSY", "EEXIST", "EISDIR", "ENOTDIR", "ENOTEMPTY", "ENOTFILE", "ELOOP", "EXDEV"],
  ...["ENAMETOOLONG", "EINVAL", "EILSEQ", "EFBIG", "EMLINK", "ENOTSUP", "EOPNOTSUPP"],
];
/** Whether a failure says something about this file or folder alone, and nothing about the disk as a whole. */
export const concernsOnePath = (reason: unknown): boolean => onePath.includes(errorCode(reason));

export const isSameStamp = (a: Stamp | null | undefined, b: Stamp | null | undefined): boolean =>
  a && b ? a.size === b.size && a.mtimeMs === b.mtimeMs && a.ino === b.ino : !a && !b;

/** Nothing can be there: above it is a file, it is a link in a circle, or no file may have such a long name. */
const nowhere: readonly string[] = ["ENOTDIR", "ELOOP", "ENAMETOOLONG"];

function ifThere<T>(find: () => T | undefined): T | null {
  try {
    return find() ?? null;
  } catch (reason) {
    if (nowhere.includes(errorCode(reason))) return null;
    throw reason;
  }
}

export const kindOf = (found: Stats | Dirent): Standing["kind"] =>
  found.isFile() ? "file" : found.isDirectory() ? "folder" : found.isSymbolicLink() ? "link" : "other";

const stampOf = ({ size, mtimeMs, ino }: Stats): Stamp => ({ size, mtimeMs, ino });

function isAllowed(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch (reason) {
    errorCode(reason);
    return false;
  }
}

const notAFile = (): Error => Object.assign(new Error("Not a file"), { code: "ENOTFILE" });

export const nodeDisk: Disk = {
  entries: (folder) => readdirSync(folder, { withFileTypes: true }),
  read(file, limit) {
    // Opening a device may do something, and a pipe may be waited for without end.
    if (statSync(file).isFile() === false) throw notAFile();
    const fd = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const stats = fstatSync(fd);
      const stamp = stampOf(stats);
      if (!stats.isFile()) throw notAFile();
      if (stats.size > limit) return { bytes: null, stamp };
      const bytes = Buffer.allocUnsafe(stats.size);
      let length = 0;
      for (let got = -1; got !== 0 && length < bytes.length; length += got) {
        got = readSync(fd, bytes, length, bytes.length - length, null);
      }
      return { bytes: bytes.subarray(0, length), stamp };
    } finally {
      closeSync(fd);
    }
  },
  stamp: (path) =>
    ifThere(() => {
      const stats = statSync(path, { throwIfNoEntry: false });
      return stats && { ...stampOf(stats), isFolder: stats.isDirectory(), isFile: stats.isFile() };
    }),
  look: (path) =>
    ifThere(() => {
      const stats = lstatSync(path, { throwIfNoEntry: false });
      return stats && { ...stampOf(stats), kind: kindOf(stats), names: stats.nlink };
    }),
  realPath: (path) => realpathSync.native(path),
  mayWriteIn: (folder) => isAllowed(folder, constants.W_OK | constants.X_OK),
  mayUse: (path, kind) =>
    isAllowed(path, kind === "file" ? constants.R_OK : constants.R_OK | constants.W_OK | constants.X_OK),

  async makeFolder(folder) {
    await mkdir(folder, { recursive: true });
  },
  async create(file) {
    const handle = await open(file, "wx");
    return {
      write: (content) => handle.writeFile(content),
      sync: () => handle.sync(),
      stamp: async () => stampOf(await handle.stat()),
      close: () => handle.close(),
    };
  },
  append: (file, text) => appendFile(file, text),
  rename,
  renameNow: renameSync,
  remove: unlink,
  removeFolder: rmdir,
  async touch(file) {
    // Writing its first sign over itself sets the time by the disk's own clock, which others will compare it with.
    const handle = await open(file, "r+");
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(1), 0, 1, 0);
      await handle.write(buffer, 0, bytesRead, 0);
    } catch (reason) {
      // Some disks take no writing at all when they are full.
      if (errorCode(reason) !== "ENOSPC") throw reason;
      const now = new Date();
      await handle.utimes(now, now);
    } finally {
      await handle.close();
    }
  },
  async syncFolder(folder) {
    // Windows has no such thing: its file system writes the folder along with the rename.
    if (process.platform === "win32") return;
    const handle = await open(folder, "r");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
};
