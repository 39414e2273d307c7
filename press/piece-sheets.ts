import type { Language } from "../engine/core/language";
import { ownValue } from "../schemas/own-value";
import type { PrinterProfile } from "../schemas/printer-profile";
import { fail, type Result, succeed } from "../schemas/problem";
import type { FontBook } from "./fonts";
import type { Box } from "./geometry";
import { getOrAdd } from "./get-or-add";
import type { Page } from "./page";
import { pageWords } from "./page-words";
import { drawPiecePage, type GroupedPiece, type PieceScenes, sceneCutter } from "./piece-pages";
import { pressProblems } from "./problems";
import { keptClear, type RegistrationName } from "./registration";
import { shareSheets } from "./shared-sheets";
import { impose, planSheet, type Sheet, type SheetSettings, type Slot, sheetOn } from "./sheet";
import type { Margins } from "./sheet-grid";
import { isSameSize, papers, type Size } from "./sizes";
import { leastPart, planTiles, tileBox, tilePage } from "./tiles";

/**
 * Pieces on paper, in true size: those of one size and shape fill sheets, what is left over of several sizes shares some,
 * and what is larger than the paper is printed in parts. Where everything lies is known from the sizes alone; the faces come when a page is drawn.
 */

export interface PieceToPlace {
  name: string;
  shape: "rect" | "round";
  /** Of its corners, mm. */
  corner?: number;
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
  language?: Language | undefined;
  /** What names of pieces read in that language. */
  words?: Readonly<Record<string, string>>;
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
  /** Pieces of one size on a grid of places, of several sizes in rows, or a part of a piece. */
  kind: "grid" | "rows" | "part";
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
  const leftovers: LeftGroup<P>[] = [];
  for (const group of groupPieces(job.pieces)) {
    const used = drafts.length + leftovers.length === 0 ? (job.settings.used ?? []) : [];
    const planned = planGroup(group, job, used);
    if (!planned.ok) return planned;
    drafts.push(...planned.value.drafts);
    leftovers.push(...planned.value.left);
  }
  for (const together of alike(leftovers)) drafts.push(...shareDrafts(together, job));
  const [first = "", ...others] = job.label;
  return succeed(
    drafts.map((draft, index) => {
      const label = [first, pageWords(job.language).sheet(index + 1, drafts.length), ...others].filter(Boolean);
      return { ...draft, page: (side, scenes) => draft.page(side, scenes, label) };
    }),
  );
}

/** A group's last sheet, which isn't full. */
interface LeftGroup<P extends PieceToPlace> {
  group: Group<P>;
  settings: SheetSettings;
  sheet: Sheet;
  copies: P[];
}

/** Those that may lie on a sheet together: backs need a page behind, and the paper lies one way. */
function alike<P extends PieceToPlace>(left: readonly LeftGroup<P>[]): LeftGroup<P>[][] {
  const pools = new Map<string, LeftGroup<P>[]>();
  for (const one of left) {
    const { group, sheet } = one;
    getOrAdd(pools, `${group.hasBacks} ${sheet.paper.width} ${sheet.paper.height}`, () => []).push(one);
  }
  return [...pools.values()];
}

/** On sheets together when that needs fewer; otherwise each on its own. */
function shareDrafts<P extends PieceToPlace>(left: readonly LeftGroup<P>[], job: PieceJob<P>): Draft<P>[] {
  const [first] = left;
  if (!first) return [];
  const { registration } = job.settings;
  const { paper } = first.sheet;
  const shared = shareSheets(
    left.map(({ group, settings, copies }) => ({
      group,
      size: group.size,
      gutter: settings.gutter,
      count: copies.length,
    })),
    paper,
    registration ? clearOf(registration, paper, job.settings.margin) : job.settings.margin,
    job.settings.bleed,
  );
  if (!shared || shared.length >= left.length)
    return left.flatMap(({ group, sheet, copies }) =>
      sheetDrafts(
        sheet,
        copies.map((piece) => ({ piece, group })),
        job,
      ),
    );
  const waiting = new Map(left.map(({ group, copies }) => [group, [...copies]]));
  const gutter = Math.max(...left.map(({ settings }) => settings.gutter));
  return shared.flatMap(({ grid, groups, empty }) => {
    const settings = { ...first.settings, marks: job.settings.marks, gutter };
    const copies = groups.map((group) => ({ group, piece: waiting.get(group)?.shift() as P }));
    return sheetDrafts(sheetOn(grid, settings, empty), copies, job, [], "rows");
  });
}

/** Rows go across the whole paper, so they keep off the marks above and below. */
function clearOf(registration: RegistrationName, paper: Size, margin: Margins): Margins {
  const taken = keptClear(registration, paper).map(({ y, height }) =>
    y + height / 2 < paper.height / 2 ? y + height : paper.height - y,
  );
  return { ...margin, top: Math.max(margin.top, ...taken) };
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
): Result<{ drafts: Draft<P>[]; left: LeftGroup<P>[] }> {
  const { settings } = job;
  const { backs: _backs, ...oneSided } = sheetSettings(group, settings);
  const withBacks = group.hasBacks && settings.backs ? { ...oneSided, backs: settings.backs } : oneSided;
  const planned = planSheet(withBacks);
  const wider = planned.ok ? planned : planSheet({ ...withBacks, orientation: "best" });
  if (!wider.ok) {
    const parts = planParts(group, job);
    return parts.ok ? succeed({ drafts: parts.value, left: [] }) : parts;
  }
  const sheet = wider.value;
  const count = sheet.slots.length;
  const wrong = used.find((place) => place >= count) ?? (used.length >= count ? used.at(-1) : undefined);
  if (wrong !== undefined) return fail(pressProblems.report("press/no-free-place", {}, { place: wrong + 1, count }));
  const copies = group.pieces.flatMap((piece) => Array.from({ length: piece.count }, () => piece));
  // Used-up places, folds and papers of a piece's own size are for one size alone.
  const isAlone = used.length > 0 || sheet.fold !== null || !settings.paper;
  const full = isAlone ? copies.length : copies.length - (copies.length % count);
  const drafts = sheetDrafts(
    sheet,
    copies.slice(0, full).map((piece) => ({ piece, group })),
    job,
    used,
  );
  const left = full < copies.length ? [{ group, settings: withBacks, sheet, copies: copies.slice(full) }] : [];
  return succeed({ drafts, left });
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
  sheet: Sheet,
  copies: readonly GroupedPiece<P>[],
  job: PieceJob<P>,
  used: readonly number[] = [],
  kind: "grid" | "rows" = "grid",
): Draft<P>[] {
  const draw = drawPiecePage(sheet, copies, job);
  return impose(sheet, copies.length, used).map((placements) => ({
    paper: sheet.paper,
    slots: sheet.slots,
    backSlots: sheet.backs?.slots ?? [],
    placed: placements.flatMap(({ index, slot, x, y, width, height }) => {
      const piece = copies[index]?.piece;
      return piece ? [{ piece, slot, box: { x, y, width, height } }] : [];
    }),
    hasBackPage: sheet.backs?.on === "next-page",
    kind,
    page: (side, scenes, label) => draw(placements, side, scenes, label),
  }));
}

/** Parts have no backs: nobody could glue them onto each other from both sides. */
function planParts<P extends PieceToPlace>(group: Group<P>, job: PieceJob<P>): Result<Draft<P>[]> {
  const { size, pieces } = group;
  const { settings, labelFonts, profile, language } = job;
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
  const around = { plan, size, labelFonts, hasMarks: marks !== "none", language, ...(profile && { profile }) };
  const cut = sceneCutter(group, bleed);
  const drafts = (one: P): Draft<P>[] =>
    plan.tiles.map((tile) => ({
      paper: plan.paper,
      slots: [],
      backSlots: [],
      placed: [{ piece: one, box: tileBox(tile, plan.paper) }],
      hasBackPage: false,
      kind: "part",
      page: (side, scenes, label) =>
        side === "front"
          ? tilePage(tile, {
              ...around,
              scene: cut(scenes(one, "front"), "front"),
              name: ownValue(job.words, one.name) ?? one.name,
              label,
            })
          : undefined,
    }));
  return succeed(pieces.flatMap((one) => Array.from({ length: one.count }, () => drafts(one)).flat()));
}
