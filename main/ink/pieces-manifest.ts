import { contentOf } from "./print-manifest";
import type { PieceOrder, PrintedPieces } from "./print-pieces";

/** As the manifest of printed cards: what a PDF of pieces was made of. */
export function piecesManifest(order: PieceOrder, printed: PrintedPieces, version: string): object {
  const { game, title, set = {}, settings, profile } = order;
  return {
    cardwright: version,
    game,
    title,
    set,
    settings: { ...settings, ...(profile && { profile }) },
    pages: printed.pages,
    copies: printed.pieces,
    pieces: printed.records.map(({ piece, record }) => ({ id: piece.id, looks: record.looks })),
    ...contentOf(printed, ...printed.records.map(({ record }) => record)),
  };
}
