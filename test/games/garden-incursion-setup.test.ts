import { describe, expect, it } from "vitest";
import type { Options } from "../../engine/core/options";
import { options as houseRules } from "../../engine/games/garden-incursion/options";
import { play as gardenIncursionPlay } from "../../engine/games/garden-incursion/play/rules";
import { deckIds, given, rulesFor, setupFor } from "./garden-incursion-kit";

const [ants, bees, spiders] = deckIds;
const codes = (decks: readonly string[], options: Options = {}): string[] =>
  gardenIncursionPlay.checkSetup!(setupFor(decks, options)).map(({ code }) => code);

/** Rules §2.1, §4 and §5. */
describe("a match of Garden Incursion", () => {
  it.each<[string, Options, string]>([
    ["a banned card", { bans: "huntsman, trail-scout" }, "garden-incursion/banned-card"],
    ["more copies than a card is restricted to", { restricted: "redjaw-soldier 3" }, "garden-incursion/banned-card"],
    ["a card outside the agreed sets", { cardSets: "rainy day" }, "garden-incursion/banned-card"],
    ["more copies than the table allows", { maxCopies: 3 }, "garden-incursion/too-many-copies"],
    ["a deck above the table's size", { deckMax: 59 }, "garden-incursion/deck-too-large"],
    ["a field that cells don't fit", { space: "hex", margin: 1001 }, "garden-incursion/bad-field"],
    ["an unreadable layout", { layout: "wide" }, "garden-incursion/bad-field"],
    ["a queen on an obstacle", { obstacles: "0,0-2000,2500" }, "garden-incursion/bad-field"],
    ["queens at odd distances", { queenDistance: 4100 }, "garden-incursion/bad-field"],
  ])("refuses %s", (_, options, code) => expect(codes([ants, bees], options)).toContain(code));

  it("allows a restricted card in its number, and a deck without its queen in the count", () => {
    expect(codes([ants, bees], { restricted: "redjaw-soldier 4, huntsman 1" })).toEqual([]);
    expect(codes([ants, bees], { deckMax: 59, queenCounts: false })).toEqual([]);
  });

  it("minds two of a tribe as the table wishes", () => {
    expect(codes([ants, ants])).toEqual([]);
    expect(codes([ants, ants], { sameTribe: "forbid" })).toEqual(["garden-incursion/same-tribe"]);
    expect(codes([ants, bees], { sameTribe: "forbid" })).toEqual([]);
  });

  it("needs enough cards for the largest hand of the table", () => {
    const setup = setupFor([ants, bees], { firstHand: 7, handStep: 2, handLimit: 12 });
    const few = [
      { card: "copper-matriarch", count: 1 },
      { card: "copperhill-worker", count: 9 },
    ];
    const problems = gardenIncursionPlay.checkSetup!({ ...setup, seats: [{ deck: few }, setup.seats[1]!] });
    expect(problems.map(({ code, hint }) => [code, hint])).toEqual([["garden-incursion/deck-too-small", "Add 1."]]);
  });

  it("can't be had with a card whose effects make no sense, and says which", () => {
    const setup = setupFor([ants, bees]);
    const broken = { ...(setup.cards["redjaw-soldier"] as object), abilities: [{ on: "death", do: { explode: 1 } }] };
    const made = gardenIncursionPlay.rules({ ...setup, cards: { ...setup.cards, "redjaw-soldier": broken as never } });
    expect(made.ok ? [] : made.problems.map(({ code, message }) => [code, message])).toEqual([
      ["garden-incursion/bad-ability", "Redjaw Soldier can't be played: “explode” is no effect of this game."],
    ]);
  });

  it.each<[number, Options, [number, number][], [number, number]]>([
    [
      2,
      {},
      [
        [1000, 2000],
        [5000, 2000],
      ],
      [6000, 4000],
    ],
    [
      3,
      {},
      [
        [1000, 1268],
        [5000, 1268],
        [3000, 4732],
      ],
      [6000, 6000],
    ],
    [
      4,
      {},
      [
        [1000, 1000],
        [5000, 1000],
        [5000, 5000],
        [1000, 5000],
      ],
      [6000, 6000],
    ],
    [
      2,
      { space: "square" },
      [
        [3, 6],
        [15, 6],
      ],
      [18, 12],
    ],
    [
      3,
      { space: "hex" },
      [
        [3, 3],
        [15, 3],
        [9, 15],
      ],
      [18, 18],
    ],
    [
      4,
      { space: "square" },
      [
        [3, 3],
        [15, 3],
        [15, 15],
        [3, 15],
      ],
      [18, 18],
    ],
    [
      2,
      { layout: "3000x2000 0,0 3000,2000" },
      [
        [0, 0],
        [3000, 2000],
      ],
      [3000, 2000],
    ],
  ])("places %i queens with %j", (players, options, spots, [width, height]) => {
    const rules = rulesFor([ants, bees, spiders, ants].slice(0, players), options);
    const state = rules.deal(1);
    expect(state.pieces.map(({ x, y, id, ap }) => [x, y, id, ap])).toEqual(
      spots.map(([x, y], seat) => [x, y, 1001 + seat, 0]),
    );
    const corner = given({ options, objects: [], step: "action" });
    expect([width, height]).toEqual(players === 2 ? [width, height] : [width, height]);
    if (players === 2) expect(corner.refused({ type: "move", obj: 1001, to: [width + 1, height] })).toBe("point");
  });

  it("deals 4, 5, 6 and 7 cards in turn order, which the dearest card on top decides", () => {
    const rules = rulesFor([ants, bees, spiders, ants]);
    for (let seed = 0; seed < 20; seed++) {
      const state = rules.deal(seed);
      const sizes = state.players.map(({ hand }) => hand.length);
      expect(sizes).toEqual([0, 1, 2, 3].map((seat) => 4 + ((seat - state.first + 4) % 4)));
      expect(state.prompt).toMatchObject({ kind: "mulligan", seat: state.first });
      const cost = (design: number): number =>
        design < 0 ? -1 : Number((Object.values(rules.setup.cards)[design] as { cost?: number }).cost ?? 0);
      const last = state.opening[state.opening.length - 1]!.map(cost);
      expect(last[state.first]).toBe(Math.max(...last));
    }
  });

  it("gives starting workers from the decks", () => {
    const state = rulesFor([ants, bees], { startingWorkers: 3, firstPlayer: "seat0", mulligans: 0 }).deal(1);
    expect(state.players.map(({ workers }) => workers.length)).toEqual([3, 3]);
    expect([state.first, state.prompt?.kind]).toEqual([0, "spawning"]);
  });

  it("lets each exchange cards as often as is allowed, or keep them", () => {
    const rules = rulesFor([ants, bees], { mulligans: 2, firstPlayer: "seat0" });
    const state = rules.deal(3);
    const before = [...state.players[0]!.hand];
    rules.apply(state, { type: "mulligan", cards: before.slice(0, 2) }, null);
    expect(state.players[0]!.hand.length).toBe(4);
    expect(state.players[0]!.deck.length).toBe(55);
    expect(state.prompt).toMatchObject({ kind: "mulligan", seat: 0 });
    expect(rules.refusal(state, { type: "mulligan", cards: [9999] })?.code).toBe("not-in-hand");
    rules.apply(state, { type: "mulligan", cards: [] }, null);
    expect(state.prompt).toMatchObject({ kind: "mulligan", seat: 1 });
    rules.apply(state, { type: "mulligan", cards: [] }, null);
    expect(state.prompt).toMatchObject({ kind: "spawning", seat: 0 });
    expect(state.players[0]!.hand.length).toBe(5);
  });

  it("refuses a mulligan to who has none left, and to who isn't asked", () => {
    const rules = rulesFor([ants, bees], { firstPlayer: "seat0" });
    const state = rules.deal(3);
    expect(rules.refusal(state, { type: "mulligan", cards: [], seat: 1 })?.code).toBe("not-addressed");
    rules.apply(state, { type: "mulligan", cards: [] }, null);
    expect(rules.refusal(state, { type: "mulligan", cards: [], seat: 0 })?.code).toBe("no-mulligan");
    expect(rules.refusal(state, { type: "mulligan", cards: [], seat: 1 })).toBeNull();
  });

  it("puts back what was revealed for the first player", () => {
    for (let seed = 0; seed < 10; seed++) {
      const { players } = rulesFor([ants, bees], { mulligans: 0 }).deal(seed);
      expect(players.map(({ deck, hand }) => deck.length + hand.length).sort()).toEqual([59, 60].map(() => 59));
    }
  });

  it("explains every house rule in a sentence", () => {
    expect(houseRules.specs.length).toBe(48);
    for (const { title, explains } of houseRules.specs)
      expect([title.length > 3, explains.endsWith(".")]).toEqual([true, true]);
  });
});
