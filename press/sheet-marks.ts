import type { Box } from "./geometry";

/** Where to cut. Pure arithmetic on the boxes of the trimmed cards, in mm. */

export type Marks = "lines" | "crop" | "edges" | "none";

export interface MarkLine {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

const slack = 1e-6;
const markGap = 1;
const markLength = 5;

/** The edges of all cards in one direction, one for two that touch. */
function cutPositions(edges: readonly number[]): number[] {
  const sorted = [...edges].sort((a, b) => a - b);
  return sorted.filter((at, index) => index === 0 || at - (sorted[index - 1] ?? 0) > slack);
}

interface MarkedSheet {
  paper: { width: number; height: number };
  /** The trimmed cards. */
  cards: readonly Box[];
  bleed: { outer: number; inner: number };
  gutter: number;
  /** Parts of the paper that are cut on their own. */
  regions: readonly Box[];
  /** Where no mark may be. */
  blocked: readonly Box[];
}

export function drawMarks(marks: Marks, sheet: MarkedSheet): MarkLine[] {
  if (marks === "none") return [];
  const lines = sheet.regions.flatMap((region) => {
    const inside = sheet.cards.filter((card) => holdsCentre(region, card));
    return drawRegion(marks, { ...sheet, cards: inside }).flatMap((line) => cutTo(line, region));
  });
  return sheet.blocked.reduce((left, box) => left.flatMap((line) => cutOut(line, box)), lines);
}

const holdsCentre = (region: Box, { x, y, width, height }: Box): boolean =>
  x + width / 2 >= region.x &&
  x + width / 2 <= region.x + region.width &&
  y + height / 2 >= region.y &&
  y + height / 2 <= region.y + region.height;

function drawRegion(marks: Exclude<Marks, "none">, sheet: MarkedSheet): MarkLine[] {
  const { paper, cards, bleed, gutter } = sheet;
  const xs = cutPositions(cards.flatMap(({ x, width }) => [x, x + width]));
  const ys = cutPositions(cards.flatMap(({ y, height }) => [y, y + height]));
  const vertical = (y1: number, y2: number): MarkLine[] => (y2 > y1 ? xs.map((x) => ({ x1: x, y1, x2: x, y2 })) : []);
  const horizontal = (x1: number, x2: number): MarkLine[] => (x2 > x1 ? ys.map((y) => ({ x1, y1: y, x2, y2: y })) : []);
  const lines: MarkLine[] = [];
  if (marks === "lines") lines.push(...vertical(0, paper.height), ...horizontal(0, paper.width));
  else {
    const block = { left: xs[0] ?? 0, right: xs.at(-1) ?? 0, top: ys[0] ?? 0, bottom: ys.at(-1) ?? 0 };
    const away = bleed.outer + markGap;
    const reach = marks === "edges" ? Number.POSITIVE_INFINITY : away + markLength;
    lines.push(
      ...vertical(Math.max(0, block.top - reach), block.top - away),
      ...vertical(block.bottom + away, Math.min(paper.height, block.bottom + reach)),
      ...horizontal(Math.max(0, block.left - reach), block.left - away),
      ...horizontal(block.right + away, Math.min(paper.width, block.right + reach)),
    );
    // Between the cards only where a mark stays clear of both bleeds.
    if (marks === "crop" && gutter - 2 * bleed.inner >= 1) {
      for (const [from, to] of gaps(ys, bleed.inner)) lines.push(...vertical(from, to));
      for (const [from, to] of gaps(xs, bleed.inner)) lines.push(...horizontal(from, to));
    }
  }
  return lines;
}

const gaps = (positions: readonly number[], inner: number): [number, number][] =>
  positions
    .slice(1, -1)
    .flatMap((at, index): [number, number][] =>
      index % 2 === 0 ? [[at + inner, (positions[index + 2] ?? at) - inner]] : [],
    );

/** What of a level or upright line lies in a box. */
function cutTo(line: MarkLine, { x, y, width, height }: Box): MarkLine[] {
  const part = {
    x1: Math.max(line.x1, x),
    y1: Math.max(line.y1, y),
    x2: Math.min(line.x2, x + width),
    y2: Math.min(line.y2, y + height),
  };
  return part.x2 - part.x1 > slack || part.y2 - part.y1 > slack ? [part] : [];
}

/** What is left of a level or upright line outside a box. */
function cutOut(line: MarkLine, { x, y, width, height }: Box): MarkLine[] {
  const { x1, y1, x2, y2 } = line;
  if (x1 === x2) {
    if (x1 <= x || x1 >= x + width || y2 <= y || y1 >= y + height) return [line];
    return [
      { ...line, y2: y },
      { ...line, y1: y + height },
    ].filter((part) => part.y2 > part.y1);
  }
  if (y1 <= y || y1 >= y + height || x2 <= x || x1 >= x + width) return [line];
  return [
    { ...line, x2: x },
    { ...line, x1: x + width },
  ].filter((part) => part.x2 > part.x1);
}
