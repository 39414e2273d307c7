import { join } from "node:path";
import { bytesOf } from "../../project/archive/utf8";
import { writeZip } from "../../project/archive/zip";
import { bundleEnding, bundleListName, bundleOf } from "../../project/bundle";
import { freeId, slug } from "../../project/paths";
import type { Files } from "../../project/project-text";
import type { Version } from "../../project/versions/diff-projects";
import { fail, type Result, succeed } from "../../schemas/problem";
import { listAssets, readAsset } from "./assets";
import { replaceFile } from "./atomic-write";
import { errorCode, nodeDisk } from "./disk";
import { sumAsInGit } from "./git-version";
import { absolute, versionFolder } from "./places";
import { projectProblems } from "./problems";
import { mostBundleBytes, type ReadBundle, readBundle, textsIn } from "./read-bundle";

/** Versions of a set that somebody kept: bundles of its texts in `versions/`, which go where the project goes, git too. */

export interface KeptVersion {
  id: string;
  version: string;
  notes: string;
  /** As ISO says it. */
  made: string;
  cards: number;
}

const ending = `.${bundleEnding}`;
const isFolder = (root: string): boolean => nodeDisk.look(absolute(root, versionFolder))?.kind === "folder";
const namesIn = (root: string): string[] =>
  isFolder(root)
    ? nodeDisk
        .entries(absolute(root, versionFolder))
        .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
        .map(({ name }) => name.slice(0, -ending.length))
    : [];

/** The newest first. Files that are no versions are passed over. */
export function keptVersions(root: string): KeptVersion[] {
  const found = namesIn(root).flatMap((id): KeptVersion[] => {
    const read = readKept(root, id);
    if (!read.ok) return [];
    const { version = id, notes = "", made = "", cards = 0 } = read.value.list;
    return [{ id, version, notes, made, cards }];
  });
  return found.sort((a, b) => (a.made < b.made ? 1 : -1));
}

export function keptVersion(root: string, id: string): Result<Version> {
  const read = namesIn(root).includes(id) ? readKept(root, id) : missing(id);
  return read.ok ? succeed(versionOfBundle(read.value)) : read;
}

const missing = (version: string) => fail(projectProblems.report("version/missing", {}, { version }));

function readKept(root: string, id: string): Result<ReadBundle> {
  const { bytes } = nodeDisk.read(join(absolute(root, versionFolder), id + ending), mostBundleBytes);
  return bytes ? readBundle(id + ending, bytes) : missing(id);
}

export function versionOfBundle({ files, list }: Pick<ReadBundle, "files" | "list">): Version {
  const texts = textsIn(files);
  const own = [...files]
    .filter(([path]) => !texts.has(path))
    .map(([path, bytes]) => [path, sumAsInGit(bytes)] as const);
  return { files: texts, assets: new Map([...Object.entries(list.sums ?? {}), ...own]) };
}

/** What the pictures and fonts of a project are by the sums of their bytes. */
export function assetSums(root: string): Map<string, string> {
  const { assets } = listAssets(nodeDisk, root);
  return new Map(
    assets.flatMap(({ path }): [string, string][] => {
      const read = readAsset(nodeDisk, root, path);
      return read.ok ? [[path, sumAsInGit(read.value)]] : [];
    }),
  );
}

export async function keepVersion(
  root: string,
  files: Files,
  { version, notes, made }: Pick<KeptVersion, "version" | "notes" | "made">,
): Promise<Result<string>> {
  const sums = assetSums(root);
  const bundle = bundleOf(files, [...sums.keys()]);
  const refused = (details?: string) => fail(projectProblems.report("version/not-kept", {}, { version }, details));
  if (!bundle) return refused();
  const list = { ...bundle, version, notes, made, sums: Object.fromEntries(sums) };
  const texts = [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, text]) => ({ name, bytes: bytesOf(text) }));
  try {
    await nodeDisk.makeFolder(absolute(root, versionFolder));
    // Never through a link.
    if (!isFolder(root)) return refused();
    const taken = namesIn(root);
    const id = freeId(slug(version.replaceAll(".", "-"), "version"), (wanted) => taken.includes(wanted));
    const bytes = writeZip([{ name: bundleListName, bytes: bytesOf(`${JSON.stringify(list, null, 2)}\n`) }, ...texts]);
    await replaceFile(nodeDisk, join(absolute(root, versionFolder), id + ending), bytes);
    await nodeDisk.syncFolder(absolute(root, versionFolder));
    return succeed(id);
  } catch (reason) {
    return refused(errorCode(reason));
  }
}
