import type { GameId } from "../../schemas/game-id";
import type { CardGame } from "../core/card-game";
import { battleFarm } from "./battle-farm/game";
import { castleLanes } from "./castle-lanes/game";
import { game as flask } from "./flask/game";
import { gardenIncursion } from "./garden-incursion/game";
import { game as hatch } from "./hatch/game";

/** To add a game: its folder, and one line here. */
const games: Record<GameId, CardGame> = {
  flask: flask as CardGame,
  "castle-lanes": castleLanes as CardGame,
  "battle-farm": battleFarm as CardGame,
  hatch: hatch as CardGame,
  "garden-incursion": gardenIncursion as CardGame,
};

export const cardGame = (id: GameId): CardGame => games[id];
