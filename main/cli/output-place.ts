import { existsSync } from "node:fs";
import { lstat, readlink } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join, relative, resolve, sep } from "node:path";
import { twinKey } from "../../project/names";
import { manifestPath } from "../../project/paths";
import { assetFolders, ownFolder, schemaFolder, textFolders } from "../projects/places";

/**
 * Where a command may write what it made. The folder it works in may come from a stranger, and a link in it would lead
 * the output to a place that nobody meant: such a link is named, and never followed.
 */

/** The link on the way to an output that must not be followed, with what it says. */
export async function linkOnTheWay(output: string): Promise<{ link: string; to: string } | undefined> {
  const file = resolve(output);
  const base = foreignGround(dirname(file));
  if (base === undefined) return undefined;
  let at = base;
  for (const name of relative(base, file).split(sep)) {
    at = join(at, name);
    const found = await lstat(at).catch(() => undefined);
    if (!found) return undefined;
    if (found.isSymbolicLink()) return { link: at, to: await readlink(at) };
  }
  return undefined;
}

const kept: readonly string[] = [...textFolders, ...assetFolders, schemaFolder, ownFolder, manifestPath].map(twinKey);

/** The folder or file of a project that an output would fall into, and the project: among what people wrote, nothing is put. */
export function documentsThere(output: string): { kept: string; project: string } | undefined {
  const file = resolve(output);
  for (const project of foldersUp(dirname(file))) {
    const [name = ""] = relative(project, file).split(sep);
    if (kept.includes(twinKey(name)) && existsSync(join(project, manifestPath))) return { kept: name, project };
  }
  return undefined;
}

/**
 * The outermost folder around an output that may be somebody else's: a repository, a project, or where the command was
 * called. Links above it, and those in one's own home folder, are of one's own making.
 */
function foreignGround(folder: string): string | undefined {
  const here = process.cwd();
  const isForeign = (each: string): boolean =>
    (each === here && each !== homedir() && each !== dirname(each)) ||
    [".git", manifestPath].some((name) => existsSync(join(each, name)));
  return foldersUp(folder).findLast(isForeign);
}

const foldersUp = (folder: string): string[] =>
  folder === dirname(folder) ? [folder] : [folder, ...foldersUp(dirname(folder))];
