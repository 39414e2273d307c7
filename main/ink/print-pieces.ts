import { deflateSync } from "node:zlib";
import { cardGame } from "../../engine/games/registry";
import { fontsOf } from "../../press/font-table";
import { iconCredit } from "../../press/icon-source";
import { writePdf } from "../../press/pdf";
import type { PdfPicture } from "../../press/pdf-face";
import { lengthOf, type PdfPart } from "../../press/pdf-file";
import { type PieceSheetSettings, type PieceToPlace, pieceSheets } from "../../press/piece-sheets";
import type { PieceFace } from "../../press/pieces";
import { fileSizeProblems } from "../../press/preflight";
import { sheetLabel } from "../../press/print-plan";
import { pressProblems } from "../../press/problems";
import type { RegistrationName } from "../../press/registration";
import { readPaper } from "../../press/sizes";
import type { Piece } from "../../schemas/pieces";
import type { PrinterProfile } from "../../schemas/printer-profile";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import type { Template } from "../../schemas/template";
import { type FaceOrder, type Faces, faceSteps, labelFont, layOutFaces, usualDpi } from "./faces";
import { fontsOnDisk } from "./fonts-on-disk";
import { Steps, type WorkControl } from "./long-work";
import type { PrintOrder } from "./print-cards";

/** Tokens, boards and the like as a PDF, through the same faces and sheets as cards. */

export interface PieceToPrint {
  piece: Piece;
  template: Template;
  back?: Template;
  faces: readonly PieceFace[];
}

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
  const wanted = order.pieces.filter(({ faces }) => faces.length > 0);
  if (wanted.length === 0) return fail(pressProblems.report("press/no-pieces", {}));
  const sheetSettings = sheetSettingsOf(order);
  if (!sheetSettings.ok) return sheetSettings;

  const orders = wanted.map((entry) => faceOrder(order, entry));
  const steps = new Steps(control, orders.reduce((sum, one) => sum + faceSteps(one), 0) + 1);
  const { bleed, lowInk = false, dpi = usualDpi } = settings;
  const made: Faces[] = [];
  const clear = async (): Promise<void> => {
    for (const { shelf } of made) await shelf.clear();
  };
  try {
    for (const one of orders) made.push(await layOutFaces(one, { bleed, lowInk, dpi }, steps));
    const placed = wanted.flatMap(({ piece }, index) => placedOf(piece, made[index] as Faces));
    const fonts = await fontsOnDisk([
      ...fontsOf(wanted.flatMap(({ template, back }) => (back ? [template, back] : [template]))),
      labelFont,
    ]);
    const labelFace = fonts.face(labelFont);
    if (!labelFace) throw new Error("The label's font is not in the book.");
    const sheets = pieceSheets({
      pieces: placed,
      settings: sheetSettings.value,
      label: pieceLabel(order),
      labelFace,
      ...(profile && { profile }),
    });
    if (!sheets.ok) {
      await clear();
      return sheets;
    }
    const parts = await steps.race(
      writePdf({
        pages: sheets.value,
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
    const problems = [...made.flatMap((faces) => faces.problems), ...fileSizeProblems(lengthOf(parts))];
    const pieces = placed.reduce((sum, { count }) => sum + count, 0);
    return succeed({ parts, clear, pages: sheets.value.length, pieces, problems, faces: made });
  } catch (reason) {
    await clear();
    throw reason;
  }
}

/** Pages are counted over all sizes: the sheets do that. */
const pieceLabel = ({ settings, set = {}, title, profile, game }: PieceOrder): string[] =>
  sheetLabel({
    label: settings.label,
    set,
    title,
    registration: settings.registration,
    profile,
    credit: `${cardGame(game).credit}. ${iconCredit}`,
  }).filter((words) => !words.includes("{page}"));

function sheetSettingsOf({ settings }: PieceOrder): Result<PieceSheetSettings> {
  const {
    orientation,
    margin,
    marginTop = margin,
    mixed = false,
    gutter,
    bleed,
    marks,
    backs = "none",
    registration,
    skip = [],
  } = settings;
  const isOwn = settings.paperSize === "card";
  const paper = isOwn ? null : readPaper(settings.paperSize ?? settings.paper);
  if (paper === undefined)
    return fail(pressProblems.report("press/unknown-paper", {}, { size: settings.paperSize ?? "" }));
  return succeed({
    paper,
    orientation,
    margin: { side: margin, top: marginTop },
    isMixed: mixed,
    gutter,
    bleed,
    marks,
    backs,
    ...(registration !== undefined && { registration: registration as RegistrationName }),
    tiling: settings.tiling ?? true,
    used: skip.map((place) => place - 1),
    backMarks: settings.backMarks ?? false,
  });
}

function faceOrder(order: PieceOrder, { template, back, faces }: PieceToPrint): FaceOrder {
  const { pieces: _pieces, settings, profile: _profile, title: _title, ...around } = order;
  const withBacks = back && (settings.backs ?? "none") !== "none";
  return { ...around, template, ...(withBacks && { back }), cards: faces };
}

const placedOf = (piece: Piece, { faces }: Faces): PieceToPlace[] =>
  faces.map(({ front, back, count }) => ({
    name: piece.name,
    shape: piece.shape ?? "rect",
    front,
    ...(piece.back === "mirror" ? { back: "mirror" as const } : back ? { back } : {}),
    count,
  }));

/** The same picture may be on a token and on a board: the one made for the larger of them serves both. */
function largestPicture(made: readonly Faces[], source: string): PdfPicture | undefined {
  const found = made.map(({ shelf }) => shelf.prepared(source)).filter((picture) => picture !== undefined);
  return found.sort((a, b) => b.width - a.width)[0];
}
