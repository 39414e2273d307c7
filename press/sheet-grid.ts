import type { FlipAxis, Turn } from "./flip";
import type { Box } from "./geometry";
import { type Size, turnedSize } from "./sizes";

/** The best grid of equal cards on a paper: which way the paper lies, which way the cards, and on which line it is folded. */

export interface GridSettings {
  orientation: "portrait" | "landscape" | "best";
  card: Size;
  margin: number;
  gutter: number;
  bleed: number;
  /** Fronts on one side of a fold in the middle of the paper, backs on the other. */
  isFolded: boolean;
  /** Where no card may lie, for a paper as it lies. */
  blocked: (paper: Size) => readonly Box[];
}

export interface Grid {
  paper: Size;
  turned: boolean;
  turn: Turn;
  cell: Size;
  columns: number;
  rows: number;
  /** Top left corners of the cards, row by row; fewer than the grid has places where some are blocked. */
  places: { x: number; y: number; column: number; row: number }[];
  fold: FlipAxis | null;
}

const slack = 1e-6;
/** From the fold to the nearest cards: both sheets of a folded card are cut, none keeps the fold as its edge. */
const leastFoldGap = 2;

const countAlong = (free: number, size: number, gutter: number): number =>
  Math.max(0, Math.floor((free + gutter + slack) / (size + gutter)));

export const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - slack &&
  b.x < a.x + a.width - slack &&
  a.y < b.y + b.height - slack &&
  b.y < a.y + a.height - slack;

function layGrid(paper: Size, turned: boolean, fold: FlipAxis | null, settings: GridSettings): Grid {
  const { card, margin, gutter, bleed } = settings;
  const cell = turned ? turnedSize(card) : { ...card };
  const foldGap = Math.max(leastFoldGap, gutter / 2, bleed);
  const edge = margin + bleed;
  const free = (length: number, isHalved: boolean): number =>
    isHalved ? length / 2 - edge - foldGap : length - 2 * edge;
  const columns = countAlong(free(paper.width, fold === "upright"), cell.width, gutter);
  const rows = countAlong(free(paper.height, fold === "level"), cell.height, gutter);
  const blockWidth = columns * (cell.width + gutter) - gutter;
  const blockHeight = rows * (cell.height + gutter) - gutter;
  const left = fold === "upright" ? paper.width / 2 - foldGap - blockWidth : (paper.width - blockWidth) / 2;
  const top = fold === "level" ? paper.height / 2 - foldGap - blockHeight : (paper.height - blockHeight) / 2;
  const blocked = settings.blocked(paper);
  const isFree = (x: number, y: number): boolean => {
    const inked = { x: x - bleed, y: y - bleed, width: cell.width + 2 * bleed, height: cell.height + 2 * bleed };
    const mirrored =
      fold === "upright"
        ? { ...inked, x: paper.width - inked.x - inked.width }
        : { ...inked, y: paper.height - inked.y - inked.height };
    return !blocked.some((box) => overlaps(box, inked) || (fold !== null && overlaps(box, mirrored)));
  };
  const places = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return { x: left + column * (cell.width + gutter), y: top + row * (cell.height + gutter), column, row };
  }).filter(({ x, y }) => isFree(x, y));
  // The top of a card on its side points to the left of the sheet.
  return { paper, turned, turn: turned ? 270 : 0, cell, columns, rows, places, fold };
}

/** The one with most cards; of equal ones the first in which cards stand upright. */
export function bestGrid(upright: Size, settings: GridSettings): Grid | undefined {
  const lying: Size[] =
    settings.orientation === "best"
      ? [upright, turnedSize(upright)]
      : [settings.orientation === "landscape" ? turnedSize(upright) : upright];
  const folds: (FlipAxis | null)[] = settings.isFolded ? ["upright", "level"] : [null];
  let best: Grid | undefined;
  for (const turned of [false, true]) {
    for (const paper of lying) {
      for (const fold of folds) {
        const grid = layGrid({ ...paper }, turned, fold, settings);
        if (grid.places.length > (best?.places.length ?? 0)) best = grid;
      }
    }
  }
  return best;
}
