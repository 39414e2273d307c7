import type { Dirent } from "node:fs";
import { sep } from "node:path";
import { manifestPath } from "../../project/paths";
import type { Problem } from "../../schemas/problem";
import { type Disk, errorCode } from "./disk";
import { absolute, isDocumentPath, isTempName, textFolders } from "./places";
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
  if (disk.stamp(absolute(root, manifestPath))) paths.push(manifestPath);
  for (const folder of textFolders) {
    const stamp = disk.stamp(absolute(root, folder));
    if (!stamp?.isFolder) continue;
    if (!isInside(disk, realRoot, absolute(root, folder))) {
      problems.set(folder, projectProblems.report("project/link-leaves", { file: folder }, { path: folder }));
    } else walk(folder, 0);
  }
  noteCase(paths, problems);
  return { paths, problems };

  function walk(folder: string, depth: number): void {
    for (const entry of entriesOf(folder)) {
      const path = `${folder}/${entry.name}`;
      if (entry.isSymbolicLink() && !isInside(disk, realRoot, absolute(root, path))) {
        problems.set(path, projectProblems.report("project/link-leaves", { file: path }, { path }));
      } else if (isFolder(entry, path)) {
        // A link to a folder inside the project would only show its files twice, or without end.
        if (depth < maxDepth && !entry.isSymbolicLink() && !entry.name.startsWith(".")) walk(path, depth + 1);
      } else if (!litter.test(entry.name) && !isTempName(entry.name)) {
        const code = path.endsWith(".json")
          ? isDocumentPath(path)
            ? null
            : "project/file-name"
          : "project/stray-file";
        if (code === null) paths.push(path);
        else problems.set(path, projectProblems.report(code, { file: path }, { path, folder }));
      }
    }
  }

  function entriesOf(folder: string): Dirent[] {
    try {
      return disk.entries(absolute(root, folder));
    } catch (reason) {
      const code = errorCode(reason);
      if (code !== "ENOENT") {
        problems.set(
          folder,
          projectProblems.report("project/unreadable-file", { file: folder }, { path: folder }, code),
        );
      }
      return [];
    }
  }

  function isFolder(entry: Dirent, path: string): boolean {
    return entry.isSymbolicLink() ? disk.stamp(absolute(root, path))?.isFolder === true : entry.isDirectory();
  }
}

/** Whether a path, with every link in it followed, stays below the root. A link to nothing does not. */
export function isInside(disk: Disk, realRoot: string, path: string): boolean {
  try {
    const real = disk.realPath(path);
    return real === realRoot || real.startsWith(realRoot.endsWith(sep) ? realRoot : realRoot + sep);
  } catch (reason) {
    errorCode(reason);
    return false;
  }
}

function noteCase(paths: readonly string[], problems: Map<string, Problem>): void {
  const seen = new Map<string, string>();
  for (const path of paths) {
    const other = seen.get(path.toLowerCase());
    if (other === undefined) seen.set(path.toLowerCase(), path);
    else problems.set(path, projectProblems.report("project/same-but-case", { file: path }, { path, other }));
  }
}
