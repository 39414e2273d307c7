import { gone, type Leg } from "./beats";

/** A thing's way as frames of one animation: pure. Spots are rectangles; the thing itself lies at `origin`. */

type Box = Pick<DOMRect, "x" | "y" | "width" | "height">;

interface Way {
  origin: Box;
  /** Null: it appears at the end of its first leg. */
  from: Box | null;
  legs: readonly Leg[];
  spotOf(key: string): Box | undefined;
  /** Nothing of it is seen before it goes. */
  isHiddenBefore: boolean;
  isGoneAfter: boolean;
}

/** How high a way is bent, as a share of its length, and at most. */
const bend = { share: 0.12, most: 36 };
const easings = {
  whole: "cubic-bezier(0.2, 0, 0, 1)",
  rising: "cubic-bezier(0.4, 0, 0.8, 0.7)",
  falling: "cubic-bezier(0.2, 0.4, 0.3, 1)",
};

interface Pose {
  x: number;
  y: number;
  scale: number;
}

export function framesOf({ origin, from, legs, spotOf, isHiddenBefore, isGoneAfter }: Way): {
  frames: Keyframe[];
  delay: number;
  duration: number;
} {
  const delay = legs[0]?.at ?? 0;
  const duration = Math.max(1, ...legs.map(({ at, lasts }) => at + lasts - delay));
  const frames: Keyframe[] = [];
  const isHidden = isHiddenBefore || !from;
  const add = (time: number, { x, y, scale }: Pose, easing: string, opacity = 1): void => {
    // What is told while it is still on its way waits for its turn.
    const next = Math.max(frames.at(-1)?.offset ?? 0, Math.min(1, (time - delay) / duration));
    // Of two frames at the very beginning the later one would be seen while it waits.
    const offset = frames.length === 1 && isHidden ? Math.max(next, 0.001) : next;
    frames.push({ offset, easing, opacity, transform: `translate(${x}px, ${y}px) scale(${scale})` });
  };
  const first = from ?? (legs[0] && spotOf(legs[0].to));
  let pose: Pose = first ? poseAt(first, origin) : { x: 0, y: 0, scale: 1 };
  if (isHidden) add(delay, pose, "linear", 0);
  for (const [n, { at, lasts, to, along }] of legs.entries()) {
    const spot = spotOf(to);
    const isGoing = to === gone;
    const end: Pose = isGoing
      ? { ...pose, scale: pose.scale * 0.86 }
      : spot
        ? poseAt(spot, origin)
        : { x: 0, y: 0, scale: 1 };
    const length = Math.hypot(end.x - pose.x, end.y - pose.y);
    const isBent = along === "arc" && length > 24;
    add(at, pose, isBent ? easings.rising : easings.whole, n === 0 && !from ? 0 : 1);
    if (isBent) {
      const rise = Math.min(length * bend.share, bend.most);
      const half = { x: (pose.x + end.x) / 2, y: (pose.y + end.y) / 2 - rise, scale: (pose.scale + end.scale) / 2 };
      add(at + lasts / 2, half, easings.falling);
    }
    const isLast = n === legs.length - 1;
    add(at + lasts, end, "linear", isGoing ? 0 : isLast && isGoneAfter ? 0.85 : 1);
    pose = end;
  }
  return { frames, delay, duration };
}

function poseAt(spot: Box, origin: Box): Pose {
  // A zone is as wide as all of its cards, and as high as one.
  const scale = origin.height > 0 ? Math.max(0.5, Math.min(3, spot.height / origin.height)) : 1;
  return {
    x: spot.x + spot.width / 2 - origin.x - origin.width / 2,
    y: spot.y + spot.height / 2 - origin.y - origin.height / 2,
    scale: spot === origin ? 1 : scale,
  };
}
