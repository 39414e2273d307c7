import { smallFace } from "../layout/pack";
import { cardRatio, type Rect, type Size, within } from "../layout/rect";

/** How cards lie in a place of a board: in columns, as large as there is room; a crowd slides over each other. All in pixels. */

interface PlaceFit {
  columns: number;
  /** How wide a card is. */
  face: number;
  /** Between columns; less than nothing where cards cover each other. */
  gap: number;
  /** What each card keeps free at its foot for its numbers; nothing where they lie on it. */
  below: number;
}

const most = 132;
const gap = 3;
/** Of a card that another one lies over, so much can be seen and clicked. */
const leastSeen = 0.4;

/** What a place keeps free around its cards, which is less where they are small. */
const frameIn = ({ width }: Size): number => (width < 40 ? 1 : 4);

/** What a place keeps free at its foot for a name that is more than a sign. */
const nameHeight = 13;
/** Where a name is wider than its place, it stands upright below the cards, if they are no smaller for it. */
const upright = { widest: 64, height: 78, least: 130 };

interface PlaceLaid extends PlaceFit {
  foot: number;
  isUpright: boolean;
}

/** What a place keeps for its name, and how its cards lie in the rest. */
export function layPlace(label: string, cards: number, box: Rect, numbers = 0): PlaceLaid {
  const above = (foot: number): PlaceFit =>
    fitPlace(cards, within({ ...box, height: box.height - foot }, frameIn(box)), numbers);
  if (label.length <= 3) return { foot: 0, isUpright: false, ...above(0) };
  const flat = above(nameHeight);
  const standing = above(upright.height);
  const isUpright = box.width <= upright.widest && box.height >= upright.least && standing.face >= flat.face;
  return isUpright ? { foot: upright.height, isUpright, ...standing } : { foot: nameHeight, isUpright, ...flat };
}

/** A line of numbers below a card. */
const lineBelow = 16;
/** So much smaller cards may become so that numbers needn't lie on them. */
const worthOfBelow = 0.85;

/** The numbers of a small card would cover it: they stand below, each on its line, where there is room. */
export function fitPlace(cards: number, size: Size, numbers = 0): PlaceFit {
  const on = laidOut(cards, size, 0);
  if (numbers === 0 || on.face >= smallFace) return on;
  const under = laidOut(cards, size, numbers * lineBelow);
  return under.gap > 0 && under.face >= on.face * worthOfBelow ? under : on;
}

function laidOut(cards: number, { width, height }: Size, below: number): PlaceFit {
  if (cards === 0) return { columns: 1, face: 0, gap, below };
  let best: PlaceFit & { worth: number } = { columns: 1, face: 1, gap, below, worth: 0 };
  for (let columns = 1; columns <= cards; columns++) {
    const rows = Math.ceil(cards / columns);
    const high = ((height - gap * (rows - 1)) / rows - below) / cardRatio;
    for (const seen of columns === 1 ? [1] : [1, 0.7, leastSeen]) {
      const between = seen === 1 ? gap * (columns - 1) : 0;
      const wide = (width - between) / (1 + (columns - 1) * seen);
      const face = Math.max(1, Math.floor(Math.min(high, wide, most)));
      const worth = face * (0.5 + 0.5 * seen);
      if (worth > best.worth) best = { columns, face, gap: seen === 1 ? gap : -face * (1 - seen), below, worth };
    }
  }
  const { columns, face, gap: between } = best;
  return { columns, face, gap: between, below };
}
