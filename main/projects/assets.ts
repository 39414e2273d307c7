import { createHash } from "node:crypto";
import { slug } from "../../project/paths";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import type { Asset } from "../api";
import { replaceFile } from "./atomic-write";
import { type Disk, errorCode, type Stamp } from "./disk";
import { absolute, assetFolders, folderOf, isTempName } from "./places";
import { projectProblems } from "./problems";
import { isInside } from "./read-folder";

/** Pictures and fonts of a project. They are only ever added here: nothing of the person's is replaced or deleted. */

const folderByEnding: Record<string, (typeof assetFolders)[number]> = {
  png: "art",
  jpg: "art",
  jpeg: "art",
  webp: "art",
  gif: "art",
  avif: "art",
  svg: "art",
  ttf: "fonts",
  otf: "fonts",
  woff: "fonts",
  woff2: "fonts",
  /** The licences of fonts. */
  txt: "fonts",
};
const maxDepth = 6;
export const maxAssetBytes = 100_000_000;

const endingOf = (path: string): string => path.slice(path.lastIndexOf(".") + 1).toLowerCase();
const isAssetPath = (path: string): boolean =>
  folderByEnding[endingOf(path)] !== undefined &&
  (endingOf(path) !== "txt" || path.startsWith("fonts/")) &&
  assetFolders.some((folder) => path.startsWith(`${folder}/`)) &&
  path.split("/").every((part) => part !== "" && !part.startsWith(".") && !part.includes("\\") && !part.includes("\0"));

export function listAssets(disk: Disk, root: string): { assets: Asset[]; problems: Map<string, Problem> } {
  const assets: Asset[] = [];
  const problems = new Map<string, Problem>();
  const realRoot = disk.realPath(root);
  for (const folder of assetFolders) walk(folder, 0);
  return { assets, problems };

  function walk(path: string, depth: number): void {
    const file = absolute(root, path);
    const stamp = disk.stamp(file);
    if (!stamp) return;
    if (!isInside(disk, realRoot, file)) {
      problems.set(path, projectProblems.report("project/link-leaves", { file: path }, { path }));
    } else if (!stamp.isFolder) {
      if (isAssetPath(path)) assets.push(assetOf(path, stamp));
    } else if (depth <= maxDepth) {
      for (const name of namesIn(path)) walk(`${path}/${name}`, depth + 1);
    }
  }

  function namesIn(folder: string): string[] {
    try {
      const names = disk.entries(absolute(root, folder)).map(({ name }) => name);
      return names.filter((name) => !name.startsWith(".") && !isTempName(name)).sort();
    } catch (reason) {
      const code = errorCode(reason);
      problems.set(folder, projectProblems.report("project/unreadable-file", { file: folder }, { path: folder }, code));
      return [];
    }
  }
}

const assetOf = (path: string, { size, mtimeMs }: Stamp): Asset => ({
  path,
  bytes: size,
  version: `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`,
});

export function readAsset(disk: Disk, root: string, path: string): Result<Uint8Array> {
  const missing = (details?: string) =>
    fail(projectProblems.report("project/asset-missing", { file: path }, { path }, details));
  const file = absolute(root, path);
  if (!isAssetPath(path) || !isInside(disk, disk.realPath(root), file)) return missing();
  try {
    const { bytes } = disk.read(file, maxAssetBytes);
    return bytes ? succeed(bytes) : fail(projectProblems.report("project/asset-too-large", { file: path }, { path }));
  } catch (reason) {
    return missing(errorCode(reason));
  }
}

/** What the press is told of a picture. */
export function pictureBytes(read: Result<Uint8Array>): Uint8Array | "too-large" | undefined {
  if (read.ok) return read.value;
  return read.problem.code === "project/asset-too-large" ? "too-large" : undefined;
}

/** Adds a picture or font under a name made from the given one. The same bytes under that name are not added twice. */
export async function addAsset(disk: Disk, root: string, name: string, bytes: Uint8Array): Promise<Result<Asset>> {
  const ending = endingOf(name);
  const folder = folderByEnding[ending];
  if (!folder || !name.includes(".")) return fail(projectProblems.report("project/asset-kind", {}, { name }));
  const stem = slug(name.slice(0, -ending.length - 1).replace(/^.*[\\/]/, ""), folder === "art" ? "picture" : "font");
  try {
    for (let n = 1; ; n++) {
      const path = `${folder}/${n === 1 ? stem : `${stem}-${n}`}.${ending}`;
      const file = absolute(root, path);
      const stamp = disk.stamp(file);
      if (stamp && (stamp.isFolder || !sameBytes(disk, file, stamp.size, bytes))) continue;
      if (stamp) return succeed(assetOf(path, stamp));
      await disk.makeFolder(absolute(root, folder));
      if (!isInside(disk, disk.realPath(root), absolute(root, folderOf(path)))) {
        return fail(projectProblems.report("project/link-leaves", { file: folder }, { path: folder }));
      }
      await replaceFile(disk, file, bytes);
      await disk.syncFolder(absolute(root, folder));
      return succeed(assetOf(path, disk.stamp(file)!));
    }
  } catch (reason) {
    return fail(projectProblems.report("project/asset-not-written", {}, { name }, errorCode(reason)));
  }
}

const digest = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
const sameBytes = (disk: Disk, file: string, size: number, bytes: Uint8Array): boolean => {
  if (size !== bytes.length) return false;
  const found = disk.read(file, maxAssetBytes).bytes;
  return found !== null && digest(found) === digest(bytes);
};
