import { describe, expect, test } from "vitest";
import { chooseLeader, describeDeck, type Placing, placeCards, putOnPile, renamePile } from "../../project/deck-moves";
import { costSize, type PiledCard, pilesOf } from "../../project/deck-piles";
import { deckPath } from "../../project/paths";
import type { Deck } from "../../schemas/deck";
import { readStarter } from "../games/starter";

/** What a hand does to a deck, and how it lies before one's eyes. */

const deck: Deck = {
  $schema: "../schemas/deck.schema.json",
  name: "D",
  cards: [
    { card: "attack", count: 3, pile: "Early", locked: true },
    { card: "profit", count: 1 },
  ],
  side: [{ card: "profit", count: 2, pile: "Late" }],
};
const filesOf = (of: Deck) => new Map([[deckPath("d"), JSON.stringify(of)]]);
const after = ({ changes }: { changes: readonly { text: string | null }[] }): Deck => JSON.parse(changes[0]!.text!);
const placed = (card: string, placing: Placing) => after(placeCards(filesOf(deck), "flask", "d", [card], placing));

describe("cards are placed", () => {
  test("from the deck beside it, with their pile but without their lock", () => {
    const moved = placed("attack", { from: "cards", to: "maybe", copies: 1 });
    expect(moved.cards[0]).toEqual({ card: "attack", count: 2, pile: "Early", locked: true });
    expect(moved.maybe).toEqual([{ card: "attack", count: 1, pile: "Early" }]);
  });
  test("among others of theirs, which keep their pile", () => {
    expect(placed("profit", { from: "cards", to: "side", copies: 9 })).toMatchObject({
      cards: [{ card: "attack" }],
      side: [{ card: "profit", count: 3, pile: "Late" }],
    });
  });
  test("out of the last place beside the deck, which is then not written any more", () => {
    const moved = placed("profit", { from: "side", to: "cards", copies: 2 });
    expect(moved.side).toBeUndefined();
    expect(moved.cards[1]).toEqual({ card: "profit", count: 3 });
  });
  test("from the set, on the pile that is meant", () => {
    const { cards } = placed("double-attack", { to: "cards", copies: 1, pile: "Early" });
    expect(cards[2]).toEqual({ card: "double-attack", count: 1, pile: "Early" });
  });
  test("several at once, as one step that tells how many", () => {
    const edit = placeCards(filesOf(deck), "flask", "d", ["attack", "research"], { to: "side", copies: 1 });
    expect(edit.label).toBe("Add 2 cards to the sideboard of D");
    expect(after(edit).side).toEqual([
      { card: "profit", count: 2, pile: "Late" },
      { card: "attack", count: 1 },
      { card: "research", count: 1 },
    ]);
  });
});

test("piles are made, called otherwise wherever they lie, and left again", () => {
  const files = filesOf(deck);
  expect(after(putOnPile(files, "flask", "d", "cards", "profit", "Late")).cards[1]).toMatchObject({ pile: "Late" });
  expect(after(putOnPile(files, "flask", "d", "side", "profit", "")).side).toEqual([{ card: "profit", count: 2 }]);
  expect(after(renamePile(files, "flask", "d", "Late", "Finish")).side![0]!.pile).toBe("Finish");
});

test("another leader takes the place of those that there were, in one step", () => {
  const led = { ...deck, cards: [{ card: "queen", count: 1 }, ...deck.cards, { card: "king", count: 2 }] };
  const isLeader = (card: string) => ["queen", "king", "prince"].includes(card);
  const { cards } = after(chooseLeader(filesOf(led), "flask", "d", "prince", isLeader));
  expect(cards.map(({ card }) => card)).toEqual(["prince", "attack", "profit"]);
});

test("what is said of a deck is written, and not written where nothing is said", () => {
  const said = after(describeDeck(filesOf(deck), "flask", "d", { notes: "Fast", folder: "Tests", tags: ["aggro"] }));
  expect(said).toMatchObject({ notes: "Fast", folder: "Tests", tags: ["aggro"], cards: deck.cards });
  const unsaid = after(describeDeck(filesOf(said), "flask", "d", { notes: "", folder: undefined, tags: [] }));
  expect(unsaid).toEqual(deck);
  const empty = after(describeDeck(filesOf({ ...deck, cards: [] }), "flask", "d", { notes: "Soon" }));
  expect(empty.cards).toEqual([]);
});

describe("piles", () => {
  const { cards, decks } = readStarter<{ name: string }>("castle-lanes");
  const piled = decks.get("stampede")!.cards.map((entry): PiledCard => {
    const card = cards.get(entry.card);
    return { entry, card, name: card!.name };
  });
  test("by cost rise, and hold every copy once", () => {
    const piles = pilesOf(piled, "cost", "castle-lanes");
    expect(piles.map(({ title }) => title)).toEqual(
      [...piles]
        .map(({ title }) => title)
        .toSorted((a, b) => (a === "No cost" ? -1 : b === "No cost" ? 1 : a.localeCompare(b))),
    );
    expect(piles.reduce((sum, { copies }) => sum + copies, 0)).toBe(31);
  });
  test("by copies begin with the most; by hand they are called as they were", () => {
    const copies = pilesOf(piled, "copies", "castle-lanes").map(({ key }) => Number(key));
    expect(copies).toEqual(copies.toSorted((a, b) => b - a));
    const byHand = pilesOf(
      piled.map((each, at) => (at < 2 ? { ...each, entry: { ...each.entry, pile: "Early" } } : each)),
      "hand",
      "castle-lanes",
    );
    expect(byHand.map(({ title }) => title)).toEqual(["Early", "On no pile"]);
  });
  test("are of what the curve counts, in the game's own word: in Battle Farm what a card costs at the market", () => {
    const farm = readStarter<{ name: string }>("battle-farm");
    const of = (id: string): PiledCard => ({ entry: { card: id, count: 1 }, card: farm.cards.get(id), name: id });
    const titles = pilesOf([...farm.cards.keys()].map(of), "cost", "battle-farm").map(({ title }) => title);
    expect(titles).toEqual(["No price", "Price 1", "Price 2", "Price 3", "Price 5", "Price 8"]);
  });
  test.each([
    ["3", 3],
    ["1 {sack}", 1],
    ["{R}{R}", 2],
    ["{B} and 2 Cards", 3],
  ])("a cost of %s counts as %d", (cost, size) => {
    expect(costSize(cost)).toBe(size);
  });
});
