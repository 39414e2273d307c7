import { describe, expect, it } from "vitest";
import { spansOf } from "../../engine/core/grammar/phrase";
import type { Card as GardenIncursionCard } from "../../engine/games/garden-incursion/card-schema";
import { game as gardenIncursion } from "../../engine/games/garden-incursion/game";
import { abilityPhrase } from "../../engine/games/garden-incursion/play/ability-text";
import { cards } from "./garden-incursion-kit";

/** What cards say, those of the set and those that nobody has thought of yet. */
const ant = (card: Record<string, unknown>): GardenIncursionCard =>
  ({ name: "Novelty", type: "ability", tribe: "Copperhill Ants", cost: 0, ...card }) as GardenIncursionCard;
const text = (card: Record<string, unknown>): string => gardenIncursion.describe(ant(card)).text;

describe("the print of Garden Incursion", () => {
  it("says on every card what it does", () => {
    for (const [id, card] of Object.entries(cards)) {
      const { text: printed } = gardenIncursion.describe(card);
      expect(printed, id).not.toMatch(/…|undefined|>=|\bit1\b|\[object/);
      if (card.abilities?.length || card.specials?.length) expect(printed.length, id).toBeGreaterThan(10);
    }
  });

  it.each([
    ["yank", "Displace an enemy non-queen creature within 2 ranges of one of your creatures by up to 1 range."],
    ["still-as-stone", "Draw a card for each of your creatures that have not used Move this turn, at most 3."],
    ["alarm-pheromone", "Up to three of your non-queen creatures get +1 {A} this turn."],
    ["wolf-spider", "When this dies, create a Hatchling at its position."],
    ["sudden-swarm", "Displace up to two of your non-queen creatures by up to 1 range each."],
  ])("%s", (id, expected) => expect(gardenIncursion.describe(cards[id]!).text).toBe(expected));
});

describe("what a new ability of Garden Incursion says", () => {
  it.each<[string, unknown, string]>([
    [
      "of each enemy",
      {
        each: { of: { objects: { side: "enemy", kind: "creature" } }, as: "e", do: { strike: { object: "e", n: 1 } } },
      },
      "Strike each enemy creature for 1.",
    ],
    [
      "of each opponent",
      { each: { of: { opponents: true }, as: "o", do: [{ energy: { n: -1, who: "o" } }, { discard: { who: "o" } }] } },
      "Each opponent loses 1 {E}; then that opponent discards a card of their choice if they have one.",
    ],
    [
      "of one opponent",
      [{ chooseOpponent: "o" }, { energy: { n: -2, who: "o" } }, { draw: { n: 1, who: "o" } }],
      "Choose an opponent. That opponent loses 2 {E}. That opponent draws a card.",
    ],
    [
      "of what is counted",
      { energy: { count: { objects: { side: "own", kind: "creature" } } } },
      "Gain 1 {E} for each of your creatures.",
    ],
    [
      "of repetition",
      { repeat: { n: 2, do: { token: { card: "minim", at: { near: [1, "queen"] } } } } },
      "Do this 2 times: create a Minim within 1 range of your queen.",
    ],
  ])("%s", (_, effect, printed) =>
    expect(text({ type: "ability", abilities: [{ on: "play", do: effect }] })).toBe(printed),
  );
});

// biome-ignore-start lint/suspicious/noThenProperty: the word of the file format.
describe("an effect within another", () => {
  const enemy = { side: "enemy", kind: "creature" };
  const own = { side: "own", kind: "creature" };
  const foes = { objects: enemy };
  const pick = { pick: { from: enemy, as: "c" } };
  const strike = { strike: { object: "c", n: 2 } };
  const rich = { compare: [{ workers: true }, ">=", 3] };
  const late = { phase: "action" };
  it.each<[string, unknown, string]>([
    [
      "a condition within each",
      { each: { of: foes, as: "e", do: { if: { if: rich, then: { destroy: "e" } } } } },
      "For each enemy creature: if you have 3 or more workers, destroy that creature.",
    ],
    [
      "each within a condition",
      { if: { if: rich, then: { each: { of: foes, as: "e", do: { strike: { object: "e", n: 1 } } } } } },
      "If you have 3 or more workers, strike each enemy creature for 1.",
    ],
    ["not", { if: { if: { not: rich }, then: { draw: 1 } } }, "If you have fewer than 3 workers, draw a card."],
    [
      "not, of what is there",
      { if: { if: { not: { exists: { ...enemy, near: [1, "this"] } } }, then: { draw: 1 } } },
      "If there is no enemy creature within 1 range of this, draw a card.",
    ],
    ["not, of a time", { if: { if: { not: late }, then: { draw: 1 } } }, "If it is not the action phase, draw a card."],
    [
      "not, of all",
      { if: { if: { not: { all: [rich, late] } }, then: { draw: 1 } } },
      "If you have fewer than 3 workers or it is not the action phase, draw a card.",
    ],
    [
      "any within all",
      { if: { if: { all: [{ any: [rich, late] }, { exists: own }] }, then: { draw: 1 } } },
      "If either you have 3 or more workers or it is the action phase and you have a creature, draw a card.",
    ],
    [
      "otherwise",
      { if: { if: rich, then: { draw: 1 }, else: { energy: -1 } } },
      "If you have 3 or more workers, draw a card. Otherwise, lose 1 {E}.",
    ],
    [
      "otherwise, after a condition within",
      { if: { if: rich, then: { if: { if: late, then: { draw: 1 } } }, else: { energy: 1 } } },
      "If you have 3 or more workers, if it is the action phase, draw a card. If you have fewer than 3 workers, gain 1 {E}.",
    ],
    [
      "two effects under a condition",
      { if: { if: rich, then: [{ draw: 1 }, { energy: 2 }] } },
      "If you have 3 or more workers, draw a card; then gain 2 {E}.",
    ],
    [
      "two effects repeated",
      { repeat: { n: 2, do: [{ draw: 1 }, { energy: 1 }] } },
      "Do this 2 times: draw a card; then gain 1 {E}.",
    ],
    ["repeated for each", { repeat: { n: { count: foes }, do: { draw: 1 } } }, "For each enemy creature, draw a card."],
    ["a choice, and what is done", [pick, strike], "Strike an enemy creature for 2."],
    [
      "a choice, and a condition",
      [pick, { if: { if: rich, then: strike } }],
      "Choose an enemy creature. If you have 3 or more workers, strike it for 2.",
    ],
    [
      "a choice under a condition",
      { if: { if: rich, then: [pick, strike] } },
      "If you have 3 or more workers, strike an enemy creature for 2.",
    ],
    [
      "a choice asked about",
      [pick, { if: { if: { compare: [{ counters: { object: "c", kind: "web" } }, ">", 1] }, then: { destroy: "c" } } }],
      "Choose an enemy creature. If it has more than 1 web counter, destroy it.",
    ],
    ["a choice that nothing is done with", pick, "Choose an enemy creature."],
    ["a choice after something else", [pick, { draw: 1 }, strike], "Draw a card. Strike an enemy creature for 2."],
    [
      "two choices",
      [pick, { pick: { from: { ...own, near: [1, "c"] }, as: "d" } }, { destroy: "d" }, strike],
      "Choose an enemy creature. Destroy one of your creatures within 1 range of it. Strike that enemy creature for 2.",
    ],
    [
      "a choice of several",
      [
        { pick: { from: own, as: "c", n: 2, upTo: true } },
        { each: { of: "c", as: "one", do: { displace: { object: "one", by: 1 } } } },
        { ap: { object: "c", n: 1 } },
      ],
      "Displace up to two of your creatures by up to 1 range each. They get +1 {AP} now.",
    ],
    [
      "either of two kinds",
      [{ pick: { from: { side: "enemy", either: [{ kind: "structure" }, { queen: true }] }, as: "c" } }, strike],
      "Strike an enemy structure or an enemy queen for 2.",
    ],
    ["may, of a choice", { may: { do: [pick, strike] } }, "You may strike an enemy creature for 2."],
    [
      "may, of a condition",
      { may: { do: { if: { if: rich, then: { draw: 1 } } } } },
      "If you wish, if you have 3 or more workers, draw a card.",
    ],
    [
      "may within each",
      { each: { of: { objects: own }, as: "o", do: { may: { do: { destroy: "o" } } } } },
      "For each of your creatures, you may destroy that creature.",
    ],
    [
      "cards looked at",
      [
        { peek: { n: 3, as: "top" } },
        { pickCard: { from: "top", of: { type: "worker" }, as: "w" } },
        { putWorker: { card: "w" } },
      ],
      "Look at the top three cards of your deck. Put a worker card among them into play.",
    ],
    [
      "one card looked at",
      [{ peek: { n: 1, as: "top" } }, { may: { do: { moveCard: { card: "top", to: "deckBottom" } } } }],
      "Look at the top card of your deck. You may put it on the bottom of your deck.",
    ],
    [
      "as much as it has",
      [pick, { energy: { stat: { object: "c", stat: "attack" } } }],
      "Gain {E} equal to the {A} of an enemy creature.",
    ],
    [
      "struck for what is counted",
      [pick, { strike: { object: "c", n: { count: { objects: own } } } }],
      "Strike an enemy creature for the number of your creatures.",
    ],
    [
      "two for each, at most so many",
      { draw: { least: [5, { product: [2, { count: foes }] }] } },
      "Draw 2 cards for each enemy creature, at most 5.",
    ],
    [
      "one for each of two sorts",
      { energy: { sum: [{ workers: true }, { handSize: true }] } },
      "Gain 1 {E} for each of your workers and each of your cards in hand.",
    ],
    [
      "counts compared",
      { if: { if: { compare: [{ count: foes }, ">", { count: { objects: own } }] }, then: { draw: 1 } } },
      "If the number of enemy creatures is more than the number of your creatures, draw a card.",
    ],
    [
      "one exactly",
      { if: { if: { compare: [{ count: { objects: own } }, "=", 1] }, then: { draw: 1 } } },
      "If you have exactly 1 creature, draw a card.",
    ],
    [
      "each opponent who is asked later",
      { each: { of: { opponents: true }, as: "o", do: { if: { if: rich, then: { draw: { n: 1, who: "o" } } } } } },
      "For each opponent: if you have 3 or more workers, that opponent draws a card.",
    ],
    [
      "what another chooses",
      [{ chooseOpponent: "o" }, { discard: { who: "o", n: 2, chooser: "self" } }],
      "Choose an opponent. That opponent discards two cards of your choice if they have them.",
    ],
    [
      "with limits and lacks",
      { destroy: { ...enemy, cost: { max: 3 }, counters: { web: { min: 2 } }, not: { keyword: "flight" } } },
      "Destroy all enemy creatures with cost 3 or less and two or more web counters but without Flight.",
    ],
    [
      "not of a kind",
      [{ pick: { from: { ...own, not: { card: "minim" } }, as: "c" } }, { destroy: "c" }],
      "Destroy one of your creatures that are not Minims.",
    ],
    [
      "a limit within a loop",
      {
        each: {
          of: { objects: { ...own, other: true } },
          as: "o",
          do: [{ counter: { object: "o", kind: "stock", n: 1, max: 2 } }],
        },
      },
      "Put a stock counter on each of your other creatures; it holds at most 2.",
    ],
    [
      "as long as something is counted",
      [pick, { modify: { object: "c", stat: "attack", n: { count: { objects: own } } } }],
      "An enemy creature gets +1 {A} this turn for each of your creatures.",
    ],
  ])("%s", (_, effect, printed) =>
    expect(text({ type: "ability", abilities: [{ on: "play", do: effect }] })).toBe(printed),
  );

  it("knows which argument said what", () => {
    const spans = spansOf(abilityPhrase({ on: "play", do: [pick, { if: { if: rich, then: strike } }] } as never));
    const saying = (words: string) => spans.find(({ text }) => text === words)?.from.at(-1);
    expect([saying("creature"), saying("workers"), saying("2")]).toEqual([
      "/do/0/pick/from/kind",
      "/do/1/if/if/compare/0",
      "/do/1/if/then/strike/n",
    ]);
  });
});
// biome-ignore-end lint/suspicious/noThenProperty: as above.
