import { sceneHash } from "./face-hashes";
import { contentOf } from "./print-manifest";
import type { PieceOrder, PrintedPieces } from "./print-pieces";

/** As the manifest of printed cards: what a PDF of pieces was made of. */
export function piecesManifest(order: PieceOrder, printed: PrintedPieces, version: string): object {
  const { game, title, set = {}, settings, profile } = order;
  const wanted = order.pieces.filter(({ faces }) => faces.length > 0);
  return {
    cardwright: version,
    game,
    title,
    set,
    settings: { ...settings, ...(profile && { profile }) },
    pages: printed.pages,
    copies: printed.pieces,
    pieces: printed.faces.map(({ faces, shelf }, index) => ({
      id: wanted[index]?.piece.id,
      looks: faces.map(({ id, count, front, back }) => ({
        id,
        count,
        front: sceneHash(front, shelf),
        ...(back && { back: sceneHash(back, shelf) }),
      })),
    })),
    ...contentOf(printed.faces, printed.parts),
  };
}
