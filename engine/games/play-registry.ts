import type { GameId } from "../../schemas/game-id";
import type { Game } from "../core/game";
import type { CoreState } from "../core/machine";
import { castleLanesPlay } from "./castle-lanes/play/rules";
import { flaskPlay } from "./flask/play/rules";
import { hatchPlay } from "./hatch/play/rules";

/** Games that can be played. To add one: its folder, and one line here. */
const games: Partial<Record<GameId, unknown>> = {
  flask: flaskPlay,
  "castle-lanes": castleLanesPlay,
  hatch: hatchPlay,
};

export const playableGames = Object.keys(games) as GameId[];

export function playableGame(id: GameId): Game {
  const game = games[id];
  if (!game) throw new Error(`“${id}” can't be played yet.`);
  return game as Game<CoreState>;
}
