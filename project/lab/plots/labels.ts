import type { OptionValue } from "../../../engine/core/options";
import { percent } from "../../../engine/lab/verdicts";
import { botWords } from "../../../engine/lab/words";
import { type Experiment, usualFairness } from "../../../schemas/experiment";
import type { Measured } from "../../../schemas/lab-answer";
import type { PlotInterval } from "../../../schemas/plot";
import { choiceWords } from "../../choice-words";

/** What answers are called in plots and tables. */

/** A value as people read it; null is what is taken away. */
export const valueWords = (value: OptionValue | null): string =>
  value === null
    ? "taken away"
    : typeof value === "boolean"
      ? value
        ? "on"
        : "off"
      : typeof value === "string"
        ? choiceWords(value)
        : String(value);

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
export const shareScale = ({ fair = usualFairness }: Experiment, players: number) =>
  ({ even: 1 / players, around: fair / 100, unit: "share" }) as const;

export const matchesWord = (n: number): string => `${n.toLocaleString("en")} ${n === 1 ? "match" : "matches"}`;

export function shareMark(
  label: string,
  { rate, interval }: { rate: number; interval: readonly [number, number] },
  games: number,
): PlotInterval {
  return {
    label,
    words: `${label}: ${percent(rate)}, ${between(interval)}, of ${matchesWord(games)}`,
    count: games,
    at: rate,
    low: interval[0],
    high: interval[1],
    figure: percent(rate),
  };
}

/** What is measured, as the heading of a plot. */
export function measureTitle({ ask, measure }: Experiment, { decks }: Measured): string {
  const isFirst =
    ask === "first-player" || ask === "cards" || ask === "texts" || (measure ?? "first-deck") === "first-player";
  const isMirror = decks[0] === decks[1];
  return isFirst || isMirror ? "How often whoever begins wins" : `How often ${decks[0]} wins`;
}
