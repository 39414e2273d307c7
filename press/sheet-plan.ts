import type { PrintSettings } from "../schemas/print-settings";
import type { PrinterProfile } from "../schemas/printer-profile";
import { fail, type Problem, type Result, succeed } from "../schemas/problem";
import type { SheetFile } from "../schemas/sheet";
import { pressProblems } from "./problems";
import type { RegistrationName } from "./registration";
import { impose, type Placement, planSheet, type Sheet, type SheetSettings } from "./sheet";
import { readCardSize, readPaper, type Size } from "./sizes";

/** From what a person asked for to sheets. The studio's preview and every print take this one way. */

export type SheetWish = Omit<
  PrintSettings,
  "deck" | "cards" | "changed" | "profile" | "copies" | "language" | "sheet" | "pieces" | "players"
>;

export interface PrintPlan {
  sheet: Sheet;
  /** What lies on each sheet of paper; backs of a next page are behind it. */
  pages: Placement[][];
  card: Size;
  bleed: number;
}

/** `size` is that of the cards' layout, `copies` how many cards lie on the sheets in all. */
export function planPrint(wish: SheetWish, size: Size, copies: number, file?: SheetFile): Result<PrintPlan> {
  const settings = sheetSettings(wish, size, file);
  if (!settings.ok) return settings;
  const planned = planSheet(settings.value);
  if (!planned.ok) return planned;
  const sheet = planned.value;
  const used = usedSlots(wish.skip ?? [], sheet);
  if (!used.ok) return used;
  const bleed = file ? (file.bleed ?? 0) : wish.bleed;
  return succeed({ sheet, pages: impose(sheet, copies, used.value), card: sheet.card, bleed });
}

function sheetSettings(wish: SheetWish, size: Size, file: SheetFile | undefined): Result<SheetSettings> {
  const { orientation, margin, bleed, marks, backs = "none", registration } = wish;
  const card = wish.cardSize === undefined ? size : readCardSize(wish.cardSize);
  if (!card) return fail(pressProblems.report("press/unknown-card-size", {}, { size: wish.cardSize ?? "" }));
  const paper = paperOf(wish, card);
  if (!paper) return fail(pressProblems.report("press/unknown-paper", {}, { size: wish.paperSize ?? "" }));
  const isCard = wish.paperSize === "card";
  return succeed({
    paper,
    orientation: isCard ? "portrait" : orientation,
    card,
    margin: isCard ? 0 : { side: margin, top: wish.marginTop ?? margin },
    gutter: gutterOf(wish),
    bleed,
    marks: isCard && !file ? "none" : marks,
    backs,
    isMixed: wish.mixed ?? false,
    ...(registration !== undefined && { registration: registration as RegistrationName }),
    ...(file && { file }),
  });
}

/** Neighbours share what lies between them: less than twice the bleed leaves them without a part of theirs. */
export const gutterOf = ({ gutter, bleed }: Pick<SheetWish, "gutter" | "bleed">): number => gutter ?? 2 * bleed;

/** `card`: one card a page, with nothing around its bleed. */
function paperOf({ paper, paperSize, bleed }: SheetWish, card: Size): Size | undefined {
  if (paperSize === undefined) return readPaper(paper);
  if (paperSize === "card") return { width: card.width + 2 * bleed, height: card.height + 2 * bleed };
  return readPaper(paperSize);
}

/** Places are counted from 1 where people see them. */
function usedSlots(places: readonly number[], sheet: Sheet): Result<number[]> {
  const count = sheet.slots.length;
  const wrong = places.find((place) => place > count) ?? (new Set(places).size >= count ? places.at(-1) : undefined);
  if (wrong !== undefined) return fail(pressProblems.report("press/no-free-place", {}, { place: wrong, count }));
  return succeed(places.map((place) => place - 1));
}

/** What is wrong with the sheets themselves rather than with the cards on them, and what was decided for them. */
export function sheetProblems(wish: SheetWish, sheet: Sheet, profile: PrinterProfile | undefined): Problem[] {
  const problems = sheet.cuts.own || wish.paperSize === "card" ? [] : bleedProblems(wish, sheet);
  if (!sheet.label && wish.paperSize !== "card") problems.push(pressProblems.report("press/no-room-for-label", {}));
  const edge = profile?.flipEdge;
  if (profile && edge && (wish.backs === "long" || wish.backs === "short") && wish.backs !== edge)
    problems.push(pressProblems.report("press/other-flip-edge", {}, { profile: profile.name, edge }));
  return problems;
}

/** Bleed between the cards: that it takes room, or that it has none. */
function bleedProblems(wish: SheetWish, sheet: Sheet): Problem[] {
  const { bleed } = wish;
  const gutter = gutterOf(wish);
  if (bleed === 0) return [];
  if (wish.gutter !== undefined) {
    const isShort = gutter < 2 * bleed && sheet.slots.some((slot) => slot.bleed.some((side) => side < bleed - 1e-6));
    const between = { bleed, gutter, room: gutter / 2, needed: 2 * bleed };
    return isShort ? [pressProblems.report("press/bleed-between-cards", {}, between)] : [];
  }
  const fits = (change: Partial<SheetWish>): number => {
    const planned = planPrint({ ...wish, skip: [], ...change }, sheet.card, 1);
    return planned.ok ? planned.value.sheet.slots.length : 0;
  };
  const [count, close] = [sheet.slots.length, fits({ bleed: 0, gutter: 0 })];
  if (count >= close) return [];
  const best = fits({ orientation: "best" });
  const turned = best > count ? `With the orientation “best” ${best} have room. ` : "";
  return [pressProblems.report("press/gutter-for-bleed", {}, { gutter, bleed, count, close, turned })];
}
