import type { Thought } from "../../../engine/bots/bot";
import { type Forfeit, Forfeited } from "../../../engine/bots/forfeit";
import { parseBot } from "../../../engine/bots/parse";
import { type ProgramRequest, ProgramSeat, type Reply } from "../../../engine/bots/program";
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
  private game = "";
  /** Programs of others, by seat, and what each has been told. */
  private readonly programs = new Map<number, ProgramSeat<CoreState>>();

  study({ game, setup }: { game: GameId; setup: Json }): true {
    const made = playableGame(game).rules(setup as unknown as MatchSetup);
    if (!made.ok) throw new Error(made.problems[0]!.message);
    this.studied = made.value;
    this.game = game;
    return true;
  }

  think({ bot: name, view, seat, seed }: Mind & { bot: string }): Told & { action: Json } {
    const bot = parseBot(name, () => performance.now());
    if (!bot.ok) throw new Error(bot.problem.message);
    const rules = this.rules();
    const { action, why, candidates } = bot.value.choose(rules, view, seat, seedRng(seed));
    return { action: action as Json, why, candidates: candidates ? told(rules, view, action, candidates) : [] };
  }

  askProgram({ view, seat, seed }: Mind): { seat: number; requests: ProgramRequest[] } {
    const program = this.programs.get(seat) ?? new ProgramSeat(this.rules(), this.game, seat);
    this.programs.set(seat, program);
    return { seat, requests: program.requests(view, seedRng(seed)) };
  }

  /** What it replied, held against the rules. One that has failed is started anew, and told of the match again. */
  hearProgram({ view, seat }: Mind, reply: Reply): { action: Json } | { forfeit: Forfeit } {
    try {
      return { action: this.programs.get(seat)!.action(view, reply) as Json };
    } catch (reason) {
      if (!(reason instanceof Forfeited)) throw reason;
      this.programs.delete(seat);
      return { forfeit: reason.forfeit };
    }
  }

  private rules(): Rules {
    if (!this.studied) throw new Error("The rules must be studied before thinking.");
    return this.studied;
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
