import type { Result as Outcome, Problem } from "../../schemas/problem";
import type { Bot } from "../bots/bot";
import type { Game, Rules } from "../core/game";
import type { CoreState } from "../core/machine";
import type { Options } from "../core/options";
import { hashPlain } from "../core/plain";
import { type Rng, seedRng } from "../core/rng";
import { prepareMatch, type Supply } from "../core/setup";

/** Many games of the same contestants. Game number n is the same game in whichever thread it is played. */

export interface Contestant {
  bot: string;
  /** A deck of the supply. */
  deck: string;
}

/** A series as plain data, to be sent to a thread. */
export interface SeriesPlan {
  contestants: readonly Contestant[];
  options: Options;
  seed: number;
}

/** One game's outcome. Contestants are numbered as in the plan. */
export interface GameOutcome {
  index: number;
  /** The contestant that won, or -1. */
  winner: number;
  /** The contestant that made the first decision. */
  first: number;
  turns: number;
  actions: number;
  cause: string;
}

export interface Series {
  play(index: number): GameOutcome;
}

/** Makes a series ready, or says why it can't be played. As many games in a row as there are contestants share a seed, each contestant in each seat once. */
export function prepareSeries(
  game: Game,
  supply: Supply,
  plan: SeriesPlan,
  findBot: (name: string) => Outcome<Bot>,
): { ok: true; value: Series } | { ok: false; problems: Problem[] } {
  const { contestants, options, seed } = plan;
  const bots: Bot[] = [];
  for (const { bot } of contestants) {
    const found = findBot(bot);
    if (!found.ok) return { ok: false, problems: [found.problem] };
    bots.push(found.value);
  }
  const count = contestants.length;
  /** By rotation: which contestant sits in each seat. */
  const seatings = contestants.map((_, shift) => contestants.map((__, seat) => (seat + shift) % count));
  const tables: Rules[] = [];
  for (const seating of seatings) {
    const ready = prepareMatch(
      game,
      supply,
      seating.map((who) => ({ deck: contestants[who]!.deck })),
      options,
    );
    if (!ready.ok) return ready;
    tables.push(ready.rules);
  }
  const play = (index: number): GameOutcome => {
    const [group, shift] = [Math.floor(index / count), index % count];
    const seating = seatings[shift]!;
    const players = seating.map((who) => bots[who]!);
    const outcome = playGame(tables[shift]!, players, seedOf(seed, group), seedRng(seedOf(seed, -1 - index)));
    return { index, ...outcome, winner: seating[outcome.winner] ?? -1, first: seating[outcome.first]! };
  };
  return { ok: true, value: { play } };
}

/** Far apart for neighbouring numbers. */
const seedOf = (seed: number, n: number): number => Number.parseInt(hashPlain([seed, n]).slice(0, 12), 16);

function playGame(rules: Rules, bots: readonly Bot[], seed: number, rng: Rng): Omit<GameOutcome, "index"> {
  const state: CoreState = rules.deal(seed);
  const first = state.prompt?.seat ?? 0;
  let actions = 0;
  while (state.result === null) {
    const { seat } = state.prompt!;
    rules.apply(state, bots[seat]!.choose(rules, rules.view(state, seat), seat, rng).action, null);
    actions++;
  }
  const { winners, cause } = state.result;
  return { winner: winners.length === 1 ? winners[0]! : -1, first, turns: rules.turnOf(state), actions, cause };
}
