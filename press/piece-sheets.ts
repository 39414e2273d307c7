import type { PrinterProfile } from "../schemas/printer-profile";
import { fail, type Result, succeed } from "../schemas/problem";
import type { FontBook } from "./fonts";
import type { Box } from "./geometry";
import type { Page } from "./page";
import { drawGroupPage, type PieceScenes, sceneCutter } from "./piece-pages";
import { pressProblems } from "./problems";
import { impose, planSheet, type Sheet, type SheetSettings, type Slot } from "./sheet";
import type { Margins } from "./sheet-grid";
import { isSameSize, papers, type Size } from "./sizes";
import { leastPart, planTiles, tileBox, tilePage } from "./tiles";

/**
 * Pieces on paper, in true size: those of one size and shape share sheets, what is larger than the paper is printed in
 * parts. Where everything lies is known from the sizes alone; the faces come when a page is drawn.
 */

export interface PieceToPlace {
  name: string;
  shape: "rect" | "round";
  size: Size;
  /** Another face, or the front once more across a fold. */
  back?: "own" | "mirror";
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

export interface PieceJob<P extends PieceToPlace> {
  pieces: readonly P[];
  settings: PieceSheetSettings;
  label: readonly string[];
  labelFonts: FontBook;
  profile?: PrinterProfile;
}

/** One sheet of paper. */
export interface PieceSheet<P extends PieceToPlace> {
  paper: Size;
  /** Where pieces can lie, on either side; a piece in parts lies on no place. */
  slots: readonly Slot[];
  backSlots: readonly Slot[];
  placed: readonly { piece: P; box: Box; slot?: number }[];
  hasBackPage: boolean;
  /** Shows only a part of its piece. */
  isPart: boolean;
  page(side: "front" | "back", scenes: PieceScenes<P>): Page | undefined;
}

/** Between round pieces, so that a punch or scissors get around each. */
const roundGutter = 2;

export interface Group<P extends PieceToPlace> {
  /** As it lies on the sheet: unfolded. */
  size: Size;
  isRound: boolean;
  isFolded: boolean;
  hasBacks: boolean;
  pieces: P[];
}

/** A sheet before it is known which of how many it is. */
type Draft<P extends PieceToPlace> = Omit<PieceSheet<P>, "page"> & {
  page(side: "front" | "back", scenes: PieceScenes<P>, label: readonly string[]): Page | undefined;
};

export function planPieceSheets<P extends PieceToPlace>(job: PieceJob<P>): Result<PieceSheet<P>[]> {
  const drafts: Draft<P>[] = [];
  for (const group of groupPieces(job.pieces)) {
    const more = planGroup(group, job, drafts.length === 0 ? (job.settings.used ?? []) : []);
    if (!more.ok) return more;
    drafts.push(...more.value);
  }
  const [first = "", ...others] = job.label;
  return succeed(
    drafts.map((draft, index) => {
      const label = [first, `sheet ${index + 1} of ${drafts.length}`, ...others].filter(Boolean);
      return { ...draft, page: (side, scenes) => draft.page(side, scenes, label) };
    }),
  );
}

function groupPieces<P extends PieceToPlace>(pieces: readonly P[]): Group<P>[] {
  const groups: Group<P>[] = [];
  for (const piece of pieces) {
    const isFolded = piece.back === "mirror";
    const { width, height } = piece.size;
    const look = {
      size: { width, height: isFolded ? height * 2 : height },
      isRound: piece.shape === "round",
      isFolded,
      hasBacks: piece.back === "own",
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

function planGroup<P extends PieceToPlace>(
  group: Group<P>,
  job: PieceJob<P>,
  used: readonly number[],
): Result<Draft<P>[]> {
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

function sheetSettings<P extends PieceToPlace>(
  { size, isRound }: Group<P>,
  settings: PieceSheetSettings,
): SheetSettings {
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

function sheetDrafts<P extends PieceToPlace>(
  group: Group<P>,
  sheet: Sheet,
  job: PieceJob<P>,
  used: readonly number[],
): Draft<P>[] {
  const copies = group.pieces.flatMap((piece) => Array.from({ length: piece.count }, () => piece));
  const draw = drawGroupPage(group, sheet, copies, job);
  return impose(sheet, copies.length, used).map((placements) => ({
    paper: sheet.paper,
    slots: sheet.slots,
    backSlots: sheet.backs?.slots ?? [],
    placed: placements.flatMap(({ index, slot, x, y, width, height }) => {
      const piece = copies[index];
      return piece ? [{ piece, slot, box: { x, y, width, height } }] : [];
    }),
    hasBackPage: sheet.backs?.on === "next-page",
    isPart: false,
    page: (side, scenes, label) => draw(placements, side, scenes, label),
  }));
}

/** Parts have no backs: nobody could glue them onto each other from both sides. */
function planParts<P extends PieceToPlace>(group: Group<P>, job: PieceJob<P>): Result<Draft<P>[]> {
  const { size, pieces } = group;
  const { settings, labelFonts, profile } = job;
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
  const around = { plan, size, labelFonts, hasMarks: marks !== "none", ...(profile && { profile }) };
  const cut = sceneCutter(group, bleed);
  const drafts = (one: P): Draft<P>[] =>
    plan.tiles.map((tile) => ({
      paper: plan.paper,
      slots: [],
      backSlots: [],
      placed: [{ piece: one, box: tileBox(tile, plan.paper) }],
      hasBackPage: false,
      isPart: true,
      page: (side, scenes, label) =>
        side === "front"
          ? tilePage(tile, { ...around, scene: cut(scenes(one, "front"), "front"), name: one.name, label })
          : undefined,
    }));
  return succeed(pieces.flatMap((one) => Array.from({ length: one.count }, () => drafts(one)).flat()));
}
