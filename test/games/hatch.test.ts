import { Value } from "typebox/value";
import { describe, expect, it } from "vitest";
import { Card as HatchCard } from "../../engine/games/hatch/card-schema";
import { game as hatch } from "../../engine/games/hatch/game";
import { codes, copies, expectKnownIcons, expectKnownSymbols, expectValidFiles, readStarter } from "./starter";

const starter = readStarter<HatchCard>("hatch");
const standard = starter.entries("standard");
const sum = (of: (card: HatchCard) => number) =>
  standard.reduce((total, { card, count }) => total + of(card) * count, 0);

describe("the Hatch starter set", () => {
  it("holds 42 designs in a deck of 108, and twelve Omens more", () => {
    expect([standard.length, copies(standard)]).toEqual([42, 108]);
    const all = starter.entries("with-omens");
    expect([all.length, copies(all), starter.cards.size]).toEqual([54, 120, 54]);
  });

  it("gives, asks and is worth what the standard deck should", () => {
    const given = (gives: string) => sum((card) => Number(card.gives === gives));
    expect(["food", "fire", "love", "wild", "none"].map(given)).toEqual([27, 27, 27, 15, 12]);
    const asked = (["food", "fire", "love", "any"] as const).map((need) => sum((card) => card.needs?.[need] ?? 0));
    expect(asked).toEqual([62, 62, 62, 64]);
    expect([sum((card) => card.skulls ?? 0), sum((card) => card.sacrifice ?? 0), sum((card) => card.power)]).toEqual([
      35, 141, 2068,
    ]);
  });

  it("has the families in their sizes", () => {
    const sizes: Record<string, number> = {};
    for (const { card, count } of standard) sizes[card.family!] = (sizes[card.family!] ?? 0) + count;
    expect(sizes).toEqual({ Hearthwing: 23, Emberjaw: 23, Velvetscale: 23, Starfallen: 15, Gravecrown: 14, Elder: 10 });
  });

  it("consists of files that fit their schemas, with known symbols and pictures", () => {
    expectValidFiles("hatch", starter);
    expectKnownSymbols(hatch, starter);
    expectKnownIcons(starter);
  });

  it("has no problem on any card or deck", () => {
    expect([...starter.cards.values()].flatMap((card) => hatch.checkCard(card))).toEqual([]);
    expect(hatch.checkDeck(standard)).toEqual([]);
    expect(hatch.checkDeck(starter.entries("with-omens"))).toEqual([]);
  });

  it("has abilities on the Omens only", () => {
    const able = [...starter.cards.values()].filter((card) => card.abilities);
    expect(able.map((card) => card.family)).toEqual(Array(12).fill("Omen"));
  });
});

describe("what follows from a Hatch card", () => {
  const slots = (id: string) => hatch.describe(starter.card(id)).slots;

  it("lists needs in printed order with the skulls last", () => {
    expect(slots("furnace-king")["needSymbols"]).toEqual(["F", "R", "S"]);
    expect(slots("first-flame")["cost"]).toBe("{F}{R}{L}{S}{S}{S}");
  });

  it("wraps the column of needs after five", () => {
    const { needsFirst, needsRest } = slots("first-flame");
    expect([needsFirst, needsRest]).toEqual([["F", "R", "L", "S", "S"], ["S"]]);
  });

  it("prints no gift and no sacrifice where there is none", () => {
    expect(slots("root-elder")).toMatchObject({ givesSymbol: "", sacrificeSymbols: [], sacrificeFigure: "–" });
    expect(slots("granary-titan")).toMatchObject({
      givesSymbol: "{F}",
      sacrificeSymbols: ["S", "S", "S"],
      sacrificeFigure: "3",
    });
  });
});

describe("Hatch card checks", () => {
  const problems = (changes: Partial<HatchCard>) => codes(hatch.checkCard({ ...hatch.newCard("Test"), ...changes }));

  it.each<[string, Partial<HatchCard>, string[]]>([
    ["accepts a new dragon", {}, []],
    ["asks for a name", { name: "" }, ["hatch/unnamed-card"]],
    ["refuses an egg that asks for nothing", { needs: {}, power: 5 }, ["hatch/asks-nothing"]],
    ["refuses nine slots", { needs: { food: 5, fire: 4 }, power: 50 }, ["hatch/too-many-slots"]],
    ["warns of power that is too cheap", { power: 20 }, ["hatch/unusual-power"]],
    ["warns of power that costs too much", { needs: { any: 4 }, power: 8 }, ["hatch/unusual-power"]],
  ])("%s", (_, changes, expected) => expect(problems(changes)).toEqual(expected));

  it.each<[string, object, boolean]>([
    ["power of 150", { power: 150 }, true],
    ["power of 151", { power: 151 }, false],
    ["no power", { power: 0 }, false],
    ["a sacrifice of 6", { sacrifice: 6 }, false],
    ["six skulls", { skulls: 6 }, false],
    ["a symbol that is none", { gives: "water" }, false],
  ])("a file with %s fits or doesn't", (_, changes, fits) =>
    expect(Value.Check(HatchCard, { ...hatch.newCard("Test"), ...changes })).toBe(fits),
  );
});

describe("Hatch deck checks", () => {
  /** The standard deck with every card or count changed. */
  const spoiled = (change: (card: HatchCard, count: number) => Partial<HatchCard> & { count?: number }) =>
    standard.map(({ id, card, count }) => {
      const { count: changed = count, ...rest } = change(card, count);
      return { id, card: { ...card, ...rest }, count: changed };
    });
  const found = (entries: typeof standard) =>
    hatch.checkDeck(entries).filter(({ code }) => code !== "hatch/printed-copies");

  it.each<[string, typeof standard, string]>([
    ["fewer than sixty cards", spoiled(() => ({ count: 1 })), "hatch/deck-too-small"],
    ["more than three hundred cards", spoiled(() => ({ count: 8 })), "hatch/deck-too-large"],
    [
      "nine copies of a design",
      spoiled(({ name }, n) => ({ count: name === "Mote Drake" ? 9 : n })),
      "hatch/too-many-copies",
    ],
    [
      "two designs of one name",
      spoiled(({ name }) => ({ name: name === "Spark Drake" ? "Crumb Drake" : name })),
      "hatch/same-name",
    ],
    [
      "a symbol nobody gives",
      spoiled(({ gives }) => ({ gives: gives === "love" || gives === "wild" ? "food" : gives })),
      "hatch/missing-symbol",
    ],
    [
      "too few eggs without skulls",
      spoiled(({ number = 0 }) => ({ skulls: number > 6 ? 1 : 0 })),
      "hatch/few-free-eggs",
    ],
    ["too little power for the target", spoiled(() => ({ power: 3 })), "hatch/too-little-power"],
  ])("refuses %s", (_, entries, code) => {
    const errors = found(entries).filter(({ severity }) => severity === "error");
    expect(codes(errors)).toEqual([code]);
  });

  it.each<[string, typeof standard, string]>([
    ["a rare symbol", spoiled(({ gives }) => ({ gives: gives === "love" ? "food" : gives })), "hatch/symbol-share"],
    [
      "too many wild dragons",
      spoiled(({ gives }) => ({ gives: gives === "none" ? "wild" : gives })),
      "hatch/symbol-share",
    ],
    [
      "many dragons that give nothing",
      spoiled(({ gives }) => ({ gives: gives === "wild" ? "none" : gives })),
      "hatch/many-giftless",
    ],
    ["a symbol asked for too often", spoiled(({ needs }) => ({ needs: { ...needs, fire: 4 } })), "hatch/need-and-gift"],
    ["mean power that is too high", spoiled(({ power }) => ({ power: power + 10 })), "hatch/mean-power"],
    [
      "a design that is never better than another",
      spoiled(({ name, power }) => ({ power: name === "Crumb Drake" ? 20 : power })),
      "hatch/never-better",
    ],
    ["a slow start", spoiled(({ skulls = 0 }) => ({ skulls: skulls + 1 })), "hatch/slow-start"],
    ["too little power for the players", spoiled(() => ({ power: 5 })), "hatch/runs-dry"],
  ])("warns of %s", (_, entries, code) => {
    expect(found(entries).find((problem) => problem.code === code)).toMatchObject({ severity: "warning" });
  });

  it("notes a deck that differs from the printed copies", () => {
    const [problem] = hatch.checkDeck(spoiled(({ name }, n) => ({ count: name === "Mote Drake" ? 3 : n })));
    expect(problem).toMatchObject({ severity: "note", message: "Mote Drake says ×4, and this deck holds 3." });
  });
});
