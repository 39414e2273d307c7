import type { GameId } from "../../schemas/game-id";
import type { CardGame } from "../core/card-game";
import { castleLanes } from "./castle-lanes/game";
import { flask } from "./flask/game";

/** To add a game: its folder, and one line here. */
const games: Partial<Record<GameId, CardGame>> = {
  flask: flask as CardGame,
  "castle-lanes": castleLanes as CardGame,
};

export function cardGame(id: GameId): CardGame {
  const game = games[id];
  if (!game) throw new Error(`No such game: ${id}`);
  return game;
}
