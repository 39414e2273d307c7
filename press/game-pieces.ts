/// <reference types="vite/types/importMeta.d.ts" />
import type { GameId } from "../schemas/game-id";
import type { Piece, Pieces } from "../schemas/pieces";
import type { Template } from "../schemas/template";

/** The pieces that a game comes with, and their layouts; each file is loaded when it is wanted. */

const lists = import.meta.glob<Pieces>("../templates/*/pieces.json", { import: "default" });
const layouts = import.meta.glob<Template>("../templates/*/layouts/*.json", { import: "default" });

export const gamePieces = async (game: GameId): Promise<readonly Piece[]> =>
  (await lists[`../templates/${game}/pieces.json`]?.())?.pieces ?? [];

export const gameTemplate = async (game: GameId, name: string): Promise<Template | undefined> =>
  layouts[`../templates/${game}/layouts/${name}.json`]?.();
