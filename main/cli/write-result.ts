import { realpath, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { placeAt } from "../given-file";
import { replaceFile } from "../projects/atomic-write";
import { nodeDisk } from "../projects/disk";
import { CannotDo } from "./command";
import { cliProblems } from "./problems";

type Content = Parameters<typeof replaceFile>[2];

/** Writes what a command made, with the folders it needs: the whole file, or nothing of it and what was there before. */
export async function writeResult(file: string, content: Content): Promise<void> {
  try {
    await write(file, content);
  } catch (reason) {
    throw new CannotDo(cliProblems.report("cli/not-written", {}, { file }, String(reason)));
  }
}

async function write(file: string, content: Content): Promise<void> {
  const place = placeAt(file);
  // A pipe or a device takes what it gets; nothing may be put in its place.
  if (place === "other") return writeFile(file, content);
  if (place === "folder") throw new Error("It is a folder.");
  // Of a link what it leads to is replaced.
  const real = place === "file" ? await realpath(file) : file;
  await nodeDisk.makeFolder(dirname(real));
  await replaceFile(nodeDisk, real, content);
  await nodeDisk.syncFolder(dirname(real));
}
