import type { FontBook } from "./fonts";
import type { Box, Matrix } from "./geometry";
import { parsePath } from "./path-data";
import type { Scene, SceneItem } from "./scene";

/** The box around what an item draws, on the card, without its stroke. Curves count with their handles: a little large. */
export function itemBounds(item: SceneItem, fonts: FontBook): Box | undefined {
  const box = ownBounds(item, fonts);
  return box && (item.matrix ? moved(box, item.matrix) : box);
}

function ownBounds(item: SceneItem, fonts: FontBook): Box | undefined {
  switch (item.kind) {
    case "rect":
    case "image":
    case "emoji":
      return item.box;
    case "path":
      return pathBounds(item.d);
    case "glyphs": {
      const face = fonts.face(item.font);
      const last = item.glyphs.at(-1);
      if (!face || last === undefined) return undefined;
      const width = ((item.offsets.at(-1) ?? 0) + face.advance(last) / face.unitsPerEm) * item.size;
      const up = face.capHeight * item.size;
      return { x: item.x, y: item.y - up, width, height: up };
    }
  }
}

const known = new Map<string, Box | undefined>();
const knownLimit = 4000;

export function pathBounds(d: string): Box | undefined {
  if (known.has(d)) return known.get(d);
  const xs: number[] = [];
  const ys: number[] = [];
  for (const segment of parsePath(d)) {
    for (let at = 1; at < segment.length; at++) (at % 2 === 1 ? xs : ys).push(segment[at] as number);
  }
  const box = boundsOf(xs, ys);
  if (known.size >= knownLimit) known.clear();
  known.set(d, box);
  return box;
}

function boundsOf(xs: readonly number[], ys: readonly number[]): Box | undefined {
  if (xs.length === 0) return undefined;
  let [left, right, top, bottom] = [xs[0]!, xs[0]!, ys[0]!, ys[0]!];
  for (const x of xs) [left, right] = [Math.min(left, x), Math.max(right, x)];
  for (const y of ys) [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function moved({ x, y, width, height }: Box, [a, b, c, d, e, f]: Matrix): Box {
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ] as const;
  return boundsOf(
    corners.map(([px, py]) => a * px + c * py + e),
    corners.map(([px, py]) => b * px + d * py + f),
  ) as Box;
}

/** The part of a box that the item's clips let through. */
export function clippedBounds(item: SceneItem, scene: Scene, fonts: FontBook): Box | undefined {
  let box = itemBounds(item, fonts);
  for (let index = item.clip; box && index !== undefined; index = scene.clips[index]?.within) {
    const clip = scene.clips[index];
    const inner = clip && pathBounds(clip.d);
    if (inner) box = intersection(box, clip.matrix ? moved(inner, clip.matrix) : inner);
  }
  return box;
}

function intersection(a: Box, b: Box): Box | undefined {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width >= 0 && height >= 0 ? { x, y, width, height } : undefined;
}
