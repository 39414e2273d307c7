import type { Measured } from "../../../engine/lab/answer";
import { percent } from "../../../engine/lab/verdicts";
import { botWords } from "../../../engine/lab/words";
import type { Experiment } from "../../../schemas/experiment";
import { usualFairness } from "../../../schemas/experiment";
import { count } from "../../state/count";
import type { IntervalMark, IntervalScale } from "../../ui/charts/intervals";
import { valueWords } from "../setup/thing-picker";

/** What answers are called in charts and tables. */

export function pairingLabel({ decks, value, changed, bot }: Measured, { ask, bots }: Experiment): string {
  const names: Record<Experiment["ask"], string> = {
    decks: decks[0] ?? "",
    field: decks.join(" against "),
    "first-player": decks[0] ?? "",
    cards: decks[0] ?? "",
    texts: decks.join(" against "),
    "what-if": changed ? "After" : "Before",
    sweep: value === undefined ? "" : valueWords(value),
    seek: value === undefined ? "" : valueWords(value),
  };
  return bots.length > 1 ? `${names[ask]}, ${botWords(bot)}` : names[ask];
}

export const between = ([low, high]: readonly [number, number]): string => `${percent(low)} to ${percent(high)}`;

/** A share of matches, on a scale around an even one. */
export const shareScale = ({ fair = usualFairness }: Experiment, players: number): IntervalScale => ({
  even: 1 / players,
  around: fair / 100,
  figure: (value) => `${Math.round(100 * value)}%`,
});

export function shareMark(
  label: string,
  { rate, interval }: { rate: number; interval: readonly [number, number] },
  games: number,
): IntervalMark {
  return {
    label,
    words: `${label}: ${percent(rate)}, ${between(interval)}, of ${count(games, "match", "matches")}`,
    count: games,
    at: rate,
    low: interval[0],
    high: interval[1],
    figure: percent(rate),
  };
}

/** What is measured, as the heading of a chart. */
export function measureTitle({ ask, measure }: Experiment, { decks }: Measured): string {
  const isFirst =
    ask === "first-player" || ask === "cards" || ask === "texts" || (measure ?? "first-deck") === "first-player";
  const isMirror = decks[0] === decks[1];
  return isFirst || isMirror ? "How often whoever begins wins" : `How often ${decks[0]} wins`;
}
