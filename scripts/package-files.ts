import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

/** Files of packages that are shipped as they are, without being imported. What is read here is named in the notices. */

const fromHere = createRequire(import.meta.url);
const read = new Set<string>();

export const packageFilesRead: ReadonlySet<string> = read;

export function packageFile(path: string): string {
  const file = fromHere.resolve(path);
  read.add(file);
  return file;
}

export const readPackageFile = (path: string): Promise<Buffer> => readFile(packageFile(path));

export const readPackageJson = async <T>(path: string): Promise<T> =>
  JSON.parse((await readPackageFile(path)).toString("utf8")) as T;
