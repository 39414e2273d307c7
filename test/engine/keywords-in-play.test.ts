import { describe, expect, test, vi } from "vitest";
import { textOf } from "../../engine/core/grammar/phrase";
import { hashPlain } from "../../engine/core/plain";
import { prepareMatch, type Supply } from "../../engine/core/setup";
import type { Json } from "../../engine/core/vocabulary";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import { cardGame } from "../../engine/games/registry";
import { parameterNames } from "../../schemas/keyword";
import { playRandomly } from "./random-play";
import { starterSupply } from "./starter";

vi.setConfig({ testTimeout: 60_000 });

type Written = Record<string, Json>;

/** An ability with its first numbers left open, and what they were. */
function opened(ability: Json): { ability: Json; numbers: number[] } {
  const numbers: number[] = [];
  const open = (tree: Json): Json => {
    if (typeof tree === "number" && numbers.length < parameterNames.length && Number.isInteger(tree) && tree >= 0)
      return parameterNames[numbers.push(tree) - 1]!;
    if (Array.isArray(tree)) return tree.map((part) => open(part as Json));
    if (typeof tree !== "object" || tree === null) return tree;
    return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, open(part)]));
  };
  return { ability: open(ability), numbers };
}

/** The card with all that it does in keywords: its first ability in one that comes with another, the rest in one each. */
function byKeywords(card: Json): Json {
  const { abilities = [], keywords = {}, ...rest } = card as Written;
  const own = abilities as Json[];
  if (own.length === 0) return card;
  const definitions: Written = {};
  const taken: Written = {};
  own.forEach((written, n) => {
    const { ability, numbers } = opened(written);
    const parameters = numbers.map((_, nth) => ({ title: `Number ${nth}`, minimum: 0, maximum: 99 }));
    const given: Json = numbers.length === 0 ? true : numbers.length === 1 ? numbers[0]! : numbers;
    definitions[`does-${n}`] = { name: `Does ${n}`, parameters, abilities: [ability] };
    if (n > 0) taken[`does-${n}`] = given;
    else {
      const passed: Json = numbers.length === 0 ? true : parameterNames.slice(0, numbers.length);
      definitions["first"] = { name: "First", parameters, keywords: { "does-0": passed } };
      taken["first"] = given;
    }
  });
  return { ...rest, keywords: { ...(keywords as Written), ...taken }, definitions } as Json;
}

describe.each(playableGames.filter((id) => cardGame(id).keywords))("%s", (id) => {
  const game = playableGame(id);
  const supply = starterSupply(id);
  const keyworded: Supply = {
    ...supply,
    cards: Object.fromEntries(
      Object.entries(supply.cards as Record<string, Json>).map(([card, json]) => [card, byKeywords(json)]),
    ) as Supply["cards"],
  };
  const hashes = (from: Supply, seed: number): string[] => {
    const ready = prepareMatch(game, from, game.players.min);
    if (!ready.ok) throw new Error(ready.problems.map(({ message }) => message).join("\n"));
    const met: string[] = [];
    playRandomly(ready.rules, seed, (state) => met.push(hashPlain(state)));
    return met;
  };

  test("a card plays by a keyword as it does by the same abilities written out", () => {
    for (const seed of [1, 2, 3]) expect(hashes(keyworded, seed)).toEqual(hashes(supply, seed));
  });

  test("and isn't played where nobody says what it is", () => {
    const [deck] = Object.values(supply.decks);
    const { card: first } = deck![0]!;
    const lost = { ...(supply.cards as Record<string, Written>)[first], keywords: { lost: true } };
    const ready = prepareMatch(
      game,
      { ...supply, cards: { ...supply.cards, [first]: lost as Json } },
      game.players.min,
    );
    expect(ready.ok ? [] : ready.problems.map(({ message }) => message).join()).toContain("“lost”");
  });

  test("and explains it in the same words", () => {
    const { describe: facts, lexicon } = cardGame(id);
    for (const [card, json] of Object.entries(supply.cards)) {
      const { text } = facts((keyworded.cards as Record<string, unknown>)[card]);
      for (const { at, words } of lexicon!.sentences(json)) {
        if (at.startsWith("/abilities/")) expect(text, card).toContain(textOf(words).replaceAll("\n", " "));
      }
    }
  });
});
