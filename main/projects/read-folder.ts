import type { Dirent } from "node:fs";
import { sep } from "node:path";
import { twinKey } from "../../project/names";
import { hasDocumentEnding, manifestPath } from "../../project/paths";
import type { Problem } from "../../schemas/problem";
import { type Disk, errorCode, kindOf, type Standing } from "./disk";
import { areRealFolders, foldersAbove } from "./folder-guard";
import { absolute, folderOf, isDocumentPath, isTempName, textFolders } from "./places";
import { projectProblems } from "./problems";
import { type DiskFile, readText } from "./read-text";

/** What a project folder holds: its texts, and what is odd about it, by path. */
export interface FolderContent {
  files: Map<string, DiskFile>;
  problems: Map<string, Problem>;
}

const maxDepth = 6;
/** What systems and editors leave behind; nobody wants to hear of it. */
const litter = /^\.|^(thumbs\.db|desktop\.ini)$|~$|\.(swp|tmp|bak)$/i;

export function readFolder(disk: Disk, root: string): FolderContent {
  const files = new Map<string, DiskFile>();
  const { paths, problems } = listDocuments(disk, root);
  for (const path of paths) {
    const found = readText(disk, root, path);
    if (!found) continue;
    files.set(path, found.file);
    if (found.problem) problems.set(path, found.problem);
  }
  return { files, problems };
}

/** The paths of all documents, without reading any of them. */
export function listDocuments(disk: Disk, root: string): { paths: string[]; problems: Map<string, Problem> } {
  const paths: string[] = [];
  const problems = new Map<string, Problem>();
  const realRoot = disk.realPath(root);
  const manifest = lookAt(manifestPath);
  if (manifest) take(manifestPath, manifest.kind);
  for (const folder of textFolders) {
    const found = lookAt(folder);
    if (found?.kind === "link") leaveOut("project/link-leaves", folder);
    else if (found?.kind === "folder") walk(folder, 0);
    else if (found) problems.set(folder, unreadable(folder, "ENOTDIR"));
  }
  noteTwins(paths, problems);
  return { paths, problems };

  function walk(folder: string, depth: number): void {
    for (const entry of entriesOf(folder)) {
      const path = `${folder}/${entry.name}`;
      if (litter.test(entry.name) || isTempName(entry.name)) continue;
      const kind = kindOf(entry);
      if (kind !== "folder") take(path, kind);
      else if (depth < maxDepth) walk(path, depth + 1);
    }
  }

  function take(path: string, kind: Standing["kind"]): void {
    if (kind === "link" && !leadsToFile(disk, realRoot, absolute(root, path))) leaveOut("project/link-leaves", path);
    else if (!hasDocumentEnding(path)) leaveOut("project/stray-file", path);
    else if (!isDocumentPath(path)) leaveOut("project/file-name", path);
    else paths.push(path);
  }

  function leaveOut(code: "project/link-leaves" | "project/stray-file" | "project/file-name", path: string): void {
    problems.set(path, projectProblems.report(code, { file: path }, { path, folder: folderOf(path) }));
  }

  function entriesOf(folder: string): Dirent[] {
    return tolerate(folder, () => disk.entries(absolute(root, folder))) ?? [];
  }

  function lookAt(path: string): Standing | null {
    return tolerate(path, () => disk.look(absolute(root, path)));
  }

  /** One that can't be looked at is told of, and the others are read. */
  function tolerate<T>(path: string, find: () => T): T | null {
    try {
      return find();
    } catch (reason) {
      const code = errorCode(reason);
      if (code !== "ENOENT") problems.set(path, unreadable(path, code));
      return null;
    }
  }
}

/** Whether a document or picture may be read there: no link leads to it but one from its own name to a file of the project. */
export function isReachable(disk: Disk, root: string, path: string): boolean {
  if (!areRealFolders(disk, root, foldersAbove(path))) return false;
  const kind = disk.look(absolute(root, path))?.kind;
  if (kind === "link") return leadsToFile(disk, disk.realPath(root), absolute(root, path));
  return kind !== undefined && kind !== "folder";
}

/** A link to a folder would only show its files twice, or without end. */
export function leadsToFile(disk: Disk, realRoot: string, file: string): boolean {
  return isInside(disk, realRoot, file) && disk.stamp(file)?.isFolder === false;
}

export const unreadable = (path: string, code: string): Problem =>
  projectProblems.report("project/unreadable-file", { file: path }, { path }, code);

/** Whether a path, with every link in it followed, stays below the root. A link to nothing does not. */
function isInside(disk: Disk, realRoot: string, path: string): boolean {
  try {
    const real = disk.realPath(path);
    return real === realRoot || real.startsWith(realRoot.endsWith(sep) ? realRoot : realRoot + sep);
  } catch (reason) {
    errorCode(reason);
    return false;
  }
}

export function noteTwins(paths: readonly string[], problems: Map<string, Problem>): void {
  const seen = new Map<string, string>();
  for (const path of paths) {
    const other = seen.get(twinKey(path));
    if (other === undefined) seen.set(twinKey(path), path);
    else problems.set(path, projectProblems.report("project/same-but-case", { file: path }, { path, other }));
  }
}
