import { forfeits } from "../../engine/bots/forfeit";
import { howSure } from "../../engine/lab/words";
import type { Summary } from "../../schemas/lab-answer";
import type { Terminal } from "./command";
import type { SimResult } from "./simulate";

/** What a series says, for people: rates with their intervals, and no verdict that chance could have made. */
export function tellSeries(result: SimResult, names: readonly string[], rules: readonly string[], terminal: Terminal) {
  const { seats, difference, firstPlayer, turns, causes, games, draws, unpaired, limited } = result;
  if (result.partial)
    terminal.print(
      terminal.paint("yellow", `Stopped after ${games} of ${result.asked} games: all that follows is of these.`),
    );
  for (const [n, { wins, draws: drawn, losses, rate, interval }] of seats.entries())
    terminal.print(
      `${terminal.paint("bold", names[n]!)}  ${wins} won, ${drawn} drawn, ${losses} lost: ${percent(rate)} (${range(interval)})`,
    );
  for (const line of forfeitWords(result, names)) terminal.print(terminal.paint("yellow", line));
  if (result.bots && result.decks) {
    terminal.print(told(`The bot ${seats[0]!.bot}, beside ${seats[1]!.bot} over both decks`, result.bots));
    terminal.print(told(`The deck ${seats[0]!.deck}, beside ${seats[1]!.deck} with both bots`, result.decks));
  } else if (difference) terminal.print(told(`${names[0]}, beside ${names[1]}`, difference));
  if (!result.bots && isMixed(result))
    terminal.print("Bots and decks both differ, so this doesn't tell which of them it is: add --swap-decks.");
  terminal.print(
    `Whoever began won ${percent(firstPlayer.rate)} of the ${games - draws} games that somebody won (${range(firstPlayer.interval)}): ${howSure(firstPlayer)}.`,
  );
  terminal.print(`Turns: ${turns.median} in the middle, ${turns.p5} to ${turns.p95} in nine of ten games.`);
  const ends = Object.entries(causes).map(([cause, n]) => `${cause} (${n})`);
  terminal.print(`Ended by: ${ends.join(", ") || "nothing"}.`);
  if (limited > 0)
    terminal.print(
      `${limited} of ${games} games were ended by a limit: there the rates measure what breaks ties, and not who plays better.`,
    );
  terminal.print(rules.length === 0 ? "House rules: the usual ones." : `House rules: ${rules.join(", ")}.`);
  if (unpaired > 0 && !result.partial)
    terminal.print(
      `${unpaired} of the games belong to a round in which not everybody sat everywhere: they are counted, and left out of the intervals.`,
    );
}

/** Who lost matches without playing them to their end, and what was the matter. */
export const forfeitWords = ({ forfeits: found = [], games }: Summary, names: readonly string[]): string[] =>
  found.map(
    ({ who, why, games: lost, detail }) =>
      `${names[who]} lost ${lost} of ${games} games because it ${forfeits[why]}. The first time: ${detail}`,
  );

const isMixed = ({ seats: [a, b, ...more] }: SimResult): boolean =>
  more.length === 0 && a !== undefined && b !== undefined && a.bot !== b.bot && a.deck !== b.deck;

const percent = (rate: number): string => `${(100 * rate).toFixed(1)}%`;
const points = (rate: number): string => `${rate < 0 ? "−" : "+"}${(100 * Math.abs(rate)).toFixed(1)}`;
const range = ([low, high]: readonly [number, number]): string =>
  `19 times in 20 between ${percent(low)} and ${percent(high)}`;

const told = (who: string, found: NonNullable<SimResult["difference"]>): string => {
  const [low, high] = found.interval.map(points);
  return `${who}: ${points(found.rate)} points (${low} to ${high}), ${howSure(found)}.`;
};
