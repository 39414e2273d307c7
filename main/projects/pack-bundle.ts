import { basename } from "node:path";
import { bundleListName, bundleOf, unclaimedIn } from "../../project/bundle";
import { manifestPath } from "../../project/paths";
import type { Bundle } from "../../schemas/bundle";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import { ZipFile } from "../ink/zip-file";
import { listAssets, maxAssetBytes, readAsset } from "./assets";
import { errorCode, nodeDisk } from "./disk";
import { absolute, maxTextBytes } from "./places";
import { projectProblems } from "./problems";
import { readFolder } from "./read-folder";

export interface PackedBundle {
  bundle: Bundle;
  files: number;
  problems: Problem[];
}

/** Writes the project that lies in `root` as one file, with its files byte for byte as they lie there. */
export async function packBundle(root: string, file: string): Promise<Result<PackedBundle>> {
  const { files: documents, problems: odd } = readFolder(nodeDisk, root);
  const assets = listAssets(nodeDisk, root).assets.map(({ path }) => path);
  const texts = new Map([...documents].flatMap(([path, { text }]) => (text === null ? [] : [[path, text] as const])));
  const bundle = bundleOf(texts, assets);
  if (!bundle) return fail(projectProblems.report("project/not-a-project", {}, { name: basename(root) }));
  const paths = [manifestPath, ...[...texts.keys()].filter((path) => path !== manifestPath).sort()];
  const missing: Problem[] = [];
  let zip: ZipFile | undefined;
  try {
    zip = await ZipFile.create(file);
    await zip.add(bundleListName, Buffer.from(`${JSON.stringify(bundle, null, 2)}\n`));
    for (const path of paths) {
      const { bytes } = nodeDisk.read(absolute(root, path), maxTextBytes);
      if (bytes) await zip.add(path, bytes);
    }
    for (const path of assets.toSorted()) {
      const read = readAsset(nodeDisk, root, path);
      if (read.ok && read.value.length <= maxAssetBytes) await zip.add(path, read.value);
      else if (!read.ok) missing.push(read.problem);
    }
    await zip.finish();
  } catch (reason) {
    await zip?.discard();
    return fail(projectProblems.report("bundle/not-written", {}, { name: bundle.name }, errorCode(reason)));
  }
  const unclaimed = unclaimedIn(bundle).map((path) =>
    projectProblems.report("bundle/unclaimed-picture", { file: path }, { path }),
  );
  return succeed({
    bundle,
    files: paths.length + assets.length,
    problems: [...odd.values(), ...missing, ...unclaimed],
  });
}
