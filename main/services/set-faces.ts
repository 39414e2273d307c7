import { createHash } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { cardIdOf, manifestPath } from "../../project/paths";
import { pictureBytes, readAsset } from "../projects/assets";
import { nodeDisk as disk, errorCode, type Stamp } from "../projects/disk";
import { absolute } from "../projects/places";
import { isReachable } from "../projects/read-folder";
import { readText } from "../projects/read-text";
import { readKept, writeKept } from "./kept-file";

/**
 * A few faces of a set, for where sets are listed. They are drawn from as few of its files as that takes, however many it
 * has, and kept in the person's own folder until one of these files changes.
 */
export interface SetFaces {
  /** PNGs in base64; none, where nothing can be drawn. */
  of(root: string): Promise<string[]>;
  /** Those of all other sets are thrown away. */
  keepOnly(roots: readonly string[]): Promise<void>;
}

const shown = 3;
/** Of so many cards, evenly over the set, those are chosen that have most to say. */
const looked = 48;
/** Other documents that may bear on a face. */
const mostParts = 400;

export function createSetFaces(home: string, version: string): SetFaces {
  const folder = join(home, "fans");
  const nameOf = (root: string): string => `${createHash("sha256").update(root).digest("hex").slice(0, 20)}.json`;
  let last: Promise<unknown> = Promise.resolve();
  /** One set after another: whoever waits for the first sees it first. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
  const faces = async (root: string): Promise<string[]> => {
    const cards = cardsToShow(root);
    const key = JSON.stringify([version, ...stampsOf(root, cards)]);
    const file = join(folder, nameOf(root));
    const kept = (await readKept(file)) as { key?: unknown; faces?: unknown } | undefined;
    if (kept?.key === key && isFaces(kept.faces)) return kept.faces;
    const { drawFaces } = await import("./draw-faces");
    const drawn = await drawFaces({
      root,
      files: textsFor(root, cards),
      cards: cards.map((path) => cardIdOf(path)!),
      pictures: async (path) => pictureBytes(readAsset(disk, root, path)),
    });
    await writeKept(file, { key, faces: drawn });
    return drawn;
  };
  return {
    of: (root) => inTurn(() => faces(root)),
    keepOnly: (roots) =>
      inTurn(async () => {
        const wanted = new Set(roots.map(nameOf));
        const there = await readdir(folder).catch(() => []);
        await Promise.all(
          there.filter((name) => !wanted.has(name)).map((name) => rm(join(folder, name), { force: true })),
        );
      }),
  };
}

const isFaces = (faces: unknown): faces is string[] =>
  Array.isArray(faces) && faces.length <= shown && faces.every((face) => typeof face === "string");

/** Paths of the cards with the longest texts among some of them. */
function cardsToShow(root: string): string[] {
  const all = documentsIn(root, "cards");
  const step = Math.max(1, all.length / looked);
  const some = Array.from({ length: Math.min(looked, all.length) }, (_, at) => all[Math.floor(at * step)]!);
  return some
    .map((path) => ({ path, size: stampOf(root, path)?.size ?? 0 }))
    .sort((a, b) => b.size - a.size || (a.path < b.path ? -1 : 1))
    .slice(0, shown)
    .map(({ path }) => path);
}

function documentsIn(root: string, folder: string): string[] {
  try {
    if (disk.look(absolute(root, folder))?.kind !== "folder") return [];
    return disk
      .entries(absolute(root, folder))
      .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
      .map(({ name }) => `${folder}/${name}`)
      .sort();
  } catch (reason) {
    // A folder that can't be listed has nothing to show.
    errorCode(reason);
    return [];
  }
}

const partsOf = (root: string): string[] => [
  manifestPath,
  ...documentsIn(root, "templates"),
  ...documentsIn(root, "components").slice(0, mostParts),
];

function stampOf(root: string, path: string): Stamp | null {
  try {
    return disk.stamp(absolute(root, path));
  } catch (reason) {
    errorCode(reason);
    return null;
  }
}

const stampsOf = (root: string, cards: readonly string[]): unknown[] =>
  [...cards, ...partsOf(root), ...picturesOf(textsOf(root, cards))].map((path) => {
    const stamp = stampOf(root, path);
    return [path, stamp?.size, stamp?.mtimeMs];
  });

/** As they are written: what is no picture has no stamp either. */
const picturesOf = (texts: ReadonlyMap<string, string>): string[] =>
  [...texts.values()].flatMap((text) => [...text.matchAll(/"file"\s*:\s*"(art\/[^"\\]+)"/g)].map(([, path]) => path!));

const textsFor = (root: string, cards: readonly string[]): Map<string, string> =>
  textsOf(root, [...partsOf(root), ...cards]);

function textsOf(root: string, paths: readonly string[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const path of paths) {
    const text = isReachable(disk, root, path) ? readText(disk, root, path)?.file.text : undefined;
    if (typeof text === "string") texts.set(path, text);
  }
  return texts;
}
