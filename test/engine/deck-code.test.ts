import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CodedLine, deckCode, isDeckCode, readDeckCode } from "../../engine/decks/code/deck-code";
import { type GameId, gameIds } from "../../schemas/game-id";
import { readStarter } from "../games/starter";

const sorted = (lines: readonly CodedLine[]) => lines.toSorted((a, b) => (a.card < b.card ? -1 : 1));
const opened = (game: string, code: string, pool: readonly string[]) => {
  const read = readDeckCode(game, code, pool);
  return read.ok ? sorted(read.value) : read.problem.code;
};
const id = fc.stringMatching(/^[a-z]{1,6}(-[a-z0-9]{1,4})?$/);
const pool = fc.uniqueArray(id, { minLength: 1, maxLength: 300 });
const deckOf = (cards: readonly string[]) =>
  fc
    .uniqueArray(fc.record({ card: fc.constantFrom(...cards), count: fc.integer({ min: 1, max: 999 }) }), {
      selector: ({ card }) => card,
      maxLength: 40,
    })
    .map((lines) => ({ cards, lines }));
const twoGames = fc.shuffledSubarray([...gameIds], { minLength: 2, maxLength: 2 }) as fc.Arbitrary<[GameId, GameId]>;
const poolAndDeck = pool.chain(deckOf);

describe("a deck code", () => {
  test("opens as the deck it was made of, in any order of lines and cards", () => {
    fc.assert(
      fc.property(poolAndDeck, ({ cards, lines }) => {
        const code = deckCode("flask", lines, cards);
        expect(code).toMatch(/^[\w-]+$/);
        expect(deckCode("flask", lines.toReversed(), cards.toReversed())).toBe(code);
        expect(opened("flask", code, cards.toReversed())).toEqual(sorted(lines));
      }),
      { numRuns: 150 },
    );
  });

  test("never opens as another deck: not with letters changed, cut or swapped, nor in another set or game", () => {
    fc.assert(
      fc.property(
        poolAndDeck,
        pool,
        twoGames,
        fc.nat(),
        fc.nat(63),
        ({ cards, lines }, others, [game, another], where, letter) => {
          const code = deckCode(game, lines, cards);
          const at = where % code.length;
          const put = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"[letter]!;
          const changed = [
            code.slice(0, at) + put + code.slice(at + 1),
            code.slice(0, at) + code.slice(at + 1),
            code + put,
            code.slice(0, at) + (code[at + 1] ?? "") + code[at] + code.slice(at + 2),
          ].filter((text) => text !== code);
          const asRead = [...changed.map((text) => opened(game, text, cards)), opened(game, code, others)];
          for (const deck of asRead.filter((read) => typeof read !== "string")) expect(deck).toEqual(sorted(lines));
          if (lines.length > 0) expect(typeof opened(another, code, cards)).toBe("string");
        },
      ),
      { numRuns: 400 },
    );
  });

  test("outlives cards that come, and tells how many are gone", () => {
    const cards = Array.from({ length: 300 }, (_, n) => `card-${n}`);
    const lines = cards.slice(0, 30).map((card) => ({ card, count: 1 }));
    const code = deckCode("flask", lines, cards);
    expect(opened("flask", code, [...cards, ...Array.from({ length: 300 }, (_, n) => `new-${n}`)])).toEqual(
      sorted(lines),
    );
    const read = readDeckCode("flask", code, cards.slice(2));
    expect(read.ok || read.problem.message).toContain("30 different cards, and");
  });

  test("is under 60 characters for 30 cards out of a thousand, in any game, and for every starter deck", () => {
    const cards = Array.from({ length: 1000 }, (_, n) => `card-${n}`);
    for (const [n, game] of gameIds.entries())
      for (let from = 30 * n; from < 900; from += 150) {
        const lines = cards.slice(from, from + 30).map((card) => ({ card, count: 1 }));
        expect(deckCode(game, lines, cards).length).toBeLessThan(60);
        const some = lines.slice(0, 15).map(({ card }, at) => ({ card, count: 1 + (at % 3) }));
        expect(deckCode(game, some, cards).length).toBeLessThan(60);
      }
    for (const game of gameIds) {
      const starter = readStarter<object>(game);
      for (const [, deck] of starter.decks) {
        const code = deckCode(game, deck.cards, starter.cards.keys());
        expect(opened(game, code, [...starter.cards.keys()])).toEqual(sorted(deck.cards));
        const distinct = deck.cards.length;
        expect(code.length).toBeLessThan(distinct <= 30 ? 60 : 2 * distinct + 10);
      }
    }
  });

  test("is made with more bits where few would be read in two ways", () => {
    const cards = Array.from({ length: 5000 }, (_, n) => `card-${n}`);
    const lines = cards.slice(0, 60).map((card, n) => ({ card, count: 1 + (n % 4) }));
    expect(opened("flask", deckCode("flask", lines, cards), cards)).toEqual(sorted(lines));
  });

  test("of former versions, which wrote down the copies of each card even where all have as many, still opens", () => {
    const starter = readStarter<object>("flask");
    const blue = starter.decks.get("blue")!.cards.map(({ card, count }) => ({ card, count }));
    expect(opened("flask", "1CsEK9Q3pAnDbbw1syK", [...starter.cards.keys()])).toEqual(sorted(blue));
    expect(deckCode("flask", blue, starter.cards.keys())).toMatch(/^2.{16}$/);
  });

  test("is told from names and numbers", () => {
    expect(["12345678", "3 Attack", "Thief", "1", ""].filter(isDeckCode)).toEqual([]);
    expect(opened("flask", "hello", [])).toBe("deck-code/no-code");
  });
});
