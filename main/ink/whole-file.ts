import { type FileHandle, mkdir, open, realpath, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Sink } from "../../press/pdf-file";
import { tempName } from "../projects/places";

/** The disk refused; the words are its own. */
export class NotWritten extends Error {}

/** A file that is written bit by bit: it is under its name when it is complete, or not at all. */
export class WholeFile {
  private handle: FileHandle | undefined;
  /** Where it is written until then. */
  private beside = "";

  constructor(private readonly file: string) {}

  /** With the folders that it needs. */
  readonly write: Sink = (bytes) =>
    honestly(async () => {
      this.handle ??= await this.open();
      await this.handle.writeFile(bytes);
    });

  async keep(): Promise<void> {
    await honestly(async () => {
      if (this.beside === this.file) return this.close();
      await this.handle?.sync();
      await this.close();
      await rename(this.beside, await placeOf(this.file));
    });
  }

  /** Leaves what was there before. */
  async discard(): Promise<void> {
    const isBegun = this.handle !== undefined;
    await this.close();
    if (isBegun && this.beside !== this.file) await rm(this.beside, { force: true });
  }

  private async open(): Promise<FileHandle> {
    await mkdir(dirname(this.file), { recursive: true });
    // A terminal or a pipe can't be replaced.
    const found = await stat(this.file).catch(() => undefined);
    if (found?.isDirectory()) throw Object.assign(new Error(`${this.file} is a folder.`), { code: "EISDIR" });
    const isReplaced = !found || found.isFile();
    // Under a name that nobody can have put something under.
    this.beside = isReplaced ? join(dirname(await placeOf(this.file)), tempName()) : this.file;
    return open(this.beside, isReplaced ? "wx" : "w");
  }

  private async close(): Promise<void> {
    const { handle } = this;
    this.handle = undefined;
    await handle?.close();
  }
}

/** Where a link leads. */
const placeOf = (file: string): Promise<string> => realpath(file).catch(() => file);

async function honestly(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (reason) {
    if (typeof (reason as NodeJS.ErrnoException).code !== "string") throw reason;
    throw new NotWritten(String(reason));
  }
}
