import type { CardGame } from "../../engine/core/card-game";
import { cardGame } from "../../engine/games/registry";
import { type GameId, gameIds } from "../../schemas/game-id";

/** The games in the order in which people meet them. */
export const games: readonly CardGame[] = gameIds.map((id) => cardGame(id));

export const playersOf = ({ players: { min, max } }: CardGame): string =>
  min === max ? `${min} players` : `${min} to ${max} players`;

export const isGame = (id: string | undefined): id is GameId => gameIds.some((game) => game === id);
