import { fail, type Result, succeed } from "../schemas/problem";
import type { SheetFile } from "../schemas/sheet";
import { type FlipAxis, type FlipEdge, flipAxis, flipBox, flipSides, flipTurn, type Sides } from "./flip";
import type { Box } from "./geometry";
import { pressProblems } from "./problems";
import { keptClear, type RegistrationName } from "./registration";
import { gridFromFile } from "./sheet-from-file";
import { bestGrid, type Grid, type Margins, overlaps, type Place } from "./sheet-grid";
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
  margin: number | Margins;
  gutter: number;
  bleed: number;
  marks: Marks;
  backs?: Backs;
  registration?: RegistrationName;
  /** Some columns or rows may be turned where that makes room for more cards. */
  isMixed?: boolean;
  /** Says where the cards lie; paper, orientation, card, margin and gutter then follow from it. */
  file?: SheetFile;
}

export interface Slot extends Place {
  /** How far the card may print beyond its trim. */
  bleed: Sides;
}

/** The backs of the slots with the same numbers. */
interface SheetBacks {
  on: "next-page" | "same-page";
  /** Around which the paper is turned over. */
  axis: FlipAxis;
  slots: Slot[];
  /** Parts of the page that are cut on their own. */
  regions: readonly Box[];
  label: LabelPlace | null;
}

/** How a sheet is cut. Where depends on what lies on it: `cutMarks`. */
interface Cuts {
  marks: Marks;
  bleed: number;
  gutter: number;
  /** Parts of the paper that are cut on their own. */
  regions: readonly Box[];
  /** Where no mark may be on the front. */
  blocked: readonly Box[];
  /** Where there is room for more, besides slots that are left empty. */
  empty: readonly Box[];
  /** The lines that somebody has written down, which are always printed. */
  own: readonly MarkLine[] | null;
}

export interface Sheet {
  paper: Size;
  card: Size;
  slots: Slot[];
  cuts: Cuts;
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
  const { file, backs = "none" } = settings;
  if (file && backs === "fold") return fail(pressProblems.report("press/sheet-not-folded", {}, { name: file.name }));
  const found = file ? gridFromFile(file) : gridFor(settings);
  return found.ok ? succeed(sheetOn(found.value, settings)) : found;
}

/** `empty`: where there would be room beside the places of the grid. */
export function sheetOn(grid: Grid, settings: SheetSettings, empty: readonly Box[] = []): Sheet {
  const { gutter, file, registration = null, backs = "none" } = settings;
  const bleed = file ? (file.bleed ?? 0) : settings.bleed;
  const { paper, places, regions } = grid;
  const slots = withBleed(places, bleed);
  const axis = grid.fold ?? (backs === "long" || backs === "short" ? flipAxis(paper, backs) : null);
  const backSlots = axis ? slots.map((slot) => flipSlot(slot, paper, axis)) : [];
  const onPaper = grid.fold ? [...slots, ...backSlots] : slots;
  const blocked = registration ? keptClear(registration, paper) : [];
  const sheet: Sheet = {
    paper,
    card: { ...(file?.card ?? settings.card) },
    slots,
    cuts: { marks: settings.marks, bleed, gutter, regions, blocked, empty, own: file?.cuts ?? null },
    label: placeLabel({ paper, cards: onPaper, bleed, regions, blocked }),
    backs: null,
    fold: foldLine(grid),
    registration,
  };
  if (axis) {
    const behind = regions.map((region) => flipBox(region, paper, axis));
    sheet.backs = {
      on: grid.fold ? "same-page" : "next-page",
      axis,
      slots: backSlots,
      regions: behind,
      label: grid.fold ? null : placeLabel({ paper, cards: backSlots, bleed, regions: behind, blocked: [] }),
    };
  }
  return sheet;
}

/** Where to cut what lies on some of the slots. */
export function cutMarks(sheet: Sheet, filled: readonly number[], side: "front" | "back"): MarkLine[] {
  const { paper, backs, slots, cuts } = sheet;
  const { marks, bleed, gutter, own } = cuts;
  const isBack = side === "back";
  if (isBack && !backs) return [];
  const moved = (box: Box): Box => (isBack && backs ? flipBox(box, paper, backs.axis) : box);
  if (own) return isBack && backs ? own.map((line) => flipLine(line, paper, backs.axis)) : [...own];
  const isFilled = new Set(filled);
  const shown = [isBack && backs ? backs.slots : slots, ...(backs?.on === "same-page" && !isBack ? [backs.slots] : [])];
  const cards = shown.flatMap((places) => places.filter((_, slot) => isFilled.has(slot)));
  const left = shown.flatMap((places) => places.filter((_, slot) => !isFilled.has(slot)));
  // Lines are meant to cross the bleeds; short marks stay off those of a neighbouring block, too.
  const printed = marks === "lines" ? [] : cards.map(inkedBox);
  return drawMarks(marks, {
    paper,
    cards,
    empty: [...left, ...cuts.empty.map(moved)],
    bleed: { outer: bleed, inner: Math.min(bleed, gutter / 2) },
    gutter,
    regions: isBack && backs ? backs.regions : cuts.regions,
    blocked: [...(isBack ? [] : cuts.blocked), ...printed],
  });
}

function gridFor(settings: SheetSettings): Result<Grid> {
  const { card, backs, margin, registration, isMixed = false } = settings;
  const blocked = (paper: Size): Box[] => (registration ? keptClear(registration, paper) : []);
  const size = typeof settings.paper === "string" ? papers[settings.paper] : settings.paper;
  const margins = typeof margin === "number" ? { side: margin, top: margin } : margin;
  const wanted = { ...settings, margin: margins, isFolded: backs === "fold", isMixed, blocked };
  const grid = bestGrid(size, wanted);
  if (grid) return succeed(grid);
  return fail(pressProblems.report("press/card-too-large", {}, { width: card.width, height: card.height }));
}

function flipSlot(slot: Slot, paper: Size, axis: "upright" | "level"): Slot {
  const { x, y, width, height } = slot;
  const box = flipBox({ x, y, width, height }, paper, axis);
  return { ...slot, ...box, turn: flipTurn(slot.turn, axis), bleed: flipSides(slot.bleed, axis) };
}

const flipLine = ({ x1, y1, x2, y2 }: MarkLine, { width, height }: Size, axis: "upright" | "level"): MarkLine =>
  axis === "upright"
    ? { x1: width - x2, y1: y2, x2: width - x1, y2: y1 }
    : { x1, y1: height - y1, x2, y2: height - y2 };

function foldLine({ fold, paper: { width, height } }: Grid): MarkLine | null {
  if (fold === "upright") return { x1: width / 2, y1: 0, x2: width / 2, y2: height };
  return fold === "level" ? { x1: 0, y1: height / 2, x2: width, y2: height / 2 } : null;
}

/** On each side the whole bleed, or half the way to the next card. */
function withBleed(places: readonly Place[], bleed: number): Slot[] {
  const slots = places.map((place) => ({ ...place, bleed: bleedOf(place, places, bleed) }));
  const boxes = slots.map(inkedBox);
  // Where columns of another direction begin, cards can also meet at their corners.
  slots.forEach((slot, index) => {
    for (let next = index + 1; next < slots.length; next++) {
      if (!overlaps(boxes[index]!, boxes[next]!)) continue;
      shareCorner(slot, slots[next]!);
      for (const changed of [index, next]) boxes[changed] = inkedBox(slots[changed]!);
    }
  });
  return slots;
}

const inkedBox = ({ x, y, width, height, bleed: [left, top, right, bottom] }: Slot): Box => ({
  x: x - left,
  y: y - top,
  width: width + left + right,
  height: height + top + bottom,
});

function shareCorner(a: Slot, b: Slot): void {
  const [first, second] = a.x < b.x ? [a, b] : [b, a];
  const way = Math.max(0, second.x - first.x - first.width) / 2;
  first.bleed = [first.bleed[0], first.bleed[1], Math.min(first.bleed[2], way), first.bleed[3]];
  second.bleed = [Math.min(second.bleed[0], way), second.bleed[1], second.bleed[2], second.bleed[3]];
}

function bleedOf(card: Box, all: readonly Box[], bleed: number): Sides {
  const sides = [bleed, bleed, bleed, bleed] as [number, number, number, number];
  const narrow = (side: 0 | 1 | 2 | 3, way: number): void => {
    if (way >= -1e-6) sides[side] = Math.max(0, Math.min(sides[side], way / 2));
  };
  for (const other of all) {
    if (other === card) continue;
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
