import { type Problem, type Result, succeed } from "../../schemas/problem";
import type { WorkControl } from "../ink/long-work";
import { type PieceOrder, type PrintedPieces, printPieces } from "../ink/print-pieces";
import { type PiecesWish, pieceOrder } from "./piece-order";

/** Prints the pieces of a project. Used by the studio and the command line alike. */

export interface PiecesRun {
  order: PieceOrder;
  printed: PrintedPieces;
  /** Of the list of pieces and of what was printed. */
  problems: Problem[];
}

export async function runPieces(wish: PiecesWish, control: WorkControl): Promise<Result<PiecesRun>> {
  const ordered = await pieceOrder(wish);
  if (!ordered.ok) return ordered;
  const { order, problems } = ordered.value;
  const printed = await printPieces(order, control);
  if (!printed.ok) return printed;
  return succeed({ order, printed: printed.value, problems: [...problems, ...printed.value.problems] });
}
