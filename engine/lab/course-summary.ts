import type { CourseSummary, StockPoint } from "../../schemas/lab-answer";
import type { CloseCourse, GameOutcome } from "../../schemas/lab-matches";
import { estimate } from "./estimate";

const mostPoints = 20;
/** Fewer matches say nothing of a turn. */
const fewest = 3;

export function courseOf(games: readonly GameOutcome[], size: number, isMirror: boolean): { course?: CourseSummary } {
  const noted = games.flatMap(({ course, ...game }) => (course ? [{ ...game, course }] : []));
  if (noted.length === 0) return {};
  const leadChanges: Record<string, number> = {};
  for (const { course } of noted) leadChanges[course.leadChanges] = (leadChanges[course.leadChanges] ?? 0) + 1;
  const decided = noted.filter(({ winners, course }) => winners.length === 1 && course.halfway >= 0);
  const comebacks = decided.filter(({ winners, course }) => winners[0] !== course.halfway).length;
  const close = noted.flatMap(({ course, ...game }): Closely[] =>
    course.close ? [{ ...game, close: course.close }] : [],
  );
  return {
    course: {
      leadChanges,
      halfway: decided.length,
      comebacks,
      ...(close.length > 0 && { close: closely(close, size, isMirror) }),
    },
  };
}

type Closely = Pick<GameOutcome, "index" | "first"> & { close: CloseCourse };

function closely(games: readonly Closely[], size: number, isMirror: boolean): NonNullable<CourseSummary["close"]> {
  const sum = (of: (game: Closely) => number): number => games.reduce((all, game) => all + of(game), 0);
  const turns = sum(({ close }) => close.turns.length);
  const rounds = new Map<number, { sum: number; weight: number }>();
  for (const { index, close } of games) {
    const group = rounds.get(Math.floor(index / size)) ?? { sum: 0, weight: 0 };
    rounds.set(Math.floor(index / size), {
      sum: group.sum + close.decisions.mattered,
      weight: group.weight + close.decisions.weighed,
    });
  }
  const { rate, interval } = estimate([...rounds.values()]);
  const labels = [...new Set(games.flatMap(({ close }) => Object.keys(close.stocks)))];
  const last = games.flatMap(({ close }) => close.turns.at(-1) ?? 0).sort((a, b) => a - b)[
    Math.floor(0.9 * (games.length - 1))
  ]!;
  const wide = Math.max(1, Math.ceil((last + 1) / mostPoints));
  const seats = Array.from({ length: size }, (_, who) => who);
  const whoIn = (game: Closely, who: number): number => (isMirror ? (game.first + who) % size : who);
  return {
    games: games.length,
    perTurn: turns === 0 ? 0 : sum(({ close }) => close.decisions.between) / turns,
    weighed: sum(({ close }) => close.decisions.weighed),
    mattered: { rate, interval },
    stocks: labels.map((label) => ({
      label,
      lines: seats.map((who) => pointsOf(games, wide, last, ({ stocks }, game) => stocks[label]?.[whoIn(game, who)])),
    })),
  };
}

/** Several turns are one point where there are many: of each match the mean of what it had in them. */
function pointsOf(
  games: readonly Closely[],
  wide: number,
  last: number,
  numbersIn: (close: CloseCourse, game: Closely) => readonly (number | null | undefined)[] | undefined,
): StockPoint[] {
  const points: StockPoint[] = [];
  for (let from = 0; from <= last; from += wide) {
    const means = games
      .flatMap((game) => {
        const numbers = numbersIn(game.close, game) ?? [];
        const own = game.close.turns.flatMap((turn, n) =>
          turn >= from && turn < from + wide && typeof numbers[n] === "number" ? [numbers[n]] : [],
        );
        return own.length > 0 ? [mean(own)] : [];
      })
      .sort((a, b) => a - b);
    if (means.length < fewest) continue;
    const at = (q: number): number => means[Math.round(q * (means.length - 1))]!;
    points.push({ turn: from + (wide - 1) / 2, middle: at(0.5), low: at(0.1), high: at(0.9), games: means.length });
  }
  return points;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
