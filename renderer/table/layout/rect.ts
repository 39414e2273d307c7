/** Places on the screen, in pixels from the corner of the table. */

export interface Size {
  width: number;
  height: number;
}

export interface Rect extends Size {
  left: number;
  top: number;
}

export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** What is left of it inside a margin. */
export const within = ({ left, top, width, height }: Rect, across: number, down = across): Rect => ({
  left: left + across,
  top: top + down,
  width: Math.max(0, width - 2 * across),
  height: Math.max(0, height - 2 * down),
});

/** Side by side, each as wide as the others. */
export const columnsOf = ({ left, top, width, height }: Rect, count: number, gap: number): Rect[] => {
  const each = (width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, n) => ({ left: left + n * (each + gap), top, width: each, height }));
};

/** One below the other, each as high as the others. */
export const rowsOf = ({ left, top, width, height }: Rect, count: number, gap: number): Rect[] => {
  const each = (height - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, n) => ({ left, top: top + n * (each + gap), width, height: each }));
};

/** The part above a line so far down, and what is below it. */
export function splitDown({ left, top, width, height }: Rect, at: number): [Rect, Rect] {
  const upper = Math.max(0, Math.min(at, height));
  return [
    { left, top, width, height: upper },
    { left, top: top + upper, width, height: height - upper },
  ];
}

/** The part before a line so far from the left, and what is behind it. */
export function splitAcross({ left, top, width, height }: Rect, at: number): [Rect, Rect] {
  const before = Math.max(0, Math.min(at, width));
  return [
    { left, top, width: before, height },
    { left: left + before, top, width: width - before, height },
  ];
}

/** How high a card is for its width. */
export const cardRatio = 88 / 63;
