import type { CardFacts, CardGame, DeckLine } from "../../engine/core/card-game";
import { plainText, plural } from "../../engine/core/rich-text";
import { deckCode } from "../../engine/decks/code/deck-code";
import { countCards, together } from "../../engine/decks/deck-lines";
import { deckStats, drawnFrom } from "../../engine/decks/deck-stats";
import { percent } from "../../engine/decks/figure";
import { chanceToHold } from "../../engine/decks/odds";
import { cardGame } from "../../engine/games/registry";
import { askedAndGiven } from "../../project/asked-and-given";
import { averageCost, costsOf } from "../../project/average-cost";
import { deckLines } from "../../project/deck-lines";
import { listedCards } from "../../project/deck-lists/listed-cards";
import { writeDeckList } from "../../project/deck-lists/write-list";
import { askOdds } from "../../project/deck-odds/ask-odds";
import { readQuestions } from "../../project/deck-odds/read-question";
import { costName } from "../../project/deck-piles";
import { houseRulesOf } from "../../project/house-rules";
import { lentCards } from "../../project/lend-card";
import { deckPath } from "../../project/paths";
import { cardIds, type Files, manifestOf, readDeck } from "../../project/project-text";
import { slipProblems } from "../../project/search/search";
import { searchedCard, searchedIn } from "../../project/search/searched-card";
import { writeDelimited } from "../../project/tables/delimited";
import { tableOfDeck } from "../../project/tables/plan-decks";
import type { Deck } from "../../schemas/deck";
import { gameIds } from "../../schemas/game-id";
import type { Problem } from "../../schemas/problem";
import { CannotDo, type Options, type Outcome, type Terminal } from "./command";
import { completeTask } from "./complete-task";
import { deckInVersion, findDeckPlace } from "./deck-place";
import { deckViolations } from "./deck-violations";
import { handsTask } from "./hands-task";
import { cliProblems } from "./problems";
import { suggestTask } from "./suggest-task";

export interface OpenDeck {
  id: string;
  name: string;
  game: CardGame;
  files: Files;
  /** Where its project lies, if it is one that may be changed. */
  folder: string | undefined;
  /** Each card once. */
  cards: { id: string; card: object; facts: CardFacts; count: number }[];
  /** Lines that can't be counted or whose card can't be read. */
  leftOut: readonly DeckLine<object>[];
  /** Everything that lies in it or beside it, as far as it can be read. */
  deck: Deck | undefined;
  /** Of a deck file of another program, or of a list. */
  problems: readonly Problem[];
}

export async function openDeck(place: string, options: Options): Promise<OpenDeck> {
  const wanted = options.text("game");
  const set = options.text("set");
  const found =
    (await deckInVersion(place)) ?? findDeckPlace(place, { game: gameIds.find((known) => known === wanted), set });
  const { game: gameId, id, files, folder, problems } = found;
  const game = cardGame(gameId);
  const path = deckPath(id);
  const text = files.get(path) ?? "";
  const deck = readDeck(path, text, gameId);
  const { lines } = deckLines(path, text, gameId, files);
  const isWhole = ({ card, count }: DeckLine<object>): boolean =>
    card !== undefined && Number.isInteger(count) && count > 0;
  return {
    id,
    name: deck?.name ?? id,
    deck,
    game,
    files,
    folder,
    problems,
    leftOut: lines.filter((line) => !isWhole(line)),
    cards: together(lines.filter(isWhole)).map(({ id: cardId, card, count }) => ({
      id: cardId,
      card: card!,
      facts: game.describe(card),
      count,
    })),
  };
}

/** What is counted can only be what was understood; nobody should have to guess that. */
function tellLeftOut({ leftOut, problems }: OpenDeck, terminal: Terminal): void {
  for (const { message, hint } of problems) terminal.tell(hint === undefined ? message : `${message} ${hint}`);
  if (leftOut.length === 0) return;
  const names = [...new Set(leftOut.map(({ id }) => id))].join(", ");
  terminal.tell(`Left out, as they can't be read or counted: ${names}. “deck check” says why.`);
}

export const deckTasks = {
  check(deck: OpenDeck, options: Options, terminal: Terminal): Outcome {
    const violations = deckViolations(deck, options.number("players"));
    const legal = !violations.some(({ severity }) => severity === "error");
    for (const { severity, message, hint, repairs } of violations) {
      terminal.print(`${terminal.paint(severity === "error" ? "red" : "yellow", severity.padEnd(7))}  ${message}`);
      const ways = repairs.length > 0 ? repairs.map(({ label }) => `${label}.`) : hint ? [hint] : [];
      for (const way of ways) terminal.print(`         ${terminal.paint("grey", way)}`);
    }
    const lent = deck.deck ? lentCards(deck.files, deck.game.id, deck.deck) : [];
    for (const { name, from } of lent) terminal.print(`${terminal.paint("grey", "lent   ")}  ${name}, from ${from}`);
    terminal.print(legal ? `“${deck.name}” is a legal deck.` : `“${deck.name}” is not a legal deck.`);
    return { exit: legal ? 0 : 1, json: { legal, violations, ...(lent.length > 0 && { lent }) } };
  },

  stats(deck: OpenDeck, _: Options, terminal: Terminal): Outcome {
    tellLeftOut(deck, terminal);
    const stats = deckStats(deck.game, deck.cards);
    const plain = (text: string) => plainText(text, deck.game.symbols);
    const line = (title: string, table: Record<string, number>) =>
      terminal.print(
        `${title}: ${
          Object.entries(table)
            .map(([key, n]) => `${plain(key) || "none"} ${n}`)
            .join(", ") || "none"
        }`,
      );
    const beside =
      stats.beside > 0 ? `, and ${stats.beside} beside them that ${stats.beside === 1 ? "is" : "are"} never drawn` : "";
    terminal.print(`${plural(stats.cards, "card")}, ${stats.distinct} different${beside}.`);
    line("Types", stats.types);
    line("Costs", stats.costs);
    line("Symbols", Object.fromEntries(Object.entries(stats.symbols).map(([symbol, n]) => [`{${symbol}}`, n])));
    const drawn = drawnFrom(deck.game, deck.cards);
    const average = averageCost(costsOf(drawn, searchedIn(deck.files, deck.game.id, "en")));
    const asked = askedAndGiven(drawn, deck.game.id);
    if (average !== undefined) terminal.print(`Average ${costName(deck.game.id).toLowerCase()}: ${average.toFixed(2)}`);
    if (asked.length > 0)
      terminal.print(
        `Asked for and given: ${asked.map(({ word, asked: wanted, given }) => `${word} ${wanted} and ${given}`).join(", ")}`,
      );
    return { exit: 0, json: { ...stats, averageCost: average ?? null, asked } };
  },

  odds(deck: OpenDeck, options: Options, terminal: Terminal): Outcome {
    tellLeftOut(deck, terminal);
    const query = options.text("query");
    if (query !== undefined) return answerOdds(deck, query, options, terminal);
    const draws = readDraws(options.text("draws") ?? "3,5,7,10");
    const drawn = drawnFrom(deck.game, deck.cards);
    const size = countCards(drawn);
    const cards = drawn.map(({ id, facts, count }) => ({
      id,
      name: facts.name,
      count,
      odds: draws.map((n) => ({ drawn: n, chance: chanceToHold(size, count, n) })),
    }));
    for (const { name, count, odds } of cards) {
      const chances = odds.map(({ drawn: n, chance }) => `${n}: ${percent(chance)}%`).join("  ");
      terminal.print(`${count} × ${name}  ${terminal.paint("grey", chances)}`);
    }
    return { exit: 0, json: { size, cards } };
  },

  hands: handsTask,

  suggest: suggestTask,

  complete: completeTask,

  async convert(deck: OpenDeck, options: Options, terminal: Terminal): Promise<Outcome> {
    tellLeftOut(deck, terminal);
    const to = options.text("to") ?? "text";
    if (to === "picture" || to === "tts" || to === "xlsx")
      return (await import("./deck-file-task")).deckFileTask[to](deck, options, terminal);
    const { deckFile } = deck.game;
    const calledOf = new Map(listedCards(deck.files, deck.game.id).map(({ id, name }) => [id, name]));
    const lines: Partial<Record<string, () => string>> = {
      text: () =>
        writeDeckList(
          { ...deck.deck, name: deck.name, cards: lists(deck) },
          listedCards(deck.files, deck.game.id),
        ).trimEnd(),
      code: () => deckCode(deck.game.id, lists(deck), cardIds(deck.files)),
      csv: () =>
        writeDelimited(
          tableOfDeck(deck.id, { ...deck.deck, name: deck.name, cards: lists(deck) }, (id) => calledOf.get(id) ?? id),
          ",",
        ).trimEnd(),
      codes: () => deck.cards.map(({ id, facts, count }) => `${count} ${facts.code ?? id}`).join("\n"),
      json: () => JSON.stringify(withCards(deck), null, 2),
      ...(deckFile && {
        [deckFile.form]() {
          const { text, problems } = deckFile.format(deck.cards);
          for (const { message } of problems) terminal.tell(message);
          return text.trimEnd();
        },
      }),
    };
    const text = lines[to]?.();
    if (text === undefined)
      throw new CannotDo(cliProblems.report("cli/no-such-form", {}, { form: to, game: deck.game.name }));
    terminal.print(text);
    const isWhole = !deck.problems.some(({ severity }) => severity === "error");
    return { exit: isWhole ? 0 : 1, json: to === "json" || to === deckFile?.form ? JSON.parse(text) : { [to]: text } };
  },
};

function answerOdds(deck: OpenDeck, query: string, options: Options, terminal: Terminal): Outcome {
  const { game, files } = deck;
  const manifest = manifestOf(files);
  const given = options.text("draws");
  const place = options.number("place") ?? 1;
  const draws = given === undefined ? game.draws?.(manifest && houseRulesOf(manifest).rules, place) : readDraws(given);
  const searched = searchedIn(files, game.id, "en");
  const drawn = drawnFrom(game, deck.cards).map(({ id, card, count }) => ({
    entry: searchedCard(id, card, searched),
    count,
  }));
  const answers = readQuestions(query).map((one) => askOdds(one, drawn, searched, draws ?? [3, 5, 7, 10]));
  for (const { query: asked, byTurn, cards, slips, meeting: met } of answers) {
    terminal.print(terminal.paint("bold", asked));
    for (const [at, chance] of byTurn.entries()) {
      const when = given !== undefined || !draws ? plural(cards[at]!, "card") : at === 0 ? "first hand" : `turn ${at}`;
      terminal.print(`  ${when.padEnd(10)}  ${percent(chance).padStart(8)} %`);
    }
    for (const { message } of slips) terminal.tell(message);
    for (const { search, cards: meeting } of met)
      if (meeting === 0) terminal.tell(`No card of the deck answers “${search}”.`);
  }
  const json = answers.map(({ query, byTurn, cards, meeting }) => ({ query, byTurn, cards, meeting }));
  // What isn't understood has no chance that anybody asked for.
  const problems = answers.flatMap(({ query, slips }) => slipProblems(query, { slips }));
  const size = countCards(drawnFrom(game, deck.cards));
  return { exit: problems.length > 0 ? 1 : 0, json: { size, queries: json, problems } };
}

function readDraws(text: string): number[] {
  const draws = text.split(",").map((one) => (/^\s*\d{1,6}\s*$/.test(one) ? Number(one) : 0));
  if (draws.includes(0)) throw new CannotDo(cliProblems.report("cli/not-draws", {}, { text }));
  return draws;
}

const lists = ({ cards }: Pick<OpenDeck, "cards">) => cards.map(({ id: card, count }) => ({ card, count }));

/** A deck file, and what its cards are, so that it says all without its project. */
const withCards = ({ name, cards }: OpenDeck) => ({
  name,
  cards: lists({ cards }),
  set: Object.fromEntries(cards.map(({ id, card }) => [id, card])),
});
