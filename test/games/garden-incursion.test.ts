import { describe, expect, it } from "vitest";
import type { Card as GardenIncursionCard } from "../../engine/games/garden-incursion/card-schema";
import { game as gardenIncursion } from "../../engine/games/garden-incursion/game";
import { codes, copies, expectKnownIcons, expectKnownSymbols, expectValidFiles, readStarter } from "./starter";

const starter = readStarter<GardenIncursionCard>("garden-incursion");
const cards = [...starter.cards.values()];
const tribes = ["Copperhill Ants", "Clover Bees", "Gloomweb Spiders"];
const deckIds = ["copperhill-ants", "clover-bees", "gloomweb-spiders"];

describe("the Garden Incursion starter set", () => {
  const isDesign = ({ type, token }: GardenIncursionCard) => type !== "skills" && !token;

  it("holds 66 cards of three tribes, a neutral worker, three tokens and three skill sheets", () => {
    const designs = tribes.map((tribe) => cards.filter((card) => isDesign(card) && card.tribe === tribe).length);
    expect([...designs, cards.filter((card) => isDesign(card) && !card.tribe).length]).toEqual([21, 22, 23, 1]);
    expect([cards.filter(({ token }) => token).length, cards.filter(({ type }) => type === "skills").length]).toEqual([
      3, 3,
    ]);
  });

  it("has three decks of sixty: a queen, 21 workers, creatures, structures and nine abilities", () => {
    const counts = deckIds.map((id) => {
      const entries = starter.entries(id);
      const of = (type: string) => copies(entries.filter(({ card }) => card.type === type));
      return [copies(entries), of("queen"), of("worker"), of("creature"), of("structure"), of("ability")];
    });
    expect(counts).toEqual([
      [60, 1, 21, 24, 5, 9],
      [60, 1, 21, 25, 4, 9],
      [60, 1, 21, 24, 5, 9],
    ]);
  });

  it("consists of files that fit their schemas, with known symbols and pictures", () => {
    expectValidFiles("garden-incursion", starter);
    expectKnownSymbols(gardenIncursion, starter);
    expectKnownIcons(starter);
  });

  it("has no problem on any card or in any deck", () => {
    expect(cards.flatMap((card) => gardenIncursion.checkCard(card))).toEqual([]);
    expect(deckIds.flatMap((id) => gardenIncursion.checkDeck(starter.entries(id)))).toEqual([]);
  });

  it("numbers every card but the skill sheets, each once", () => {
    const numbers = cards.filter(({ type }) => type !== "skills").map(({ number }) => number);
    expect(numbers).not.toContain(undefined);
    expect(new Set(numbers).size).toBe(70);
  });
});

describe("what follows from a Garden Incursion card", () => {
  const facts = (id: string) => gardenIncursion.describe(starter.card(id));

  it("opens the rules text with the keywords in bold", () => {
    expect(facts("trapdoor-spider").text).toBe("**Swift, Rooted, Ambush 2**");
    expect(facts("heat-ball").text).toMatch(/^\*\*Flight\*\*\nWhen attacking/);
  });

  it("prices a special action in dots and energy", () => {
    expect(facts("copper-matriarch").text).toMatch(/^\{AP\} 2\{E\} \*\*Lay Brood:\*\* Create a Minim/);
    expect(facts("wax-spire").text).toMatch(/\n\{AP\}\{AP\} \*\*Lance:\*\* Strike/);
  });

  it("says where a structure may be built, also when the card does not", () => {
    expect(facts("tunnel-mouth").slots["buildingText"]).toMatch(
      /^\*\*Condition\*\* You have 2.*\n\*\*Location\*\* In the same/,
    );
    const plain = gardenIncursion.describe({ name: "Hut", type: "structure", tribe: "Ants" });
    expect(plain.slots["buildingText"]).toBe("**Location** Within 1 range of your queen.");
    expect(facts("silk-strand").slots["buildingText"]).toBe("");
  });

  it("prints a range only when it is not 1", () => {
    expect([facts("jumping-spider").slots["rangeLabel"], facts("huntsman").slots["rangeLabel"]]).toEqual([
      "1½",
      undefined,
    ]);
  });

  it.each([
    ["orb-web", "Gloomweb Spiders – Structure (Web)"],
    ["garden-worker", "Neutral – Worker"],
    ["minim", "Copperhill Ants – Creature token"],
    ["amber-sovereign", "Clover Bees – Queen"],
  ])("names tribe and type of %s", (id, line) => expect(facts(id).slots["typeLine"]).toBe(line));

  it("gives queens and skill sheets no cost, and structures no action points", () => {
    expect([facts("grandmother-orb").cost, facts("clover-bees").cost, facts("garden-worker").cost]).toEqual([
      undefined,
      undefined,
      "0",
    ]);
    expect(facts("orb-web").slots).toMatchObject({ attack: 0, defence: 2, ap: undefined });
  });
});

describe("Garden Incursion card checks", () => {
  const problems = (changes: Partial<GardenIncursionCard>) =>
    codes(gardenIncursion.checkCard({ ...gardenIncursion.newCard("Test"), ...changes }));

  it.each<[string, Partial<GardenIncursionCard>, string[]]>([
    ["accepts a new creature", {}, []],
    ["asks for a name", { name: "" }, ["garden-incursion/unnamed-card"]],
    ["asks for a tribe", { tribe: " " }, ["garden-incursion/no-tribe"]],
    ["warns of a location on a creature", { location: "Anywhere." }, ["garden-incursion/unused-value"]],
    [
      "warns of a special action that is free",
      { specials: [{ name: "Nap", ap: 0, text: "Rest." }] },
      ["garden-incursion/free-special"],
    ],
    ["warns of creature values on a queen", { type: "queen" }, ["garden-incursion/unused-value"]],
  ])("%s", (_, changes, expected) => expect(problems(changes)).toEqual(expected));

  it("lets workers be neutral and asks abilities for their text", () => {
    expect(gardenIncursion.checkCard({ name: "Worker", type: "worker" })).toEqual([]);
    expect(codes(gardenIncursion.checkCard({ name: "Idea", type: "ability", tribe: "Ants" }))).toEqual([
      "garden-incursion/no-text",
    ]);
  });
});

describe("Garden Incursion deck checks", () => {
  const ants = Object.fromEntries(starter.decks.get("copperhill-ants")!.cards.map(({ card, count }) => [card, count]));
  const check = (changes: Record<string, number>) => {
    const counts = Object.fromEntries(Object.entries({ ...ants, ...changes }).filter(([, n]) => n > 0));
    return gardenIncursion.checkDeck(starter.pick(counts));
  };

  it("accepts neutral workers in any tribe", () => expect(check({ "trail-scout": 2, "garden-worker": 1 })).toEqual([]));

  it.each<[string, Record<string, number>, string]>([
    ["a deck without a queen", { "copper-matriarch": 0 }, "garden-incursion/queen-count"],
    ["two queens", { "copper-matriarch": 2, "trail-scout": 2 }, "garden-incursion/queen-count"],
    ["61 cards", { "trail-scout": 4 }, "garden-incursion/deck-too-large"],
    ["a card of another tribe", { "trail-scout": 2, "scout-bee": 1 }, "garden-incursion/other-tribe"],
    ["a token", { "trail-scout": 2, minim: 1 }, "garden-incursion/not-for-decks"],
  ])("refuses %s", (_, changes, code) => {
    const errors = check(changes).filter(({ severity }) => severity === "error");
    expect(codes(errors)).toEqual([code]);
  });

  it("tells every rule that a card breaks", () => {
    const errors = check({ "trail-scout": 2, "clover-bees": 1 }).filter(({ severity }) => severity === "error");
    expect(codes(errors)).toEqual(["garden-incursion/not-for-decks", "garden-incursion/other-tribe"]);
  });

  it("refuses a deck that cannot deal the opening hands", () => {
    const problems = gardenIncursion.checkDeck(
      starter.pick({ "copper-matriarch": 1, "copperhill-worker": 3, "trail-scout": 4 }),
    );
    expect(problems[0]).toMatchObject({ code: "garden-incursion/deck-too-small", severity: "error", hint: "Add 1." });
  });

  it("counts the copies of a card together, however often the list names it", () => {
    const entries = starter.pick({ ...ants, "trail-scout": 2 });
    const twice = [...entries, ...starter.pick({ "redjaw-soldier": 1 })];
    expect(codes(gardenIncursion.checkDeck(twice))).toEqual(["garden-incursion/many-copies"]);
  });

  it("tells the share of workers so that the remark makes sense, and says whether the queen counts", () => {
    const share = check({ "copperhill-worker": 16 }).find(({ code }) => code === "garden-incursion/worker-share");
    expect(share?.message).toBe("29.6% workers; 30 to 50% is recommended.");
    const [large] = check({ "trail-scout": 4 });
    expect(large?.hint).toBe("Take out 1; the queen counts.");
  });

  it.each<[string, Record<string, number>, string]>([
    ["few workers", { "copperhill-worker": 10 }, "garden-incursion/worker-share"],
    [
      "many workers",
      { "copperhill-worker": 35, "redjaw-soldier": 0, "picket-ant": 0, "driver-ant": 0, "trail-scout": 0 },
      "garden-incursion/worker-share",
    ],
    ["five copies of a card", { "redjaw-soldier": 5, "trail-scout": 2 }, "garden-incursion/many-copies"],
    [
      "fewer than forty cards",
      { "copperhill-worker": 14, "redjaw-soldier": 0, "picket-ant": 0, "driver-ant": 0, "trail-scout": 0 },
      "garden-incursion/short-deck",
    ],
    [
      "few creatures",
      { "redjaw-soldier": 0, "picket-ant": 0, "driver-ant": 0, "trail-scout": 0, "formic-sprayer": 0 },
      "garden-incursion/few-creatures",
    ],
  ])("warns of %s", (_, changes, code) => {
    expect(check(changes).find((problem) => problem.code === code)).toMatchObject({ severity: "warning" });
  });
});
