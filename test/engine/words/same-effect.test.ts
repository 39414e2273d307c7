import { describe, expect, it } from "vitest";
import type { Json } from "../../../engine/core/vocabulary";
import { cardGame } from "../../../engine/games/registry";
import type { SlotSchema } from "../../../engine/words/place";
import { isSameEffect } from "../../../engine/words/same-effect";
import { schemaFor } from "../../../project/format";
import type { GameId } from "../../../schemas/game-id";

function isSame(game: GameId, a: Json, b: Json, rules: Record<string, Json> = {}): boolean {
  const ground = {
    lexicon: cardGame(game).lexicon!,
    schema: schemaFor("card", game) as SlotSchema,
    card: { name: "Onion", type: "crop", abilities: [] },
    at: "/abilities/0",
    id: "onion",
    rules,
  };
  return isSameEffect(ground, { do: a } as Json, { do: b } as Json);
}

const draw = { draw: {} };
const count = { count: { cards: { zone: "hand" } } };
const gain = (n: Json): Json => ({ gain: { what: "coins", n } });

describe("one effect", () => {
  it.each<[string, Json, Json]>([
    ["a list of one is that one", [draw], draw],
    ["a list within a list is one list", [draw, [draw, draw]], [draw, draw, draw]],
    ["what is so anyway is left out", { draw: { who: "self", n: 1 } }, draw],
    ["a sum is the same in any order", gain({ sum: [count, 2] }), gain({ sum: [2, count] })],
    ["all of one is that one", gain({ least: [count] }), gain(count)],
    ["the cards in a hand are its size", gain({ handSize: "self" }), gain(count)],
    ["a d4 has four sides", { roll: { sides: "d4", as: "a" } }, { roll: { sides: 4, as: "b" } }],
    [
      "a card that names itself means this one",
      gain({ harvested: { card: "onion" } }),
      gain({ harvested: { card: "this" } }),
    ],
    [
      "what can be harmed stands in no Greenhouse, whatever it is called",
      [{ choose: { as: "it", crop: {}, harmful: true } }, { destroy: { crops: "it" } }],
      [{ choose: { as: "one", crop: { of: "field", unprotected: true } } }, { destroy: { crops: { chosen: "one" } } }],
    ],
  ])("%s", (_, a, b) => {
    expect(isSame("battle-farm", a, b)).toBe(true);
  });

  it("is what house rules make of it, if that is asked", () => {
    const ruled = { roll: { sides: { rule: "luckyFindDie" }, as: "rolled" } };
    const plain = { roll: { sides: 6, as: "rolled" } };
    expect(isSame("battle-farm", ruled, plain, { luckyFindDie: "d6" })).toBe(true);
    expect(isSame("battle-farm", ruled, plain)).toBe(false);
  });
});

describe("another effect", () => {
  it.each<[string, Json, Json]>([
    ["in another order", [draw, gain(1)], [gain(1), draw]],
    ["of another number", gain(1), gain(2)],
    ["by another word, each of what is usual", gain({ handSize: "self" }), gain({ deckSize: "self" })],
    ["of a difference turned round", gain({ difference: [count, 1] }), gain({ difference: [1, count] })],
    [
      "on the other of two that were chosen",
      [{ choose: { as: "a", crop: {} } }, { choose: { as: "b", crop: {} } }, { destroy: { crops: "a" } }],
      [{ choose: { as: "a", crop: {} } }, { choose: { as: "b", crop: {} } }, { destroy: { crops: "b" } }],
    ],
  ])("%s", (_, a, b) => {
    expect(isSame("battle-farm", a, b)).toBe(false);
  });
});
