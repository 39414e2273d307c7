import { describe, expect, test } from "vitest";
import { completeOptions } from "../../engine/core/options";
import { cardGame } from "../../engine/games/registry";
import { type GameId, gameIds } from "../../schemas/game-id";
import { readStarter } from "./starter";
import type { WrittenDecks } from "./written-deck";

/** Decks as somebody writes them down, each with all that the rules of its game say to it: nothing less, and nothing more. */

const found = import.meta.glob<WrittenDecks>("./written-decks/*.ts", { import: "decks", eager: true });
const ofGame = (id: GameId): WrittenDecks | undefined => found[`./written-decks/${id}.ts`];

describe.each(gameIds.filter(ofGame))("a deck of %s:", (id) => {
  const game = cardGame(id);
  const starter = readStarter<object>(id);
  const { first, rows } = ofGame(id)!;

  test.each(rows)("%s", (_, written, says) => {
    const { cards, from = first, otherwise = {}, players, rules = {} } = written;
    const counts = new Map(starter.decks.get(from)?.cards.map(({ card, count }) => [card, count]));
    for (const [, count, card] of cards.matchAll(/(\d+) ([\w-]+)/g)) counts.set(card!, Number(count));
    const lines = [...counts].flatMap(([card, count]) =>
      count > 0 ? [{ id: card, card: otherwise[card] ?? starter.card(card), count }] : [],
    );
    const house = completeOptions(game.options, rules, game.presets);
    if (!house.ok) throw new Error(house.problem.message);
    const told = game.breaches(lines, { rules: house.value, players }).filter(({ severity }) => severity !== "note");
    const codes = told.map(({ problem }) => problem.code.replace(`${id}/`, "")).sort();
    expect(codes).toEqual(says.split(" ").filter(Boolean).sort());
  });
});
