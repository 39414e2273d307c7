import type { Language } from "../engine/core/language";
import type { PrinterProfile } from "../schemas/printer-profile";
import { Draughtsman } from "./draughtsman";
import type { FontBook } from "./fonts";
import { type Box, grow } from "./geometry";
import { emptyScene, type Page } from "./page";
import { pageWords } from "./page-words";
import { printerCorrection } from "./printer-correction";
import type { Scene } from "./scene";
import type { MarkLine } from "./sheet-marks";
import { dashes, markInk, markWidth, writeLabel } from "./sheet-pages";
import { type Size, turnedSize } from "./sizes";

/**
 * A piece that is larger than the paper, in parts to glue together. Each part but the last of a row and of a column ends in
 * a strip that the next one is glued onto: the strip shows what will be seen on the other, so that a slip shows nothing.
 */

interface Tile {
  column: number;
  row: number;
  /** Which part of the piece, in its own millimetres. */
  window: Box;
}

interface TilePlan {
  paper: Size;
  columns: number;
  rows: number;
  tiles: Tile[];
}

/** How far neighbouring parts lie on each other. */
export const overlap = 10;
/** A part smaller than this is more glue than picture. */
export const leastPart = 60;
/** For marks and words beside the part. */
const leastMargin = 6;

/** The way of laying the paper that needs fewer sheets; nothing when the paper is too small for it. */
export function planTiles(piece: Size, bleed: number, upright: Size, margin: number): TilePlan | undefined {
  const whole = grow({ x: 0, y: 0, ...piece }, bleed);
  const edge = Math.max(margin, leastMargin);
  const plans = [upright, turnedSize(upright)].flatMap((paper) => {
    const columns = divide(whole.x, whole.width, paper.width - 2 * edge);
    const rows = divide(whole.y, whole.height, paper.height - 2 * edge);
    if (!columns || !rows) return [];
    const tiles = rows.flatMap((down, row) =>
      columns.map((across, column) => ({
        column,
        row,
        window: { x: across.from, y: down.from, width: across.length, height: down.length },
      })),
    );
    return [{ paper, columns: columns.length, rows: rows.length, tiles }];
  });
  return plans.sort((a, b) => a.tiles.length - b.tiles.length)[0];
}

/** Parts of equal length, so that no narrow strip is left over. */
function divide(from: number, length: number, room: number): { from: number; length: number }[] | undefined {
  if (length <= room + 1e-6) return [{ from, length }];
  if (room < leastPart) return undefined;
  const count = Math.ceil((length - overlap) / (room - overlap) - 1e-6);
  const part = (length + (count - 1) * overlap) / count;
  return Array.from({ length: count }, (_, index) => ({ from: from + index * (part - overlap), length: part }));
}

interface TileJob {
  plan: TilePlan;
  /** Of the piece, bleed aside. */
  size: Size;
  /** Its face; without it the part stays white. */
  scene: Scene | undefined;
  name: string;
  label: readonly string[];
  labelFonts: FontBook;
  hasMarks: boolean;
  language: Language | undefined;
  profile?: PrinterProfile;
}

/** A part lies in the middle of its paper. */
export const tileBox = ({ window }: Tile, paper: Size): Box => ({
  ...window,
  x: (paper.width - window.width) / 2,
  y: (paper.height - window.height) / 2,
});

/** One sheet of paper with one part of the piece. */
export function tilePage(tile: Tile, job: TileJob): Page {
  const { window, column, row } = tile;
  const { plan, scene, size } = job;
  const { paper } = plan;
  const clip = tileBox(tile, paper);
  const said = pageWords(job.language);
  const part = said.part(job.name, row * plan.columns + column + 1, plan.tiles.length, row + 1, column + 1);
  const overlay = emptyScene(paper, part);
  const correction = printerCorrection(job.profile, paper, "front");
  const pen = new Draughtsman(overlay, job.labelFonts);
  const [dx, dy] = [clip.x - window.x, clip.y - window.y];
  if (job.hasMarks) pen.lines(edgeMarks(clip, size, dx, dy), markInk, markWidth);
  const isLast = { column: column === plan.columns - 1, row: row === plan.rows - 1 };
  const [right, bottom] = [clip.x + clip.width, clip.y + clip.height];
  if (!isLast.column)
    pen.lines(dashes({ x1: right - overlap, y1: clip.y, x2: right - overlap, y2: bottom }, 2, 2), markInk, markWidth);
  if (!isLast.row)
    pen.lines(dashes({ x1: clip.x, y1: bottom - overlap, x2: right, y2: bottom - overlap }, 2, 2), markInk, markWidth);
  const glue = isLast.column && isLast.row ? "" : said.glueNext;
  const words = [[part, glue].filter(Boolean).join("; "), ...job.label];
  const baseline = bottom + 4;
  writeLabel(pen, words, { baseline, places: [{ x: clip.x, width: clip.width }] });
  return {
    size: paper,
    trim: clip,
    bleed: clip,
    parts: scene ? [{ scene, matrix: [1, 0, 0, 1, dx, dy], clip }] : [],
    overlay,
    ...(correction && { correction }),
  };
}

/** Short lines outside the part: where the piece itself is cut, and where a part ends. */
function edgeMarks(clip: Box, { width, height }: Size, dx: number, dy: number): MarkLine[] {
  const [right, bottom] = [clip.x + clip.width, clip.y + clip.height];
  const within = (value: number, from: number, to: number): boolean => value >= from - 1e-6 && value <= to + 1e-6;
  const xs = [dx, dx + width].map((x) => (within(x, clip.x, right) ? x : x < clip.x ? clip.x : right));
  const ys = [dy, dy + height].map((y) => (within(y, clip.y, bottom) ? y : y < clip.y ? clip.y : bottom));
  const [gap, length] = [1, 4];
  return [
    ...xs.flatMap((x) => [
      { x1: x, y1: clip.y - gap - length, x2: x, y2: clip.y - gap },
      { x1: x, y1: bottom + gap, x2: x, y2: bottom + gap + length },
    ]),
    ...ys.flatMap((y) => [
      { x1: clip.x - gap - length, y1: y, x2: clip.x - gap, y2: y },
      { x1: right + gap, y1: y, x2: right + gap + length, y2: y },
    ]),
  ];
}
