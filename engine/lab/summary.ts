import type { Summary } from "../../schemas/lab-answer";
import type { GameOutcome } from "../../schemas/lab-matches";
import { type ForfeitReason, forfeits } from "../bots/forfeit";
import { courseOf } from "./course-summary";
import { differenceScale, estimate, type Group } from "./estimate";
import { type Contestant, winnerOf } from "./series";

/** What many games say. The same games give the same summary, in whichever order they were played. */

/** `limits`: the causes of an end that comes because a game takes too long. */
export function summarize(
  contestants: readonly Contestant[],
  outcomes: readonly GameOutcome[],
  limits: readonly string[] = [],
): Summary {
  const size = contestants.length;
  const games = [...outcomes].sort((a, b) => a.index - b.index);
  const rounds = roundsOf(games, size);
  const count = (fits: (game: GameOutcome) => boolean): number =>
    games.reduce((n, game) => n + (fits(game) ? 1 : 0), 0);
  const draws = count(({ winners }) => winners.length !== 1);
  const turns = games.map((game) => game.turns).sort((a, b) => a - b);
  const causes: Record<string, number> = {};
  const counts: Record<string, number> = {};
  for (const turn of turns) counts[turn] = (counts[turn] ?? 0) + 1;
  for (const { cause } of games) causes[cause] = (causes[cause] ?? 0) + 1;
  const difference = size === 2 ? estimate(differences(rounds), differenceScale) : null;
  const first = estimate(firstWins(rounds), { low: 0, high: 1, even: 1 / size });
  const decided = games.length - draws;
  const isMirror = contestants.every(({ bot, deck }) => bot === contestants[0]!.bot && deck === contestants[0]!.deck);
  return {
    games: games.length,
    draws,
    unpaired: games.length - rounds.length * size,
    seats: contestants.map((contestant, who) => {
      const wins = count((game) => winnerOf(game) === who);
      const drawn = count(({ winners }) => winners.length !== 1 && (winners.length === 0 || winners.includes(who)));
      return {
        ...contestant,
        wins,
        draws: drawn,
        losses: games.length - wins - drawn,
        rate: share(wins, games.length),
        drawRate: share(drawn, games.length),
        interval: estimate(rounds.map((round) => shareIn(round, (game) => winnerOf(game) === who))).interval,
      };
    }),
    difference: difference && { rate: difference.rate, interval: difference.interval, p: difference.p },
    firstPlayer: {
      rate: share(
        count((game) => winnerOf(game) === game.first),
        decided,
      ),
      interval: first.interval,
      p: first.p,
    },
    turns: { median: quantile(turns, 0.5), p5: quantile(turns, 0.05), p95: quantile(turns, 0.95), counts },
    ...courseOf(games, size, isMirror),
    causes: Object.fromEntries(Object.entries(causes).sort(([a], [b]) => (a < b ? -1 : 1))),
    limited: count(({ cause }) => limits.includes(cause) || cause === endless),
    ...(games.some(({ forfeit }) => forfeit) ? { forfeits: forfeitsIn(games, size) } : {}),
  };
}

function forfeitsIn(games: readonly GameOutcome[], size: number): NonNullable<Summary["forfeits"]> {
  const lost = games.flatMap(({ forfeit }) => forfeit ?? []);
  const reasons = Object.keys(forfeits) as ForfeitReason[];
  return Array.from({ length: size }, (_, who) => who).flatMap((who) =>
    reasons.flatMap((why) => {
      const such = lost.filter((each) => each.who === who && each.why === why);
      return such.length === 0 ? [] : [{ who, why, games: such.length, detail: such[0]!.detail }];
    }),
  );
}

/** What the core ends of itself. */
const endless = "endless";

export type Round = readonly GameOutcome[];

/** The games that share a seed, everybody in each seat once; rounds of which one is missing are left out. */
export function roundsOf(games: readonly GameOutcome[], size: number): Round[] {
  const rounds = new Map<number, GameOutcome[]>();
  for (const game of games) {
    const round = Math.floor(game.index / size);
    const others = rounds.get(round);
    if (others) others.push(game);
    else rounds.set(round, [game]);
  }
  return [...rounds.values()].filter((round) => round.length === size);
}

/** What a game brings a contestant: a win is one, and a draw is shared. */
export const scoreOf = ({ winners }: GameOutcome, who: number, size: number): number =>
  winners.length === 0 ? 1 / size : winners.includes(who) ? 1 / winners.length : 0;

/** By how much the first of two scores more, round by round. */
export const differences = (rounds: readonly Round[]): Group[] =>
  rounds.map((round) => ({
    sum: round.reduce((sum, game) => sum + scoreOf(game, 0, 2) - scoreOf(game, 1, 2), 0),
    weight: round.length,
  }));

/** Wins of whoever began, among the games that somebody won. */
export const firstWins = (rounds: readonly Round[]): Group[] =>
  rounds.map((round) => {
    const decided = round.filter(({ winners }) => winners.length === 1);
    return { sum: decided.filter((game) => winnerOf(game) === game.first).length, weight: decided.length };
  });

const shareIn = (round: Round, fits: (game: GameOutcome) => boolean): Group => ({
  sum: round.filter(fits).length,
  weight: round.length,
});

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** The nearest rank: a number that really occurred. */
const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)] ?? 0;
