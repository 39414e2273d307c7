import type { GameId } from "../../schemas/game-id";
import type { Game } from "../core/game";
import type { CoreState } from "../core/machine";
import { battleFarmPlay } from "./battle-farm/play/rules";
import { castleLanesPlay } from "./castle-lanes/play/rules";
import { play as flaskPlay } from "./flask/play/rules";
import { gardenIncursionPlay } from "./garden-incursion/play/rules";
import { play as hatchPlay } from "./hatch/play/rules";

/** Games that can be played. To add one: its folder, and one line here. */
const games: Record<GameId, unknown> = {
  flask: flaskPlay,
  "castle-lanes": castleLanesPlay,
  "battle-farm": battleFarmPlay,
  hatch: hatchPlay,
  "garden-incursion": gardenIncursionPlay,
};

export const playableGames = Object.keys(games) as GameId[];

export const playableGame = (id: GameId): Game => games[id] as Game<CoreState>;
