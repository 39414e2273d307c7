import { dirname, join } from "node:path";
import type { Disk, NewFile, Stamp } from "./disk";
import { inParallel } from "./in-parallel";
import { tempName } from "./places";

export interface Replacement {
  file: string;
  /** In parts, where the whole is large. */
  content: string | Uint8Array | Iterable<Uint8Array>;
  /** Just before the new file takes the place of what is there. */
  beforeRename?(): Promise<void>;
  onDone?(stamp: Stamp): void;
}

/** The file has the old content or the new one, whenever the process or the power ends. The caller syncs the folder. */
export const replaceFile = (disk: Disk, file: string, content: Replacement["content"]): Promise<void> =>
  replaceFiles(disk, [{ file, content }]);

/** Open files are scarce on some systems. */
const perRound = 64;
const atOnce = 8;

/** The same for many, each for itself. Writing all before syncing all takes half the time of one after the other. */
export async function replaceFiles(disk: Disk, files: readonly Replacement[]): Promise<void> {
  for (let at = 0; at < files.length; at += perRound) await replaceRound(disk, files.slice(at, at + perRound));
}

interface Staged extends Replacement {
  temp: string;
  handle: NewFile | null;
  stamp: Stamp | null;
  isDone: boolean;
}

async function replaceRound(disk: Disk, files: readonly Replacement[]): Promise<void> {
  const staged: Staged[] = files.map((replacement) => ({
    ...replacement,
    temp: join(dirname(replacement.file), tempName()),
    handle: null,
    stamp: null,
    isDone: false,
  }));
  try {
    await inParallel(staged, atOnce, async (item) => {
      item.handle = await disk.create(item.temp);
      for (const part of partsOf(item.content)) await item.handle.write(part);
    });
    await inParallel(staged, atOnce, async (item) => {
      await item.handle!.sync();
      item.stamp = await item.handle!.stamp();
      await close(item);
    });
    await inParallel(staged, atOnce, async (item) => {
      await item.beforeRename?.();
      await disk.rename(item.temp, item.file);
      item.isDone = true;
      item.onDone?.(item.stamp!);
    });
  } catch (reason) {
    for (const item of staged) await discard(disk, item);
    throw reason;
  }
}

const partsOf = (content: Replacement["content"]): Iterable<string | Uint8Array> =>
  typeof content === "string" || content instanceof Uint8Array ? [content] : content;

async function close(item: Staged): Promise<void> {
  const { handle } = item;
  item.handle = null;
  await handle?.close();
}

/** What can't be tidied away is removed at the next opening; the failure that led here matters more. */
async function discard(disk: Disk, item: Staged): Promise<void> {
  if (item.isDone) return;
  await close(item).catch(() => undefined);
  await disk.remove(item.temp).catch(() => undefined);
}
