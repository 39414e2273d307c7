import type { TextStyle } from "../schemas/template-style";
import type { Box } from "./geometry";

/** Where the lines of a text may lie that runs inside a shape or around something. */

/** Of one line, in multiples of the type size from the left of the text. */
export interface LineRoom {
  start: number;
  width: number;
}

export interface TextRoom {
  /** Of the line whose upper edge lies so far below that of the text, in multiples of the size. */
  at(top: number): LineRoom;
  /** From line to line, and from paragraph to paragraph besides. */
  leading: number;
  gap: number;
}

/** What stands in the first lines before the text: an initial. */
export interface Notch {
  width: number;
  lines: number;
}

interface Measures {
  /** mm, without padding. */
  width: number;
  height: number;
  /** mm from the upper edge of the box to the first line, without padding. */
  offset: number;
  padding: number;
  /** mm of one type size. */
  unit: number;
  leading: number;
}

/** Undefined for a text that fills its box. */
export function textRoom(style: TextStyle, measures: Measures, notch: Notch | undefined): TextRoom | undefined {
  const { inside, paragraph = 0 } = style;
  if (!inside && !style.around && !notch) return undefined;
  const { width, height, offset, padding, unit, leading } = measures;
  const around = obstacleOf(style, width + 2 * padding);
  const at = (top: number): LineRoom => {
    const [from, to] = [offset + top * unit, offset + (top + leading) * unit];
    let [left, right] = [0, width];
    if (inside && Number.isFinite(height)) {
      const half =
        (width / 2) * shareAt(inside, Math.max(Math.abs(from - height / 2), Math.abs(to - height / 2)), height / 2);
      [left, right] = [width / 2 - half, width / 2 + half];
    }
    const aside = around && besideLine(around, from + padding, to + padding);
    if (aside) {
      // Words go by on the side that has more room.
      const [before, behind] = [aside.start - padding, width - (aside.start - padding + aside.width)];
      if (before >= behind) right = Math.min(right, before);
      else left = Math.max(left, width - behind);
    }
    const isBesideInitial = notch !== undefined && top < notch.lines * leading - 1e-6;
    const start = left / unit + (isBesideInitial ? notch.width : 0);
    return { start, width: Math.max(0, right / unit - start) };
  };
  return { at, leading, gap: paragraph };
}

interface Obstacle extends Box {
  isRound: boolean;
}

/** What the lines go around, mm from the left of the box. */
function obstacleOf({ around, aroundSide, aroundShape }: TextStyle, boxWidth: number): Obstacle | undefined {
  if (!around) return undefined;
  const [distance = 0, y = 0, width = 0, height = 0] = around;
  const x = aroundSide === "right" ? boxWidth - distance - width : distance;
  return { x, y, width, height, isRound: aroundShape === "ellipse" };
}

/** How much of a line it takes, from mm to mm below the upper edge of the box; undefined where it doesn't stand beside it. */
function besideLine({ x, y, width, height, isRound }: Obstacle, from: number, to: number): LineRoom | undefined {
  if (to <= y || from >= y + height) return undefined;
  if (!isRound) return { start: x, width };
  const middle = y + height / 2;
  const nearest = Math.max(0, from - middle, middle - to);
  const taken = width * shareAt("ellipse", nearest, height / 2);
  return { start: x + (width - taken) / 2, width: taken };
}

/** How wide a shape is so far from its middle, as a share of its width there. */
function shareAt(shape: NonNullable<TextStyle["inside"]>, distance: number, half: number): number {
  const share = Math.min(1, distance / half);
  return shape === "ellipse" ? Math.sqrt(1 - share * share) : 1 - share;
}
