import { describe, expect, test } from "vitest";
import { cardGame } from "../../engine/games/registry";
import { priceListOf, worthOf } from "../../project/worth";
import { type GameId, gameIds } from "../../schemas/game-id";
import { readStarter } from "./starter";

/** The prices of each game are fitted to its starter set: `node scripts/fit-worth.mjs` says how well. */

/** Cards whose cost their numbers don't explain, with what does. */
const unlike: Partial<Record<GameId, Readonly<Record<string, string>>>> = {
  "castle-lanes": {
    "muddy-road": "free: it hinders, and wins nothing",
    "supply-drop": "free, but only for who is behind",
    phalanx: "what it takes counts against what it gives",
    "hydrogen-bomb": "the one card that clears the board",
  },
  "battle-farm": {
    "grocery-composture": "rolls as many dice as its value says, and one is counted",
    "lucky-find": "one die for coins, at the price of a common card",
    "waste-disposal": "as strong as a hand is full",
    recycle: "gives back what another card was worth",
    "fertilizer-frenzy": "as strong as the crop that it lowers",
  },
  hatch: { "world-elder": "an Elder: power for those who have the dragons to give" },
  "garden-incursion": {
    liquefy: "kills outright, but only what is weak",
    "fungus-garden": "energy in every turn",
  },
};

const priced = gameIds.filter((game) => cardGame(game).worth !== undefined);

test("all games that ship say what their cards are worth", () => {
  expect(priced).toEqual(gameIds);
});

describe.each(priced)("the starter set of %s", (game) => {
  const list = priceListOf({ format: 1, game, name: "Set" }, {})!;
  const cards = [...readStarter<object>(game).cards].flatMap(([id, card]) => {
    const worth = worthOf(card, list);
    return worth ? [{ id, ...worth }] : [];
  });
  const { error } = cardGame(game).worth!;

  test("has prices that can be read, and worked out for every card", () => {
    expect(list.prices.flatMap(({ slip }) => slip ?? [])).toEqual([]);
    expect(cards.flatMap(({ failed }) => failed)).toEqual([]);
    expect(cards.length).toBeGreaterThan(15);
  });

  test("is worth what it costs, as nearly as is stated", () => {
    const off = cards.map(({ value, cost }) => Math.abs(value! - cost));
    const mean = off.reduce((sum, each) => sum + each, 0) / off.length;
    expect(mean).toBeLessThanOrEqual(error.mean);
    expect(mean).toBeGreaterThan(error.mean - 0.1);
  });

  test("has no unusual card that isn't listed", () => {
    const unusual = cards.filter(({ isUnusual }) => isUnusual).map(({ id }) => id);
    expect(unusual.toSorted()).toEqual(Object.keys(unlike[game] ?? {}).toSorted());
  });

  test("needs every price: each counts for some card", () => {
    const counting = new Set(cards.flatMap(({ parts }) => parts.map(({ part }) => part)));
    expect([...counting].toSorted()).toEqual(list.prices.map(({ part }) => part).toSorted());
  });
});

test("cards that nobody pays for aren't worth anything by prices", () => {
  const { cards } = readStarter<object>("castle-lanes");
  const list = priceListOf({ format: 1, game: "castle-lanes", name: "Set" }, {})!;
  for (const id of ["star-expedition", "peasant", "rush"]) expect(worthOf(cards.get(id)!, list)).toBeUndefined();
});

test("Battle Farm's prices are those of the house", () => {
  const { cards } = readStarter<object>("battle-farm");
  const manifest = { format: 1, game: "battle-farm" as const, name: "Set", options: { priceCommon: 2 } };
  expect(worthOf(cards.get("wheat")!, priceListOf(manifest, {})!)?.cost).toBe(2);
});

test("Flask's cards with effects of their own are worth as much as composed ones that do the same", () => {
  const list = priceListOf({ format: 1, game: "flask", name: "Set" }, {})!;
  const composed = { name: "A", composition: { B2: 2 } };
  const own = { name: "B", composition: {}, cost: { fixed: { B: 2 } }, effects: [{ draw: { who: "self", n: 2 } }] };
  expect(worthOf(own, list)).toEqual(worthOf(composed, list));
});
