import { groupBy } from "../../engine/core/group-by";
import { plural } from "../../engine/core/rich-text";
import { countCards } from "../../engine/decks/deck-lines";
import { drawnFrom } from "../../engine/decks/deck-stats";
import { percent } from "../../engine/decks/figure";
import { dealHand, readyToDeal } from "../../engine/decks/hands/dealing";
import { countHands } from "../../engine/decks/hands/many-hands";
import { chanceToHold } from "../../engine/decks/odds";
import { playableGame } from "../../engine/games/play-registry";
import { handQuestions } from "../../project/deck-odds/hand-questions";
import { readQuestions } from "../../project/deck-odds/read-question";
import { houseRulesOf } from "../../project/house-rules";
import { manifestOf } from "../../project/project-text";
import { searchedCard, searchedIn } from "../../project/search/searched-card";
import { supplyOf } from "../../project/supply";
import { CannotDo, type Options, type Outcome, type Terminal } from "./command";
import type { OpenDeck } from "./deck-tasks";
import { cliProblems } from "./problems";

/** More hands than these nobody reads one by one. */
const mostShown = 20;
const turns = 4;

/** First hands as the game deals them; of many, in how many of them something held, beside the exact chance. */
export function handsTask(deck: OpenDeck, options: Options, terminal: Terminal): Outcome {
  const { game: workshop, files, id, name } = deck;
  const manifest = manifestOf(files);
  const place = options.number("place") ?? 1;
  const draws = workshop.draws?.(manifest && houseRulesOf(manifest).rules, place);
  const game = playableGame(workshop.id);
  const ready = readyToDeal(game, supplyOf(files, workshop.id), id, options.number("players"));
  if (!ready.ok) throw new CannotDo(ready.problems[0]!);
  const size = countCards(drawnFrom(workshop, deck.cards));
  if (!draws || size < draws.opening)
    throw new CannotDo(cliProblems.report("cli/no-hands", {}, { name, count: size, hand: draws?.opening ?? 1 }));
  const [count, from] = [options.number("count") ?? 1, options.number("seed") ?? 1];
  const names = new Map(deck.cards.map((card) => [card.id, card.facts.name]));
  const hands = Array.from({ length: count }, (_, n) => {
    const { cards } = dealHand(game, ready.rules, { deck: id, seed: from + n, place, draws }, []);
    return { seed: from + n, cards };
  });
  for (const { seed, cards } of hands.slice(0, mostShown)) {
    const lines = [...groupBy(cards, (card) => card)].map(([card, same]) =>
      same.length > 1 ? `${same.length} × ${names.get(card) ?? card}` : (names.get(card) ?? card),
    );
    terminal.print(`${terminal.paint("grey", `seed ${seed}`)}  ${lines.join(", ")}`);
  }
  if (count > mostShown) terminal.print(terminal.paint("grey", `and ${plural(count - mostShown, "more hand")}.`));

  const searched = searchedIn(files, workshop.id, "en");
  const drawn = drawnFrom(workshop, deck.cards);
  const query = options.text("query");
  const asked = handQuestions(
    query === undefined ? (deck.deck?.questions ?? []) : readQuestions(query),
    drawn.map((one) => ({ entry: searchedCard(one.id, one.card, searched), count: one.count })),
    searched,
    draws,
    draws.turns.length === 0 ? 0 : turns,
  );
  const counts = countHands(ready.rules, { seeds: { from, count }, place, draws, turns, questions: asked });
  const questions = asked.map(({ title, exact }, n) => ({
    query: title,
    dealt: counts.held[n]!.map((held) => held / count),
    exact,
  }));
  if (count > 1)
    for (const one of questions) {
      terminal.print(terminal.paint("bold", one.query));
      for (const [turn, share] of one.dealt.entries())
        terminal.print(
          `  ${(turn === 0 ? "first hand" : `turn ${turn}`).padEnd(10)}  ${padded(share)} dealt  ${padded(one.exact[turn]!)} exactly`,
        );
    }
  const cards = drawn.map(({ id: card, facts, count: copies }) => ({
    id: card,
    name: facts.name,
    count: copies,
    dealt: (counts.dealt[card] ?? 0) / count,
    exact: chanceToHold(size, copies, draws.opening),
  }));
  return { exit: 0, json: { deck: id, place, size, hands, questions, cards } };
}

const padded = (share: number): string => `${percent(share).padStart(8)} %`;
