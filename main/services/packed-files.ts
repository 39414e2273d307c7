import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { PrintedFile } from "../api";
import { ZipFile } from "../ink/zip-file";
import { appProblems } from "../problems";
import { replaceFile } from "../projects/atomic-write";
import { nodeDisk } from "../projects/disk";
import { folderLabel } from "./folder-book";
import type { Output, Outputs } from "./outputs";

/** Several files as one result: in a zip that can be fetched, or in a new folder. */

export type MadeFile = { name: string; content: Uint8Array | string };
type Files = Iterable<MadeFile> | AsyncIterable<MadeFile>;
type Packed = Pick<PrintedFile, "output" | "name" | "bytes" | "files" | "place">;

const bytesOf = (content: Uint8Array | string): Uint8Array =>
  typeof content === "string" ? new TextEncoder().encode(content) : content;

export async function zipped(outputs: Outputs, name: string, files: Files): Promise<Result<Packed>> {
  const output: Output = await outputs.reserve(name);
  let count = 0;
  let zip: ZipFile | undefined;
  try {
    zip = await ZipFile.create(output.path);
    for await (const file of files) {
      await zip.add(file.name, bytesOf(file.content));
      count++;
    }
    await zip.finish();
  } catch (reason) {
    await zip?.discard();
    return notWritten(name, reason);
  }
  await outputs.keep(output);
  return succeed({ output: output.id, name, bytes: (await stat(output.path)).size, files: count });
}

/** Into a folder of their own, so that nothing that lies there is written over. */
export async function inFolder(
  outputs: Outputs,
  parent: string | undefined,
  name: string,
  make: (path: string) => Files | Promise<Files>,
): Promise<Result<Packed>> {
  if (parent === undefined) return fail(appProblems.report("app/no-place-chosen", {}));
  let [bytes, count] = [0, 0];
  try {
    const path = await newFolder(parent, name);
    for await (const file of await make(path)) {
      const content = bytesOf(file.content);
      await replaceFile(nodeDisk, join(path, file.name), content);
      bytes += content.length;
      count++;
    }
    return succeed({ output: outputs.note(name, path).id, name, bytes, files: count, place: folderLabel(path) });
  } catch (reason) {
    return notWritten(name, reason);
  }
}

async function newFolder(parent: string, name: string): Promise<string> {
  for (let number = 1; ; number++) {
    const path = join(parent, number === 1 ? name : `${name} ${number}`);
    try {
      await mkdir(path);
      return path;
    } catch (reason) {
      if ((reason as NodeJS.ErrnoException).code !== "EEXIST") throw reason;
    }
  }
}

/** The disk's own refusals are problems; a bug, and being stopped, are not. */
function notWritten(name: string, reason: unknown): Result<never> {
  const { code } = reason as NodeJS.ErrnoException;
  if (typeof code !== "string") throw reason;
  return fail(appProblems.report("app/output-not-made", {}, { name }, String(reason)));
}
