import { deflateSync } from "node:zlib";
import { cardGame } from "../../engine/games/registry";
import { iconCredit } from "../../press/icon-source";
import { writePdf } from "../../press/pdf";
import { joined, lengthOf, type PdfPart } from "../../press/pdf-file";
import { fileSizeProblems } from "../../press/preflight";
import { planPrint, type SheetWish, sheetLabel, sheetProblems } from "../../press/print-plan";
import { pressProblems } from "../../press/problems";
import type { Sheet } from "../../press/sheet";
import { sheetPages } from "../../press/sheet-pages";
import type { PrinterProfile } from "../../schemas/printer-profile";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import type { SheetFile } from "../../schemas/sheet";
import { type CardFace, type FaceOrder, type Faces, faceSteps, layOutFaces, usualDpi } from "./faces";
import { Steps, type WorkControl } from "./long-work";

export type { CardToPrint } from "./faces";

export interface PrintOrder extends FaceOrder {
  settings: SheetWish;
  /** The printer that the sheets are for. */
  profile?: PrinterProfile;
  /** Says where the cards lie, instead of the settings. */
  sheet?: SheetFile;
  title: string;
  /** Written into the file when it is given; otherwise the same order gives the same bytes whenever it is printed. */
  date?: Date;
}

export interface PrintedCards {
  /** The file, in parts: a large one should not be in memory twice. */
  parts: readonly PdfPart[];
  size: number;
  /** The whole file, put together when it is asked for. */
  readonly bytes: Uint8Array;
  /** To be called when the file has been written. */
  clear(): Promise<void>;
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
  const planned = planPrint(settings, order.template.size, copies, order.sheet);
  if (!planned.ok) return planned;
  const { sheet, pages: placements, card, bleed } = planned.value;
  const isTwoSided = sheet.backs?.on === "next-page" && order.back !== undefined;
  const pageCount = placements.length * (isTwoSided ? 2 : 1);
  const { back, ...fronts } = order;
  const faceOrder = { ...fronts, cards, ...(sheet.backs && back && { back }) };
  const steps = new Steps(control, faceSteps(faceOrder) + pageCount);
  const { lowInk = false, dpi = usualDpi } = settings;
  const faces = await layOutFaces(faceOrder, { card, bleed, lowInk, dpi }, steps);
  const printed = faces.faces.flatMap((face) => Array.from<CardFace>({ length: face.count }).fill(face));
  const pages = sheetPages({
    sheet,
    pages: placements,
    front: (index) => printed[index]?.front,
    ...(sheet.backs && back && { back: (index) => printed[index]?.back }),
    label: sheetLabel({
      label: settings.label,
      set: order.set ?? {},
      title: order.title,
      registration: settings.registration,
      profile,
      credit: `${cardGame(order.game).credit}. ${iconCredit}`,
    }),
    labelFonts: faces.fonts,
    ...(profile && { profile }),
    backMarks: settings.backMarks ?? false,
  });
  const flip = settings.backs === "long" || settings.backs === "short" ? settings.backs : undefined;
  const writing = writePdf({
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
  const parts = await steps.race(writing).catch(async (reason: unknown) => {
    await faces.shelf.clear();
    throw reason;
  });
  const size = lengthOf(parts);
  const problems = [...faces.problems, ...sheetProblems(settings, sheet, profile), ...fileSizeProblems(size)];
  return succeed({
    parts,
    size,
    get bytes() {
      return joined(parts);
    },
    clear: () => faces.shelf.clear(),
    pages: pages.length,
    cards: copies,
    problems,
    sheet,
    faces,
  });
}
