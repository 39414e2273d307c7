import { describe, expect, it } from "vitest";
import type { Card as CastleLanesCard } from "../../engine/games/castle-lanes/card-schema";
import { game as castleLanes } from "../../engine/games/castle-lanes/game";
import { codes, copies, expectKnownIcons, expectKnownSymbols, expectValidFiles, readStarter } from "./starter";

const starter = readStarter<CastleLanesCard>("castle-lanes");
const cards = [...starter.cards.values()];
const check = (counts: Record<string, number>) => castleLanes.checkDeck(starter.pick(counts));

/** A legal deck to spoil: 16 units, 14 others, no space condition. */
const legal = {
  "primeval-brood": 1,
  "dino-baby": 3,
  "swift-raptor": 3,
  "horned-charger": 3,
  shellback: 3,
  "war-hounds": 3,
  thief: 1,
  "ballista-shot": 3,
  "fire-shot": 3,
  "war-reserves": 3,
  workshop: 3,
  "stone-road": 2,
};

describe("the Castle Lanes starter set", () => {
  it("holds the base set, both classes and their two class cards", () => {
    const of = (name?: string) => cards.filter((card) => card.type !== "class" && card.class === name).length;
    expect([of(), of("Primeval Brood"), of("Star Expedition")]).toEqual([20, 15, 16]);
    expect(cards.filter((card) => card.type === "class").map((card) => card.name)).toEqual([
      "Primeval Brood",
      "Star Expedition",
    ]);
  });

  it("offers 42 base copies and 35 and 39 class copies", () => {
    const allowed = (name?: string) =>
      cards
        .filter((card) => card.type !== "class" && card.class === name && !card.basic)
        .reduce((sum, { rarity = 0 }) => sum + (4 - rarity), 0);
    expect([allowed(), allowed("Primeval Brood"), allowed("Star Expedition")]).toEqual([42, 35, 39]);
  });

  it("consists of files that fit their schemas, with known symbols and pictures", () => {
    expectValidFiles("castle-lanes", starter);
    expectKnownSymbols(castleLanes, starter);
    expectKnownIcons(starter);
  });

  it("has no problem on any card", () => {
    expect(cards.flatMap((card) => castleLanes.checkCard(card))).toEqual([]);
  });

  it("has three legal decks of thirty cards that earn no remark", () => {
    const remarks = [...starter.decks.keys()].map((id) => {
      const entries = starter.entries(id);
      expect(copies(entries.filter(({ card }) => card.type !== "class"))).toBe(30);
      return [id, codes(castleLanes.checkDeck(entries))];
    });
    expect(Object.fromEntries(remarks)).toEqual({
      stampede: [],
      "first-landing": [],
      "crown-levy": [],
    });
  });

  it("numbers every card but the class cards, each once", () => {
    const numbers = cards.filter((card) => card.type !== "class").map((card) => card.number);
    expect(numbers).not.toContain(undefined);
    expect(new Set(numbers).size).toBe(51);
  });
});

describe("what follows from a Castle Lanes card", () => {
  const slots = (id: string) => castleLanes.describe(starter.card(id)).slots;

  it("prints movement as tiles, or as tiles over turns", () => {
    expect([slots("peasant")["movement"], slots("brute")["movement"], slots("longneck-grazer")["movement"]]).toEqual([
      "2",
      "2/2",
      "3/2",
    ]);
  });

  it("prints a space condition as a lower bound, an upper bound or a span", () => {
    const printed = ["tyrant-king", "supply-drop", "stampede", "peasant"].map((id) => slots(id)["spaceCondition"]);
    expect(printed).toEqual(["4+", "3−", "2–5", undefined]);
  });

  it("draws each lane from the enemy castle down, numbered in building order", () => {
    const { plains, forest, mountains } = slots("gauss-turret");
    expect(plains).toEqual(["", "", "1", "2"]);
    expect(forest).toEqual(["", "", "", "1", "2", ""]);
    expect(mountains).toEqual(["", "", "", "", "1", "2", "", ""]);
  });

  it("puts traits in bold before the rules text", () => {
    expect(slots("swift-raptor")["rulesText"]).toBe("**Dinosaur**");
    expect(slots("field-medic")["rulesText"]).toMatch(/^\*\*Crew\*\*\nAt the end/);
  });
});

describe("Castle Lanes card checks", () => {
  const earns = { on: "play", do: { gold: { n: 1 } } } as const;
  const problems = (changes: Partial<CastleLanesCard>) =>
    codes(castleLanes.checkCard({ ...castleLanes.newCard("Test"), abilities: [earns], ...changes }));

  it.each<[string, Partial<CastleLanesCard>, string[]]>([
    ["accepts a new unit", {}, []],
    ["asks for a name", { name: " " }, ["castle-lanes/unnamed-card"]],
    ["warns of unit values on a skill", { type: "skill" }, Array(3).fill("castle-lanes/unused-value")],
    ["asks a class card for nothing but text", { type: "class", cost: 1 }, Array(5).fill("castle-lanes/unused-value")],
    [
      "refuses a blueprint without tiles",
      { type: "building", blueprint: { plains: [] } },
      ["castle-lanes/unused-value", "castle-lanes/unused-value", "castle-lanes/empty-blueprint"],
    ],
    ["refuses a space span that never happens", { space: { min: 5, max: 2 } }, ["castle-lanes/space-reversed"]],
    [
      "asks a skill for its text",
      { type: "skill", abilities: [] },
      [...Array(3).fill("castle-lanes/unused-value"), "castle-lanes/no-text"],
    ],
  ])("%s", (_, changes, expected) => expect(problems(changes)).toEqual(expected));

  it("reads a card that says nothing at its defaults", () => {
    expect(castleLanes.checkCard({ name: "Bare", type: "unit" })).toEqual([]);
    const { cost, hp, attack, movement, stars } = castleLanes.describe({ name: "Bare", type: "unit" }).slots;
    expect([cost, hp, attack, movement, stars]).toEqual(["0", 1, 0, "0", 1]);
  });
});

describe("Castle Lanes deck checks", () => {
  it("accepts a deck of thirty cards with one class", () => expect(check(legal)).toEqual([]));

  it.each<[string, Record<string, number>, string]>([
    ["a deck without a class", { "primeval-brood": 0 }, "castle-lanes/no-class"],
    ["two classes", { "star-expedition": 1 }, "castle-lanes/many-classes"],
    ["29 cards", { "stone-road": 1 }, "castle-lanes/deck-size"],
    ["31 cards", { "stone-road": 3 }, "castle-lanes/deck-size"],
    ["a card of another class", { thief: 0, deckhand: 1 }, "castle-lanes/other-class"],
    ["three copies of a two-star card", { thief: 0, workshop: 1, brute: 3 }, "castle-lanes/too-many-copies"],
    ["Rush and Peasant", { thief: 0, peasant: 1 }, "castle-lanes/not-for-decks"],
  ])("refuses %s", (_, changes, code) => {
    const counts = Object.fromEntries(Object.entries({ ...legal, ...changes }).filter(([, n]) => n > 0));
    const errors = check(counts).filter(({ severity }) => severity === "error");
    expect(codes(errors)).toEqual([code]);
  });

  it("refuses a token made by other cards", () => {
    const entries = starter
      .pick(legal)
      .map((entry) => (entry.id === "thief" ? { ...entry, card: { ...entry.card, rarity: 0 } } : entry));
    expect(codes(castleLanes.checkDeck(entries))).toEqual(["castle-lanes/not-for-decks"]);
  });

  it.each<[string, Record<string, number>, string]>([
    [
      "few units",
      {
        "stone-road": 3,
        workshop: 3,
        barracks: 2,
        "muddy-road": 3,
        "ballista-shot": 3,
        "fire-shot": 3,
        "war-reserves": 3,
        "cannon-shot": 2,
        "dino-baby": 3,
        "swift-raptor": 3,
        thief: 2,
      },
      "castle-lanes/few-units",
    ],
    [
      "more buildings than units",
      {
        "stone-road": 3,
        workshop: 3,
        barracks: 2,
        "muddy-road": 3,
        traps: 1,
        "dino-baby": 3,
        "swift-raptor": 3,
        thief: 3,
        "war-hounds": 1,
        "ballista-shot": 3,
        "fire-shot": 3,
        "feeding-ground": 2,
      },
      "castle-lanes/few-builders",
    ],
    [
      "an average cost above four",
      { "royal-guard": 3, brute: 2, "horned-charger": 3, "longneck-grazer": 2, "tyrant-king": 1 },
      "castle-lanes/slow-deck",
    ],
    [
      "many cards that depend on space",
      { "tyrant-king": 1, "hatching-season": 2, stampede: 1, "hydrogen-bomb": 1 },
      "castle-lanes/many-space-cards",
    ],
    ["base cards only", { thief: 3, brute: 2 }, "castle-lanes/no-class-cards"],
    ["a card looking for a rare trait", { "dino-baby": 3, "call-of-the-pack": 2 }, "castle-lanes/few-trait-bearers"],
  ])("warns of %s", (_, counts, code) => {
    const found = check({ "primeval-brood": 1, ...counts }).find((problem) => problem.code === code);
    expect(found).toMatchObject({ severity: "warning" });
  });

  it("says what would repair a short deck", () => {
    const [problem] = check({ ...legal, "stone-road": 1 });
    expect(problem!.message).toBe("The deck has 29 cards; it must have exactly 30 (add 1).");
  });
});
