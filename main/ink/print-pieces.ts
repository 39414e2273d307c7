import { cardGame } from "../../engine/games/registry";
import { labelFont } from "../../press/draughtsman";
import { fontsOf } from "../../press/font-table";
import type { FontBook } from "../../press/fonts";
import type { Page } from "../../press/page";
import { writePdf } from "../../press/pdf";
import type { Sink } from "../../press/pdf-file";
import { pieceSheetSettings } from "../../press/piece-settings";
import { type PieceSheet, planPieceSheets } from "../../press/piece-sheets";
import { type PieceFace, type PieceToPrint, type PlacedFace, toPlace } from "../../press/pieces";
import { fileSizeProblems } from "../../press/preflight";
import { pressProblems } from "../../press/problems";
import { pieceLabel } from "../../press/small-print";
import { creditIn, gameWords } from "../../project/languages/printed-words";
import type { Piece } from "../../schemas/pieces";
import type { PrinterProfile } from "../../schemas/printer-profile";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import { estimateFaces, type PrintPrognosis } from "./check-print";
import { deflate } from "./deflate";
import { type CardFace, type FaceOrder, FaceRun, faceSteps, usualDpi } from "./faces";
import { MeasuredSink, PrintRecord } from "./file-record";
import { fontsOnDisk } from "./fonts-on-disk";
import { Steps, type WorkControl } from "./long-work";
import { PictureShelf } from "./picture-shelf";
import type { PrintOrder } from "./print-cards";

/** Tokens, boards and the like as a PDF, through the same faces and sheets as cards. */

export interface PieceOrder extends Omit<FaceOrder, "cards" | "template" | "back"> {
  pieces: readonly PieceToPrint[];
  settings: PrintOrder["settings"];
  profile?: PrinterProfile;
  title: string;
  /** Notes what each face looks like. */
  isRecorded?: boolean;
}

export interface PrintedPieces {
  /** Of the file. */
  size: number;
  sha256: string;
  pages: number;
  /** Copies. */
  pieces: number;
  problems: Problem[];
  /** For its manifest: of each piece, and of all together. */
  records: { piece: Piece; record: PrintRecord }[];
  fonts: FontBook;
}

interface PiecePlan {
  wanted: readonly PieceToPrint[];
  placed: readonly PlacedFace[];
  sheets: readonly PieceSheet<PlacedFace>[];
  fonts: FontBook;
}

/** Where everything will lie. */
export async function planPieces(order: PieceOrder): Promise<Result<PiecePlan>> {
  const { settings, profile } = order;
  const wanted = wantedPieces(order);
  if (wanted.length === 0) return fail(pressProblems.report("press/no-pieces", {}));
  const sheetSettings = pieceSheetSettings(settings);
  if (!sheetSettings.ok) return sheetSettings;
  const fonts = await fontsOnDisk(
    [...fontsOf(wanted.flatMap(({ template, back }) => (back ? [template, back] : [template]))), labelFont],
    order.ownFonts,
  );
  const placed = wanted.flatMap((entry) => toPlace(entry, hasBacks(order)));
  const sheets = planPieceSheets({
    pieces: placed,
    settings: sheetSettings.value,
    label: labelOf(order),
    labelFonts: fonts,
    language: order.language,
    words: gameWords(order.game, order.language ?? "en"),
    ...(profile && { profile }),
  });
  return sheets.ok ? succeed({ wanted, placed, sheets: sheets.value, fonts }) : sheets;
}

export async function printPieces(
  order: PieceOrder,
  sink: Sink,
  control: WorkControl = {},
): Promise<Result<PrintedPieces>> {
  const planned = await planPieces(order);
  if (!planned.ok) return planned;
  const { wanted, placed, sheets, fonts } = planned.value;
  const shelf = new PictureShelf(order.pictures);
  const orders = wanted.map((entry) => ({ ...faceOrder(order, entry), shelf }));
  const pageCount = sheets.reduce((sum, { hasBackPage }) => sum + (hasBackPage ? 2 : 1), 0);
  const steps = new Steps(control, orders.reduce((sum, one) => sum + faceSteps(one), 0) + pageCount);
  const runs = new Map<PieceToPrint, FaceRun>();
  // The same picture may be on a token and on a board: it is made for the larger of them.
  const pixels = (source: string) => Math.max(...[...runs.values()].map((run) => run.pixelsFor(source)));
  for (const [at, one] of orders.entries())
    runs.set(wanted[at] as PieceToPrint, await FaceRun.begin(one, { ...lookOf(order), pixels }, steps));
  const records = new Map(wanted.map((entry) => [entry, new PrintRecord()]));
  const note = (entry: PieceToPrint, face: CardFace): void => {
    if (order.isRecorded) records.get(entry)?.note(face, shelf);
  };
  const measured = new MeasuredSink(sink);
  const job = {
    pages: pieceRun(sheets, runs, note, () => shelf.letGo()),
    fonts,
    deflate,
    pictures: (source: string) => shelf.prepared(source),
    title: order.title,
    ...(order.set?.author !== undefined && { author: order.set.author }),
    subject: `${cardGame(order.game).name} pieces`,
    beforePage: () => steps.next(),
  };
  const pages = await writePdf(job, measured.write);
  const made = wanted.map((entry) => runs.get(entry)?.problems ?? []);
  return succeed({
    size: measured.size,
    sha256: measured.sha256(),
    pages,
    pieces: placed.reduce((sum, { count }) => sum + count, 0),
    problems: [...problemsOf(wanted, made), ...fileSizeProblems(measured.size)],
    records: [...records].map(([{ piece }, record]) => ({ piece, record })),
    fonts,
  });
}

/** Each sheet's pages when their turn comes, with the faces that lie on it. */
async function* pieceRun(
  sheets: readonly PieceSheet<PlacedFace>[],
  runs: ReadonlyMap<PieceToPrint, FaceRun>,
  note: (entry: PieceToPrint, face: CardFace) => void,
  letGo: () => void,
): AsyncGenerator<Page> {
  let held = new Map<PieceFace, CardFace>();
  for (const sheet of sheets) {
    const faces = new Map<PieceFace, CardFace>();
    for (const { entry, face } of new Set(sheet.placed.map(({ piece }) => piece))) {
      const run = runs.get(entry) as FaceRun;
      let drawn = held.get(face);
      if (!drawn) {
        [drawn] = (await run.make([entry.faces.indexOf(face)])) as [CardFace];
        note(entry, drawn);
      }
      faces.set(face, drawn);
    }
    held = faces;
    for (const side of ["front", "back"] as const) {
      const page = sheet.page(side, ({ face }, of) => faces.get(face)?.[of]);
      if (page) yield page;
    }
    letGo();
  }
}

/** What would come of it, without making it. */
export async function checkPieces(order: PieceOrder, control: WorkControl = {}): Promise<PrintPrognosis> {
  const wanted = wantedPieces(order);
  const orders = wanted.map((entry) => faceOrder(order, entry));
  const steps = new Steps(
    control,
    orders.reduce((sum, one) => sum + faceSteps(one), 0),
  );
  const made: Problem[][] = [];
  let bytes = 0;
  for (const one of orders) {
    const found = await estimateFaces(one, lookOf(order), steps);
    made.push(found.problems);
    bytes += found.bytes;
  }
  return { problems: problemsOf(wanted, made), bytes };
}

const wantedPieces = ({ pieces }: PieceOrder): PieceToPrint[] => pieces.filter(({ faces }) => faces.length > 0);
const hasBacks = ({ settings }: PieceOrder): boolean => (settings.backs ?? "none") !== "none";
const lookOf = ({ settings: { bleed, lowInk = false, dpi = usualDpi } }: PieceOrder) => ({ bleed, lowInk, dpi });

/** Said of the piece; only those that are made for cards are also a matter of a card. */
function problemsOf(wanted: readonly PieceToPrint[], made: readonly (readonly Problem[])[]): Problem[] {
  return made.flatMap((problems, at) => {
    const piece = wanted[at]?.piece;
    return problems.map((problem) => {
      const { card, ...where } = problem.where;
      const isOfCard = card !== undefined && piece?.for !== undefined;
      return { ...problem, where: { ...where, ...(isOfCard && { card }), ...(piece && { piece: piece.name }) } };
    });
  });
}

const labelOf = ({ settings, set, title, profile, game, language = "en" }: PieceOrder): string[] =>
  pieceLabel({ settings, set, title, profile, credit: creditIn(game, language), language });

function faceOrder(order: PieceOrder, { template, back, faces }: PieceToPrint): FaceOrder {
  const {
    pieces: _pieces,
    settings: _settings,
    profile: _profile,
    title: _title,
    isRecorded: _isRecorded,
    ...around
  } = order;
  return { ...around, template, ...(back && hasBacks(order) && { back }), cards: faces };
}
