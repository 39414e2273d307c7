import { cardRatio, type Size } from "../layout/rect";

/** How cards lie in a place of a board: in columns, as large as there is room; a crowd slides over each other. All in pixels. */

export interface PlaceFit {
  columns: number;
  /** How wide a card is. */
  face: number;
  /** Between columns; less than nothing where cards cover each other. */
  gap: number;
}

const most = 132;
const gap = 3;
/** Of a card that another one lies over, so much can be seen and clicked. */
const leastSeen = 0.4;

/** What a place keeps free around its cards, which is less where they are small. */
export const frameIn = ({ width }: Size): number => (width < 40 ? 1 : 4);

export function fitPlace(cards: number, { width, height }: Size): PlaceFit {
  if (cards === 0) return { columns: 1, face: 0, gap };
  let best: PlaceFit & { worth: number } = { columns: 1, face: 1, gap, worth: 0 };
  for (let columns = 1; columns <= cards; columns++) {
    const rows = Math.ceil(cards / columns);
    const high = (height - gap * (rows - 1)) / rows / cardRatio;
    for (const seen of columns === 1 ? [1] : [1, 0.7, leastSeen]) {
      const between = seen === 1 ? gap * (columns - 1) : 0;
      const wide = (width - between) / (1 + (columns - 1) * seen);
      const face = Math.max(1, Math.floor(Math.min(high, wide, most)));
      const worth = face * (0.5 + 0.5 * seen);
      if (worth > best.worth) best = { columns, face, gap: seen === 1 ? gap : -face * (1 - seen), worth };
    }
  }
  const { columns, face, gap: between } = best;
  return { columns, face, gap: between };
}
