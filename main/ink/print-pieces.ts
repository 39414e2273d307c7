import { deflateSync } from "node:zlib";
import { cardGame } from "../../engine/games/registry";
import { labelFont } from "../../press/draughtsman";
import { fontsOf } from "../../press/font-table";
import { iconCredit } from "../../press/icon-source";
import { writePdf } from "../../press/pdf";
import type { PdfPicture } from "../../press/pdf-face";
import { lengthOf, type PdfPart } from "../../press/pdf-file";
import { pieceLabel, pieceSheetSettings } from "../../press/piece-settings";
import { pagesOf, planPieceSheets } from "../../press/piece-sheets";
import { type PieceFace, type PieceToPrint, toPlace } from "../../press/pieces";
import { fileSizeProblems } from "../../press/preflight";
import { pressProblems } from "../../press/problems";
import type { PrinterProfile } from "../../schemas/printer-profile";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import { estimate, type PrintPrognosis } from "./check-print";
import { type CardFace, type FaceOrder, type Faces, faceSteps, layOutFaces, usualDpi } from "./faces";
import { fontsOnDisk } from "./fonts-on-disk";
import { Steps, type WorkControl } from "./long-work";
import type { PrintOrder } from "./print-cards";

/** Tokens, boards and the like as a PDF, through the same faces and sheets as cards. */

export interface PieceOrder extends Omit<FaceOrder, "cards" | "template" | "back"> {
  pieces: readonly PieceToPrint[];
  settings: PrintOrder["settings"];
  profile?: PrinterProfile;
  title: string;
}

export interface PrintedPieces {
  /** The file, in parts: a large one should not be in memory twice. */
  parts: readonly PdfPart[];
  /** To be called when the file has been written. */
  clear(): Promise<void>;
  pages: number;
  /** Copies. */
  pieces: number;
  problems: Problem[];
  faces: Faces[];
}

export async function printPieces(order: PieceOrder, control: WorkControl = {}): Promise<Result<PrintedPieces>> {
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
    ...(profile && { profile }),
  });
  if (!sheets.ok) return sheets;

  const orders = wanted.map((entry) => faceOrder(order, entry));
  const steps = new Steps(control, orders.reduce((sum, one) => sum + faceSteps(one), 0) + 1);
  const made: Faces[] = [];
  const clear = async (): Promise<void> => {
    for (const { shelf } of made) await shelf.clear();
  };
  try {
    for (const one of orders) made.push(await layOutFaces(one, lookOf(order), steps));
    const drawn = new Map<PieceFace, CardFace | undefined>(
      wanted.flatMap(({ faces }, at) => faces.map((face, index) => [face, made[at]?.faces[index]] as const)),
    );
    const pages = pagesOf(sheets.value, ({ face }, side) => drawn.get(face)?.[side]);
    const parts = await steps.race(
      writePdf({
        pages,
        fonts,
        deflate: deflateSync,
        pictures: (source) => largestPicture(made, source),
        title: order.title,
        ...(order.set?.author !== undefined && { author: order.set.author }),
        subject: `${cardGame(order.game).name} pieces`,
        beforePage: () => control.signal?.throwIfAborted(),
      }),
    );
    await steps.next();
    const problems = [...problemsOf(wanted, made), ...fileSizeProblems(lengthOf(parts))];
    const pieces = placed.reduce((sum, { count }) => sum + count, 0);
    return succeed({ parts, clear, pages: pages.length, pieces, problems, faces: made });
  } catch (reason) {
    await clear();
    throw reason;
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
  const made: Faces[] = [];
  for (const one of orders) made.push(await layOutFaces(one, { ...lookOf(order), withoutInk: true }, steps));
  return { problems: problemsOf(wanted, made), bytes: made.reduce((sum, faces) => sum + estimate(faces), 0) };
}

const wantedPieces = ({ pieces }: PieceOrder): PieceToPrint[] => pieces.filter(({ faces }) => faces.length > 0);
const hasBacks = ({ settings }: PieceOrder): boolean => (settings.backs ?? "none") !== "none";
const lookOf = ({ settings: { bleed, lowInk = false, dpi = usualDpi } }: PieceOrder) => ({ bleed, lowInk, dpi });

/** Said of the piece; only those that are made for cards are also a matter of a card. */
function problemsOf(wanted: readonly PieceToPrint[], made: readonly Faces[]): Problem[] {
  return made.flatMap(({ problems }, at) => {
    const piece = wanted[at]?.piece;
    return problems.map((problem) => {
      const { card, ...where } = problem.where;
      const isOfCard = card !== undefined && piece?.for !== undefined;
      return { ...problem, where: { ...where, ...(isOfCard && { card }), ...(piece && { piece: piece.name }) } };
    });
  });
}

const labelOf = ({ settings, set = {}, title, profile, game }: PieceOrder): string[] =>
  pieceLabel({
    label: settings.label,
    set,
    title,
    registration: settings.registration,
    profile,
    credit: `${cardGame(game).credit}. ${iconCredit}`,
  });

function faceOrder(order: PieceOrder, { template, back, faces }: PieceToPrint): FaceOrder {
  const { pieces: _pieces, settings: _settings, profile: _profile, title: _title, ...around } = order;
  return { ...around, template, ...(back && hasBacks(order) && { back }), cards: faces };
}

/** The same picture may be on a token and on a board: the one made for the larger of them serves both. */
function largestPicture(made: readonly Faces[], source: string): PdfPicture | undefined {
  const found = made.map(({ shelf }) => shelf.prepared(source)).filter((picture) => picture !== undefined);
  return found.sort((a, b) => b.width - a.width)[0];
}
