// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of effects, and nobody awaits one.
import { describe, expect, it } from "vitest";
import type { HatchAbility } from "../../engine/games/hatch/card-schema";
import { game as hatch } from "../../engine/games/hatch/game";
import {
  asked,
  at,
  attack,
  check,
  defend,
  feed,
  fire,
  food,
  hatch as hatches,
  other,
  reward,
  ritual,
  sacrifice,
  type Then,
  type When,
} from "./hatch-kit";
import { answersOnHatching, card, eggOf, hand, hatched, ready, textOf } from "./hatch-word-kit";

/** What each word does. */

describe("a word of Hatch", () => {
  it.each<[string, unknown, Record<string, unknown>, When, Then]>([
    ["draw", { draw: { n: 2 } }, {}, [], [hand(0, ["comet-wyrm", "aurora-coil"])]],
    [
      "draw for another",
      { each: { of: "opponents", as: "x", do: { draw: { who: "x", n: 1 } } } },
      {},
      [],
      [hand(1, ["comet-wyrm"])],
    ],
    ["drawTo", { drawTo: { n: 2 } }, { me: { hand: ["spark-drake"] } }, [], [hand(0, ["spark-drake", "comet-wyrm"])]],
    [
      "lay from the draw pile, at once ready",
      { lay: { top: 1, rests: false } },
      {},
      [],
      [eggOf(0, 0, "comet-wyrm"), at("/players/0/eggs/0/rests", false)],
    ],
    [
      "lay what was looked for",
      { lay: { cards: { top: 2 } } },
      {},
      [],
      [eggOf(0, 1, "aurora-coil"), at("/deckSize", 1)],
    ],
    [
      "lay a hand card of one's choice",
      [{ choose: { handCard: { gives: "food" }, as: "x" } }, { lay: { cards: "x" } }],
      { me: { hand: ["spark-drake", "crumb-drake", "pantry-wyrmlet"] } },
      [other(0, "chooseCard", { card: "pantry-wyrmlet" })],
      [eggOf(0, 0, "pantry-wyrmlet"), hand(0, ["spark-drake", "crumb-drake"])],
    ],
    [
      "take only what fits",
      [{ choose: { discarded: { family: "Elder", maxPower: 40 }, as: "x" } }, { take: "x" }],
      { discard: ["sky-elder", "comet-wyrm", "root-elder"] },
      [],
      [hand(0, ["root-elder"])],
    ],
    [
      "discard a whole hand",
      { discard: { hand: {} } },
      { me: { hand: ["spark-drake", "crumb-drake"] } },
      [],
      [hand(0, [])],
    ],
    [
      "destroy an egg with all it holds",
      [
        { choose: { player: "opponent", as: "who" } },
        { choose: { egg: { of: "who", bare: false }, as: "x" } },
        { destroy: "x" },
      ],
      { them: { eggs: ["mote-drake", { card: "comet-wyrm", resources: ["spark-drake"] }] } },
      [],
      [at("/players/1/eggs/0/card", "mote-drake"), at("/discard", ["mote-drake", "spark-drake", "comet-wyrm"])],
    ],
    [
      "destroy dragons of a kind",
      { each: { of: "opponents", as: "who", do: { destroy: { dragons: { of: "who", sacrifice: 2 } } } } },
      { them: { dragons: ["spark-drake", "kiln-serpent", "anvil-wyrm"] } },
      [],
      [at("/players/1/dragons", ["spark-drake"])],
    ],
    [
      "discardRandom of everybody with many cards",
      { each: { of: { players: { handAtLeast: 2 } }, as: "who", do: { discardRandom: { who: "who" } } } },
      { rolls: [2], me: { hand: ["spark-drake"] }, them: { hand: ["spark-drake", "crumb-drake"] } },
      [],
      [hand(0, ["spark-drake"]), hand(1, ["spark-drake"])],
    ],
    [
      "stealRandom",
      [{ choose: { player: "opponent", as: "x" } }, { stealRandom: { from: "x", n: 2 } }],
      { rolls: [1, 1], them: { hand: ["spark-drake", "crumb-drake"] } },
      [],
      [hand(0, ["spark-drake", "crumb-drake"])],
    ],
    [
      "hatch another egg, if it is ready",
      { hatch: { eggs: {} } },
      { me: { eggs: [{ card: "crumb-drake", resources: ["spark-drake"] }, "comet-wyrm"] } },
      [],
      [at("/players/0/dragons", ["test", "crumb-drake"]), eggOf(0, 0, "comet-wyrm")],
    ],
    [
      "stealEgg",
      { each: { of: "opponents", as: "x", do: { stealEgg: { eggs: { of: "x" } } } } },
      { them: { eggs: ["mote-drake"] } },
      [],
      [eggOf(0, 0, "mote-drake")],
    ],
    [
      "stealResource",
      [
        { choose: { player: "opponent", as: "who" } },
        { choose: { resource: { of: "who" }, as: "x" } },
        { choose: { egg: {}, as: "e" } },
        { stealResource: { card: "x", egg: "e" } },
      ],
      {
        me: { eggs: ["crumb-drake"] },
        them: { eggs: [{ card: "comet-wyrm", resources: ["mote-drake", "spark-drake"] }] },
      },
      [other(0, "chooseResource", { card: "spark-drake" })],
      [at("/players/0/eggs/0/resources", ["spark-drake"])],
    ],
    [
      "attach from the discard pile",
      { attach: { card: { discardPile: { gives: "fire" } }, egg: { eggs: {} } } },
      { me: { eggs: ["crumb-drake"] }, discard: ["spark-drake", "flint-wyrmlet"] },
      [],
      [at("/players/0/eggs/0/resources", ["spark-drake"]), at("/discard", ["flint-wyrmlet", "mote-drake"])],
    ],
    [
      "attach what needn't fit",
      { attach: { card: { hand: {} }, egg: { eggs: {} }, mustFit: false } },
      { me: { hand: ["ribbon-drake"], eggs: ["crumb-drake"] } },
      [],
      [at("/players/0/eggs/0/surplus", 1)],
    ],
    [
      "reduce a given kind",
      { reduce: { egg: { eggs: {} }, kind: "food", n: 2 } },
      { me: { eggs: ["millstone-wyrm"] } },
      [],
      [at("/players/0/eggs/0/slots", 1)],
    ],
    ["gainSacrifice", { gainSacrifice: { n: 2 } }, {}, [], [at("/pool", 2)]],
    ["spendSacrifice, not below nothing", { spendSacrifice: { n: 3 } }, { pool: 2 }, [], [at("/pool", 0)]],
    [
      "power until the end of the turn",
      { power: { n: 5 } },
      {},
      [],
      [at("/players/0/power", 11), at("/boosts", [{ card: "test", n: 5 }])],
    ],
    ["power that is over with the turn", { power: { n: 5 } }, {}, [other(0, "endTurn")], [at("/players/0/power", 6)]],
    [
      "placeMercenary",
      { placeMercenary: { discardPile: { others: true } } },
      { discard: ["sky-elder"] },
      [],
      [at("/players/0/mercenary/card", "sky-elder")],
    ],
    [
      "reveal",
      { each: { of: "opponents", as: "x", do: { reveal: "x" } } },
      { them: { mercenary: "sky-elder" } },
      [],
      [{ event: "reveal", where: { card: "sky-elder" } }],
    ],
    [
      "discardMercenary",
      { each: { of: "opponents", as: "x", do: { discardMercenary: "x" } } },
      { them: { mercenary: "sky-elder" } },
      [],
      [at("/players/1/mercenary", null)],
    ],
    [
      "markTargeted",
      { each: { of: "opponents", as: "x", do: { markTargeted: "x" } } },
      {},
      [],
      [at("/players/1/targeted", 1)],
    ],
    ["triggerEnd", { triggerEnd: true }, {}, [], [at("/triggeredBy", 0)]],
    [
      "may: yes",
      { may: { do: { draw: { n: 1 } } } },
      {},
      [other(0, "may", { answer: "yes" })],
      [hand(0, ["comet-wyrm"])],
    ],
    ["may: no", { may: { do: { draw: { n: 1 } } } }, {}, [other(0, "may", { answer: "no" })], [hand(0, []), asked(0)]],
    [
      "choose one of several effects",
      [
        { choose: { option: ["draw a card", "nothing"], as: "x" } },
        { if: { if: { compare: ["x", "=", 0] }, then: { draw: { n: 1 } } } },
      ],
      {},
      [other(0, "chooseOption", { option: 0 })],
      [hand(0, ["comet-wyrm"])],
    ],
    [
      "another's choice",
      [
        { choose: { player: "opponent", as: "p" } },
        { choose: { dragon: { of: "p" }, who: "p", as: "x" } },
        { destroy: "x" },
      ],
      { them: { dragons: ["spark-drake", "mote-drake"] } },
      [other(1, "chooseDragon", { card: "mote-drake" })],
      [at("/players/1/dragons", ["spark-drake"])],
    ],
    [
      "nothing to choose from",
      [{ choose: { dragon: { family: "Elder" }, as: "x" } }, { destroy: "x" }],
      {},
      [],
      [at("/players/0/dragons", ["test"])],
    ],
    [
      "counters",
      { draw: { n: { sum: [{ count: { dragons: {} } }, { handSize: "you" }, { difference: [{ round: true }, 1] }] } } },
      { me: { hand: ["spark-drake"] } },
      [],
      [at("/players/0/handSize", 3)],
    ],
    [
      "more counters",
      [
        { choose: { egg: {}, as: "e" } },
        {
          gainSacrifice: {
            n: {
              sum: [
                { missing: "e" },
                { surplus: "e" },
                { sacrificePool: true },
                { eggCount: "you" },
                { boardCards: "you" },
                { timesTargeted: "you" },
              ],
            },
          },
        },
      ],
      { pool: 1, me: { eggs: ["comet-wyrm"] } },
      [],
      [at("/pool", 1 + 3 + 0 + 1 + 1 + 2)],
    ],
    [
      "a test on power",
      { if: { if: { isHighest: "dragonPower" }, then: { draw: { n: 1 } } } },
      { them: { dragons: ["mote-drake"] } },
      [],
      [hand(0, [])],
    ],
    [
      "tests on cards",
      {
        if: {
          if: {
            all: [
              { gives: { card: "this", gift: "wild" } },
              { exists: { mercenary: {} } },
              { not: "endTriggered" },
              "isActive",
            ],
          },
          then: { draw: { n: 1 } },
        },
      },
      { me: { mercenary: "sky-elder" } },
      [],
      [hand(0, ["comet-wyrm"])],
    ],
    [
      "a test on fitting",
      [
        { choose: { egg: {}, as: "e" } },
        { if: { if: { fits: { card: { hand: {} }, egg: "e" } }, then: { draw: { n: 1 } }, else: { draw: { n: 2 } } } },
      ],
      { me: { hand: ["spark-drake"], eggs: ["larder-warden"] } },
      [],
      [at("/players/0/handSize", 3)],
    ],
    [
      "a test on targeting",
      [{ choose: { player: "opponent", as: "p" } }, { if: { if: { canTarget: "p" }, then: { markTargeted: "p" } } }],
      { them: { targeted: 1 } },
      [],
      [at("/players/1/targeted", 1)],
    ],
  ])("%s", (_, tree, given, when, then) => {
    expect(hatch.checkCard(card(hatched(tree))), "no problem").toEqual([]);
    expect(textOf(hatched(tree))).not.toMatch(/undefined|…|NaN|object/);
    expect(check(ready(hatched(tree), given), [hatches(0, "test"), ...when], then)).toBeUndefined();
  });

  it.each<[string, HatchAbility[], object, When, Then]>([
    [
      "dragons of a kind are stronger",
      [{ static: { power: { of: { gives: "fire", others: true }, n: 3 } } }],
      { players: [{ dragons: ["test", "spark-drake", "flint-wyrmlet", "mote-drake"] }, { dragons: ["spark-drake"] }] },
      [],
      [at("/players/0/power", 6 + 12 + 11 + 7), at("/players/1/power", 9)],
    ],
    [
      "eggs are safe from fire only",
      [{ static: { protectEggs: ["fire"] } }],
      {
        players: [
          { dragons: ["spark-drake", "flint-wyrmlet"] },
          { hand: ["mote-drake"], dragons: ["test"], eggs: ["mote-drake"] },
        ],
      },
      [attack(0, 1)],
      [{ legal: { type: "reward", take: "egg" } }],
    ],
    [
      "one part of a pair, and the mercenary is none",
      [{ static: { countsAs: ["food"] } }],
      { players: [{ dragons: ["crumb-drake"], mercenary: "test", eggs: ["sky-elder"] }, {}] },
      [{ ...ritual(0, "food", "crumb-drake", "test"), refused: "different-symbols" }],
      [],
    ],
    [
      "two abilities of one moment, in order",
      [
        { on: "nurtured", do: { draw: { n: 1 } } },
        { on: "nurtured", if: { compare: [{ handSize: "you" }, ">=", 1] }, do: { gainSacrifice: { n: 1 } } },
      ],
      { players: [{ hand: ["test"], eggs: ["crumb-drake"] }, {}], deck: ["comet-wyrm"] },
      [feed(0, "test", "crumb-drake")],
      [at("/pool", 1), hand(0, ["comet-wyrm"])],
    ],
    [
      "a mercenary that helps in a ritual is revealed",
      [{ on: "revealed", do: { draw: { n: 1 } } }],
      {
        players: [{ dragons: ["ribbon-drake", "lullaby-wyrmlet"], mercenary: "test" }, {}],
        deck: ["mote-drake", "comet-wyrm", "sky-elder"],
      },
      [ritual(0, "love", "ribbon-drake", "lullaby-wyrmlet"), other(0, "repeat", { helper: "test" })],
      [hand(0, ["comet-wyrm"]), eggOf(0, 1, "sky-elder")],
    ],
    [
      "a mercenary that burns the target of its own ritual leaves nothing to do",
      [{ on: "revealed", do: { each: { of: "opponents", as: "x", do: { discardRandom: { who: "x", n: 9 } } } } }],
      {
        rolls: [1],
        cards: {
          test: card(
            [{ on: "revealed", do: { each: { of: "opponents", as: "x", do: { discardRandom: { who: "x", n: 9 } } } } }],
            { gives: "fire" },
          ),
        },
        players: [{ dragons: ["spark-drake"], mercenary: "test" }, { hand: ["mote-drake"] }],
      },
      [ritual(0, "fire", "spark-drake", "test")],
      [asked(0), at("/players/1/targeted", 0), at("/used", 1)],
    ],
    [
      "sacrificed: paid for before the ability",
      [{ on: "sacrificed", do: { draw: { n: { sacrificePool: true } } } }],
      { players: [{ dragons: ["test"], eggs: ["first-flame"] }, {}], deck: ["mote-drake"] },
      [sacrifice(0, "test")],
      [hand(0, ["mote-drake"])],
    ],
    [
      "attacker and defender by name",
      [{ on: "attackWon", do: { stealRandom: { from: "defender" } } }],
      { rolls: [1, 1], players: [{ dragons: ["test"] }, { hand: ["mote-drake", "sky-elder"] }] },
      [attack(0, 1), reward(0, { take: "card" })],
      [hand(0, ["mote-drake", "sky-elder"])],
    ],
    [
      "a defender's mercenary that helps its side and no other",
      [{ on: "revealed", do: { power: { n: 4, until: "attack" } } }],
      { players: [{ mercenary: "test" }, { mercenary: "test", hand: ["mote-drake"] }] },
      [attack(0, 1, true), defend(1, true)],
      [{ event: "fight", where: { attack: 10, defence: 10, won: false } }],
    ],
  ])("%s", (_, abilities, given, when, then) => {
    expect(check({ cards: { test: card(abilities) }, ...given }, when, then)).toBeUndefined();
  });

  it("waits for an answer as plain data, wherever it is asked", () => {
    const asking = hatched([
      { choose: { egg: { slots: true }, as: "e" } },
      { choose: { kindOf: "e", as: "k" } },
      { reduce: { egg: "e", kind: "k" } },
    ]);
    const given = ready(asking, { me: { eggs: ["comet-wyrm", "sky-elder"] } });
    const when = [
      hatches(0, "test"),
      other(0, "chooseEgg", { card: "sky-elder" }),
      other(0, "chooseKind", { kind: "any" }),
    ];
    expect(check(given, when, [at("/players/0/eggs/1/slots", 5)])).toBeUndefined();
    expect(check(given, when.slice(0, 2), [asked(0, "chooseKind"), { illegal: { type: "endTurn" } }])).toBeUndefined();
  });

  it.each<[string, object, string[]]>([
    ["a card", { handCard: {} }, ["Comet Wyrm", "Aurora Coil", "None"]],
    ["an egg", { egg: {} }, ["Comet Wyrm (egg)", "Sky Elder (egg)", "None"]],
    ["a kind of slot", { kindOf: { eggs: {} } }, ["🍞 food", "🔥 fire", "💗 love", "None"]],
    ["a player", { player: "any" }, ["Player 1", "Player 2", "None"]],
    ["one of some words", { option: ["north", "south"] }, ["north", "south", "None"]],
  ])("offers %s in words, and that none may be chosen", (_, thing, texts) => {
    const me = { hand: ["comet-wyrm", "aurora-coil"], eggs: ["comet-wyrm", "sky-elder"] };
    for (const more of [{ optional: true }, { n: 2, upTo: true }]) {
      const asking = hatched({ choose: { as: "x", ...thing, ...more } });
      expect(answersOnHatching(ready(asking, { me }))).toEqual(texts);
    }
  });

  it("is not what fire or food of the rules ask for", () => {
    const given = { players: [{ dragons: ["crumb-drake", "pantry-wyrmlet"], eggs: ["comet-wyrm"] }, {}] };
    expect(
      check(
        given,
        [
          ritual(0, "food", "crumb-drake", "pantry-wyrmlet"),
          { ...fire(0, 1, "hand"), refused: "wrong-action" },
          food(0, "comet-wyrm", "fire"),
        ],
        [asked(0)],
      ),
    ).toBeUndefined();
  });
});
