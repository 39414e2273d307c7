import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** A small JSON file of Cardwright's own. Unreadable or foreign content counts as none: it is only ever a convenience. */
export async function readKept(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return undefined;
  }
}

const writes = new Map<string, Promise<void>>();

/** Written beside and renamed, one write after another. False when the disk refuses. */
export async function writeKept(file: string, value: unknown): Promise<boolean> {
  const before = writes.get(file) ?? Promise.resolve();
  const write = before.catch(() => undefined).then(() => replaceFile(file, `${JSON.stringify(value, null, 2)}\n`));
  writes.set(file, write);
  return write.then(
    () => true,
    () => false,
  );
}

async function replaceFile(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}.new`;
  const handle = await open(beside, "w");
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(beside, file).catch(async (reason: unknown) => {
    await rm(beside, { force: true });
    throw reason;
  });
}
