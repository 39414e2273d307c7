import { plural } from "../../engine/core/rich-text";
import { percent } from "../../engine/decks/figure";
import { type Compared, compareDecks, comparisonSentences, isSameDeck } from "../../project/compare-decks";
import { CannotDo, type Options, type Outcome, type Terminal } from "./command";
import type { OpenDeck } from "./deck-tasks";
import { cliProblems } from "./problems";

/** What differs between two decks, or one at two times; exit code 1 if anything does. */
export function compareTask(before: OpenDeck, after: OpenDeck, options: Options, terminal: Terminal): Outcome {
  const [was, is] = [before.game, after.game];
  if (was.id !== is.id)
    throw new CannotDo(cliProblems.report("cli/decks-of-two-games", {}, { before: was.name, after: is.name }));
  const found = compareDecks(was.id, before, after, options.number("players"));
  const list = (heading: string, lines: readonly string[]) => {
    if (lines.length === 0) return;
    terminal.print(terminal.paint("bold", heading));
    for (const line of lines) terminal.print(`  ${line}`);
  };
  const sided = (by: number) => found.cards.filter((one) => Math.sign(one.after - one.before) === by);
  const copies = ({ label, before: from, after: to }: Compared) =>
    `${Math.abs(to - from)} × ${label}  (${from} → ${to})`;
  const differing = (all: readonly Compared[]) =>
    all.filter((one) => one.before !== one.after).map((one) => `${one.label || "none"}: ${one.before} → ${one.after}`);
  list("In", sided(1).map(copies));
  list("Out", sided(-1).map(copies));
  list(
    "Changed in the set",
    found.changed.map(
      ({ name, fields, text }) =>
        `${name}: ${fields.length > 0 ? fields.map(({ title }) => title).join(", ") : text ? "Text" : "Picture"}`,
    ),
  );
  list("Costs", differing(found.costs));
  list("Kinds", differing(found.kinds));
  list(
    "First hands",
    found.odds.map(({ label, before: from, after: to }) => `${label}: ${told(from[0])} → ${told(to[0])}`),
  );
  for (const sentence of comparisonSentences(found)) terminal.print(sentence);
  terminal.tell(
    `“${found.before.name}”, ${plural(found.before.cards, "card")}; “${found.after.name}”, ${plural(found.after.cards, "card")}.`,
  );
  return { exit: isSameDeck(found) ? 0 : 1, json: found };
}

const told = (chance: number | undefined): string => (chance === undefined ? "?" : `${percent(chance)} %`);
