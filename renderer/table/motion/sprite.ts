import { type Movement, type Pose, poseAt, rest, together } from "./pose";

/** Something in motion, as it is drawn over the table: pure, whatever its looks are. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Sprite<Look> {
  /** The key of what it stands for. */
  thing: string;
  /** Where it is at rest. */
  box: Box;
  /** How it looks from when on; the first from the beginning. */
  looks: { from: number; look: Look }[];
  /** Where it goes; null: nowhere. */
  way: Movement | null;
  /** What happens to it on top of that. */
  gestures: Movement[];
  begins: number;
  /** Infinity: it is there until everything has come to rest. */
  ends: number;
}

/** How it is held and looks at a moment; null while nothing of it is seen. */
export function spriteAt<Look>(sprite: Sprite<Look>, time: number): { pose: Pose; look: Look } | null {
  const { looks, way, gestures, begins, ends } = sprite;
  const { look } = looks.findLast(({ from }) => from <= time) ?? looks[0] ?? {};
  if (look === undefined || time < begins || time >= ends) return null;
  let pose = way ? poseAt(way, time) : rest;
  for (const each of gestures)
    if (time >= each.at && time < each.at + each.lasts) pose = together(pose, poseAt(each, time));
  return pose.opacity > 0 ? { pose, look } : null;
}

/** Whether it is on its way, and therefore above what lies. */
export const isUnderWay = ({ way }: Sprite<unknown>, time: number): boolean =>
  way !== null && time >= way.at && time < way.at + way.lasts;

/** When it has come to rest. */
export const endOfSprite = ({ way, gestures, begins, ends }: Sprite<unknown>): number =>
  Number.isFinite(ends)
    ? ends
    : Math.max(begins, ...[way, ...gestures].map((each) => (each ? each.at + each.lasts : 0)));

/** Everything that is ever drawn of them lies within. A look's box is against the corner of its thing. */
export function extentOf(sprites: readonly Sprite<{ box: Box }>[]): Box {
  const far = Number.POSITIVE_INFINITY;
  const edges = { left: far, top: far, right: -far, bottom: -far };
  for (const { box, looks, way, gestures } of sprites) {
    const poses = [rest, ...(way ? way.frames.map((frame) => ({ ...rest, ...frame })) : [])];
    const added = [rest, ...gestures.flatMap(({ frames }) => frames.map((frame) => ({ ...rest, ...frame })))];
    for (const pose of poses.flatMap((one) => added.map((other) => together(one, other))))
      for (const { look } of looks) {
        const [x, y] = [box.x + box.width / 2 + pose.x, box.y + box.height / 2 + pose.y];
        // Turned as far as can be, it reaches no further than its corners.
        const corner = (length: number, other: number): number =>
          pose.turn === 0 ? length : Math.hypot(length, other);
        const [left, top] = [look.box.x - box.width / 2, look.box.y - box.height / 2];
        const [wide, high] = [Math.max(-left, left + look.box.width), Math.max(-top, top + look.box.height)];
        edges.left = Math.min(edges.left, x - corner(wide, high) * pose.scale);
        edges.right = Math.max(edges.right, x + corner(wide, high) * pose.scale);
        edges.top = Math.min(edges.top, y - corner(high, wide) * pose.scale);
        edges.bottom = Math.max(edges.bottom, y + corner(high, wide) * pose.scale);
      }
  }
  const [x, y] = [Math.floor(edges.left), Math.floor(edges.top)];
  return { x, y, width: Math.ceil(edges.right) - x, height: Math.ceil(edges.bottom) - y };
}
