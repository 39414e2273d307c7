import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Files of packages that are shipped as they are, without being imported. What is read here is named in the notices. */

const fromHere = createRequire(import.meta.url);
const read = new Set<string>();

export const packageFilesRead: ReadonlySet<string> = read;

export function packageFile(path: string): string {
  const file = fromHere.resolve(path);
  read.add(file);
  return file;
}

export function isInstalled(name: string): boolean {
  return (fromHere.resolve.paths(name) ?? []).some((folder) => existsSync(join(folder, name)));
}

/** A file beside what the package lets programs import. */
export function fileBeside(name: string, file: string): string {
  const found = join(dirname(fromHere.resolve(name)), file);
  read.add(found);
  return found;
}

export const readPackageFile = (path: string): Promise<Buffer> => readFile(packageFile(path));

export const readPackageJson = async <T>(path: string): Promise<T> =>
  JSON.parse((await readPackageFile(path)).toString("utf8")) as T;
