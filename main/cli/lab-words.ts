import { namesOf } from "../../engine/lab/contestants";
import { comebackWords, percent, points } from "../../engine/lab/verdicts";
import { againWords } from "../../project/lab/again-words";
import type { CardText, LabResult, Measured } from "../../schemas/lab-answer";
import type { Terminal } from "./command";
import { rulesInForce } from "./rules-in-force";
import { forfeitWords } from "./sim-words";

/** An answer as the command line tells it: in words first, then the numbers. */

const shown = 10;

/** `said`: what never came about of a card, in its own words, where its set is at hand. */
export function tellAnswer(result: LabResult, terminal: Terminal, said?: (text: CardText) => string): void {
  const { experiment, answer, verdicts, partial, game, options, version } = result;
  terminal.print(terminal.paint("bold", experiment.name));
  if (partial)
    terminal.print(terminal.paint("yellow", `Stopped after ${answer.games} matches: all that follows is of these.`));
  for (const { text, evidence = [] } of verdicts) {
    const seen = evidence.map(({ matchup, index }) => `${matchup}:${index}`).join(", ");
    terminal.print(`${text}${seen === "" ? "" : ` Seen in ${seen}.`}`);
  }
  for (const each of answer.pairings) {
    terminal.print(`  ${lineOf(each)}`);
    for (const line of forfeitWords(each.summary, namesOf(each.summary.seats)))
      terminal.print(terminal.paint("yellow", `    ${line}`));
  }
  for (const { bot, cards } of answer.cards ?? []) {
    terminal.print(
      `  Cards, with ${bot}: how much more was won by who had it early than by who had others (in how many hands)`,
    );
    const ends = cards.length > 2 * shown ? [...cards.slice(0, shown), ...cards.slice(-shown)] : cards;
    for (const { card, difference, interval, early, late } of ends)
      terminal.print(
        `    ${card}: ${points(difference)} points (${points(interval[0])} to ${points(interval[1])}; ${early} with, ${late} without)`,
      );
  }
  for (const text of answer.texts ?? [])
    if (text.dead.length > 0)
      terminal.print(`  ${text.card}: ${said?.(text) ?? text.dead.map(({ key, at }) => at ?? key).join(", ")}`);
  if (result.again) terminal.print(againWords(result.again));
  const rules = rulesInForce(game, options);
  terminal.print(
    `${answer.games} matches, seed ${experiment.seed}, Cardwright ${version}; house rules: ${rules.join(", ") || "the usual ones"}.`,
  );
}

function lineOf({ bot, decks, value, changed, rate, interval, summary }: Measured): string {
  const what = [
    `${bot}, ${decks.join(" against ")}`,
    ...(value === undefined ? [] : [`with ${String(value)}`]),
    ...(changed ? ["changed"] : []),
  ].join(", ");
  const { games, draws, limited, turns } = summary;
  const ends = [...(draws > 0 ? [`${draws} drawn`] : []), ...(limited > 0 ? [`${limited} ended by a limit`] : [])];
  return `${what}: ${percent(rate)} (${percent(interval[0])} to ${percent(interval[1])}), ${[`${games} matches`, ...ends, `${turns.median} turns`, ...comebackWords(summary)].join(", ")}`;
}
