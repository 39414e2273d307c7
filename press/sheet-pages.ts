import type { PrinterProfile } from "../schemas/printer-profile";
import { Draughtsman } from "./draughtsman";
import type { Turn } from "./flip";
import type { FontBook } from "./fonts";
import { type Box, type Matrix, multiply } from "./geometry";
import { getOrAdd } from "./get-or-add";
import { emptyScene, type Page, type PagePart } from "./page";
import { printerCorrection } from "./printer-correction";
import { registrationMarks } from "./registration";
import type { Scene } from "./scene";
import { cutMarks, type MarkLine, type Placement, type Sheet, type Slot } from "./sheet";
import { type LabelPlace, labelHeight } from "./sheet-label";
import type { Size } from "./sizes";

/** Sheets with cards on them, as pages: every front page is followed by its back. */

export interface SheetJob {
  sheet: Sheet;
  pages: readonly Placement[][];
  /** The face of a card by its number, counted over all copies; what isn't there stays white. */
  front: (index: number) => Scene | undefined;
  back?: (index: number) => Scene | undefined;
  /** Printed small outside the cards, the most important first; `{page}` and `{pages}` are filled in. */
  label: readonly string[];
  labelFonts: FontBook;
  profile?: PrinterProfile;
  /** Cut marks on backs too. */
  backMarks?: boolean;
  /** False for what is cut in another way than along straight lines. */
  hasStraightCuts?: (index: number) => boolean;
}

export const markInk = "#595959";
export const markWidth = 0.1;
const labelInk = "#606060";
const smallestLabel = 1.4;

/** One side of one sheet of paper; undefined where nothing is printed. */
export function sheetPage(job: SheetJob, at: number, side: Side): Page | undefined {
  const { sheet, pages } = job;
  const hasBackPages = sheet.backs?.on === "next-page" && job.back !== undefined;
  const placements = pages[at];
  if (!placements || (side === "back" && !hasBackPages)) return undefined;
  const total = pages.length * (hasBackPages ? 2 : 1);
  if (side === "back") return backPage(job, placements, at * 2 + 2, total);
  return frontPage(job, placements, hasBackPages ? at * 2 + 1 : at + 1, total);
}

function frontPage(job: SheetJob, placements: readonly Placement[], number: number, total: number): Page {
  const { sheet } = job;
  const page = blankPage(job, "front", number);
  for (const place of placements) page.parts.push(...partOf(job.front(place.index), place));
  if (sheet.backs?.on === "same-page") {
    for (const { index, slot } of placements) page.parts.push(...partOf(job.back?.(index), sheet.backs.slots[slot]));
  }
  const pen = new Draughtsman(page.overlay, job.labelFonts);
  pen.lines(marksOf(job, placements, "front"), markInk, markWidth);
  if (sheet.fold) pen.lines(dashes(sheet.fold), markInk, 0.2);
  if (sheet.registration) {
    for (const box of registrationMarks(sheet.registration, sheet.paper)) pen.rect(box, "#000000");
  }
  writeLabel(pen, numbered(job.label, number, total), sheet.label);
  return page;
}

function backPage(job: SheetJob, placements: readonly Placement[], number: number, total: number): Page {
  const { sheet } = job;
  const page = blankPage(job, "back", number);
  for (const { index, slot } of placements) page.parts.push(...partOf(job.back?.(index), sheet.backs?.slots[slot]));
  const pen = new Draughtsman(page.overlay, job.labelFonts);
  if (job.backMarks) pen.lines(marksOf(job, placements, "back"), markInk, markWidth);
  writeLabel(pen, numbered(job.label, number, total), sheet.backs?.label ?? null);
  return page;
}

type Side = "front" | "back";

function marksOf(
  { sheet, hasStraightCuts = () => true }: SheetJob,
  placements: readonly Placement[],
  side: Side,
): readonly MarkLine[] {
  const filled = placements.filter(({ index }) => hasStraightCuts(index)).map(({ slot }) => slot);
  if (filled.length === 0) return [];
  const { marks } = knownOf(sheet);
  return getOrAdd(marks, `${side} ${filled.join(" ")}`, () => cutMarks(sheet, filled, side));
}

/** What all pages of a sheet have in common. Nearly always all of its slots are filled. */
interface Common {
  boxes: Map<Side, { trim: Box; bleed: Box }>;
  marks: Map<string, readonly MarkLine[]>;
}
const known = new WeakMap<Sheet, Common>();
const knownOf = (sheet: Sheet): Common => getOrAdd(known, sheet, () => ({ boxes: new Map(), marks: new Map() }));

function blankPage({ sheet, profile }: SheetJob, side: Side, number: number): Page {
  const correction = printerCorrection(profile, sheet.paper, side);
  return {
    size: sheet.paper,
    ...getOrAdd(knownOf(sheet).boxes, side, () => boxesOf(sheet, side)),
    parts: [],
    overlay: emptyScene(sheet.paper, `Page ${number}`),
    ...(correction && { correction }),
  };
}

function boxesOf(sheet: Sheet, side: Side): { trim: Box; bleed: Box } {
  const slots = [...(side === "back" ? [] : sheet.slots), ...onSide(sheet, side)];
  return { trim: surround(slots, () => [0, 0, 0, 0]), bleed: surround(slots, ({ bleed }) => bleed) };
}

const onSide = ({ backs }: Sheet, side: Side): readonly Slot[] =>
  backs && (backs.on === "same-page" || side === "back") ? backs.slots : [];

function surround(slots: readonly Slot[], grow: (slot: Slot) => Slot["bleed"]): Box {
  const edges = slots.map((slot) => {
    const [left, top, right, bottom] = grow(slot);
    return [slot.x - left, slot.y - top, slot.x + slot.width + right, slot.y + slot.height + bottom] as const;
  });
  const [x, y] = [Math.min(...edges.map(([left]) => left)), Math.min(...edges.map(([, top]) => top))];
  return {
    x,
    y,
    width: Math.max(...edges.map(([, , right]) => right)) - x,
    height: Math.max(...edges.map(([, , , bottom]) => bottom)) - y,
  };
}

function partOf(scene: Scene | undefined, slot: Slot | undefined): PagePart[] {
  if (!scene || !slot) return [];
  const [left, top, right, bottom] = slot.bleed;
  const clip = {
    x: slot.x - left,
    y: slot.y - top,
    width: slot.width + left + right,
    height: slot.height + top + bottom,
  };
  return [{ scene, matrix: faceMatrix(scene, slot, cardIn(slot)), clip }];
}

/** The card of a slot as it stands upright. */
const cardIn = ({ width, height, turn }: Slot): Size =>
  turn === 0 || turn === 180 ? { width, height } : { width: height, height: width };

/** A face made for another size is scaled, never distorted, and stands in the middle. */
export function faceMatrix(face: Size, { x, y, turn }: Pick<Slot, "x" | "y" | "turn">, card: Size): Matrix {
  const scale = Math.min(card.width / face.width, card.height / face.height);
  const inCard: Matrix = [
    scale,
    0,
    0,
    scale,
    (card.width - face.width * scale) / 2,
    (card.height - face.height * scale) / 2,
  ];
  return multiply(turned(turn, x, y, card), inCard);
}

/** Turns a card and brings its top left corner, as it lies, to a place. */
function turned(turn: Turn, x: number, y: number, { width, height }: Size): Matrix {
  switch (turn) {
    case 0:
      return [1, 0, 0, 1, x, y];
    case 90:
      return [0, 1, -1, 0, x + height, y];
    case 180:
      return [-1, 0, 0, -1, x + width, y + height];
    case 270:
      return [0, -1, 1, 0, x, y + width];
  }
}

export function dashes({ x1, y1, x2, y2 }: MarkLine, dash = 4, gap = 2): MarkLine[] {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  return Array.from({ length: Math.ceil(length / (dash + gap)) }, (_, index) => {
    const from = index * (dash + gap);
    const to = Math.min(length, from + dash);
    return { x1: x1 + dx * from, y1: y1 + dy * from, x2: x1 + dx * to, y2: y1 + dy * to };
  });
}

const numbered = (label: readonly string[], page: number, pages: number): string[] =>
  label.map((words) => words.replace("{page}", String(page)).replace("{pages}", String(pages)));

/** Between the cut lines: as many places as there are columns, the last one takes what is left and drops what won't fit. */
export function writeLabel(pen: Draughtsman, words: readonly string[], label: LabelPlace | null): void {
  if (!label || words.length === 0) return;
  const { places, baseline } = label;
  places.forEach(({ x, width }, index) => {
    const shared = index < places.length - 1 ? words.slice(index, index + 1) : words.slice(index);
    for (let count = shared.length; count > 0; count--) {
      const text = shared.slice(0, count).join("  ·  ");
      const size = Math.min(labelHeight, width / pen.widthOf(text, 1));
      if (size < smallestLabel && count > 1) continue;
      pen.text(size < smallestLabel ? pen.shortened(text, width, smallestLabel) : text, {
        x,
        y: baseline,
        size: Math.max(size, smallestLabel),
        fill: labelInk,
      });
      break;
    }
  });
}
