import { fail, type Result, succeed } from "../schemas/problem";
import { pressProblems } from "./problems";

/** Imposition: which card lies where on which page, and where to cut. Pure arithmetic in mm from the top left of the paper. */

export type PaperName = "a4" | "a3" | "letter" | "legal";
export type Marks = "lines" | "crop" | "edges" | "none";

export const papers: Readonly<Record<PaperName, { width: number; height: number }>> = {
  a4: { width: 210, height: 297 },
  a3: { width: 297, height: 420 },
  letter: { width: 215.9, height: 279.4 },
  legal: { width: 215.9, height: 355.6 },
};

export interface SheetSettings {
  paper: PaperName;
  orientation: "portrait" | "landscape";
  /** The trimmed card. */
  card: { width: number; height: number };
  /** Nothing of a card, its bleed included, comes closer to the paper's edge. */
  margin: number;
  gutter: number;
  bleed: number;
  marks: Marks;
}

export interface MarkLine {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export interface Slot {
  /** Top left of the trimmed card. */
  x: number;
  y: number;
}

export interface Sheet {
  paper: { width: number; height: number };
  /** Cards lie on their side, because more of them fit that way. */
  turned: boolean;
  columns: number;
  rows: number;
  /** A card as it lies, mm. */
  cell: { width: number; height: number };
  slots: Slot[];
  /** Towards the paper's edge, and towards a neighbour: half the gutter at most. */
  bleed: { outer: number; inner: number };
  marks: MarkLine[];
  /** Room for words outside the cards, one place a column or one in all; null when there is none. */
  label: { baseline: number; places: { x: number; width: number }[] } | null;
}

export interface Placement extends Slot {
  /** Which of the cards to print, counted over all copies. */
  index: number;
  column: number;
  row: number;
}

const slack = 1e-6;

function countAlong(length: number, size: number, { margin, gutter, bleed }: SheetSettings): number {
  const free = length - 2 * margin - 2 * bleed;
  return Math.max(0, Math.floor((free + gutter + slack) / (size + gutter)));
}

export function planSheet(settings: SheetSettings): Result<Sheet> {
  const upright = papers[settings.paper];
  const paper =
    settings.orientation === "landscape" ? { width: upright.height, height: upright.width } : { ...upright };
  const { card, gutter, bleed } = settings;
  const countOf = (width: number, height: number): { columns: number; rows: number; count: number } => {
    const columns = countAlong(paper.width, width, settings);
    const rows = countAlong(paper.height, height, settings);
    return { columns, rows, count: columns * rows };
  };
  const [straight, sideways] = [countOf(card.width, card.height), countOf(card.height, card.width)];
  const turned = sideways.count > straight.count;
  const { columns, rows, count } = turned ? sideways : straight;
  if (count === 0)
    return fail(pressProblems.report("press/card-too-large", {}, { width: card.width, height: card.height }));
  const cell = turned ? { width: card.height, height: card.width } : { ...card };
  const block = { width: columns * (cell.width + gutter) - gutter, height: rows * (cell.height + gutter) - gutter };
  const left = (paper.width - block.width) / 2;
  const top = (paper.height - block.height) / 2;
  const slots = Array.from({ length: count }, (_, index) => ({
    x: left + (index % columns) * (cell.width + gutter),
    y: top + Math.floor(index / columns) * (cell.height + gutter),
  }));
  const sheet: Sheet = {
    paper,
    turned,
    columns,
    rows,
    cell,
    slots,
    bleed: { outer: bleed, inner: Math.min(bleed, gutter / 2) },
    marks: [],
    label: null,
  };
  sheet.marks = drawMarks(sheet, settings.marks, gutter);
  sheet.label = placeLabel(sheet);
  return succeed(sheet);
}

/** Fills sheet after sheet, row by row. */
export function impose(sheet: Sheet, cards: number): Placement[][] {
  const pages: Placement[][] = [];
  for (let index = 0; index < cards; index++) {
    const at = index % sheet.slots.length;
    if (at === 0) pages.push([]);
    const slot = sheet.slots[at] as Slot;
    pages.at(-1)?.push({ ...slot, index, column: at % sheet.columns, row: Math.floor(at / sheet.columns) });
  }
  return pages;
}

/** How far a card may print beyond its trim on each side: left, top, right, bottom. */
export function bleedAround(
  { bleed, columns, rows }: Sheet,
  column: number,
  row: number,
): [number, number, number, number] {
  const side = (isOuter: boolean): number => (isOuter ? bleed.outer : bleed.inner);
  return [side(column === 0), side(row === 0), side(column === columns - 1), side(row === rows - 1)];
}

function cutPositions(starts: readonly number[], size: number): number[] {
  const all = starts.flatMap((start) => [start, start + size]).sort((a, b) => a - b);
  return all.filter((at, index) => index === 0 || at - (all[index - 1] ?? 0) > slack);
}

const markGap = 1;
const markLength = 5;

function drawMarks(sheet: Sheet, marks: Marks, gutter: number): MarkLine[] {
  if (marks === "none") return [];
  const { paper, cell, slots, columns, bleed } = sheet;
  const xs = cutPositions(
    slots.slice(0, columns).map((slot) => slot.x),
    cell.width,
  );
  const ys = cutPositions(
    slots.filter((_, index) => index % columns === 0).map((slot) => slot.y),
    cell.height,
  );
  const vertical = (y1: number, y2: number): MarkLine[] => xs.map((x) => ({ x1: x, y1, x2: x, y2 }));
  const horizontal = (x1: number, x2: number): MarkLine[] => ys.map((y) => ({ x1, y1: y, x2, y2: y }));
  if (marks === "lines") return [...vertical(0, paper.height), ...horizontal(0, paper.width)];

  const block = { left: xs[0] ?? 0, right: xs.at(-1) ?? 0, top: ys[0] ?? 0, bottom: ys.at(-1) ?? 0 };
  const away = bleed.outer + markGap;
  if (marks === "edges") {
    return [
      ...vertical(0, block.top - away),
      ...vertical(block.bottom + away, paper.height),
      ...horizontal(0, block.left - away),
      ...horizontal(block.right + away, paper.width),
    ];
  }
  const reach = away + markLength;
  const lines = [
    ...vertical(Math.max(0, block.top - reach), block.top - away),
    ...vertical(block.bottom + away, Math.min(paper.height, block.bottom + reach)),
    ...horizontal(Math.max(0, block.left - reach), block.left - away),
    ...horizontal(block.right + away, Math.min(paper.width, block.right + reach)),
  ];
  // Between the cards only where a mark stays clear of both bleeds.
  const between = gutter - 2 * bleed.inner;
  if (between < 1) return lines;
  const gaps = (positions: readonly number[]): [number, number][] =>
    positions
      .slice(1, -1)
      .flatMap((at, index): [number, number][] =>
        index % 2 === 0 ? [[at + bleed.inner, (positions[index + 2] ?? at) - bleed.inner]] : [],
      );
  for (const [from, to] of gaps(ys)) lines.push(...vertical(from, to));
  for (const [from, to] of gaps(xs)) lines.push(...horizontal(from, to));
  return lines;
}

/** Height of the label's type and its distance from the cards and from the paper's edge, where printers cannot print. */
const labelHeight = 2.2;
const labelDistance = 1.5;
const unprintable = 4;

function placeLabel({ paper, cell, slots, columns, bleed }: Sheet): Sheet["label"] {
  const first = slots[0];
  const last = slots.at(-1);
  if (!first || !last) return null;
  const places = slots
    .slice(0, columns)
    .map(({ x }) => ({ x: x + labelDistance, width: cell.width - 2 * labelDistance }));
  const below = paper.height - (last.y + cell.height + bleed.outer);
  if (below >= labelHeight + labelDistance + unprintable / 2) {
    const baseline = Math.min(
      paper.height - Math.min(unprintable, below - labelHeight - labelDistance),
      paper.height - below + labelDistance + labelHeight + 3,
    );
    return { baseline, places };
  }
  const above = first.y - bleed.outer;
  if (above >= labelHeight + labelDistance + unprintable / 2) {
    return { baseline: Math.max(Math.min(unprintable + labelHeight, above - labelDistance), labelHeight), places };
  }
  return null;
}
