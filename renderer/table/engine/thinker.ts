import type { Thought } from "../../../engine/bots/bot";
import { parseBot } from "../../../engine/bots/parse";
import type { Action, MatchSetup, Rules } from "../../../engine/core/game";
import { isEqual } from "../../../engine/core/json-equality";
import type { CoreState } from "../../../engine/core/machine";
import { seedRng } from "../../../engine/core/rng";
import type { Json } from "../../../engine/core/vocabulary";
import { playableGame } from "../../../engine/games/play-registry";
import type { GameId } from "../../../schemas/game-id";
import type { Mind, Told } from "./messages";

/** Thinks for bots. It gets what the seat can see, and nothing else. */
export class Thinker {
  private studied: Rules | undefined;

  study({ game, setup }: { game: GameId; setup: Json }): true {
    const made = playableGame(game).rules(setup as unknown as MatchSetup);
    if (!made.ok) throw new Error(made.problems[0]!.message);
    this.studied = made.value;
    return true;
  }

  think({ bot: name, view, seat, seed }: Mind & { bot: string }): Told & { action: Json } {
    const bot = parseBot(name, () => performance.now());
    if (!bot.ok) throw new Error(bot.problem.message);
    if (!this.studied) throw new Error("The rules must be studied before thinking.");
    const { action, why, candidates } = bot.value.choose(this.studied, view, seat, seedRng(seed));
    return { action: action as Json, why, candidates: candidates ? told(this.studied, view, action, candidates) : [] };
  }
}

/** What a bot holds for the same as another, or for nothing. */
const dismissed = -1e5;
/** So many are worth reading. */
const most = 12;

function told(
  rules: Rules,
  view: CoreState,
  chosen: Action,
  { of, each }: NonNullable<Thought["candidates"]>,
): Told["candidates"] {
  const answers = rules.request(view)?.answers ?? [];
  const textOf = (action: Action): string =>
    answers.find((answer) => isEqual(answer.action, action))?.text ?? rules.actionText(view, action);
  const sorted = each.filter(({ value }) => value > dismissed).sort((a, b) => b.value - a.value);
  const best = sorted[0]?.value ?? 0;
  const words = (value: number, at: number): string => {
    if (of === "tries") return `wins ${Math.round(100 * value)} of 100`;
    const loss = (best - value).toFixed(1);
    return loss === "0.0" ? (at === 0 ? "best" : "as good") : `${loss} worse`;
  };
  return sorted.slice(0, most).map(({ action, value }, at) => ({
    text: textOf(action),
    value: words(value, at),
    isChosen: isEqual(action, chosen),
  }));
}
