import { describe, expect, it } from "vitest";
import type { Json } from "../../engine/core/vocabulary";
import {
  type Card as BattleFarmCard,
  battleFarmGroups,
  battleFarmRarities,
} from "../../engine/games/battle-farm/card-schema";
import { game as battleFarm } from "../../engine/games/battle-farm/game";
import { codes, copies, expectKnownIcons, expectKnownSymbols, expectValidFiles, readStarter } from "./starter";

const starter = readStarter<BattleFarmCard>("battle-farm");
const standard = starter.entries("standard");
type Entries = typeof standard;
const crops = standard.filter(({ card }) => card.kind === "crop");
const actions = standard.filter(({ card }) => card.kind === "action");
const classes = [...starter.cards.values()].filter((card) => card.kind === "class");
const worth = (entries: Entries) => entries.reduce((sum, { card, count }) => sum + card.value * count, 0);
const split = (entries: Entries, values: readonly string[], field: "rarity" | "group") =>
  values.map((value) => copies(entries.filter(({ card }) => card[field] === value)));

const when = (test: Json, effect: Json, otherwise?: Json): Json => ({
  // biome-ignore lint/suspicious/noThenProperty: the word of the file format.
  if: { if: test, then: effect, ...(otherwise === undefined ? {} : { else: otherwise }) },
});

describe("the Battle Farm starter set", () => {
  it("holds 21 crops, 26 actions and six classes, and three actions of the later edition", () => {
    const later = starter.entries("the-later-edition");
    expect([crops.length, actions.length, classes.length, starter.cards.size]).toEqual([21, 26, 6, 56]);
    expect([later.length, copies(later)]).toEqual([50, 204]);
    expect(battleFarm.checkDeck(later)).toEqual([]);
  });

  it("makes a deck of 105 crop and 92 action cards", () => {
    expect([copies(crops), copies(actions), copies(standard)]).toEqual([105, 92, 197]);
    expect(split(crops, battleFarmRarities, "rarity")).toEqual([48, 36, 12, 6, 3]);
    expect(split(actions, battleFarmRarities, "rarity")).toEqual([42, 20, 18, 8, 4]);
    expect(split(crops, battleFarmGroups, "group")).toEqual([35, 35, 35]);
  });

  it("is worth 582 coins, spread evenly over the colours", () => {
    const byColour = battleFarmGroups.map((group) => worth(crops.filter(({ card }) => card.group === group)));
    expect([...byColour, worth(crops)]).toEqual([193, 195, 194, 582]);
  });

  it("consists of files that fit their schemas, with known symbols and pictures", () => {
    expectValidFiles("battle-farm", starter);
    expectKnownSymbols(battleFarm, starter);
    expectKnownIcons(starter);
  });

  it("has no problem on any card or in the deck", () => {
    expect([...starter.cards.values()].flatMap((card) => battleFarm.checkCard(card))).toEqual([]);
    expect(battleFarm.checkDeck(standard)).toEqual([]);
  });

  it("gives every farmer three beds, and the Master Gardener four", () => {
    expect(Object.fromEntries(classes.map(({ name, beds = [] }) => [name, beds.length]))).toEqual({
      "Crop Scientist": 3,
      "Grim Reaper": 3,
      "Land Baron": 3,
      "Master Gardener": 4,
      "Seed Trader": 3,
      "Weather Watcher": 3,
    });
  });
});

describe("what follows from a Battle Farm card", () => {
  const facts = (id: string) => battleFarm.describe(starter.card(id));

  it.each([
    ["wheat", 1, 1, "×8"],
    ["mango", 2, 2, "×6"],
    ["peppers", 3, 3, "×4"],
    ["grape", 5, 4, "×2"],
    ["cloudberry", 8, 5, "×1"],
  ])("prints price, timer and copies of %s by its rarity", (id, price, timer, label) => {
    expect(facts(id).slots).toMatchObject({ price, timer, copiesLabel: label });
  });

  it("prints copies of an action by its own scale, and no timer", () => {
    expect(facts("stonks").slots).toMatchObject({ price: 5, timer: undefined, copiesLabel: "×2" });
    expect(facts("recycle").slots["copiesLabel"]).toBe("×6");
  });

  it("opens a crop's text with its triggers and the ability in bold", () => {
    expect(facts("tangerine").text).toMatch(/^\{plant\} \{harvest\} \*\*Sweet and Sour\*\*\nEach other crop/);
  });

  it.each<[string, Json, string]>([
    [
      "what each opponent does",
      { each: { of: { players: {} }, as: "o", do: { transfer: { from: "o", what: "coins", n: 2 } } } },
      "Each opponent gives you 2 {coin}.",
    ],
    [
      "what somebody else gets",
      [
        { choose: { as: "p", player: { richer: true } } },
        { gain: { who: "p", what: "coins", n: 3 } },
        { draw: { who: "p", n: 1 } },
      ],
      "Pick an opponent who has more {coin} than you. That player gains 3 {coin}. That player draws a card.",
    ],
    [
      "what a roll decides",
      [
        { roll: { n: 2, sides: 6, as: "r" } },
        when({ compare: ["r", ">=", 8] }, { draw: { n: "r" } }, { lose: { what: "coins", n: 1 } }),
      ],
      "Roll 2d6. If the result is 8 or more, draw that many cards. Otherwise, lose 1 {coin}.",
    ],
    [
      "what one has",
      when({ compare: [{ coins: "self" }, "<", 5] }, { addBed: { type: "greenhouse" } }),
      "If you have less than 5 {coin}, gain a Greenhouse.",
    ],
    [
      "what is added up",
      { gain: { what: "coins", n: { sum: [{ handSize: "self" }, { count: { crops: { of: "own" } } }] } } },
      "Gain 1 {coin} for each card in your hand and each of your growing crops.",
    ],
    [
      "several choices",
      [
        { choose: { as: "two", crop: { of: "own", value: { max: 3 } }, n: 2, upTo: true } },
        { raise: { crops: "two", n: 3 } },
      ],
      "Pick up to two of your growing crops worth 3 or less. Each of them gains 3 value.",
    ],
    [
      "what there must be",
      when({ exists: { crops: { of: "own", card: "wheat" } } }, { create: { card: "wheat", n: 2 } }),
      "If you have a growing Wheat, create 2 Wheat cards in your hand.",
    ],
    [
      "a kind of bed",
      [{ choose: { as: "b", bed: { of: "own", type: "common" } } }, { removeBed: { beds: "b" } }],
      "Pick one of your Common Beds. Remove it with what grows there.",
    ],
    [
      "another of some kinds of beds",
      [
        { choose: { as: "b", bed: { of: "own" } } },
        { choose: { as: "k", bedType: ["trellis", "rotational"], unlike: "b" } },
        { changeBed: { beds: "b", to: "k" } },
      ],
      "Pick one of your beds. Pick another kind of bed: Trellis or Rotational Bed. It becomes a bed of that kind.",
    ],
    [
      "one thing of each player, spoken of again",
      {
        each: {
          of: { players: {} },
          as: "p",
          do: {
            each: {
              of: { cards: { zone: "hand", who: "p", highest: true } },
              as: "c",
              do: [
                { changeValue: { cards: "c", n: { difference: [1, { valueOf: "c" }] } } },
                { returnToDeck: { cards: "c" } },
              ],
            },
          },
        },
      },
      "For each opponent: the most valuable card in that opponent's hand gains value equal to 1 − its value; then return it to the deck.",
    ],
  ])("says %s in plain English", (_, effect, text) => {
    const card = { name: "Test", kind: "action", rarity: "rare", value: 1, abilities: [{ do: effect }] };
    expect(battleFarm.describe(card as BattleFarmCard).text).toBe(text);
  });

  it("says of several abilities which one happens when", () => {
    const abilities = [
      { on: ["onPlant"], do: { draw: { n: 1 } } },
      { on: ["onFertilize"], do: { gain: { what: "coins", n: 1 } } },
    ];
    const card = { name: "Test", kind: "crop", rarity: "rare", group: "red", value: 1, abilities };
    expect(battleFarm.describe(card as BattleFarmCard).text).toBe(
      "{plant} {fertilize}\n{plant} Draw a card.\n{fertilize} Gain 1 {coin}.",
    );
  });

  it("costs fertilizers to play an action or a class card, and nothing to plant a crop", () => {
    expect([facts("clone").cost, facts("grim-reaper").cost, facts("corn").cost]).toEqual([
      "4 {sack}",
      "1 {sack}",
      undefined,
    ]);
  });

  it("puts bonus and beds on a class card", () => {
    expect(facts("weather-watcher").text).toContain(
      "**Bonus** +1 {coin}, +1 {sack}\n**Beds** Common Bed, Greenhouse, Hydroponic\n",
    );
    expect(facts("master-gardener").text).toContain("**Beds** 4 Common Beds");
    expect(facts("grim-reaper").text).toContain("**Bonus** none");
  });

  it("shows how often a card may be used", () => {
    const badges = ["wither", "seed-trader", "crop-scientist", "clone"].map((id) => facts(id).slots["badgeLine"]);
    expect(badges).toEqual(["Replayable · Once per turn", "Once per game", "Once per turn", ""]);
  });
});

it("what a class can't do without is chosen by a button", () => {
  const farmer = { name: "Test", kind: "class", value: 3, text: "Gain 1 {coin}." } as const;
  const found = battleFarm.checkCard(farmer).map(({ where, repairs = [] }) => [where.field, repairs.length]);
  expect(found).toEqual([
    ["/limit", 2],
    ["/beds", 1],
  ]);
});

describe("Battle Farm card checks", () => {
  const problems = (changes: Partial<BattleFarmCard>) =>
    codes(battleFarm.checkCard({ ...battleFarm.newCard("Test"), ...changes }));
  const action: BattleFarmCard = { name: "Test", kind: "action", rarity: "common", value: 1, text: "Gain 1 {coin}." };

  it.each<[string, string[], string[]]>([
    ["accepts a new crop", problems({}), []],
    ["asks for a name", problems({ name: "" }), ["battle-farm/unnamed-card"]],
    [
      "asks a crop for rarity and colour",
      codes(battleFarm.checkCard({ name: "Test", kind: "crop", value: 2 })),
      ["battle-farm/missing-field", "battle-farm/missing-field"],
    ],
    [
      "refuses an action that costs too much",
      codes(battleFarm.checkCard({ ...action, value: 31 })),
      ["battle-farm/costly-action"],
    ],
    [
      "warns of a colour on an action",
      codes(battleFarm.checkCard({ ...action, group: "red" })),
      ["battle-farm/unused-field"],
    ],
    [
      "warns of an ability without a trigger",
      problems({ ability: "Test", text: "Gain 1 {coin}." }),
      ["battle-farm/no-trigger"],
    ],
    ["warns of an action without text", codes(battleFarm.checkCard({ ...action, text: "" })), ["battle-farm/no-text"]],
    ["warns of a crop that earns too much", problems({ value: 5 }), ["battle-farm/unusual-gain"]],
    ["warns of a crop that earns too little", problems({ value: 0 }), ["battle-farm/unusual-gain"]],
  ])("%s", (_, found, expected) => expect(found).toEqual(expected));
});

describe("Battle Farm deck checks", () => {
  const check = (entries: Entries) => battleFarm.checkDeck(entries);
  const counts = (change: (card: BattleFarmCard, count: number) => number): Entries =>
    standard.map((entry) => ({ ...entry, count: change(entry.card, entry.count) })).filter(({ count }) => count > 0);

  it.each<[string, Entries, string]>([
    ["a class card", [...standard, ...starter.pick({ "land-baron": 1 })], "battle-farm/class-in-deck"],
    ["21 copies of a card", counts(({ name }, n) => (name === "Wheat" ? 21 : n)), "battle-farm/copies-range"],
    ["too few cards", starter.pick({ wheat: 8, cherry: 8, cabbage: 8, recycle: 6 }), "battle-farm/deck-too-small"],
    [
      "too few crops",
      counts(({ kind, name }, n) => (kind === "action" || name === "Wheat" ? n : 0)),
      "battle-farm/few-crops",
    ],
    [
      "no Common action",
      counts(({ kind, rarity }, n) => (kind === "action" && rarity === "common" ? 0 : n)),
      "battle-farm/no-common",
    ],
    [
      "no Common crop",
      counts(({ kind, rarity }, n) => (kind === "crop" && rarity === "common" ? 0 : n)),
      "battle-farm/no-common",
    ],
  ])("refuses %s", (_, entries, code) => {
    const errors = check(entries).filter(({ severity }) => severity === "error");
    expect(codes(errors)).toEqual([code]);
  });

  it.each<[string, Entries, string]>([
    ["an unusual number of copies", counts(({ name }, n) => (name === "Wheat" ? 7 : n)), "battle-farm/unusual-copies"],
    ["a deck of more than 250 cards", counts((_, n) => n * 2), "battle-farm/unusual-size"],
    [
      "too few crops among the cards",
      counts(({ kind }, n) => (kind === "crop" ? Math.ceil(n / 2) : n)),
      "battle-farm/unusual-crop-share",
    ],
    [
      "uneven colours",
      counts(({ group }, n) => (group === "red" ? Math.ceil(n / 2) : n)),
      "battle-farm/uneven-colours",
    ],
    [
      "a total value that moves the win limit",
      counts(({ name }, n) => (name === "Cloudberry" ? 10 : n)),
      "battle-farm/unusual-total",
    ],
  ])("warns of %s", (_, entries, code) => {
    expect(check(entries).find((problem) => problem.code === code)).toMatchObject({ severity: "warning" });
  });

  it("names the two colours that differ most", () => {
    const found = check(counts(({ group }, n) => (group === "red" ? 1 : n))).find(
      ({ code }) => code === "battle-farm/uneven-colours",
    );
    expect(found!.message).toMatch(/^Red has 7 crop cards, (Yellow|Green) has 35\.$/);
  });
});
