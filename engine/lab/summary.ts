import type { Contestant, GameOutcome } from "./series";
import { wilson } from "./wilson";

/** What many games say. The same games give the same summary, in whichever order they were played. */

export interface Summary {
  games: number;
  draws: number;
  seats: (Contestant & { wins: number; rate: number; interval: [number, number] })[];
  /** How often whoever began has won, among games that somebody won. */
  firstPlayer: { rate: number; interval: [number, number] };
  turns: { median: number; p5: number; p95: number };
  causes: Record<string, number>;
}

export function summarize(contestants: readonly Contestant[], outcomes: readonly GameOutcome[]): Summary {
  const games = [...outcomes].sort((a, b) => a.index - b.index);
  const count = (fits: (game: GameOutcome) => boolean): number =>
    games.reduce((n, game) => n + (fits(game) ? 1 : 0), 0);
  const decided = count(({ winner }) => winner >= 0);
  const byFirst = count(({ winner, first }) => winner === first);
  const turns = games.map((game) => game.turns).sort((a, b) => a - b);
  const causes: Record<string, number> = {};
  for (const { cause } of games) causes[cause] = (causes[cause] ?? 0) + 1;
  return {
    games: games.length,
    draws: games.length - decided,
    seats: contestants.map((contestant, who) => {
      const wins = count(({ winner }) => winner === who);
      return { ...contestant, wins, rate: share(wins, games.length), interval: wilson(wins, games.length) };
    }),
    firstPlayer: { rate: share(byFirst, decided), interval: wilson(byFirst, decided) },
    turns: { median: quantile(turns, 0.5), p5: quantile(turns, 0.05), p95: quantile(turns, 0.95) },
    causes: Object.fromEntries(Object.entries(causes).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** The nearest rank: a number that really occurred. */
const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)] ?? 0;
