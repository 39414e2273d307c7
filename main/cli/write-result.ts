import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { CannotDo } from "./command";
import { cliProblems } from "./problems";

/** Writes what a command made, with the folders it needs. */
export async function writeResult(file: string, content: string | Uint8Array | Iterable<Uint8Array>): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  } catch (reason) {
    throw new CannotDo(cliProblems.report("cli/not-written", {}, { file }, String(reason)));
  }
}
