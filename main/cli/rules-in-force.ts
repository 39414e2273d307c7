import type { Options } from "../../engine/core/options";
import { playableGame } from "../../engine/games/play-registry";
import type { GameId } from "../../schemas/game-id";

/** The house rules that aren't as the game has them: “startCounters 4”. */
export const rulesInForce = (game: GameId, options: Options): string[] =>
  playableGame(game).options.flatMap(({ name, default: usual }) => {
    const value = options[name] ?? usual;
    return String(value) === String(usual) ? [] : [`${name} ${value}`];
  });
