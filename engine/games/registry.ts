/// <reference types="vite/types/importMeta.d.ts" />
import type { GameId } from "../../schemas/game-id";
import type { CardGame } from "../core/card-game";

/** What the workshop needs to know of the games: `game` in each one's `game.ts`. */
const games = import.meta.glob<CardGame>("./*/game.ts", { import: "game", eager: true });

export const cardGame = (id: GameId): CardGame => games[`./${id}/game.ts`]!;
