import { setImmediate } from "node:timers/promises";
import { type Player, playerOf } from "../../engine/bots/bot";
import { type Forfeit, Forfeited, forfeited } from "../../engine/bots/forfeit";
import { parseBot } from "../../engine/bots/parse";
import { ProgramSeat } from "../../engine/bots/program";
import type { Action, Rules } from "../../engine/core/game";
import { Match } from "../../engine/core/match";
import { type Rng, seedRng } from "../../engine/core/rng";
import { prepareMatch } from "../../engine/core/setup";
import { playableGame } from "../../engine/games/play-registry";
import { BotDesk } from "../bots/bot-desk";
import { mustStart } from "./bot-words";
import type { CommandInput, Terminal } from "./command";
import { CannotDo } from "./command";
import { cannotPlay, type MatchWish, readWish } from "./match-wish";

export interface PlayResult {
  winner: number | null;
  ranking: number[][];
  turns: number;
  actions: number;
  hash: string;
  cause: string;
  seed: number;
  /** Who could not go on, and lost to all the others. */
  forfeit?: Forfeit & { seat: number };
  log: string[];
}

type Decide = (view: Match["state"], rng: Rng) => Action | Promise<Action>;

export async function playOnce(input: CommandInput, terminal: Terminal): Promise<PlayResult> {
  const wish = readWish(input, (id) => playableGame(id).players.min);
  const game = playableGame(wish.game);
  const players = wish.seats.map(({ deck }) => (deck ? { deck } : {}));
  const ready = prepareMatch(game, wish.supply, players, wish.options);
  if (!ready.ok) throw cannotPlay(ready.problems);
  const { programs } = wish;
  if (programs) await mustStart(programs);
  const desk = programs && new BotDesk(programs);
  try {
    const match = new Match(game.id, ready.rules, { seed: wish.seed });
    const seated = wish.seats.map(({ bot }, seat) => seatedAs(bot, ready.rules, seat, wish, desk));
    const forfeit = await playOn(match, seated, seedRng(wish.seed + 1), terminal.signal);
    return told(match, wish, forfeit);
  } finally {
    desk?.close();
  }
}

/** Whoever plays in a seat: a bot of Cardwright's, or a program that is waited for. */
function seatedAs(name: string, rules: Rules, seat: number, wish: MatchWish, desk: BotDesk | undefined): Decide {
  if (desk && Object.hasOwn(wish.programs?.commands ?? {}, name)) {
    const place = new ProgramSeat(rules, wish.game, seat);
    return async (view, rng) => place.action(view, await desk.ask({ name, seat, requests: place.requests(view, rng) }));
  }
  const found = parseBot(name, () => performance.now());
  if (!found.ok) throw new CannotDo(found.problem);
  const player: Player = playerOf(found.value, rules, seat);
  return player;
}

/** Until somebody has won, or can't go on. */
async function playOn(
  match: Match,
  seated: readonly Decide[],
  rng: Rng,
  signal: AbortSignal,
): Promise<PlayResult["forfeit"]> {
  while (match.state.result === null && !signal.aborted) {
    const { seat } = match.state.prompt!;
    try {
      match.do(await seated[seat]!(match.rules.view(match.state, seat), rng));
    } catch (reason) {
      if (reason instanceof Forfeited) return { ...reason.forfeit, seat };
      throw reason;
    }
    // Ctrl+C is heard between actions.
    await setImmediate();
  }
  return undefined;
}

function told(match: Match, { seats, seed }: MatchWish, forfeit: PlayResult["forfeit"]): PlayResult {
  const others = seats.flatMap((_, seat) => (seat === forfeit?.seat ? [] : [seat]));
  const { winners, ranking, cause } = forfeit
    ? { winners: others, ranking: [others, [forfeit.seat]], cause: forfeited }
    : (match.state.result ?? { winners: [], ranking: [], cause: "interrupted" });
  return {
    winner: winners.length === 1 ? winners[0]! : null,
    ranking,
    turns: match.rules.turnOf(match.state),
    actions: match.actions.length,
    hash: match.hash(),
    cause,
    seed,
    ...(forfeit ? { forfeit } : {}),
    log: match.log(null),
  };
}
