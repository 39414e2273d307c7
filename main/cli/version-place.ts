import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { isBundleFile } from "../../project/bundle";
import type { Version } from "../../project/versions/diff-projects";
import { placeAt, readGivenBytes } from "../given-file";
import { versionInGit } from "../projects/git-version";
import { assetSums, keptVersion, keptVersions, versionOfBundle } from "../projects/kept-versions";
import { mostBundleBytes, readBundle } from "../projects/read-bundle";
import { CannotDo } from "./command";
import { readProject } from "./read-project";

/** `my-set`, `my-set@git:v1.2`, `my-set@1.2`, `my-set.cardset`: a project as it lies there, was in a revision, was kept, or was packed. */
export async function versionAt(place: string): Promise<Version> {
  if (isBundleFile(place) && placeAt(place) === "file") return versionInBundle(place);
  const [, folder, revision] = /^(.*)@git:(.+)$/s.exec(place) ?? [];
  if (revision === undefined || existsSync(place)) return keptAt(place) ?? versionInFolder(place);
  const found = await versionInGit(resolve(folder!), revision);
  if (!found.ok) throw new CannotDo(found.problem);
  return found.value;
}

function versionInBundle(file: string): Version {
  const bytes = readGivenBytes(file, mostBundleBytes);
  if (!bytes.ok) throw new CannotDo(bytes.problem);
  const read = readBundle(file, bytes.value);
  if (!read.ok) throw new CannotDo(read.problem);
  return versionOfBundle(read.value);
}

/** By the version that it was kept as, or by its file's name. */
function keptAt(place: string): Version | undefined {
  const [, folder, wanted] = /^(.*)@([^@]+)$/s.exec(place) ?? [];
  if (folder === undefined || wanted === undefined || existsSync(place)) return undefined;
  const { root } = readProject(folder);
  const found = keptVersions(root).find(({ id, version }) => version === wanted || id === wanted);
  const kept = keptVersion(root, found?.id ?? wanted);
  if (!kept.ok) throw new CannotDo(kept.problem);
  return kept.value;
}

function versionInFolder(folder: string): Version {
  const { root, files } = readProject(folder);
  return { files, assets: assetSums(root) };
}
