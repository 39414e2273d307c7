import { fail, type Result, succeed } from "../schemas/problem";
import { type FlipEdge, flipAxis, flipBox, flipSides, flipTurn, type Sides, type Turn } from "./flip";
import type { Box } from "./geometry";
import { pressProblems } from "./problems";
import { keptClear, type RegistrationName } from "./registration";
import { bestGrid, type Grid } from "./sheet-grid";
import { type LabelPlace, placeLabel } from "./sheet-label";
import { drawMarks, type MarkLine, type Marks } from "./sheet-marks";
import { type PaperName, papers, type Size } from "./sizes";

/**
 * Imposition: which card lies where on which page, and where to cut. Pure arithmetic in mm from the top left of the
 * paper. A sheet is plain data; what is drawn of it is decided in sheet-pages.ts.
 */

export type { MarkLine, Marks } from "./sheet-marks";
export { type PaperName, papers } from "./sizes";

/** None, on the page behind (turned over its long or short edge), or beside the fronts across a fold. */
export type Backs = "none" | FlipEdge | "fold";
export const backsNames = ["none", "long", "short", "fold"] as const satisfies readonly Backs[];

export interface SheetSettings {
  paper: PaperName | Size;
  orientation: "portrait" | "landscape" | "best";
  /** The trimmed card. */
  card: Size;
  /** Nothing of a card, its bleed included, comes closer to the paper's edge. */
  margin: number;
  gutter: number;
  bleed: number;
  marks: Marks;
  backs?: Backs;
  registration?: RegistrationName;
}

export interface Slot {
  /** Top left of the trimmed card. */
  x: number;
  y: number;
  turn: Turn;
  /** How far the card may print beyond its trim. */
  bleed: Sides;
  /** In the grid. */
  column: number;
  row: number;
}

/** The backs of the slots with the same numbers. */
export interface SheetBacks {
  on: "next-page" | "same-page";
  slots: Slot[];
  marks: MarkLine[];
  label: LabelPlace | null;
}

export interface Sheet {
  paper: Size;
  /** Cards lie on their side, because more of them fit that way. */
  turned: boolean;
  columns: number;
  rows: number;
  card: Size;
  /** A card as it lies, mm. */
  cell: Size;
  slots: Slot[];
  /** Towards the paper's edge, and towards a neighbour: half the gutter at most. */
  bleed: { outer: number; inner: number };
  marks: MarkLine[];
  /** Room for words outside the cards; null when there is none. */
  label: LabelPlace | null;
  backs: SheetBacks | null;
  fold: MarkLine | null;
  registration: RegistrationName | null;
}

export interface Placement extends Slot {
  /** Which of the cards to print, counted over all copies. */
  index: number;
  /** Which of the sheet's slots. */
  slot: number;
}

export function planSheet(settings: SheetSettings): Result<Sheet> {
  const { card, gutter, bleed, backs = "none", registration = null } = settings;
  const blocked = (paper: Size): Box[] => (registration ? keptClear(registration, paper) : []);
  const size = typeof settings.paper === "string" ? papers[settings.paper] : settings.paper;
  const grid = bestGrid(size, { ...settings, isFolded: backs === "fold", blocked });
  if (!grid) return fail(pressProblems.report("press/card-too-large", {}, { width: card.width, height: card.height }));
  const { paper, turned, turn, cell, columns, rows } = grid;
  const boxes = grid.places.map(({ x, y }) => ({ x, y, ...cell }));
  const slots = grid.places.map((place) => ({ ...place, turn, bleed: bleedOf({ ...place, ...cell }, boxes, bleed) }));

  const axis = grid.fold ?? (backs === "long" || backs === "short" ? flipAxis(paper, backs) : null);
  const backBoxes = axis ? boxes.map((box) => flipBox(box, paper, axis)) : [];
  const onPaper = grid.fold ? [...boxes, ...backBoxes] : boxes;
  const around = { paper, bleed: { outer: bleed, inner: Math.min(bleed, gutter / 2) }, gutter };
  const areas = blocked(paper);
  const marks = drawMarks(settings.marks, { ...around, cards: onPaper, blocked: areas });
  const sheet: Sheet = {
    paper,
    turned,
    columns,
    rows,
    card: { ...card },
    cell,
    slots,
    bleed: around.bleed,
    marks,
    label: placeLabel({ paper, cards: onPaper, bleed, blocked: areas }),
    backs: null,
    fold: foldLine(grid),
    registration,
  };
  if (axis) {
    sheet.backs = {
      on: grid.fold ? "same-page" : "next-page",
      slots: slots.map((slot, index) => {
        const { x, y } = backBoxes[index] as Box;
        return { ...slot, x, y, turn: flipTurn(slot.turn, axis), bleed: flipSides(slot.bleed, axis) };
      }),
      marks: grid.fold ? [] : drawMarks(settings.marks, { ...around, cards: backBoxes, blocked: [] }),
      label: grid.fold ? null : placeLabel({ paper, cards: backBoxes, bleed, blocked: [] }),
    };
  }
  return succeed(sheet);
}

function foldLine({ fold, paper: { width, height } }: Grid): MarkLine | null {
  if (fold === "upright") return { x1: width / 2, y1: 0, x2: width / 2, y2: height };
  return fold === "level" ? { x1: 0, y1: height / 2, x2: width, y2: height / 2 } : null;
}

/** On each side the whole bleed, or half the way to the next card. */
function bleedOf(card: Box, all: readonly Box[], bleed: number): Sides {
  const sides = [bleed, bleed, bleed, bleed] as [number, number, number, number];
  const narrow = (side: 0 | 1 | 2 | 3, way: number): void => {
    if (way >= -1e-6) sides[side] = Math.max(0, Math.min(sides[side], way / 2));
  };
  for (const other of all) {
    if (other.x === card.x && other.y === card.y) continue;
    const besides = other.y < card.y + card.height && card.y < other.y + other.height;
    const above = other.x < card.x + card.width && card.x < other.x + other.width;
    if (besides) {
      narrow(0, card.x - (other.x + other.width));
      narrow(2, other.x - (card.x + card.width));
    }
    if (above) {
      narrow(1, card.y - (other.y + other.height));
      narrow(3, other.y - (card.y + card.height));
    }
  }
  return sides;
}

/** Fills sheet after sheet, row by row. `used` slots of the first sheet are left empty; they count from 0. */
export function impose(sheet: Sheet, cards: number, used: readonly number[] = []): Placement[][] {
  const pages: Placement[][] = [];
  const all = sheet.slots.map((_, slot) => slot);
  const first = all.filter((slot) => !used.includes(slot));
  // A sheet that is used up would be an empty page.
  let free = first.length > 0 ? first : all;
  for (let index = 0, at = 0; index < cards; index++, at++) {
    if (pages.length > 0 && at === free.length) {
      at = 0;
      free = all;
    }
    if (at === 0) pages.push([]);
    const slot = free[at] as number;
    pages.at(-1)?.push({ ...(sheet.slots[slot] as Slot), index, slot });
  }
  return pages;
}

/** How far a card may print beyond its trim on each side of a grid without gaps: left, top, right, bottom. */
export function bleedAround(
  { bleed, columns, rows }: Sheet,
  column: number,
  row: number,
): [number, number, number, number] {
  const side = (isOuter: boolean): number => (isOuter ? bleed.outer : bleed.inner);
  return [side(column === 0), side(row === 0), side(column === columns - 1), side(row === rows - 1)];
}
