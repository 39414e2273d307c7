import type { CardFacts, CardGame } from "../../engine/core/card-game";
import { completeOptions, type Options as HouseRules } from "../../engine/core/options";
import { plainText } from "../../engine/core/rich-text";
import type { DeckProblem } from "../../engine/decks/deck-rule";
import { deckStats } from "../../engine/decks/deck-stats";
import { chanceToHold } from "../../engine/decks/odds";
import { cardGame } from "../../engine/games/registry";
import { gameIds } from "../../schemas/game-id";
import type { Problem } from "../../schemas/problem";
import { CannotDo, type Options, type Outcome, type Terminal } from "./command";
import { findDeck } from "./find-deck";
import { cliProblems } from "./problems";

interface OpenDeck {
  name: string;
  game: CardGame;
  /** The house rules of the deck's project, if it has such as can be had. */
  rules: HouseRules | undefined;
  cards: { id: string; card: unknown; facts: CardFacts; count: number }[];
  /** Cards that the deck names and nobody knows. */
  unknown: string[];
}

export function openDeck(place: string, wanted: string | undefined): OpenDeck {
  const { game, id, list, supply } = findDeck(
    place,
    gameIds.find((known) => known === wanted),
  );
  const rules = cardGame(game);
  const wished = completeOptions(rules.options, supply.options ?? {});
  const known = list.filter(({ card }) => Object.hasOwn(supply.cards, card));
  return {
    name: id,
    game: rules,
    rules: wished.ok ? wished.value : undefined,
    cards: known.map(({ card: cardId, count }) => {
      const card = supply.cards[cardId] as object;
      return { id: cardId, card, facts: rules.describe(card), count };
    }),
    unknown: list.filter(({ card }) => !Object.hasOwn(supply.cards, card)).map(({ card }) => card),
  };
}

interface Violation {
  rule: string;
  severity: Problem["severity"];
  message: string;
  cards: string[];
  repairs: string[];
}

function violationsOf({ name, game, rules, cards, unknown }: OpenDeck): Violation[] {
  const strangers = unknown.map((card): Violation => {
    const { code, severity, message } = cliProblems.report("cli/no-such-card", {}, { id: card });
    return {
      rule: code,
      severity,
      message,
      cards: [card],
      repairs: [`Take out ${card}, or make a card with this id.`],
    };
  });
  const ofCards = cards.flatMap(({ id, card }) =>
    game.checkCard(card, rules).map((problem) => ({ ...problem, where: { ...problem.where, card: id } })),
  );
  const found = [...game.checkDeck(name, cards, rules), ...ofCards] as (Problem & Partial<DeckProblem>)[];
  const violations = found.map(
    ({ code, severity, message, hint, where, cards: about, repairs }): Violation => ({
      rule: code,
      severity,
      message,
      cards: about ?? (where.card === undefined ? [] : [where.card]),
      repairs: repairs ?? (hint === undefined ? [] : [hint]),
    }),
  );
  return [...strangers, ...violations];
}

export const deckTasks = {
  check(deck: OpenDeck, _: Options, terminal: Terminal): Outcome {
    const violations = violationsOf(deck);
    const legal = !violations.some(({ severity }) => severity === "error");
    for (const { severity, message, repairs } of violations) {
      terminal.print(`${terminal.paint(severity === "error" ? "red" : "yellow", severity.padEnd(7))}  ${message}`);
      for (const repair of repairs) terminal.print(`         ${terminal.paint("grey", repair)}`);
    }
    terminal.print(legal ? `“${deck.name}” is a legal deck.` : `“${deck.name}” is not a legal deck.`);
    return { exit: legal ? 0 : 1, json: { legal, violations } };
  },

  stats(deck: OpenDeck, _: Options, terminal: Terminal): Outcome {
    const stats = deckStats(deck.cards);
    const plain = (text: string) => plainText(text, deck.game.symbols);
    const line = (title: string, table: Record<string, number>) =>
      terminal.print(
        `${title}: ${
          Object.entries(table)
            .map(([key, n]) => `${plain(key) || "none"} ${n}`)
            .join(", ") || "none"
        }`,
      );
    terminal.print(`${stats.cards} cards, ${stats.distinct} different.`);
    line("Types", stats.types);
    line("Costs", stats.costs);
    line("Symbols", Object.fromEntries(Object.entries(stats.symbols).map(([symbol, n]) => [`{${symbol}}`, n])));
    return { exit: 0, json: stats };
  },

  odds(deck: OpenDeck, options: Options, terminal: Terminal): Outcome {
    const draws = (options.text("draws") ?? "3,5,7,10").split(",").map(Number);
    if (draws.some((n) => !Number.isInteger(n) || n < 1)) {
      throw new CannotDo(
        cliProblems.report("cli/not-a-number", {}, { name: "draws", value: options.text("draws") ?? "" }),
      );
    }
    const size = deck.cards.reduce((sum, { count }) => sum + count, 0);
    const cards = deck.cards.map(({ id, facts, count }) => ({
      id,
      name: facts.name,
      count,
      odds: draws.map((drawn) => ({ drawn, chance: chanceToHold(size, count, drawn) })),
    }));
    for (const { name, count, odds } of cards) {
      const chances = odds.map(({ drawn, chance }) => `${drawn}: ${(100 * chance).toFixed(0)}%`).join("  ");
      terminal.print(`${count} × ${name}  ${terminal.paint("grey", chances)}`);
    }
    return { exit: 0, json: { size, cards } };
  },

  convert(deck: OpenDeck, options: Options, terminal: Terminal): Outcome {
    const to = options.text("to") ?? "text";
    const lines = {
      text: () => deck.cards.map(({ facts, count }) => `${count} ${facts.name}`).join("\n"),
      codes: () => deck.cards.map(({ id, facts, count }) => `${count} ${facts.code ?? id}`).join("\n"),
      json: () =>
        JSON.stringify({ name: deck.name, cards: deck.cards.map(({ id: card, count }) => ({ card, count })) }, null, 2),
    };
    const text = lines[to as keyof typeof lines]();
    terminal.print(text);
    return { exit: 0, json: to === "json" ? JSON.parse(text) : { [to]: text } };
  },
};
