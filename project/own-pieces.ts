import type { GameId } from "../schemas/game-id";
import type { Piece, Pieces } from "../schemas/pieces";
import type { Problem } from "../schemas/problem";
import { readDocument } from "./document";
import { piecesPath } from "./paths";
import type { Files } from "./project-text";

/** The pieces that a project brings itself; what is wrong with the list is said, and the game's are there all the same. */
export function ownPieces(files: Files, game: GameId): { pieces: readonly Piece[]; problems: Problem[] } {
  const text = files.get(piecesPath);
  if (text === undefined) return { pieces: [], problems: [] };
  const { value, problems } = readDocument<Pieces>(piecesPath, text, game);
  const placed = problems.map((problem) => ({ ...problem, where: { file: piecesPath, ...problem.where } }));
  return { pieces: value?.pieces ?? [], problems: placed };
}
