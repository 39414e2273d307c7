import { expect, test } from "vitest";
import { cardGame } from "../../engine/games/registry";
import { cardPath } from "../../project/paths";
import { factsOf } from "../../project/project-text";
import { supplyOf } from "../../project/supply";
import { cardAt } from "../../project/whole-card";
import type { GameId } from "../../schemas/game-id";

/** Texts call other cards by the names that these have now. */

const texts: [GameId, object, string, string, string][] = [
  [
    "castle-lanes",
    { name: "Recruit", type: "skill", abilities: [{ on: "play", do: { addCard: { card: "thief", to: "hand" } } }] },
    "Frühlingsdieb",
    "put a Thief into your hand",
    "put a Frühlingsdieb into your hand",
  ],
  [
    "garden-incursion",
    {
      name: "Burrow",
      type: "ability",
      abilities: [{ on: "play", do: [{ token: { card: "thief", at: "this" } }] }],
    },
    "Käfer",
    "create a Thief at",
    "create a Käfer at",
  ],
  [
    "battle-farm",
    { name: "Sower", kind: "action", rarity: "common", value: 2, abilities: [{ do: [{ create: { card: "thief" } }] }] },
    "Möhre",
    "Create a Thief card in your hand",
    "Create a Möhre card in your hand",
  ],
];

test.each(texts)("in %s", (game, naming, name, without, by) => {
  const filesWith = (called: string) =>
    new Map([
      [cardPath("naming"), JSON.stringify(naming)],
      [cardPath("thief"), JSON.stringify(cardGame(game).newCard(called))],
    ]);
  const textWith = (called: string) =>
    factsOf(cardAt<object>(filesWith(called), cardPath("naming"), game)!, game).text.toLowerCase();
  expect(textWith("Thief")).toContain(without.toLowerCase());
  expect(textWith(name)).toContain(by.toLowerCase());
  // In a match, effects still name the card by its id.
  expect(JSON.stringify(supplyOf(filesWith(name), game).cards["naming"])).toContain('"card":"thief"');
});
