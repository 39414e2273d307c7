/// <reference types="vite/types/importMeta.d.ts" />
import { type GameId, gameIds } from "../../schemas/game-id";
import type { Game } from "../core/game";

/** The rules of the games: `play` in each one's `play/rules.ts`. Apart from the registry, since most of the workshop plays nothing. */
const games = import.meta.glob<Game>("./*/play/rules.ts", { import: "play", eager: true });

export const playableGames: readonly GameId[] = gameIds;

export const playableGame = (id: GameId): Game => games[`./${id}/play/rules.ts`]!;
