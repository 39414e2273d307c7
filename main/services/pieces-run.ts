import type { CutFormat } from "../../press/cut-file";
import type { Sink } from "../../press/pdf-file";
import { type Problem, type Result, succeed } from "../../schemas/problem";
import type { CheckedPrint } from "../api";
import { type CutFile, pieceCutFiles } from "../ink/cut-files";
import type { WorkControl } from "../ink/long-work";
import { checkPieces, type PieceOrder, type PrintedPieces, printPieces } from "../ink/print-pieces";
import { type PiecesWish, pieceOrder } from "./piece-order";

/** Prints the pieces of a project. Used by the studio and the command line alike. */

export interface PiecesRun {
  order: PieceOrder;
  printed: PrintedPieces;
  /** Of the list of pieces and of what was printed. */
  problems: Problem[];
}

/** What would come of it. A piece that has no layout is left to the preview to tell. */
export async function checkPieceSheets(wish: PiecesWish, control: WorkControl): Promise<CheckedPrint> {
  const ordered = await pieceOrder(wish);
  if (!ordered.ok) return { kind: "check", problems: [ordered.problem], bytes: 0, changed: [] };
  const { order, problems: found } = ordered.value;
  const { problems, bytes } = await checkPieces(order, control);
  return { kind: "check", problems: [...found, ...problems], bytes, changed: [] };
}

/** The outlines that a cutting machine follows on the sheets of such a print. */
export async function cutPieces(
  wish: PiecesWish,
  format: CutFormat,
): Promise<Result<{ order: PieceOrder; files: CutFile[]; problems: Problem[] }>> {
  const ordered = await pieceOrder(wish);
  if (!ordered.ok) return ordered;
  const { order, problems } = ordered.value;
  const cut = await pieceCutFiles(order, format);
  if (!cut.ok) return cut;
  return succeed({ order, files: cut.value.files, problems: [...problems, ...cut.value.problems] });
}

export async function runPieces(wish: PiecesWish, sink: Sink, control: WorkControl): Promise<Result<PiecesRun>> {
  const ordered = await pieceOrder(wish);
  if (!ordered.ok) return ordered;
  const { order, problems } = ordered.value;
  const printed = await printPieces(order, sink, control);
  if (!printed.ok) return printed;
  return succeed({ order, printed: printed.value, problems: [...problems, ...printed.value.problems] });
}
