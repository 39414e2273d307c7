import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Version } from "../../project/versions/diff-projects";
import { readAsset } from "../projects/assets";
import { nodeDisk } from "../projects/disk";
import { sumAsInGit, versionInGit } from "../projects/git-version";
import { CannotDo } from "./command";
import { readProject } from "./read-project";

/** `my-set`, or `my-set@git:v1.2`: a project as it lies there, or as it was in a revision. */
export async function versionAt(place: string): Promise<Version> {
  const [, folder, revision] = /^(.*)@git:(.+)$/s.exec(place) ?? [];
  if (revision === undefined || existsSync(place)) return versionInFolder(place);
  const found = await versionInGit(resolve(folder!), revision);
  if (!found.ok) throw new CannotDo(found.problem);
  return found.value;
}

function versionInFolder(folder: string): Version {
  const { root, files, assets } = readProject(folder);
  const sums = [...assets].flatMap((path): [string, string][] => {
    const read = readAsset(nodeDisk, root, path);
    return read.ok ? [[path, sumAsInGit(read.value)]] : [];
  });
  return { files, assets: new Map(sums) };
}
