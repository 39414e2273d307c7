import { twinKey } from "../../project/names";
import { fail, type Result, succeed } from "../../schemas/problem";
import { isAssetPath } from "./assets";
import { type Disk, errorCode } from "./disk";
import { areRealFolders, FolderGuard, foldersAbove } from "./folder-guard";
import { absolute, folderOf, timeName, trashFolder } from "./places";
import { projectProblems } from "./problems";

/** Pictures and fonts that are deleted go to the trash as texts do: below a folder named by the time, at their old path. */

export async function trashAsset(disk: Disk, root: string, path: string): Promise<Result<{ id: string }>> {
  const missing = (details?: string) =>
    fail(projectProblems.report("project/asset-missing", { file: path }, { path }, details));
  if (!isAssetPath(path) || !areRealFolders(disk, root, foldersAbove(path))) return missing();
  if (disk.look(absolute(root, path))?.kind !== "file") return missing();
  const id = `${timeName(Date.now())}/${path}`;
  return moved(disk, root, path, `${trashFolder}/${id}`, succeed({ id }));
}

const idPattern = /^\d{8}T\d{9}Z-[0-9a-f]{6}\/(.+)$/s;

/** To where it was, if nothing else has taken its place. */
export async function untrashAsset(disk: Disk, root: string, id: string): Promise<Result<null>> {
  const gone = fail(projectProblems.report("project/not-in-trash", {}));
  const path = idPattern.exec(id)?.[1];
  const from = `${trashFolder}/${id}`;
  if (path === undefined || !isAssetPath(path) || path.split("/").includes("..")) return gone;
  if (!areRealFolders(disk, root, foldersAbove(from)) || disk.look(absolute(root, from))?.kind !== "file") return gone;
  return isTaken(disk, root, path)
    ? fail(projectProblems.report("project/asset-in-place", { file: path }, { path }))
    : moved(disk, root, from, path, succeed(null));
}

/** By something that is the same file on some computer. */
function isTaken(disk: Disk, root: string, path: string): boolean {
  const folder = folderOf(path);
  if (disk.look(absolute(root, folder))?.kind !== "folder") return false;
  return disk.entries(absolute(root, folder)).some(({ name }) => twinKey(`${folder}/${name}`) === twinKey(path));
}

async function moved<T>(disk: Disk, root: string, from: string, to: string, done: Result<T>): Promise<Result<T>> {
  try {
    const guard = new FolderGuard(disk, root);
    await guard.make(folderOf(to));
    await disk.rename(absolute(root, from), absolute(root, to));
    await guard.sync();
    await disk.syncFolder(absolute(root, folderOf(from)));
    return done;
  } catch (reason) {
    return fail(projectProblems.report("project/asset-not-moved", { file: from }, { path: from }, errorCode(reason)));
  }
}
