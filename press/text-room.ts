import type { TextStyle } from "../schemas/template-style";

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
  const { inside, around, paragraph = 0 } = style;
  if (!inside && !around && !notch) return undefined;
  const { width, height, offset, padding, unit, leading } = measures;
  const at = (top: number): LineRoom => {
    const [from, to] = [offset + top * unit, offset + (top + leading) * unit];
    let [left, right] = [0, width];
    if (inside && Number.isFinite(height)) {
      const half =
        (width / 2) * shareAt(inside, Math.max(Math.abs(from - height / 2), Math.abs(to - height / 2)), height / 2);
      [left, right] = [width / 2 - half, width / 2 + half];
    }
    if (around) {
      const [x = 0, y = 0, across = 0, down = 0] = around;
      const isBeside = to > y - padding && from < y - padding + down;
      // Words go by on the side that has more room.
      const [before, behind] = [x - padding, width - (x - padding + across)];
      if (isBeside && before >= behind) right = Math.min(right, before);
      else if (isBeside) left = Math.max(left, width - behind);
    }
    const isBesideInitial = notch !== undefined && top < notch.lines * leading - 1e-6;
    const start = left / unit + (isBesideInitial ? notch.width : 0);
    return { start, width: Math.max(0, right / unit - start) };
  };
  return { at, leading, gap: paragraph };
}

/** How wide a shape is so far from its middle, as a share of its width there. */
function shareAt(shape: NonNullable<TextStyle["inside"]>, distance: number, half: number): number {
  const share = Math.min(1, distance / half);
  return shape === "ellipse" ? Math.sqrt(1 - share * share) : 1 - share;
}
