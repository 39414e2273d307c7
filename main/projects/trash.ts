import { freeId } from "../../project/paths";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { TrashedFile } from "../api";
import { type Disk, errorCode } from "./disk";
import { absolute, isTempName, maxTextBytes, trashFolder } from "./places";
import { projectProblems } from "./problems";
import { isInside } from "./read-folder";
import { decode } from "./read-text";

/**
 * Deleted files, each below a folder that is named by the time, at its old path: `trash/<time>/cards/attack.json`. The
 * names are the index, so that it can't be lost or contradict the files. Nothing here is ever purged by itself.
 */

const idPattern = /^(\d{8})T(\d{2})(\d{2})(\d{2})(\d{3})Z-[0-9a-f]{6}\/(.+)$/;
const timeFolder = /^\d{8}T\d{9}Z-[0-9a-f]{6}$/;

/** Newest first. */
export function listTrash(disk: Disk, root: string): TrashedFile[] {
  const found: TrashedFile[] = [];
  for (const time of namesIn(disk, root, trashFolder)) if (timeFolder.test(time.name)) walk(time.name);
  return found.sort((a, b) => b.deletedAt.localeCompare(a.deletedAt) || a.path.localeCompare(b.path));

  function walk(folder: string): void {
    for (const { name, isFolder } of namesIn(disk, root, `${trashFolder}/${folder}`)) {
      const id = `${folder}/${name}`;
      if (isFolder) walk(id);
      else if (!isTempName(name)) found.push(describe(id));
    }
  }

  function describe(id: string): TrashedFile {
    const { path, deletedAt } = partsOf(id)!;
    return { id, path, deletedAt, name: nameIn(readTrashed(disk, root, id)) ?? path.slice(path.lastIndexOf("/") + 1) };
  }
}

export function readTrashed(disk: Disk, root: string, id: string): Result<{ path: string; text: string }> {
  const gone = fail(projectProblems.report("project/not-in-trash", {}));
  const parts = partsOf(id);
  const file = absolute(root, `${trashFolder}/${id}`);
  if (!parts || id.split("/").includes("..") || !isInside(disk, disk.realPath(root), file)) return gone;
  try {
    const { bytes } = disk.read(file, maxTextBytes);
    const text = bytes && decode(bytes);
    if (typeof text === "string") return succeed({ path: parts.path, text });
    const params = { path: parts.path, file: `${trashFolder}/${id}` };
    return fail(projectProblems.report("project/trash-not-text", { file: parts.path }, params));
  } catch (reason) {
    errorCode(reason);
    return gone;
  }
}

export const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(/\.json$/, "");

/** The path itself, or with the first number behind its name that nobody has taken. */
export function freePath(path: string, taken: readonly string[]): string {
  const names = new Set(taken.map((name) => name.toLowerCase()));
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  return `${folder}${freeId(nameOf(path), (name) => names.has(`${folder}${name}.json`.toLowerCase()))}.json`;
}

function partsOf(id: string): { path: string; deletedAt: string } | null {
  const [, day, hour, minute, second, ms, path] = idPattern.exec(id) ?? [];
  if (!day || !path) return null;
  const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
  return { path, deletedAt: `${date}T${hour}:${minute}:${second}.${ms}Z` };
}

function nameIn(read: Result<{ text: string }>): string | null {
  if (!read.ok) return null;
  try {
    const { name } = JSON.parse(read.value.text) as { name?: unknown };
    return typeof name === "string" && name.trim() ? name : null;
  } catch {
    return null; // Whatever it is, it keeps its file name.
  }
}

function namesIn(disk: Disk, root: string, folder: string): { name: string; isFolder: boolean }[] {
  try {
    return disk.entries(absolute(root, folder)).map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
  } catch (reason) {
    if (errorCode(reason) === "ENOENT") return [];
    throw reason;
  }
}
