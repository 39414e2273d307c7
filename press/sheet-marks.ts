import type { Box } from "./geometry";
import type { Size } from "./sizes";

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

interface MarkedSheet {
  paper: Size;
  /** The trimmed cards that are printed. */
  cards: readonly Box[];
  /** Places where none lies: nothing is cut there. */
  empty: readonly Box[];
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
    const inside = (boxes: readonly Box[]): Box[] => boxes.filter((box) => holdsCentre(region, box));
    const part = { ...sheet, cards: inside(sheet.cards), empty: inside(sheet.empty) };
    return [...drawRegion(marks, part, "upright"), ...drawRegion(marks, part, "level")].flatMap((line) =>
      cutTo(line, region),
    );
  });
  return sheet.blocked.reduce((left, box) => left.flatMap((line) => cutOut(line, box)), lines);
}

const holdsCentre = (region: Box, { x, y, width, height }: Box): boolean =>
  x + width / 2 >= region.x &&
  x + width / 2 <= region.x + region.width &&
  y + height / 2 >= region.y &&
  y + height / 2 <= region.y + region.height;

/** Beyond a bleed, where a line ends before an empty place. */
const overhang = 2;

type Way = "upright" | "level";
/** A card beside a cut: along the cut, and where its own edges cross it. */
interface Beside {
  from: number;
  to: number;
  edges: readonly [number, number];
}

const beside = ({ x, y, width, height }: Box, way: Way): Beside =>
  way === "upright"
    ? { from: y, to: y + height, edges: [x, x + width] }
    : { from: x, to: x + width, edges: [y, y + height] };

function drawRegion(marks: Exclude<Marks, "none">, sheet: MarkedSheet, way: Way): MarkLine[] {
  const { paper, bleed, gutter } = sheet;
  const cards = sheet.cards.map((card) => beside(card, way)).sort((a, b) => a.from - b.from);
  const empty = sheet.empty.map((place) => beside(place, way));
  const end = way === "upright" ? paper.height : paper.width;
  const away = bleed.outer + markGap;
  const all = [...cards, ...empty];
  const block = { from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)) };
  return cutPositions(cards.flatMap(({ edges }) => edges)).flatMap((at) => {
    const isAt = ({ edges }: Beside): boolean => edges.some((edge) => Math.abs(edge - at) <= slack);
    const gaps = empty.filter(({ edges: [first, last] }) => first <= at + slack && last >= at - slack);
    const runs = runsOf(cards.filter(isAt), gaps);
    const line = (from: number, to: number): MarkLine[] => {
      const [start, stop] = [Math.max(0, from), Math.min(end, to)];
      if (stop <= start) return [];
      return [way === "upright" ? { x1: at, y1: start, x2: at, y2: stop } : { x1: start, y1: at, x2: stop, y2: at }];
    };
    if (marks === "edges") return [...line(0, block.from - away), ...line(block.to + away, end)];
    return runs.flatMap((run) => {
      const { from, to } = { from: run[0]?.from ?? 0, to: run.at(-1)?.to ?? 0 };
      if (marks === "lines") {
        const isFirst = !gaps.some((gap) => gap.to <= from + slack);
        const isLast = !gaps.some((gap) => gap.from >= to - slack);
        const over = bleed.outer + overhang;
        return line(isFirst ? 0 : from - over, isLast ? end : to + over);
      }
      // Between the cards only where a mark stays clear of both bleeds.
      const between =
        gutter - 2 * bleed.inner >= 1
          ? run.slice(1).flatMap((card, index) => line((run[index]?.to ?? 0) + bleed.inner, card.from - bleed.inner))
          : [];
      return [...line(from - away - markLength, from - away), ...line(to + away, to + away + markLength), ...between];
    });
  });
}

/** The edges of all cards in one direction, one for two that touch. */
function cutPositions(edges: readonly number[]): number[] {
  const sorted = [...edges].sort((a, b) => a - b);
  return sorted.filter((at, index) => index === 0 || at - (sorted[index - 1] ?? 0) > slack);
}

/** Cards along a cut with no empty place between them, each stretch of it once. */
function runsOf(cards: readonly Beside[], gaps: readonly Beside[]): Beside[][] {
  const runs: Beside[][] = [];
  for (const card of cards) {
    const last = runs.at(-1)?.at(-1);
    if (last && Math.abs(last.from - card.from) <= slack && Math.abs(last.to - card.to) <= slack) continue;
    const isParted = last && gaps.some(({ from, to }) => from >= last.to - slack && to <= card.from + slack);
    if (last && !isParted) runs.at(-1)?.push(card);
    else runs.push([card]);
  }
  return runs;
}

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
