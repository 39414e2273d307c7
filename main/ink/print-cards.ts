import { deflateSync } from "node:zlib";
import { cardGame } from "../../engine/games/registry";
import { iconCredit } from "../../press/icon-source";
import { toPdf } from "../../press/pdf";
import { fileSizeProblems } from "../../press/preflight";
import { describeProfile } from "../../press/printer-correction";
import { pressProblems } from "../../press/problems";
import { describeRegistration, type RegistrationName } from "../../press/registration";
import { impose, planSheet, type Sheet, type SheetSettings } from "../../press/sheet";
import { sheetPages } from "../../press/sheet-pages";
import { readCardSize, readPaper, type Size } from "../../press/sizes";
import type { PrinterProfile } from "../../schemas/printer-profile";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import type { PrintSettings } from "../api";
import { type CardFace, type FaceOrder, type Faces, faceSteps, labelFont, layOutFaces, usualDpi } from "./faces";
import { Steps, type WorkControl } from "./long-work";

export type { CardToPrint } from "./faces";

export type SheetWish = Omit<PrintSettings, "deck" | "cards" | "changed" | "profile" | "copies">;

export interface PrintOrder extends FaceOrder {
  settings: SheetWish;
  /** The printer that the sheets are for. */
  profile?: PrinterProfile;
  title: string;
  /** Written into the file when it is given; otherwise the same order gives the same bytes whenever it is printed. */
  date?: Date;
}

export interface PrintedCards {
  bytes: Uint8Array;
  pages: number;
  cards: number;
  problems: Problem[];
  /** What went into the file: for its manifest. */
  sheet: Sheet;
  faces: Faces;
}

export async function printCards(order: PrintOrder, control: WorkControl = {}): Promise<Result<PrintedCards>> {
  const { settings, profile } = order;
  const cards = order.cards.filter(({ count }) => count > 0);
  const copies = cards.reduce((sum, { count }) => sum + count, 0);
  if (copies === 0) return fail(pressProblems.report("press/nothing-to-print", {}));
  const sheetSettings = sheetSettingsOf(order);
  if (!sheetSettings.ok) return sheetSettings;
  const planned = planSheet(sheetSettings.value);
  if (!planned.ok) return planned;
  const sheet = planned.value;
  const used = usedSlots(settings.skip ?? [], sheet);
  if (!used.ok) return used;

  const placements = impose(sheet, copies, used.value);
  const isTwoSided = sheet.backs?.on === "next-page" && order.back !== undefined;
  const pageCount = placements.length * (isTwoSided ? 2 : 1);
  const { back, ...fronts } = order;
  const faceOrder = { ...fronts, cards, ...(sheet.backs && back && { back }) };
  const steps = new Steps(control, faceSteps(faceOrder) + pageCount);
  const { card, bleed } = sheetSettings.value;
  const { lowInk = false, dpi = usualDpi } = settings;
  const faces = await layOutFaces(faceOrder, { card, bleed, lowInk, dpi }, steps);
  const labelFace = faces.fonts.face(labelFont);
  if (!labelFace) throw new Error("The label's font is not in the book.");
  const pages = sheetPages({
    sheet,
    pages: placements,
    fronts: copiesOf(faces.faces, ({ front }) => front),
    ...(sheet.backs && back && { backs: copiesOf(faces.faces, (face) => face.back) }),
    label: labelOf(order),
    labelFace,
    ...(profile && { profile }),
    backMarks: settings.backMarks ?? false,
  });
  const flip = settings.backs === "long" || settings.backs === "short" ? settings.backs : undefined;
  const writing = toPdf({
    pages,
    fonts: faces.fonts,
    pictures: (source) => faces.shelf.prepared(source),
    deflate: deflateSync,
    title: order.title,
    ...(order.set?.author !== undefined && { author: order.set.author }),
    subject: `${cardGame(order.game).name} cards`,
    ...(order.date && { date: order.date }),
    ...(flip && isTwoSided && { flip }),
    beforePage: () => steps.next(),
  });
  const bytes = await steps.race(writing);
  const problems = [...faces.problems, ...sheetProblems(order, sheet, bytes.length)];
  return succeed({ bytes, pages: pages.length, cards: copies, problems, sheet, faces });
}

export function sheetSettingsOf({
  settings,
  template,
}: Pick<PrintOrder, "settings" | "template">): Result<SheetSettings> {
  const { orientation, margin, gutter, bleed, marks, backs = "none", registration } = settings;
  const card = settings.cardSize === undefined ? template.size : readCardSize(settings.cardSize);
  if (!card) return fail(pressProblems.report("press/unknown-card-size", {}, { size: settings.cardSize ?? "" }));
  const paper = paperOf(settings, card);
  if (!paper) return fail(pressProblems.report("press/unknown-paper", {}, { size: settings.paperSize ?? "" }));
  const isCard = settings.paperSize === "card";
  return succeed({
    paper,
    orientation,
    card,
    margin: isCard ? 0 : margin,
    gutter,
    bleed,
    marks: isCard ? "none" : marks,
    backs,
    ...(registration !== undefined && { registration: registration as RegistrationName }),
  });
}

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

const copiesOf = <T>(faces: readonly CardFace[], side: (face: CardFace) => T): T[] =>
  faces.flatMap((face) => Array.from({ length: face.count }, () => side(face)));

export function labelOf({
  settings,
  title,
  set = {},
  game,
  profile,
}: Pick<PrintOrder, "settings" | "title" | "set" | "game" | "profile">): string[] {
  return [
    settings.label ?? "",
    [set.name ?? title, set.version].filter(Boolean).join(" · "),
    "page {page} of {pages}",
    settings.registration ? describeRegistration(settings.registration as RegistrationName) : "",
    profile ? describeProfile(profile) : "",
    `${cardGame(game).credit}. ${iconCredit}`,
  ].filter(Boolean);
}

function sheetProblems({ settings, profile }: PrintOrder, sheet: Sheet, size: number): Problem[] {
  const problems: Problem[] = [];
  if (!sheet.label && settings.paperSize !== "card") problems.push(pressProblems.report("press/no-room-for-label", {}));
  const edge = profile?.flipEdge;
  if (profile && edge && (settings.backs === "long" || settings.backs === "short") && settings.backs !== edge)
    problems.push(pressProblems.report("press/other-flip-edge", {}, { profile: profile.name, edge }));
  return [...problems, ...fileSizeProblems(size)];
}
