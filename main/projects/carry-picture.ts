import { twinKey } from "../../project/names";
import type { Problem } from "../../schemas/problem";
import { isAssetPath } from "./assets";
import { type Disk, errorCode } from "./disk";
import { areRealFolders, foldersAbove } from "./folder-guard";
import type { Step } from "./history";
import { absolute, folderOf } from "./places";
import { projectProblems } from "./problems";

/** A picture that gets another name in its folder, as part of a step: done at once, so that undo finds what it expects. */

const isPicture = (path: unknown): path is string =>
  typeof path === "string" && isAssetPath(path) && path.startsWith("art/") && !path.split("/").includes("..");
const endingOf = (path: string): string => path.slice(path.lastIndexOf("."));

type Names = NonNullable<Step["carried"]>;

/** Two names of one picture. */
export function arePictureNames(found: unknown): found is Names {
  const { from, to } = (found ?? {}) as Record<string, unknown>;
  return isPicture(from) && isPicture(to) && folderOf(from) === folderOf(to) && endingOf(from) === endingOf(to);
}

/** Why it can't have its new name; null when it has. */
export function carryPicture(disk: Disk, root: string, names: Names): Problem | null {
  const { from, to } = names;
  const at = (path: string) => ({ file: path });
  if (!arePictureNames(names)) return projectProblems.report("project/unsafe-path", at(to), { path: to });
  const isThere = areRealFolders(disk, root, foldersAbove(from)) && disk.look(absolute(root, from))?.kind === "file";
  if (!isThere) return projectProblems.report("project/asset-missing", at(from), { path: from });
  // On many computers names that differ in case are one file, and may still be told apart.
  const taken = disk
    .entries(absolute(root, folderOf(to)))
    .map(({ name }) => `${folderOf(to)}/${name}`)
    .find((path) => path !== from && twinKey(path) === twinKey(to));
  if (taken !== undefined) return projectProblems.report("project/name-taken", at(taken), { path: taken });
  try {
    disk.renameNow(absolute(root, from), absolute(root, to));
    return null;
  } catch (reason) {
    return projectProblems.report("project/asset-not-moved", at(from), { path: from }, errorCode(reason));
  }
}
