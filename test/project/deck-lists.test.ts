import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextInt, seedRng } from "../../engine/core/rng";
import { deckCode, readDeckCode } from "../../engine/decks/code/deck-code";
import type { ListedCard } from "../../project/deck-lists/known-cards";
import { readDeckTable } from "../../project/deck-lists/read-deck-table";
import { type ListLine, readDeckList } from "../../project/deck-lists/read-list";
import { writeDeckList } from "../../project/deck-lists/write-list";
import { writeDelimited } from "../../project/tables/delimited";
import { tableOfDeck } from "../../project/tables/plan-decks";
import type { Deck } from "../../schemas/deck";
import { gameIds } from "../../schemas/game-id";
import { readStarter } from "../games/starter";

const cards: ListedCard[] = [
  { id: "thief", name: "Thief" },
  { id: "war-hounds", name: "War Hounds" },
  { id: "elan", name: "Élan" },
  { id: "two-wolves", name: "2 Wolves" },
  { id: "royal-guard", name: "Royal Guard" },
  { id: "royal-guard-2", name: "Royal Guard" },
  { id: "attack", name: "Attack", code: "R1" },
];
const read = (text: string) =>
  readDeckList(text, cards).lines.map(({ zone, count, card, name }) => [zone, count, card ?? `? ${name}`]);

describe("a line of a list", () => {
  test.each([
    ["3 Thief", 3, "thief"],
    ["3x Thief", 3, "thief"],
    ["3× thief", 3, "thief"],
    ["3 x  THIEF", 3, "thief"],
    ["x3 Thief", 3, "thief"],
    ["Thief x3", 3, "thief"],
    ["Thief (3)", 3, "thief"],
    ["Thief, 3", 3, "thief"],
    ["Thief\t3", 3, "thief"],
    ["3\tThief", 3, "thief"],
    ["Thief", 1, "thief"],
    ["- 2 War Hounds", 2, "war-hounds"],
    ["• 2 war-hounds", 2, "war-hounds"],
    ["2 Elan", 2, "elan"],
    ["2 Wolves", 1, "two-wolves"],
    ["3 2 Wolves", 3, "two-wolves"],
    ["3 Thief (base) 12", 3, "thief"],
    ["3 Thief [BAS] 12a", 3, "thief"],
    ["1 Thief (base) 12 *F*", 1, "thief"],
    ["2 R1", 2, "attack"],
    ["2 Royal Guard (royal-guard-2)", 2, "royal-guard-2"],
  ])("%j", (text, count, card) => expect(read(text)).toEqual([["cards", count, card]]));

  test("whose name no card has is kept, with names that are near", () => {
    const { lines } = readDeckList("2 Theif\n1 Hounds\n4 Something else", cards);
    expect(lines.map(({ line, count, name, near }) => [line, count, name, near.map(({ id }) => id)])).toEqual([
      [1, 2, "Theif", ["thief"]],
      [2, 1, "Hounds", ["war-hounds"]],
      [3, 4, "Something else", []],
    ]);
  });

  test("whose name several cards have is asked for", () => {
    const [line] = readDeckList("2 Royal Guard", cards).lines;
    expect(line).toMatchObject({ count: 2, near: [{ id: "royal-guard" }, { id: "royal-guard-2" }] });
    expect(line).not.toHaveProperty("card");
  });
});

test("sections, remarks and headings are told from cards", () => {
  const text = `\uFEFF# Night Raid\r
// tried on Friday\r
Units (3)
Units:
3 Thief

Sideboard
1 War Hounds
SB: 2 Thief
[Maybe]
1 Attack
Deck:
1 Elan`;
  expect(readDeckList(text, cards).name).toBe("Night Raid");
  expect(read(text)).toEqual([
    ["cards", 3, "thief"],
    ["side", 1, "war-hounds"],
    ["side", 2, "thief"],
    ["maybe", 1, "attack"],
    ["cards", 1, "elan"],
  ]);
});

test("what is far too long is cut, and that is told", () => {
  expect(readDeckList("1 Thief\n".repeat(5000), cards)).toMatchObject({ isCut: true });
  expect(readDeckList("9".repeat(100_000), cards).lines[0]!.text.length).toBeLessThan(500);
});

test("a deck that is called like one of its cards is still a title", () => {
  const cards = [{ id: "clover-bees", name: "Clover Bees" }];
  const deck: Deck = {
    $schema: "../schemas/deck.schema.json",
    name: "Clover Bees",
    cards: [{ card: "clover-bees", count: 2 }],
  };
  const read = readDeckList(writeDeckList(deck, cards), cards);
  expect(read.name).toBe("Clover Bees");
  expect(read.lines.map(({ card, count }) => ({ card, count }))).toEqual(deck.cards);
});

const anyName = fc.oneof(
  fc.string({ minLength: 1, maxLength: 30, unit: "grapheme" }),
  fc.constantFrom(
    "Sideboard",
    "3 Thief",
    "Maybe:",
    "# Thief",
    "Thief x3",
    "SB: Thief",
    "(3)",
    "Thief (attack)",
    "Deck",
    "1",
  ),
);
const setAndDeck = fc
  .uniqueArray(fc.record({ id: fc.stringMatching(/^[a-z]{1,5}(-[a-z0-9]{1,3})?$/), name: anyName }), {
    selector: ({ id }) => id,
    minLength: 1,
    maxLength: 12,
  })
  .chain((set) =>
    fc.record({
      set: fc.constant(set),
      zones: fc.tuple(
        ...[0, 1, 2].map(() =>
          fc.uniqueArray(
            fc.record({ card: fc.constantFrom(...set.map(({ id }) => id)), count: fc.integer({ min: 1, max: 999 }) }),
            { selector: ({ card }) => card, maxLength: 8 },
          ),
        ),
      ),
    }),
  );

test("a deck that is written as a list or a table is read as the same deck, whatever its cards are called", () => {
  fc.assert(
    fc.property(setAndDeck, ({ set, zones }) => {
      const [main, side, maybe] = zones as [Deck["cards"], Deck["cards"], Deck["cards"]];
      const deck: Deck = { name: "A deck", cards: main, side, maybe };
      const namesOf = new Map(set.map(({ id, name }) => [id, name]));
      const plain = (lines: readonly ListLine[]) => lines.map(({ zone, card, count }) => ({ zone, card, count }));
      const lines = plain(readDeckList(writeDeckList(deck, set), set).lines);
      const table = writeDelimited(
        tableOfDeck("a-deck", deck, (id) => namesOf.get(id)!),
        ",",
      );
      expect(plain(readDeckTable(table, set)!.lines)).toEqual(lines);
      const inZone = (zone: string, entries: Deck["cards"]) =>
        entries.map(({ card, count }) => ({ zone, card, count }));
      expect(lines).toEqual([...inZone("cards", main), ...inZone("side", side), ...inZone("maybe", maybe)]);
    }),
    { numRuns: 200 },
  );
});

test.each(gameIds)("the starter decks of %s come back, and any others, as lists and as codes", (game) => {
  const starter = readStarter<{ name: string }>(game);
  const set = [...starter.cards].map(([id, { name }]) => ({ id, name }));
  const ids = set.map(({ id }) => id);
  const random = seedRng(16);
  const others = Array.from({ length: 20 }, (_, n) =>
    ids
      .filter(() => nextInt(random, 30) <= n)
      .map((card): Deck["cards"][number] => ({ card, count: nextInt(random, 9) + 1 })),
  );
  const plain = (lines: readonly { card?: string; count: number }[]) =>
    lines.map(({ card, count }) => ({ card, count }));
  for (const lines of [...[...starter.decks.values()].map(({ cards: own }) => own), ...others]) {
    expect(plain(readDeckList(writeDeckList({ name: "x", cards: lines }, set), set).lines)).toEqual(plain(lines));
    const read = readDeckCode(game, deckCode(game, lines, ids), ids);
    expect(new Map(read.ok ? read.value.map(({ card, count }) => [card, count]) : [])).toEqual(
      new Map(lines.map(({ card, count }) => [card, count])),
    );
  }
});
