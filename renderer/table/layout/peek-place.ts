import type { Rect, Size } from "./rect";

/** Where a card shown large covers least of what one may choose from, and stays near. All in pixels of the window. */

const gap = 12;
const edge = 8;
/** How much of what may be chosen is worth as much as a way of one pixel. */
const areaPerPixel = 12;

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

export function peekPlace(size: Size, at: Rect, window: Size, choices: readonly Rect[]): Rect {
  const inside = (left: number, top: number): Rect => ({
    left: Math.max(edge, Math.min(window.width - size.width - edge, left)),
    top: Math.max(edge, Math.min(window.height - size.height - edge, top)),
    ...size,
  });
  const middle = { x: at.left + at.width / 2 - size.width / 2, y: at.top + at.height / 2 - size.height / 2 };
  const [before, behind] = [at.left - gap - size.width, at.left + at.width + gap];
  const [above, below] = [at.top - gap - size.height, at.top + at.height + gap];
  const spots = [
    inside(middle.x, above),
    inside(middle.x, below),
    inside(behind, middle.y),
    inside(before, middle.y),
    // In a corner, farther away, where everything around may be chosen.
    ...[edge, window.width].flatMap((x) => [edge, window.height].map((y) => inside(x, y))),
  ];
  const costOf = (spot: Rect): number => {
    const covered = choices.reduce((sum, choice) => sum + overlap(spot, choice), 0);
    const way = Math.hypot(spot.left - middle.x, spot.top - middle.y);
    // Over the card itself it would flicker under the pointer, and hide what one points at.
    return way + covered / areaPerPixel + overlap(spot, at) * 4;
  };
  return spots.reduce((best, spot) => (costOf(spot) < costOf(best) ? spot : best));
}
