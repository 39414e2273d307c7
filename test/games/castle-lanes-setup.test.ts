import { describe, expect, it } from "vitest";
import type { MatchSetup } from "../../engine/core/game";
import type { Options } from "../../engine/core/options";
import { options as houseRules } from "../../engine/games/castle-lanes/options";
import { play as castleLanesPlay } from "../../engine/games/castle-lanes/play/rules";
import { startOwnTime } from "../own-time";
import { cards, deckIds, deckOf, given, rulesFor } from "./castle-lanes-kit";

/** What a match of Castle Lanes may be set up with (rules §3 to §5). */
type List = { card: string; count: number }[];
const setup = (options: Options = {}, deck: List = deckOf("stampede"), more: object = {}): MatchSetup => ({
  seats: [{ deck }, { deck: deckOf("first-landing") }],
  options,
  cards: { ...cards, ...more } as unknown as MatchSetup["cards"],
});
const changed = (card: string, by: number): List =>
  [
    ...deckOf("stampede").filter((entry) => entry.card !== card),
    { card, count: (deckOf("stampede").find((entry) => entry.card === card)?.count ?? 0) + by },
  ].filter(({ count }) => count > 0);
const codes = (given: MatchSetup): string[] => castleLanesPlay.checkSetup!(given).map(({ code }) => code);

describe("a match of Castle Lanes", () => {
  it("can be dealt with every starter deck", () => {
    for (const id of deckIds) expect(codes(setup({}, deckOf(id)))).toEqual([]);
  });

  it("ends by the bound even if nobody plays a card", () => {
    const rules = rulesFor(["stampede", "stampede"]);
    const state = rules.deal(3);
    while (state.result === null) rules.apply(state, { type: "endTurn" }, null);
    expect([state.turn, state.result.cause, state.result.winners]).toEqual([59, "castle", [1 - state.active]]);
  });

  it.each<[string, MatchSetup, string[]]>([
    ["29 cards", setup({}, changed("shellback", -1)), ["castle-lanes/deck-size"]],
    ["30 cards where 29 are exact", setup({ deckSize: 29 }), ["castle-lanes/deck-size"]],
    ["31 cards where 30 are a minimum", setup({ deckSizeExact: false }, changed("shellback", 1)), []],
    ["a fourth copy", setup({ deckSizeExact: false }, changed("dino-baby", 1)), ["castle-lanes/too-many-copies"]],
    ["a fourth copy that the house allows", setup({ deckSizeExact: false, copies1: 4 }, changed("dino-baby", 1)), []],
    ["a Peasant", setup({ deckSizeExact: false }, changed("peasant", 1)), ["castle-lanes/not-for-decks"]],
    [
      "a Peasant that the house allows",
      setup({ deckSizeExact: false, allowBasicsInDeck: true }, changed("peasant", 1)),
      [],
    ],
    [
      "too few class cards",
      setup({ minClassCards: 29 }),
      ["castle-lanes/few-class-cards", "castle-lanes/few-class-cards"],
    ],
    ["too few base cards", setup({ minBaseCards: 6 }, deckOf("stampede")), ["castle-lanes/few-base-cards"].slice(0, 1)],
    ["no class", setup({}, changed("primeval-brood", -1)), ["castle-lanes/no-class"]],
    ["an unknown card", setup({}, changed("unicorn", 1)), ["match/unknown-card"]],
    ["an odd lane", setup({ forestLength: 5 }), ["options/out-of-range"]],
    ["an unknown house rule", setup({ dragons: true }), ["options/unknown"]],
  ])("is judged with %s", (_, given, expected) => expect([...new Set(codes(given))]).toEqual([...new Set(expected)]));

  it("is refused for a card of its decks that can't be played, whatever else the set holds", () => {
    const broken = { name: "Broken", type: "unit", abilities: [{ on: "play", do: { explode: 1 } }] };
    const deck = [...changed("shellback", -1), { card: "broken", count: 1 }];
    expect(castleLanesPlay.rules(setup({}, deck, { broken }))).toMatchObject({
      ok: false,
      problems: [{ code: "castle-lanes/bad-ability" }],
    });
    expect(castleLanesPlay.rules(setup({}, deckOf("stampede"), { broken }))).toMatchObject({ ok: true });
    const caller = { ...broken, abilities: [{ on: "play", do: { place: { card: "ghost", lane: "this" } } }] };
    expect(castleLanesPlay.rules(setup({}, deck, { broken: caller }))).toMatchObject({ ok: false });
  });

  it("is compiled as far as its decks need, however large the set", () => {
    const many = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, n) => [`unit-${n}`, { ...cards["thief"], name: `Unit ${n}` }]),
    );
    const worked = startOwnTime();
    expect(castleLanesPlay.rules(setup({}, deckOf("stampede"), many)).ok).toBe(true);
    expect(worked()).toBeLessThan(5000);
  });

  it("asks for a mulligan, first player first, if the house has one", () => {
    const made = castleLanesPlay.rules(setup({ mulligan: "one", firstPlayer: "B" }));
    if (!made.ok) throw new Error(made.problems[0]!.message);
    const state = made.value.deal(1);
    expect(state.prompt).toMatchObject({ kind: "mulligan", seat: 1 });
    made.value.apply(state, { type: "mulligan" }, null);
    expect(state.prompt).toMatchObject({ kind: "mulligan", seat: 0 });
    made.value.apply(state, { type: "keep" }, null);
    expect(state.prompt).toMatchObject({ kind: "main", seat: 1 });
    expect(state.players.map(({ hand, deck }) => [hand.length, deck.length])).toEqual([
      [4, 26],
      [5, 25],
    ]);
  });

  it("goes on from a mulligan that was written down", () => {
    const hand = ["thief", "brute"];
    for (const asked of [0, 1]) {
      const game = given({
        a: { hand },
        b: { hand },
        step: "mulligan",
        active: 1,
        asked,
        options: { mulligan: "one" },
      });
      expect(game.state.prompt).toMatchObject({ kind: "mulligan", seat: asked });
      if (asked === 1) game.do({ type: "keep" });
      game.do({ type: "mulligan" });
      expect(game.position).toMatchObject({ step: "main", active: 1, turn: 1 });
    }
  });

  it("explains every house rule", () => {
    for (const { name, title, explains } of houseRules.specs) {
      expect([name, title.length > 2, /[.]$/.test(explains)]).toEqual([name, true, true]);
    }
  });
});
