import { type Easing, eased, easingInCss } from "./easing";

/** How something is held at a moment, against how it lies at rest; and movements as poses over time. Pure. */

export interface Pose {
  /** Pixels. */
  x: number;
  y: number;
  scale: number;
  /** Of its width: nothing while it is seen from the edge. */
  squeeze: number;
  /** Degrees. */
  turn: number;
  opacity: number;
}

/** What isn't said is as at rest. */
export interface Frame extends Partial<Pose> {
  /** Share of the whole time. */
  offset: number;
  /** From here to the next. */
  easing?: Easing;
}

export interface Movement {
  at: number;
  lasts: number;
  frames: readonly Frame[];
  /** Over the whole of it. */
  easing: Easing;
}

export const rest: Pose = { x: 0, y: 0, scale: 1, squeeze: 1, turn: 0, opacity: 1 };
const parts = Object.keys(rest) as (keyof Pose)[];

/** Before its time it is as at its beginning, and afterwards as at its end. */
export function poseAt({ at, lasts, frames, easing }: Movement, time: number): Pose {
  const share = eased(easing, lasts > 0 ? (time - at) / lasts : Number(time >= at));
  const next = frames.findIndex(({ offset }) => offset > share);
  const [from, to] = next < 0 ? [frames.at(-1), undefined] : [frames[Math.max(0, next - 1)], frames[next]];
  const pose: Pose = { ...rest, ...from };
  if (!from || !to || from === to) return pose;
  const way = eased(from.easing ?? "linear", (share - from.offset) / (to.offset - from.offset));
  const goal: Pose = { ...rest, ...to };
  for (const part of parts) pose[part] += (goal[part] - pose[part]) * way;
  return pose;
}

/** One movement on top of another. */
export const together = (one: Pose, other: Pose): Pose => ({
  x: one.x + other.x,
  y: one.y + other.y,
  scale: one.scale * other.scale,
  squeeze: one.squeeze * other.squeeze,
  turn: one.turn + other.turn,
  opacity: one.opacity * other.opacity,
});

/** The same for whatever stays part of the page. */
export const inCss = ({ frames }: Movement): Keyframe[] =>
  frames.map(({ offset, easing = "linear", x = 0, y = 0, scale = 1, squeeze = 1, turn = 0, opacity }) => ({
    offset,
    easing: easingInCss(easing),
    transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale * squeeze}, ${scale})`,
    ...(opacity !== undefined && { opacity }),
  }));
