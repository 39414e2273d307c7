import type { Sink } from "../../press/pdf-file";
import type { Result } from "../../schemas/problem";
import { NotWritten, WholeFile } from "../ink/whole-file";
import { CannotDo } from "./command";
import { documentsThere, linkOnTheWay } from "./output-place";
import { cliProblems } from "./problems";

/** Writes what a command made, with the folders it needs. */
export async function writeResult(file: string, content: string | Uint8Array): Promise<void> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  await writeWhole(
    file,
    async (sink) => {
      await sink(bytes);
    },
    () => true,
  );
}

/** A file that is written while it is made. Nothing is left of it when there is a problem, or when Ctrl+C ends the work. */
export const writeWhileMade = <T>(
  file: string,
  make: (sink: Sink) => Promise<Result<T> | null>,
): Promise<Result<T> | null> => writeWhole(file, make, (made) => made?.ok === true);

/** Refused before anything is made. */
export async function mayWrite(file: string): Promise<void> {
  const among = documentsThere(file);
  if (among) throw new CannotDo(cliProblems.report("cli/among-documents", {}, { file, ...among }));
  const found = await linkOnTheWay(file);
  if (found) throw new CannotDo(cliProblems.report("cli/link-in-the-way", {}, { file, ...found }));
}

async function writeWhole<T>(
  file: string,
  make: (sink: Sink) => Promise<T>,
  isWanted: (made: T) => boolean,
): Promise<T> {
  await mayWrite(file);
  const whole = new WholeFile(file);
  try {
    const made = await make(whole.write);
    if (isWanted(made)) await whole.keep();
    else await whole.discard();
    return made;
  } catch (reason) {
    await whole.discard();
    if (reason instanceof NotWritten)
      throw new CannotDo(cliProblems.report("cli/not-written", {}, { file }, reason.message));
    throw reason;
  }
}
