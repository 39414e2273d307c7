import { twinKey } from "../../project/names";
import { freeId } from "../../project/paths";
import { jsonIn } from "../../schemas/json-text";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { TrashedFile } from "../api";
import { type Disk, errorCode } from "./disk";
import { areRealFolders, foldersAbove } from "./folder-guard";
import { absolute, isDocumentPath, isTempName, maxTextBytes, trashFolder } from "./places";
import { projectProblems } from "./problems";
import { decode } from "./read-text";

/**
 * Deleted files, each below a folder that is named by the time, at its old path: `trash/<time>/cards/attack.json`. The
 * names are the index, so that it can't be lost or contradict the files. Nothing here is ever purged by itself.
 */

const idPattern = /^(\d{8})T(\d{2})(\d{2})(\d{2})(\d{3})Z-[0-9a-f]{6}\/(.+)$/s;
const timeFolder = /^\d{8}T\d{9}Z-[0-9a-f]{6}$/;

/** Newest first. */
export function listTrash(disk: Disk, root: string): TrashedFile[] {
  const found: TrashedFile[] = [];
  if (!areRealFolders(disk, root, [...foldersAbove(trashFolder), trashFolder])) return found;
  if (!areRealFolders(disk, root, foldersAbove(`${trashFolder}/any`))) return found;
  for (const { name, isFolder } of namesIn(disk, root, trashFolder)) {
    if (isFolder && timeFolder.test(name)) walk(name);
  }
  return found.sort((a, b) => b.deletedAt.localeCompare(a.deletedAt) || a.path.localeCompare(b.path));

  function walk(folder: string): void {
    for (const { name, isFolder } of namesIn(disk, root, `${trashFolder}/${folder}`)) {
      const id = `${folder}/${name}`;
      const parts = partsOf(id);
      if (isFolder) walk(id);
      else if (parts && !isTempName(name))
        found.push({ id, ...parts, name: nameIn(readTrashed(disk, root, id)) ?? name });
    }
  }
}

export function readTrashed(disk: Disk, root: string, id: string): Result<{ path: string; text: string }> {
  const gone = fail(projectProblems.report("project/not-in-trash", {}));
  const parts = partsOf(id);
  if (!parts || !areRealFolders(disk, root, foldersAbove(`${trashFolder}/${id}`))) return gone;
  const { path } = parts;
  const file = `${trashFolder}/${id}`;
  const unfit = fail(projectProblems.report("project/trash-not-text", { file: path }, { path, file }));
  try {
    const found = disk.look(absolute(root, file));
    if (!found) return gone;
    if (found.kind !== "file" || !isDocumentPath(path)) return unfit;
    const { bytes } = disk.read(absolute(root, file), maxTextBytes);
    const text = bytes && decode(bytes);
    return typeof text === "string" ? succeed({ path, text }) : unfit;
  } catch (reason) {
    errorCode(reason);
    return gone;
  }
}

export const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(/\.(json|md)$/, "");

/** The path itself, or with the first number behind its name that nobody has taken. */
export function freePath(path: string, taken: readonly string[]): string {
  const names = new Set(taken.map(twinKey));
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const ending = path.slice(path.lastIndexOf("."));
  return `${folder}${freeId(nameOf(path), (name) => names.has(twinKey(`${folder}${name}${ending}`)))}${ending}`;
}

/** null for what can't be one of ours: a time that never was, a name that would lead elsewhere. */
function partsOf(id: string): { path: string; deletedAt: string } | null {
  const [, day, hour, minute, second, ms, path] = idPattern.exec(id) ?? [];
  if (!day || !path || path.split(/[\\/]/).includes("..")) return null;
  const deletedAt = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${hour}:${minute}:${second}.${ms}Z`;
  return Number.isNaN(Date.parse(deletedAt)) ? null : { path, deletedAt };
}

function nameIn(read: Result<{ text: string }>): string | null {
  if (!read.ok) return null;
  // Whatever can't be read keeps its file name.
  const { name } = (jsonIn(read.value.text) ?? {}) as { name?: unknown };
  return typeof name === "string" && name.trim() ? name : null;
}

function namesIn(disk: Disk, root: string, folder: string): { name: string; isFolder: boolean }[] {
  try {
    return disk.entries(absolute(root, folder)).map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
  } catch (reason) {
    errorCode(reason);
    return []; // Neither gone nor lost: it shows again as soon as it can be read.
  }
}
