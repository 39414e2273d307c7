import { gone, type Leg } from "./beats";
import type { Frame, Movement } from "./pose";
import type { Box } from "./sprite";

/** A thing's way as one movement: pure. Spots are rectangles; the thing itself lies at `origin`. */

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

interface Spot {
  x: number;
  y: number;
  scale: number;
}

export function wayOf({ origin, from, legs, spotOf, isHiddenBefore, isGoneAfter }: Way): Movement {
  const at = legs[0]?.at ?? 0;
  const lasts = Math.max(1, ...legs.map((leg) => leg.at + leg.lasts - at));
  const frames: Frame[] = [];
  const isHidden = isHiddenBefore || !from;
  const add = (time: number, spot: Spot, easing: NonNullable<Frame["easing"]>, opacity = 1): void => {
    // What is told while it is still on its way waits for its turn.
    const next = Math.max(frames.at(-1)?.offset ?? 0, Math.min(1, (time - at) / lasts));
    // Of two frames at the very beginning the later one would be seen while it waits.
    const offset = frames.length === 1 && isHidden ? Math.max(next, 0.001) : next;
    frames.push({ offset, easing, opacity, ...spot });
  };
  const first = from ?? (legs[0] && spotOf(legs[0].to));
  let spot: Spot = first ? spotAt(first, origin) : { x: 0, y: 0, scale: 1 };
  if (isHidden) add(at, spot, "linear", 0);
  for (const [n, leg] of legs.entries()) {
    const goal = spotOf(leg.to);
    const isGoing = leg.to === gone;
    const end: Spot = isGoing
      ? { ...spot, scale: spot.scale * 0.86 }
      : goal
        ? spotAt(goal, origin)
        : { x: 0, y: 0, scale: 1 };
    const length = Math.hypot(end.x - spot.x, end.y - spot.y);
    const isBent = leg.along === "arc" && length > 24;
    add(leg.at, spot, isBent ? "rising" : "whole", n === 0 && !from ? 0 : 1);
    if (isBent) {
      const rise = Math.min(length * bend.share, bend.most);
      const half = { x: (spot.x + end.x) / 2, y: (spot.y + end.y) / 2 - rise, scale: (spot.scale + end.scale) / 2 };
      add(leg.at + leg.lasts / 2, half, "falling");
    }
    const isLast = n === legs.length - 1;
    add(leg.at + leg.lasts, end, "linear", isGoing ? 0 : isLast && isGoneAfter ? 0.85 : 1);
    spot = end;
  }
  return { at, lasts, frames, easing: "linear" };
}

function spotAt(spot: Box, origin: Box): Spot {
  // A zone is as wide as all of its cards, and as high as one.
  const scale = origin.height > 0 ? Math.max(0.5, Math.min(3, spot.height / origin.height)) : 1;
  return {
    x: spot.x + spot.width / 2 - origin.x - origin.width / 2,
    y: spot.y + spot.height / 2 - origin.y - origin.height / 2,
    scale: spot === origin ? 1 : scale,
  };
}
