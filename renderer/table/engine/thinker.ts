import { parseBot } from "../../../engine/bots/parse";
import type { MatchSetup, Rules } from "../../../engine/core/game";
import { seedRng } from "../../../engine/core/rng";
import type { Json } from "../../../engine/core/vocabulary";
import { playableGame } from "../../../engine/games/play-registry";
import type { GameId } from "../../../schemas/game-id";
import type { Mind } from "./messages";

/** Thinks for bots. It gets what the seat can see, and nothing else. */
export class Thinker {
  private studied: Rules | undefined;

  study({ game, setup }: { game: GameId; setup: Json }): true {
    const made = playableGame(game).rules(setup as unknown as MatchSetup);
    if (!made.ok) throw new Error(made.problems[0]!.message);
    this.studied = made.value;
    return true;
  }

  think({ bot: name, view, seat, seed }: Mind & { bot: string }): { action: Json; why: string } {
    const bot = parseBot(name, () => performance.now());
    if (!bot.ok) throw new Error(bot.problem.message);
    if (!this.studied) throw new Error("The rules must be studied before thinking.");
    const { action, why } = bot.value.choose(this.studied, view, seat, seedRng(seed));
    return { action: action as Json, why };
  }
}
