import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { readJson } from "../../schemas/json-text";
import { readGiven } from "../given-file";

/** A small JSON file of Cardwright's own. Unreadable or foreign content counts as none: it is only ever a convenience. */
export async function readKept(file: string): Promise<unknown> {
  const text = readGiven(file);
  const read = text.ok ? readJson(text.value) : undefined;
  return read?.ok ? read.json : undefined;
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
