import { describe, expect, test } from "vitest";
import { notMentioned, standingOver } from "../../engine/core/own-words";
import { cardGame } from "../../engine/games/registry";

const missing = (own: string, generated: string) => notMentioned({ at: "/text", own, generated });

test("own words stand over others only where both say something, and something else", () => {
  expect(standingOver("/text", " Gain 1\n{coin}. ", "Gain 1 {coin}.")).toEqual([]);
  expect(standingOver("/text", "", "Gain 1 {coin}.")).toEqual([]);
  expect(standingOver("/text", "Rain.", "")).toEqual([]);
  expect(standingOver("/text", "Rain. ", "Gain 1 {coin}.")).toEqual([
    { at: "/text", own: "Rain.", generated: "Gain 1 {coin}." },
  ]);
});

describe("what the effects say and own words leave out", () => {
  test.each([
    ["a number that has been changed", "Deal 2 damage.", "Deal 3 damage to a unit.", ["3"]],
    ["a number written as a word", "Deal three damage, twice.", "Deal 3 damage to 2 units.", []],
    ["not that there is one of a thing", "Draw a card.", "Draw 1 card.", []],
    ["a name in the midst of a sentence", "Call a friend.", "Place an Iron Golem here.", ["Iron Golem"]],
    ["a name in its other number", "For each Cherry.", "Count your Cherries and Melons.", ["Melons"]],
    ["no symbol, and no word in bold", "It stays.", "**Perennial.** Gain {B3}{coin}.", []],
    ["no part of another number", "Deal 12 damage.", "Deal 2 damage.", ["2"]],
  ])("%s", (_, own, generated, expected) => {
    expect(missing(own, generated)).toEqual(expected);
  });
});

test("every text that a card of Garden Incursion may say in own words is known", () => {
  const queen = {
    name: "Nest",
    type: "structure",
    tribe: "Ants",
    text: "Feeds.",
    condition: "In spring",
    location: "Anywhere",
    abilities: [{ on: "play", do: { draw: 2 } }],
    spawnCondition: { atLeast: [{ count: { side: "own", kind: "creature" } }, 1] },
    site: { near: [1, { side: "own", kind: "queen" }] },
    specials: [{ name: "Dig", ap: 1, text: "Digs.", do: { draw: 1 } }],
  };
  const words = cardGame("garden-incursion").ownWords!(queen);
  expect(words.map(({ at }) => at)).toEqual(expect.arrayContaining(["/text", "/specials/0/text"]));
});
