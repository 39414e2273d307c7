import { multiply } from "../geometry";
import { emptyScene, type Page } from "../page";
import type { Size } from "../sizes";

/**
 * Pages in the order in which a folded booklet is printed: two beside each other on each side of a sheet, which is turned
 * over its short edge. Several signatures are folded one by one and laid on each other.
 */

export interface Fold {
  /** Sheets that are folded into each other; 0 for all. */
  sheets: number;
}

/** The two pages of each side, by their numbers from 0; undefined for one that stays empty. */
export function foldedSides(pages: number, { sheets }: Fold): [left: number | undefined, right: number | undefined][] {
  const all = Math.max(1, Math.ceil(pages / 4));
  const most = sheets > 0 ? sheets : all;
  const sides: [number | undefined, number | undefined][] = [];
  const there = (page: number): number | undefined => (page < pages ? page : undefined);
  for (let sheet = 0; sheet < all; sheet += most) {
    const count = Math.min(most, all - sheet);
    const [first, last] = [sheet * 4, (sheet + count) * 4 - 1];
    for (let inner = 0; inner < count; inner++) {
      const [outer, begin] = [last - 2 * inner, first + 2 * inner];
      sides.push([there(outer), there(begin)], [there(begin + 1), there(outer - 1)]);
    }
  }
  return sides;
}

/** Both pages on one; the fold is in the middle. */
export function besideEachOther(left: Page | undefined, right: Page | undefined, page: Size, label: string): Page {
  const size = { width: page.width * 2, height: page.height };
  const whole = { x: 0, y: 0, ...size };
  const parts = [left, right].flatMap((one, at) => {
    const along = at * page.width;
    return (one ? [...one.parts, asPart(one)] : []).map(({ scene, matrix, clip }) => ({
      scene,
      matrix: multiply([1, 0, 0, 1, along, 0], matrix),
      clip: { ...clip, x: clip.x + along },
    }));
  });
  return { size, trim: whole, bleed: whole, parts, overlay: emptyScene(size, label) };
}

const asPart = ({ overlay, size }: Page) => ({
  scene: overlay,
  matrix: [1, 0, 0, 1, 0, 0] as const,
  clip: { x: 0, y: 0, ...size },
});
