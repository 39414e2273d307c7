import { createHash } from "node:crypto";
import { homedir } from "node:os";
import { basename, resolve, sep } from "node:path";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { FolderPlace } from "../api";
import { appProblems } from "../problems";

/**
 * Folders have opaque ids on the studio's side. An id only works after Cardwright itself has shown that folder, so the
 * studio can never name a path of its own making.
 */
export interface FolderBook {
  place(path: string): FolderPlace;
  path(id: string): Result<string>;
}

export function createFolderBook(): FolderBook {
  const paths = new Map<string, string>();
  return {
    place(path) {
      const full = resolve(path);
      const folder = createHash("sha256").update(full).digest("hex").slice(0, 20);
      paths.set(folder, full);
      return { folder, label: folderLabel(full) };
    },
    path(id) {
      const path = paths.get(id);
      return path === undefined ? fail(appProblems.report("app/unknown-folder", {})) : succeed(path);
    },
  };
}

/** As people say it: `~/Cardwright/my-set`. */
export function folderLabel(path: string): string {
  const home = homedir();
  if (path === home) return "~";
  return path.startsWith(home + sep) ? `~/${path.slice(home.length + 1).replaceAll(sep, "/")}` : path;
}

export const folderName = (path: string): string => basename(path) || path;
