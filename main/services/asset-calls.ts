import { createHash } from "node:crypto";
import { basename } from "node:path";
import { groupBy } from "../../engine/core/group-by";
import { alike } from "../../project/pictures/alike";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { AssetThumbnail } from "../api";
import type { Handlers } from "../dispatcher";
import { workOnPicture } from "../ink/picture-helper";
import { readInkProfile } from "../ink/press-inks";
import { readAsset } from "../projects/assets";
import { nodeDisk } from "../projects/disk";
import { thumbnailFolder } from "../projects/places";
import { projectProblems } from "../projects/problems";
import type { ProjectStore } from "../projects/project-store";
import type { Desk } from "./desk";
import type { FolderBook } from "./folder-book";
import { readKeptIn, writeKeptIn } from "./kept-file";

/** What the library of pictures asks. */

type AssetCall = Extract<keyof Handlers, `assets.${string}`>;

export function assetCalls(desk: Desk, folders: FolderBook): Pick<Handlers, AssetCall> {
  return {
    "assets.add": ({ session, name, base64 }) =>
      desk.with(session, async (store) => {
        const bytes = Buffer.from(base64, "base64");
        // One that no print can be made with is of no use in the project.
        const usable = /\.ic[cm]$/i.test(name) ? await readInkProfile(bytes, name) : succeed(bytes);
        return usable.ok ? store.addAsset(name, bytes) : usable;
      }),
    "assets.lend": ({ session, folder, path }) =>
      desk.with(session, async (store) => {
        const root = folders.path(folder);
        if (!root.ok) return root;
        const read = readAsset(nodeDisk, root.value, path);
        return read.ok ? store.addAsset(basename(path), read.value) : read;
      }),
    "assets.thumbnail": ({ session, path }) => desk.with(session, (store) => thumbnailOf(store, path)),
    "assets.same": ({ session }) => desk.with(session, (store) => succeed(twinsIn(store))),
    "assets.alike": ({ session }) => desk.with(session, looksIn),
    "assets.remove": ({ session, path }) => desk.with(session, (store) => store.removeAsset(path)),
    "assets.bring-back": ({ session, id }) => desk.with(session, (store) => store.bringAssetBack(id)),
  };
}

async function thumbnailOf(store: ProjectStore, path: string): Promise<Result<AssetThumbnail | null>> {
  const asset = store.assets.find((listed) => listed.path === path);
  if (!asset) return fail(projectProblems.report("project/asset-missing", { file: path }, { path }));
  const name = createHash("sha256").update(`${path} ${asset.version}`).digest("hex").slice(0, 32);
  const file = `${thumbnailFolder}/${name}.json`;
  const kept = await readKeptIn(store.root, file);
  if (isThumbnail(kept)) return succeed(kept);
  const read = store.readAsset(path);
  if (!read.ok) return succeed(null);
  const made = await workOnPicture("thumbnail", read.value);
  if (!made.ok) return succeed(null);
  const { webp, width, height, look } = made.value;
  const thumbnail = { base64: Buffer.from(webp).toString("base64"), width, height, look };
  if (!store.snapshot().readOnly) await writeKeptIn(store.root, file, thumbnail);
  return succeed(thumbnail);
}

/** It may lie in a stranger's folder. */
function isThumbnail(kept: unknown): kept is AssetThumbnail {
  const { base64, width, height, look } = (kept ?? {}) as Record<string, unknown>;
  const hasSides = [width, height].every((side) => typeof side === "number" && side > 0);
  return typeof base64 === "string" && hasSides && (look === undefined || typeof look === "string");
}

/** By their small pictures: those that there are already need no more than reading. */
async function looksIn(store: ProjectStore): Promise<Result<string[][]>> {
  const looks = new Map<string, string>();
  for (const { path } of store.assets) {
    const small = path.startsWith("art/") ? await thumbnailOf(store, path) : undefined;
    if (small?.ok && small.value?.look !== undefined) looks.set(path, small.value.look);
  }
  return succeed([...alike(looks)].map(([path, others]) => [path, ...others]));
}

/** Only files of the same length are read. */
function twinsIn({ assets, readAsset }: ProjectStore): string[][] {
  const pictures = assets.filter(({ path }) => path.startsWith("art/"));
  const alike = [...groupBy(pictures, ({ bytes }) => bytes).values()].filter(({ length }) => length > 1).flat();
  const sum = (path: string): string => {
    const read = readAsset(path);
    return read.ok ? createHash("sha256").update(read.value).digest("hex") : path;
  };
  return [...groupBy(alike, ({ path }) => sum(path)).values()]
    .filter(({ length }) => length > 1)
    .map((group) => group.map(({ path }) => path));
}
