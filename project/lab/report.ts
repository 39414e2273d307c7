import { cardGame } from "../../engine/games/registry";
import { comebackWords, percent, points } from "../../engine/lab/verdicts";
import { botWords } from "../../engine/lab/words";
import type { LabResult, Measured } from "../../schemas/lab-answer";
import type { Plot } from "../../schemas/plot";

/** An answer as a text to be printed or passed on, in Markdown: the words first, then plots, then the numbers, then what they depend on. */
export function reportOf(result: LabResult, nameOf: (card: string) => string, plots: readonly Plot[] = []): string {
  const { experiment, answer, verdicts, partial, version } = result;
  return [
    `# ${experiment.name}`,
    "",
    ...verdicts.map(({ text }) => `- ${text}`),
    ...(partial ? ["- It was stopped before it was sure: all of this is of the matches played by then."] : []),
    "",
    ...plots.flatMap(({ title, sentences }, n) => [
      `### ${title}`,
      sentences.join(" "),
      "",
      `![${title}](#plot-${n + 1})`,
      "",
    ]),
    ...(answer.cards ? cardLines(answer.cards, nameOf) : pairingLines(result)),
    "",
    "## How it was found",
    `- ${answer.games} matches, everybody in each seat with the same cards; seed ${experiment.seed}.`,
    `- Played by ${experiment.bots.map(botWords).join(", ")}.`,
    ...rulesIn(result),
    `- Intervals hold the true number 19 times out of 20. Cardwright ${version}.`,
    "",
  ].join("\n");
}

function pairingLines({ answer: { pairings, field, whatIf } }: LabResult): string[] {
  return [
    "## Numbers",
    ...(field ?? []).map(
      ({ deck, rate, interval }) => `- ${deck}: ${percent(rate)} (${interval.map(percent).join(" to ")})`,
    ),
    ...pairings.map((each) => `- ${lineOf(each)}`),
    ...(whatIf ?? []).map(
      ({ difference, interval }) => `- Difference: ${points(difference)} points (${interval.map(points).join(" to ")})`,
    ),
  ];
}

function lineOf({ decks, value, changed, rate, interval, summary }: Measured): string {
  const what = [
    decks.join(" against "),
    ...(value === undefined ? [] : [`with ${String(value)}`]),
    ...(changed ? ["changed"] : []),
  ];
  const { games, draws, limited, turns, firstPlayer } = summary;
  const ends = [...(draws > 0 ? [`${draws} drawn`] : []), ...(limited > 0 ? [`${limited} ended by a limit`] : [])];
  const numbers = [
    ...[`${games} matches`, ...ends, `${turns.median} turns`, `whoever begins ${percent(firstPlayer.rate)}`],
    ...comebackWords(summary),
  ];
  return `${what.join(", ")}: ${percent(rate)} (${interval.map(percent).join(" to ")}), ${numbers.join(", ")}`;
}

const cardLines = (marked: NonNullable<LabResult["answer"]["cards"]>, nameOf: (card: string) => string): string[] =>
  marked.flatMap(({ bot, cards }) => [
    `## What each card is worth early, ${botWords(bot)}`,
    ...cards.map(
      ({ card, difference, interval, verdict, drawn, played }) =>
        `- ${nameOf(card)}: ${points(difference)} points (${interval.map(points).join(" to ")})${verdict ? `, ${verdict}` : ""}; drawn ${drawn}, played ${played}`,
    ),
  ]);

function rulesIn({ game, options }: LabResult): string[] {
  const other = cardGame(game).options.filter(
    (spec) => options[spec.name] !== undefined && options[spec.name] !== spec.default,
  );
  const said = other.map(({ name, title }) => `${title} ${String(options[name])}`);
  return [`- House rules: ${said.join(", ") || "as the game has them"}.`];
}
