import { expect, it } from "vitest";
import type { Json } from "../../engine/core/vocabulary";
import { bestOf, pastedRows, readRow, writeAbilities } from "../../project/rules-texts";
import { starterSupply } from "../engine/starter";

const game = "castle-lanes";
const cards = Object.values(starterSupply(game).cards) as Json[];
const scout = { name: "Scout", type: "unit", cost: 2, attack: 1, hp: 1, move: 1 };
const files = new Map([
  ["cards/scout.json", JSON.stringify({ ...scout, abilities: [{ on: "play", do: [{ draw: {} }] }] })],
  ["cards/miner.json", JSON.stringify({ ...scout, name: "Old Miner" })],
]);
const read = (card: string, text: string) => readRow(files, game, { card, text }, cards);

it("takes a pasted column apart: a card, a tab, its text, and more lines of it", () => {
  expect(pastedRows("Scout\tDraw a card.\nGain 2 gold.\r\n\nOld Miner\t“…”\n")).toEqual([
    { card: "Scout", text: "Draw a card.\nGain 2 gold." },
    { card: "Old Miner", text: "“…”" },
  ]);
});

it("finds a card by its id or by its name, and says which one there is not", () => {
  expect(read("scout", "When you play this, draw 2 cards.")).toMatchObject({ path: "cards/scout.json", replaces: 1 });
  expect(read("old miner", "When you play this, draw 2 cards.")).toMatchObject({ path: "cards/miner.json" });
  expect(read("Nobody", "Draw a card.")).toMatchObject({ state: "no-card", lines: [] });
});

it("is sure only of what has one reading that says all of it", () => {
  expect(read("scout", "When you play this, draw 2 cards.").state).toBe("understood");
  expect(read("scout", "When you play this, draw 2 cards and dance.").state).toBe("doubtful");
  expect(read("scout", "Lorem ipsum dolor sit amet.").state).toBe("unread");
});

it("writes what is understood into the cards, in one step", () => {
  const row = read("scout", "When you play this, draw 2 cards.\nWhen this is destroyed, gain 1 gold.");
  const { label, changes } = writeAbilities(files, game, [{ path: row.path!, abilities: bestOf(row) }]);
  expect(label).toBe("Rules of 1 card from their texts");
  expect(changes.map(({ path }) => path)).toEqual(["cards/scout.json"]);
  expect(JSON.parse(changes[0]!.text!)).toMatchObject({
    name: "Scout",
    abilities: [
      { on: "play", do: { draw: { n: 2 } } },
      { on: "destroyed", do: { gold: { n: 1 } } },
    ],
  });
});
