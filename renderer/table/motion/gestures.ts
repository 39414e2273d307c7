import type { Frame, Movement } from "./pose";
import type { Box } from "./sprite";

/** What happens to a thing where it lies, as movements: pure. */

export interface When {
  at: number;
  lasts: number;
}

const moved = ({ at, lasts }: When, frames: Frame[], easing: Movement["easing"] = "whole"): Movement => ({
  at,
  lasts,
  frames,
  easing,
});

/** A blow reaches as far as this, in pixels. */
const reach = 130;

export function lunge(when: When, from: Box, to: Box): Movement | null {
  const [dx, dy] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
  const length = Math.hypot(dx, dy);
  if (length === 0) return null;
  const way = Math.min(reach, Math.max(14, length - from.width * 0.7));
  const [x, y] = [dx / length, dy / length];
  return moved(when, [
    { offset: 0 },
    { offset: 0.15, x: -6 * x, y: -6 * y },
    { offset: 0.42, x: way * x, y: way * y, scale: 1.06 },
    { offset: 1 },
  ]);
}

const shakes = [0, -4, 4, -3, 2, 0];
export const shake = ({ at, lasts }: When): Movement =>
  moved(
    { at, lasts: lasts * 1.2 },
    shakes.map((x, n) => ({ offset: n / (shakes.length - 1), x })),
    "linear",
  );

export const pulse = (when: When): Movement =>
  moved(when, [{ offset: 0 }, { offset: 0.5, scale: 1.07 }, { offset: 1 }]);

/** Seen from its edge in the middle, when it shows its other side. */
export const turnOver = (when: When): Movement =>
  moved(when, [{ offset: 0 }, { offset: 0.5, squeeze: 0.04 }, { offset: 1 }], "linear");

/** The card on top is looked at, and lies as before. */
export function lift(when: When, { height }: Box): Movement {
  const up = { y: -height * 0.3, turn: -4 };
  return moved(when, [{ offset: 0 }, { offset: 0.3, ...up }, { offset: 0.7, ...up }, { offset: 1 }]);
}

/** Halves of a pile run into each other. */
export const riffle = ({ at, lasts }: When, { width }: Box): Movement[] =>
  [1, -1, 1, -1].map((side, n) =>
    moved({ at: at + n * lasts * 0.12, lasts: lasts * 0.6 }, [
      { offset: 0 },
      { offset: 0.4, x: side * width * 0.34, turn: side * 5 },
      { offset: 1 },
    ]),
  );
