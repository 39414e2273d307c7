import type { PrinterProfile } from "../schemas/printer-profile";
import { fail, type Result, succeed } from "../schemas/problem";
import { roundScene } from "./clipped-scene";
import { Draughtsman } from "./draughtsman";
import type { FontFace } from "./fonts";
import type { Page } from "./page";
import { pressProblems } from "./problems";
import type { Scene } from "./scene";
import { impose, type Placement, planSheet, type Sheet, type SheetSettings } from "./sheet";
import type { Margins } from "./sheet-grid";
import { dashes, markInk, markWidth, sheetPages } from "./sheet-pages";
import { isSameSize, papers, type Size, turnedSize } from "./sizes";
import { standee } from "./standee";
import { leastPart, planTiles, tilePage } from "./tiles";

/**
 * Pieces on paper, in true size: those of one size and shape share sheets, what is larger than the paper is printed in parts.
 */

export interface PieceToPlace {
  name: string;
  shape: "rect" | "round";
  front: Scene;
  /** Another face, or the front once more across a fold. */
  back?: Scene | "mirror";
  count: number;
}

export interface PieceSheetSettings extends Omit<SheetSettings, "card" | "paper" | "margin" | "file"> {
  margin: Margins;
  /** Without it each piece has a page of its own size. */
  paper: SheetSettings["paper"] | null;
  /** May a piece that is too large be printed in parts? */
  tiling: boolean;
  /** Slots of the first sheet that are used up, counted from 0. */
  used?: readonly number[];
  backMarks?: boolean;
}

export interface PieceJob {
  pieces: readonly PieceToPlace[];
  settings: PieceSheetSettings;
  label: readonly string[];
  labelFace: FontFace;
  profile?: PrinterProfile;
}

/** Between round pieces, so that a punch or scissors get around each. */
const roundGutter = 2;

interface Group {
  size: Size;
  isRound: boolean;
  isFolded: boolean;
  hasBacks: boolean;
  pieces: PieceToPlace[];
}

/** One sheet of paper, front and back, as soon as it is known which of how many it is. */
type Draft = (label: readonly string[]) => Page[];

export function pieceSheets(job: PieceJob): Result<Page[]> {
  const drafts: Draft[] = [];
  for (const group of groupPieces(job.pieces)) {
    const more = planGroup(group, job, drafts.length === 0 ? (job.settings.used ?? []) : []);
    if (!more.ok) return more;
    drafts.push(...more.value);
  }
  const [first = "", ...others] = job.label;
  return succeed(
    drafts.flatMap((draw, index) => draw([first, `sheet ${index + 1} of ${drafts.length}`, ...others].filter(Boolean))),
  );
}

function groupPieces(pieces: readonly PieceToPlace[]): Group[] {
  const groups: Group[] = [];
  for (const piece of pieces) {
    const isFolded = piece.back === "mirror";
    const { width, height } = piece.front;
    const look = {
      size: { width, height: isFolded ? height * 2 : height },
      isRound: piece.shape === "round",
      isFolded,
      hasBacks: typeof piece.back === "object",
    };
    const known = groups.find(
      (group) =>
        isSameSize(group.size, look.size) &&
        group.isRound === look.isRound &&
        group.isFolded === look.isFolded &&
        group.hasBacks === look.hasBacks,
    );
    if (known) known.pieces.push(piece);
    else groups.push({ ...look, pieces: [piece] });
  }
  return groups;
}

function planGroup(group: Group, job: PieceJob, used: readonly number[]): Result<Draft[]> {
  const { settings } = job;
  const { backs: _backs, ...oneSided } = sheetSettings(group, settings);
  const withBacks = group.hasBacks && settings.backs ? { ...oneSided, backs: settings.backs } : oneSided;
  const planned = planSheet(withBacks);
  const wider = planned.ok ? planned : planSheet({ ...withBacks, orientation: "best" });
  if (!wider.ok) return planParts(group, job);
  const count = wider.value.slots.length;
  const wrong = used.find((place) => place >= count) ?? (used.length >= count ? used.at(-1) : undefined);
  if (wrong !== undefined) return fail(pressProblems.report("press/no-free-place", {}, { place: wrong + 1, count }));
  return succeed(sheetDrafts(group, wider.value, job, used));
}

function sheetSettings({ size, isRound }: Group, settings: PieceSheetSettings): SheetSettings {
  const { paper, bleed, marks, margin } = settings;
  const own = { width: size.width + 2 * bleed, height: size.height + 2 * bleed };
  return {
    ...settings,
    card: size,
    paper: paper ?? own,
    margin: paper ? margin : 0,
    marks: isRound || !paper ? "none" : marks,
    gutter: isRound ? Math.max(settings.gutter, roundGutter) : settings.gutter,
  };
}

function sheetDrafts(group: Group, sheet: Sheet, job: PieceJob, used: readonly number[]): Draft[] {
  const { settings, labelFace, profile } = job;
  const { bleed, marks, backMarks = false } = settings;
  const copies = group.pieces.flatMap((piece) => Array.from({ length: piece.count }, () => piece));
  const fronts = new Map(group.pieces.map((piece) => [piece, printedFront(piece, group, bleed)]));
  const backs = new Map(group.pieces.map((piece) => [piece, printedBack(piece, group, bleed)]));
  const sheets: Placement[][] = impose(sheet, copies.length, used);
  return sheets.map((placements) => (label) => {
    const pages = sheetPages({
      sheet,
      pages: [placements],
      front: (index) => fronts.get(copies[index] as PieceToPlace),
      ...(sheet.backs && { back: (index: number) => backs.get(copies[index] as PieceToPlace) }),
      label,
      labelFace,
      ...(profile && { profile }),
      backMarks,
    });
    const [front] = pages;
    if (front && marks !== "none") markPieces(new Draughtsman(front.overlay, labelFace), placements, sheet.card, group);
    return pages;
  });
}

/** The cut around round pieces, the fold across standees. */
function markPieces(pen: Draughtsman, placements: readonly Placement[], card: Size, group: Group): void {
  for (const { x, y, turn } of placements) {
    const isUpright = turn === 0 || turn === 180;
    const { width, height } = isUpright ? card : turnedSize(card);
    if (group.isRound) pen.ellipse({ x, y, width, height }, markInk, markWidth);
    if (!group.isFolded) continue;
    const fold = isUpright
      ? { x1: x, y1: y + height / 2, x2: x + width, y2: y + height / 2 }
      : { x1: x + width / 2, y1: y, x2: x + width / 2, y2: y + height };
    pen.lines(dashes(fold, 1.5, 1), markInk, markWidth);
  }
}

function printedFront({ front }: PieceToPlace, { isFolded, isRound }: Group, bleed: number): Scene {
  if (isFolded) return standee(front);
  return isRound ? roundScene(front, bleed) : front;
}

function printedBack({ back }: PieceToPlace, { isRound }: Group, bleed: number): Scene | undefined {
  if (typeof back !== "object") return undefined;
  return isRound ? roundScene(back, bleed) : back;
}

/** Parts have no backs: nobody could glue them onto each other from both sides. */
function planParts(group: Group, { settings, labelFace, profile }: PieceJob): Result<Draft[]> {
  const { size, pieces } = group;
  const { paper, bleed, margin, marks, tiling } = settings;
  const piece = pieces[0]?.name ?? "";
  if (!tiling || !paper)
    return fail(pressProblems.report("press/piece-too-large", {}, { piece, width: size.width, height: size.height }));
  const plan = planTiles(
    size,
    bleed,
    typeof paper === "string" ? papers[paper] : paper,
    Math.max(margin.side, margin.top),
  );
  if (!plan) return fail(pressProblems.report("press/no-room-for-parts", {}, { piece, least: leastPart }));
  const around = { plan, labelFace, hasMarks: marks !== "none", ...(profile && { profile }) };
  return succeed(
    pieces.flatMap((one): Draft[] => {
      const job = { ...around, scene: printedFront(one, group, bleed), name: one.name };
      const drafts = plan.tiles.map(
        (tile): Draft =>
          (label) => [tilePage(tile, { ...job, label })],
      );
      return Array.from({ length: one.count }, () => drafts).flat();
    }),
  );
}
