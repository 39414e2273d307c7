import type { FlipAxis, Turn } from "./flip";
import type { Box } from "./geometry";
import { type Size, turnedSize } from "./sizes";

/** The best grid of equal cards on a paper: which way the paper lies, which way the cards, and on which line it is folded. */

interface GridSettings {
  orientation: "portrait" | "landscape" | "best";
  card: Size;
  margin: Margins;
  gutter: number;
  bleed: number;
  /** Fronts on one side of a fold in the middle of the paper, backs on the other. */
  isFolded: boolean;
  /** Some columns or rows may be turned where that makes room for more cards. */
  isMixed: boolean;
  /** Where no card may lie, for a paper as it lies. */
  blocked: (paper: Size) => readonly Box[];
}

/** At the left and right, and above and below. */
export interface Margins {
  side: number;
  top: number;
}

/** A card as it lies: the corner of its trim, and its size after turning. */
export interface Place extends Box {
  turn: Turn;
  column: number;
  row: number;
}

export interface Grid {
  paper: Size;
  /** Row by row; fewer than the grid has places where some are blocked. */
  places: Place[];
  fold: FlipAxis | null;
  /** Parts of the paper that are cut on their own: cut lines of one do not go through another. */
  regions: Box[];
}

const slack = 1e-6;
/** From the fold to the nearest cards: both sheets of a folded card are cut, none keeps the fold as its edge. */
const leastFoldGap = 2;
/** The top of a card on its side points to the left of the sheet. */
const lying: Turn = 270;

const countAlong = (free: number, size: number, gutter: number): number =>
  Math.max(0, Math.floor((free + gutter + slack) / (size + gutter)));
const lengthOf = (count: number, size: number, gutter: number): number => count * (size + gutter) - gutter;

export const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - slack &&
  b.x < a.x + a.width - slack &&
  a.y < b.y + b.height - slack &&
  b.y < a.y + a.height - slack;

interface Block {
  cell: Size;
  turn: Turn;
  columns: number;
  rows: number;
}

const blockOf = (card: Size, isTurned: boolean, free: Size, gutter: number): Block => {
  const cell = isTurned ? turnedSize(card) : { ...card };
  const columns = countAlong(free.width, cell.width, gutter);
  return { cell, turn: isTurned ? lying : 0, columns, rows: countAlong(free.height, cell.height, gutter) };
};

const placesOf = ({ cell, turn, columns, rows }: Block, left: number, top: number, gutter: number): Place[] =>
  Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [x, y] = [left + column * (cell.width + gutter), top + row * (cell.height + gutter)];
    return { x, y, ...cell, turn, column, row };
  });

function layGrid(paper: Size, isTurned: boolean, fold: FlipAxis | null, settings: GridSettings): Grid {
  const { card, margin, gutter, bleed } = settings;
  const foldGap = Math.max(leastFoldGap, gutter / 2, bleed);
  const free = (length: number, edge: number, isHalved: boolean): number =>
    isHalved ? length / 2 - edge - bleed - foldGap : length - 2 * (edge + bleed);
  const block = blockOf(
    card,
    isTurned,
    {
      width: free(paper.width, margin.side, fold === "upright"),
      height: free(paper.height, margin.top, fold === "level"),
    },
    gutter,
  );
  const width = lengthOf(block.columns, block.cell.width, gutter);
  const height = lengthOf(block.rows, block.cell.height, gutter);
  const left = fold === "upright" ? paper.width / 2 - foldGap - width : (paper.width - width) / 2;
  const top = fold === "level" ? paper.height / 2 - foldGap - height : (paper.height - height) / 2;
  const places = unblocked(placesOf(block, left, top, gutter), paper, fold, settings);
  return { paper, places, fold, regions: [{ x: 0, y: 0, ...paper }] };
}

/** Upright columns on the left and turned ones beside them; `isStacked`: upright rows above turned ones. */
function layMixed(paper: Size, count: number, isStacked: boolean, settings: GridSettings): Grid | undefined {
  const { card, margin, gutter, bleed } = settings;
  const free = { width: paper.width - 2 * (margin.side + bleed), height: paper.height - 2 * (margin.top + bleed) };
  const along = isStacked ? "height" : "width";
  const first = blockOf(card, false, { ...free, [along]: lengthOf(count, card[along], gutter) }, gutter);
  const rest = free[along] - lengthOf(count, card[along], gutter) - gutter;
  const second = blockOf(card, true, { ...free, [along]: rest }, gutter);
  if (first.columns * first.rows === 0 || second.columns * second.rows === 0) return undefined;
  const sizes = [first, second].map(({ columns, rows, cell }) => ({
    width: lengthOf(columns, cell.width, gutter),
    height: lengthOf(rows, cell.height, gutter),
  })) as [Size, Size];
  const start = (paper[along] - sizes[0][along] - gutter - sizes[1][along]) / 2;
  const next = start + sizes[0][along] + gutter;
  const middle = (size: Size, side: "width" | "height"): number => (paper[side] - size[side]) / 2;
  const places = isStacked
    ? [
        ...placesOf(first, middle(sizes[0], "width"), start, gutter),
        ...placesOf(second, middle(sizes[1], "width"), next, gutter),
      ]
    : [
        ...placesOf(first, start, middle(sizes[0], "height"), gutter),
        ...placesOf(second, next, middle(sizes[1], "height"), gutter),
      ];
  const border = next - gutter / 2;
  const regions = isStacked
    ? [
        { x: 0, y: 0, width: paper.width, height: border },
        { x: 0, y: border, width: paper.width, height: paper.height - border },
      ]
    : [
        { x: 0, y: 0, width: border, height: paper.height },
        { x: border, y: 0, width: paper.width - border, height: paper.height },
      ];
  return { paper, places: unblocked(places, paper, null, settings), fold: null, regions };
}

function unblocked(places: Place[], paper: Size, fold: FlipAxis | null, { blocked, bleed }: GridSettings): Place[] {
  const areas = blocked(paper);
  return places.filter(({ x, y, width, height }) => {
    const inked = { x: x - bleed, y: y - bleed, width: width + 2 * bleed, height: height + 2 * bleed };
    const mirrored =
      fold === "upright"
        ? { ...inked, x: paper.width - inked.x - inked.width }
        : { ...inked, y: paper.height - inked.y - inked.height };
    return !areas.some((box) => overlaps(box, inked) || (fold !== null && overlaps(box, mirrored)));
  });
}

function* grids(papers: readonly Size[], settings: GridSettings): Generator<Grid> {
  const folds: (FlipAxis | null)[] = settings.isFolded ? ["upright", "level"] : [null];
  for (const isTurned of [false, true]) {
    for (const paper of papers) for (const fold of folds) yield layGrid({ ...paper }, isTurned, fold, settings);
  }
  if (!settings.isMixed || settings.isFolded) return;
  for (const paper of papers) {
    for (const isStacked of [false, true]) {
      const along = isStacked ? "height" : "width";
      const most = countAlong(paper[along], settings.card[along], settings.gutter);
      for (let count = 1; count <= most; count++) {
        const grid = layMixed({ ...paper }, count, isStacked, settings);
        if (grid) yield grid;
      }
    }
  }
}

/** The one with most cards; of equal ones the first in which cards stand upright, and all the same way. */
export function bestGrid(upright: Size, settings: GridSettings): Grid | undefined {
  const papers: Size[] =
    settings.orientation === "best"
      ? [upright, turnedSize(upright)]
      : [settings.orientation === "landscape" ? turnedSize(upright) : upright];
  let best: Grid | undefined;
  for (const grid of grids(papers, settings)) {
    if (grid.places.length > (best?.places.length ?? 0)) best = grid;
  }
  return best;
}
