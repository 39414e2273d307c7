import { clippedParts } from "./clipped-scene";
import { type Matrix, rectPath } from "./geometry";
import type { Scene } from "./scene";

/** A face printed twice, head to head: folded along the middle it stands up and shows itself to both sides. */
export function standee(front: Scene): Scene {
  const { width, height, bleed } = front;
  const lower = half(front, [1, 0, 0, 1, 0, height], height);
  const upper = half(front, [-1, 0, 0, -1, width, height], -bleed);
  const by = lower.clips.length;
  const clips = upper.clips.map((clip) => (clip.within === undefined ? clip : { ...clip, within: clip.within + by }));
  return {
    ...front,
    height: height * 2,
    items: [...lower.items, ...upper.items.map((item) => ({ ...item, clip: (item.clip ?? 0) + by }))],
    clips: [...lower.clips, ...clips],
    areas: [],
  };
}

/** Nothing of it beyond the fold. */
function half(front: Scene, matrix: Matrix, top: number): Pick<Scene, "items" | "clips"> {
  const { width, height, bleed } = front;
  const limit = { x: -bleed, y: top, width: width + 2 * bleed, height: height + bleed };
  return clippedParts(front, { d: rectPath(limit) }, matrix);
}
