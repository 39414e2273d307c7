import { ellipsePath, grow, type Matrix, multiply } from "./geometry";
import type { Clip, Scene, SceneItem } from "./scene";

const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** What a scene draws, moved, and nothing of it outside a clip. */
export function clippedParts(
  { items, clips }: Scene,
  clip: Clip,
  matrix: Matrix = identity,
): Pick<Scene, "items" | "clips"> {
  const moved = (inner: Matrix | undefined): Matrix => (inner ? multiply(matrix, inner) : matrix);
  return {
    clips: [clip, ...clips.map((one) => ({ ...one, matrix: moved(one.matrix), within: (one.within ?? -1) + 1 }))],
    items: items.map((item): SceneItem => ({ ...item, matrix: moved(item.matrix), clip: (item.clip ?? -1) + 1 })),
  };
}

/** A round face prints no corners: only what is cut out, and its bleed. */
export function roundScene(scene: Scene, bleed: number): Scene {
  const { width, height } = scene;
  const around = grow({ x: 0, y: 0, width, height }, Math.min(bleed, scene.bleed));
  return { ...scene, ...clippedParts(scene, { d: ellipsePath(around) }) };
}
