import { createHash } from "node:crypto";
import { isPortablePath, twinKey } from "../../project/names";
import { slug } from "../../project/paths";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import type { AddedAsset, Asset } from "../api";
import { replaceFile } from "./atomic-write";
import { type Disk, errorCode, kindOf, type Stamp } from "./disk";
import { absolute, assetFolders, isTempName } from "./places";
import { projectProblems } from "./problems";
import { isReachable, leadsToFile, noteTwins, unreadable } from "./read-folder";

/** Pictures, fonts and ink profiles of a project. They are only ever added here: nothing of the person's is replaced or deleted. */

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
  icc: "inks",
  icm: "inks",
};
const maxDepth = 6;
export const maxAssetBytes = 100_000_000;

const endingOf = (path: string): string => path.slice(path.lastIndexOf(".") + 1).toLowerCase();
const isAssetKind = (path: string): boolean =>
  Object.hasOwn(folderByEnding, endingOf(path)) && (endingOf(path) !== "txt" || path.startsWith("fonts/"));
export const isAssetPath = (path: string): boolean =>
  isAssetKind(path) && assetFolders.some((folder) => path.startsWith(`${folder}/`)) && isPortablePath(path);

export function listAssets(disk: Disk, root: string): { assets: Asset[]; problems: Map<string, Problem> } {
  const assets: Asset[] = [];
  const problems = new Map<string, Problem>();
  const realRoot = disk.realPath(root);
  for (const folder of assetFolders) {
    const kind = tolerate(folder, () => disk.look(absolute(root, folder)))?.kind;
    if (kind === "folder") walk(folder, 0);
    else if (kind === "link") leaveOut("project/link-leaves", folder);
    else if (kind) problems.set(folder, unreadable(folder, "ENOTDIR"));
  }
  noteTwins(
    assets.map(({ path }) => path),
    problems,
  );
  return { assets, problems };

  function walk(folder: string, depth: number): void {
    const entries = tolerate(folder, () => disk.entries(absolute(root, folder))) ?? [];
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = `${folder}/${entry.name}`;
      if (entry.name.startsWith(".") || isTempName(entry.name)) continue;
      const kind = kindOf(entry);
      if (kind === "folder") {
        if (depth < maxDepth) walk(path, depth + 1);
      } else if (kind === "link" && !leadsToFile(disk, realRoot, absolute(root, path))) {
        leaveOut("project/link-leaves", path);
      } else if (isAssetKind(path)) take(path);
    }
  }

  function take(path: string): void {
    const stamp = tolerate(path, () => disk.stamp(absolute(root, path)));
    if (!isPortablePath(path)) leaveOut("project/file-name", path);
    else if (stamp && !stamp.isFile) problems.set(path, unreadable(path, "ENOTFILE"));
    else if (stamp) assets.push(assetOf(path, stamp));
  }

  function leaveOut(code: "project/link-leaves" | "project/file-name", path: string): void {
    problems.set(path, projectProblems.report(code, { file: path }, { path }));
  }

  /** One that can't be looked at is told of, and the others are listed. */
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

const assetOf = (path: string, { size, mtimeMs }: Stamp): Asset => ({
  path,
  bytes: size,
  version: `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`,
});

export function readAsset(disk: Disk, root: string, path: string): Result<Uint8Array> {
  const missing = (details?: string) =>
    fail(projectProblems.report("project/asset-missing", { file: path }, { path }, details));
  if (!isAssetPath(path)) return missing();
  try {
    if (!isReachable(disk, root, path)) return missing();
    const { bytes } = disk.read(absolute(root, path), maxAssetBytes);
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

/**
 * Adds a picture or font under a name made from the given one. A picture whose bytes are there already is that one; two
 * fonts may well have the same licence beside them, each under its own name.
 */
export async function addAsset(disk: Disk, root: string, name: string, bytes: Uint8Array): Promise<Result<AddedAsset>> {
  const ending = endingOf(name);
  const folder = Object.hasOwn(folderByEnding, ending) ? folderByEnding[ending] : undefined;
  if (!folder || !name.includes(".")) return fail(projectProblems.report("project/asset-kind", {}, { name }));
  const stem = slug(
    name.slice(0, -ending.length - 1).replace(/^.*[\\/]/, ""),
    folder === "art" ? "picture" : folder === "fonts" ? "font" : "inks",
  );
  try {
    const kind = disk.look(absolute(root, folder))?.kind ?? "folder";
    if (kind !== "folder")
      return fail(projectProblems.report("project/link-leaves", { file: folder }, { path: folder }));
    const known = folder === "art" ? sameAsset(disk, root, folder, bytes) : undefined;
    if (known) return succeed({ ...known, wasThere: true });
    const names = new Map(namesIn(disk, absolute(root, folder)).map((known) => [twinKey(known), known]));
    for (let n = 1; ; n++) {
      const wanted = `${n === 1 ? stem : `${stem}-${n}`}.${ending}`;
      const known = names.get(twinKey(wanted));
      const path = `${folder}/${known ?? wanted}`;
      const file = absolute(root, path);
      if (known !== undefined) {
        const found = disk.look(file);
        if (found?.kind !== "file" || !sameBytes(disk, file, found.size, bytes)) continue;
        return succeed(assetOf(path, found));
      }
      await disk.makeFolder(absolute(root, folder));
      await replaceFile(disk, file, bytes);
      await disk.syncFolder(absolute(root, folder));
      return succeed(assetOf(path, disk.stamp(file)!));
    }
  } catch (reason) {
    return fail(projectProblems.report("project/asset-not-written", {}, { name }, errorCode(reason)));
  }
}

const sameAsset = (disk: Disk, root: string, folder: string, bytes: Uint8Array): Asset | undefined =>
  listAssets(disk, root).assets.find(
    ({ path, bytes: size }) => path.startsWith(`${folder}/`) && sameBytes(disk, absolute(root, path), size, bytes),
  );

const namesIn = (disk: Disk, folder: string): string[] =>
  disk.look(folder) ? disk.entries(folder).map(({ name }) => name) : [];
const digest = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
const sameBytes = (disk: Disk, file: string, size: number, bytes: Uint8Array): boolean => {
  if (size !== bytes.length) return false;
  const found = disk.read(file, maxAssetBytes).bytes;
  return found !== null && digest(found) === digest(bytes);
};
