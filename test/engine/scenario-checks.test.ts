// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits it.
import { describe, expect, test } from "vitest";
import { runScenario } from "../../engine/core/scenario";
import { playableGame } from "../../engine/games/play-registry";
import type { GameId } from "../../schemas/game-id";
import type { Scenario } from "../../schemas/scenario";
import { starterSupply } from "./starter";

/** What scenarios can say beside values: order, absence, sums, words, whole lists of actions, refused situations. */

const supplies = new Map<GameId, ReturnType<typeof starterSupply>>();
function run(scenario: object, game: GameId = "flask"): string | undefined {
  const supply = supplies.get(game) ?? starterSupply(game);
  supplies.set(game, supply);
  const whole = { game, name: "Test", ...scenario } as unknown as Scenario;
  return runScenario(playableGame(game), supply, whole).message;
}
const given = {
  players: [
    { counters: "R1", hand: ["attack"] },
    { counters: "Y4", hand: ["profit", "profit"] },
  ],
};
const attack = { player: 0, action: { type: "play", card: "attack" } };
const after = (...then: object[]) => run({ given, when: [attack], then });

describe("a check", () => {
  test.each<[string, object, string | undefined]>([
    ["absent", { at: "/players/0/out", absent: true }, undefined],
    ["absent, and there", { at: "/players/0/hand", absent: true }, "/players/0/hand should not be there, but is []."],
    ["not", { at: "/players/0/hand", not: ["attack"] }, undefined],
    ["not, and so", { at: "/players/0/hand", not: [] }, "/players/0/hand should not be [], but is."],
    ["length", { at: "/players/1/hand", length: 2 }, undefined],
    ["another length", { at: "/players/1/hand", length: 3 }, "should have the length 3, but has 2"],
    ["the length of nothing", { at: "/players/1/hands", length: 0 }, "should have the length 0, but has none"],
    ["sum", { at: "/players/*/total", sum: 2 }, undefined],
    ["another sum", { at: "/players/*/total", sum: 4 }, "should add up to 4, but adds up to 2: [0,2]."],
    ["a sum of words", { at: "/players/1/hand/*", sum: 4 }, "is no number"],
    ["order", { order: [{ event: "pay" }, { event: "lose", where: { seat: 1 } }] }, undefined],
    [
      "another order",
      { order: [{ event: "lose" }, { event: "announce" }] },
      "“announce” should have happened after “lose”, but didn't.",
    ],
    ["the log", { log: "plays Attack" }, undefined],
    ["the log as a seat may read it", { log: "plays Attack", view: 1, times: 1 }, undefined],
    ["nothing in the log", { log: "plays Profit", times: 0 }, undefined],
    ["another log", { log: "plays Profit" }, "the log should say “plays Profit”, but says it never"],
    ["a request", { request: { actor: 0, kind: "main", by: null, text: "turn" } }, undefined],
    ["another text", { request: { actor: 0, text: "Choose a dragon" } }, "should say “Choose a dragon”, but says"],
    ["another card that asks", { request: { actor: 0, by: "attack" } }, "should name the card attack, but names none"],
    ["actions", { actions: [{ type: "endTurn" }] }, undefined],
    ["exactly these actions", { actions: [{ type: "endTurn" }], exactly: true }, undefined],
    ["too few actions", { actions: [], exactly: true }, 'nothing else should be legal, but {"type":"endTurn"} is.'],
    ["other actions", { actions: [{ type: "pass" }] }, '{"type":"pass"} should be legal'],
  ])("%s", (_, check, expected) => {
    const message = after(check);
    if (expected === undefined) expect(message).toBeUndefined();
    else expect(message).toContain(expected);
  });

  test("of an event may be asked of what one seat sees", () => {
    const drawn = { event: "draw", where: { card: "profit" } };
    const hidden = { players: [{ counters: "R1", deck: ["profit"] }, { counters: "Y4" }] };
    const end = { player: 0, action: { type: "endTurn" } };
    expect(run({ given: hidden, when: [end], then: [drawn, { ...drawn, view: 0 }] })).toBeUndefined();
    expect(run({ given: hidden, when: [end], then: [{ ...drawn, view: 1, times: 0 }] })).toBeUndefined();
    expect(run({ given: hidden, when: [end], then: [{ ...drawn, view: 1 }] })).toContain("as player 1 sees it");
  });

  test("may stand in a step", () => {
    const holds = { at: "/players/1/counters/Y", is: 2 };
    expect(run({ given, when: [{ ...attack, then: [holds] }] })).toBeUndefined();
    const fails = { ...attack, then: [holds, { over: true }] };
    const end = { player: 0, action: { type: "endTurn" } };
    expect(run({ given, when: [fails, end] })).toBe("After step 1, check 2: the game should be over, but goes on.");
  });
});

describe("a refusal", () => {
  const wrong = { player: 0, action: { type: "play", card: "profit" } };
  test.each<[unknown, string | undefined]>([
    [{ code: "not-in-hand", message: "isn't in your hand" }, undefined],
    [{ message: "isn't in your hand" }, undefined],
    [{ code: "not-payable" }, "should be refused as “not-payable”, but was refused as “not-in-hand”"],
    [{ code: "not-in-hand", message: "too dear" }, "should be refused with “too dear”, but was with:"],
  ])("%j", (refused, expected) => {
    const message = run({ given, when: [{ ...wrong, refused }] });
    if (expected === undefined) expect(message).toBeUndefined();
    else expect(message).toContain(expected);
  });
});

describe("a situation that must be refused", () => {
  const one = { players: [{}, {}], options: { deckSize: 500 } };
  test.each<[object, string | undefined]>([
    [{ given: one, refusedSetup: "options/out-of-range" }, undefined],
    [{ given: one, refusedSetup: true }, undefined],
    [{ given: { new: { seed: 1, players: 9 } }, refusedSetup: "match/players" }, undefined],
    [
      { given: one, refusedSetup: "match/players" },
      "should be refused as “match/players”, but was refused as “options",
    ],
    [{ given, refusedSetup: true }, "The situation should be refused, but can be set up."],
    [{ given: one, refusedSetup: true, when: [attack] }, "What must not be set up can't be played"],
  ])("%j", (scenario, expected) => {
    const message = run(scenario);
    if (expected === undefined) expect(message).toBeUndefined();
    else expect(message).toContain(expected);
  });
});

describe("a slip is an error, however the scenario would end", () => {
  test.each<[string, object, string]>([
    ["a seat that nobody has", { given, then: [{ view: 5, at: "/turn", is: 3 }] }, "there is no player 5"],
    ["a step of nobody's", { given, when: [{ ...attack, player: 9, refused: true }] }, "there is no player 9"],
    ["nobody's victory", { given, then: [{ winners: [7] }] }, "there is no player 7"],
    [
      "an unknown card that may not be played",
      { given, then: [{ illegal: { type: "play", card: "profti" } }] },
      "there is no card “profti” (did you mean “profit”?).",
    ],
    [
      "an unknown card in an event that must not happen",
      { given, then: [{ event: "draw", where: { card: "profti" }, times: 0 }] },
      "there is no card “profti”",
    ],
    [
      "a field that no such event has, whoever sees it",
      { given, when: [attack], then: [{ view: 1, event: "play", where: { saet: 0 }, times: 0 }] },
      "no “play” has a “saet” (did you mean “seat”?); it has seat, card.",
    ],
    [
      "a field that no event has, of one that never happens",
      { given, then: [{ event: "mill", where: { sead: 1 }, times: 0 }] },
      "no “mill” has a “sead” (did you mean “seat”?)",
    ],
    [
      "a field that no event has, in an order",
      { given, then: [{ order: [{ event: "pay" }, { event: "draw", where: { form: "deck" } }] }] },
      "(did you mean “from”?)",
    ],
    [
      "a field that no such action has",
      { given, then: [{ illegal: { type: "play", crad: "attack" } }] },
      "no “play” has a “crad” (did you mean “card”?)",
    ],
    [
      "a field of an action that is refused",
      { given, when: [{ player: 0, action: { type: "play", carrd: "profit" }, refused: true }] },
      "Step 1: no “play” has a “carrd” (did you mean “card”?)",
    ],
    [
      "a word that no such field has",
      { given, then: [{ illegal: { type: "payAny", resource: "P" } }] },
      "“resource” of “payAny” is one of G, Y, B, R, not “P”.",
    ],
    [
      "a word where a number stands",
      { given, then: [{ illegal: { type: "chooseEnemy", enemy: "one" } }] },
      "“enemy” of “chooseEnemy” is a number, not “one”.",
    ],
    [
      "words that this log could not have",
      { given, when: [attack], then: [{ log: "plaiys Attack", times: 0 }] },
      "no line of this log has “plaiys” (did you mean “plays”?).",
    ],
    [
      "a place where nothing can be",
      { given, then: [{ at: "/players/0/hnad", absent: true }] },
      "(did you mean “hand”?)",
    ],
    [
      "a place that is never so",
      { given, then: [{ at: "/players/0/countres/G", not: 3 }] },
      "(did you mean “counters”?)",
    ],
    ["a sum of nothing", { given, then: [{ at: "/playerz/*/handSize", sum: 0 }] }, "(did you mean “players”?)"],
    ["a seed in words", { given: { new: { seed: "one" } }, then: [{ over: false }] }, "“seed” is a whole number"],
    [
      "players in words",
      { given: { new: { seed: 1, players: "two" } }, then: [{ over: false }] },
      "a number or a list",
    ],
    [
      "an unknown event",
      { given, when: [attack], then: [{ event: "mil", times: 0 }] },
      "flask has no event “mil” (did you mean “mill”?).",
    ],
    [
      "an unknown event in an order",
      { given, then: [{ order: [{ event: "pay" }, { event: "xyz" }] }] },
      "no event “xyz”.",
    ],
    [
      "an unknown action",
      { given, then: [{ illegal: { type: "plya" } }] },
      "flask has no action “plya” (did you mean “play”?).",
    ],
    [
      "an unknown action that is refused",
      { given, when: [{ player: 0, action: { type: "paly" }, refused: true }] },
      "Step 1: flask has no action “paly”",
    ],
    [
      "an unknown action among all",
      { given, then: [{ actions: [{ type: "endturns" }] }] },
      "has no action “endturns” (did you mean “endTurn”?).",
    ],
    [
      "a pointer that asks nothing",
      { given, then: [{ at: "/players/0/hand" }] },
      "is named, but nothing is asked of it.",
    ],
    [
      "a sum without a star",
      { given, then: [{ at: "/players/0/total", sum: 1 }] },
      "a sum needs a pointer with one “*”",
    ],
    ["a star without a sum", { given, then: [{ at: "/players/*/total", is: 1 }] }, "stands only for sums"],
    [
      "an unknown field",
      { given: { ...given, actve: 1 }, then: [{ over: false }] },
      "“given” has no field “actve” (did you mean “active”?).",
    ],
    [
      "an unknown field of a player",
      { given: { players: [{ hnad: ["attack"] }, {}] }, then: [{ over: false }] },
      "/players/0 has no field “hnad” (did you mean “hand”?).",
    ],
    [
      "an unknown field of a new game",
      { given: { new: { seed: 1, player: 2 } }, then: [{ over: false }] },
      "A new game has no “player” (did you mean “players”?).",
    ],
    [
      "a field beside a new game",
      { given: { new: { seed: 1 }, active: 1 }, then: [{ over: false }] },
      "has no “active” beside it",
    ],
    [
      "an unknown house rule",
      { given: { ...given, options: { maxSimilr: 2 } }, then: [{ over: false }] },
      "“maxSimilr”",
    ],
    [
      "rolls that are left",
      { given: { ...given, rolls: [3] }, then: [{ over: false }] },
      "The dictated rolls 3 were never used.",
    ],
    [
      "an event's detail that there is none of",
      { given, when: [attack], then: [{ event: "lose", where: { sead: 1 }, times: 0 }] },
      "no “lose” has a “sead” (did you mean “seat”?)",
    ],
    ["nothing at all", { given }, "does nothing and checks nothing"],
  ])("%s", (_, scenario, expected) => expect(run(scenario)).toContain(expected));

  test("a lane that there isn't is named", () => {
    const illegal = { type: "playUnit", card: "peasant", lane: "forrest" };
    const message = run({ given: { players: [{}, {}] }, then: [{ illegal }] }, "castle-lanes");
    expect(message).toContain("“lane” of “playUnit” is one of");
    expect(message).toContain("not “forrest” (did you mean “forest”?).");
  });

  test("a wrong field of a card is named", () => {
    const cards = { odd: { name: "Odd", type: "unit", moveEveri: 2 } };
    const message = run({ given: { cards, players: [{}, {}] }, then: [{ over: false }] }, "castle-lanes");
    expect(message).toContain("The card “odd” can't be read: it has no field “moveEveri” (did you mean “moveEvery”?).");
  });
});

describe("things of a position", () => {
  const objects = [
    { card: "trail-scout", as: "guard", owner: 0, at: [3000, 1000] },
    { card: "trail-scout", owner: 0, at: [3000, 2500] },
  ];
  test("are found by the name that they were given, or by a card of which there is only one", () => {
    const players = [{ queen: "copper-matriarch" }, { queen: "amber-sovereign" }];
    const message = run(
      {
        given: { players, objects },
        then: [
          { at: "/objects/guard/at", is: [3000, 1000] },
          { at: "/objects/amber-sovereign/owner", is: 1 },
          { at: "/objects/trail-scout", absent: true },
        ],
      },
      "garden-incursion",
    );
    expect(message).toBeUndefined();
  });

  test("answer to their name in actions and events, also after others have gone", () => {
    const players = [{ queen: "copper-matriarch" }, { queen: "amber-sovereign" }];
    const soldier = { card: "redjaw-soldier", at: [4500, 2000] };
    const objects = [
      { ...soldier, as: "left" },
      { ...soldier, as: "right" },
    ];
    const strike = (name: string) => ({ player: 0, action: { type: "attack", obj: name, target: "amber-sovereign" } });
    const by = (name: string) => ({ event: "attack", where: { obj: name }, times: 1 });
    const scenario = { given: { players, objects }, when: [strike("left"), strike("right")] };
    const message = run({ ...scenario, then: [{ at: "/attacks", length: 2 }] }, "garden-incursion");
    expect(message).toBeUndefined();
    expect(run({ ...scenario, then: [by("nobody")] }, "garden-incursion")).toContain("“attack”");
  });
});

test("things have names of their own", () => {
  const named = (...names: string[]) => {
    const units = names.map((as) => ({ as, card: "peasant", at: "P1" }));
    return run({ given: { players: [{}, {}], units }, then: [{ at: "/units/second/at", is: "P1" }] }, "castle-lanes");
  };
  expect(named("first", "second")).toBeUndefined();
  expect(named("second", "second")).toContain("Two things are called “second”");
  expect(named("second", "brute")).toContain("“brute” is a card");
});

test("the log says what it said when it happened, though who did it is dead", () => {
  const given = {
    players: [{ queen: "copper-matriarch" }, { queen: "amber-sovereign" }],
    objects: [
      { as: "ant", card: "minim", at: [4200, 2000] },
      { as: "bee", card: "bumble-bruiser", owner: 1, at: [4300, 2000] },
    ],
  };
  const when = [{ type: "attack", obj: "ant", target: "bee" }, { type: "endPhase" }].map((action) => ({
    player: 0,
    action,
  }));
  const then = [{ log: "Minim will attack Bumble Bruiser" }, { log: "Minim will be", times: 0 }];
  expect(run({ given, when, then }, "garden-incursion")).toBeUndefined();
});
