import type { Files } from "../../project/project-text";
import type { PrinterProfile } from "../../schemas/printer-profile";
import type { Problem, Result } from "../../schemas/problem";
import { succeed } from "../../schemas/problem";
import type { PrintSettings } from "../api";
import type { WorkControl } from "../ink/long-work";
import { type PieceOrder, type PrintedPieces, printPieces } from "../ink/print-pieces";
import { pieceOrder } from "./piece-order";
import type { ChosenCards } from "./print-order";

/** Prints the pieces of a project. Used by the studio and the command line alike. */

export interface PiecesWish {
  files: Files;
  chosen: ChosenCards;
  settings: PrintSettings;
  pictures: PieceOrder["pictures"];
  profile?: PrinterProfile | undefined;
}

export interface PiecesRun {
  order: PieceOrder;
  printed: PrintedPieces;
  /** Of the list of pieces and of what was printed. */
  problems: Problem[];
}

export async function runPieces(wish: PiecesWish, control: WorkControl): Promise<Result<PiecesRun>> {
  const { files, chosen, settings, pictures, profile } = wish;
  const ordered = await pieceOrder(files, chosen, settings, pictures, profile);
  if (!ordered.ok) return ordered;
  const { order, problems } = ordered.value;
  const printed = await printPieces(order, control);
  if (!printed.ok) return printed;
  return succeed({ order, printed: printed.value, problems: [...problems, ...printed.value.problems] });
}
