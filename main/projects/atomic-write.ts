import { dirname, join } from "node:path";
import type { Disk, NewFile, Stamp } from "./disk";
import { inParallel } from "./in-parallel";
import { tempName } from "./places";

export interface Replacement {
  file: string;
  content: string | Uint8Array;
  /** Just before the new file takes the place of what is there. */
  beforeRename?(): Promise<void>;
  onDone?(stamp: Stamp): void;
}

interface Unreplaced<T extends Replacement> {
  replacement: T;
  reason: unknown;
}

/** The file has the old content or the new one, whenever the process or the power ends. The caller syncs the folder. */
export async function replaceFile(disk: Disk, file: string, content: string | Uint8Array): Promise<void> {
  const [failed] = await replaceFiles(disk, [{ file, content }]);
  if (failed) throw failed.reason;
}

/** Open files are scarce on some systems. */
const perRound = 64;
const atOnce = 8;

/**
 * The same for many, each for itself: what can't be written keeps none of the others back. Writing all before syncing
 * all takes half the time of one after the other.
 */
export async function replaceFiles<T extends Replacement>(disk: Disk, files: readonly T[]): Promise<Unreplaced<T>[]> {
  const failed: Unreplaced<T>[] = [];
  for (let at = 0; at < files.length; at += perRound) {
    failed.push(...(await replaceRound(disk, files.slice(at, at + perRound))));
  }
  return failed;
}

async function replaceRound<T extends Replacement>(disk: Disk, files: readonly T[]): Promise<Unreplaced<T>[]> {
  const failed: Unreplaced<T>[] = [];
  let staged = files.map((replacement) => ({ replacement, file: new StagedFile(disk, replacement) }));
  for (const step of ["write", "sync", "arrive"] as const) {
    await inParallel(staged, atOnce, async ({ replacement, file }) => {
      try {
        await file[step]();
      } catch (reason) {
        failed.push({ replacement, reason });
        await file.discard();
      }
    });
    staged = staged.filter(({ replacement }) => !failed.some((other) => other.replacement === replacement));
  }
  return failed;
}

/** A new file beside the one whose place it will take. */
class StagedFile {
  private readonly temp: string;
  private handle: NewFile | null = null;
  private stamp: Stamp | null = null;

  constructor(
    private readonly disk: Disk,
    private readonly replacement: Replacement,
  ) {
    this.temp = join(dirname(replacement.file), tempName());
  }

  async write(): Promise<void> {
    this.handle = await this.disk.create(this.temp);
    await this.handle.write(this.replacement.content);
  }

  async sync(): Promise<void> {
    await this.handle!.sync();
    this.stamp = await this.handle!.stamp();
    await this.close();
  }

  async arrive(): Promise<void> {
    await this.replacement.beforeRename?.();
    await this.disk.rename(this.temp, this.replacement.file);
    this.replacement.onDone?.(this.stamp!);
  }

  /** What can't be tidied away is removed at the next opening; the failure that led here matters more. */
  async discard(): Promise<void> {
    await this.close().catch(() => undefined);
    await this.disk.remove(this.temp).catch(() => undefined);
  }

  private async close(): Promise<void> {
    const { handle } = this;
    this.handle = null;
    await handle?.close();
  }
}
