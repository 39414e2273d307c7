// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits it.
import { expect, test } from "vitest";
import { runScenario } from "../../engine/core/scenario";
import type { Json } from "../../engine/core/vocabulary";
import { playableGame } from "../../engine/games/play-registry";
import type { Scenario } from "../../schemas/scenario";

type When = readonly { player: number; action: { type: string; [field: string]: Json }; refused?: string | true }[];
type Then = readonly object[];

import { starterSupply } from "./starter";

const supply = starterSupply("flask");
const given = {
  players: [
    { counters: "R1", hand: ["attack"] },
    { counters: "Y4", hand: ["profit"] },
  ],
};
const attack = { player: 0, action: { type: "play", card: "attack" } };
const end = { player: 0, action: { type: "endTurn" } };

const run = (when: When, then: Then, more: object = {}) =>
  runScenario(playableGame("flask"), supply, {
    game: "flask",
    name: "Test",
    given: { ...given, ...more },
    when,
    then,
  } as unknown as Scenario);

test("a scenario that holds passes", () => {
  const checks: Then = [
    { at: "/players/1/counters/Y", is: 2, atLeast: 2, atMost: 2 },
    { at: "/players/0/played", contains: "attack" },
    { view: 0, at: "/players/1/hand", is: ["?"] },
    { view: 1, at: "/players/1/hand", is: ["profit"] },
    { event: "lose", where: { seat: 1, card: "attack" }, times: 2 },
    { event: "mill", times: 0 },
    { legal: { type: "endTurn" } },
    { illegal: { type: "pass" } },
    { request: { actor: 0, kind: "main" } },
    { over: false },
  ];
  expect(run([attack], checks)).toEqual({ name: "Test", ok: true });
});

test.each<[string, When, Then, string, object?]>([
  [
    "a wrong value",
    [attack],
    [{ at: "/players/1/counters/Y", is: 3 }],
    "After step 1, check 1: /players/1/counters/Y should be 3, but is 2.",
  ],
  [
    "too little",
    [attack],
    [{ at: "/players/1/total", atLeast: 3 }],
    "After step 1, check 1: /players/1/total should be at least 3, but is 2.",
  ],
  [
    "too much",
    [],
    [{ at: "/players/1/total", atMost: 3 }],
    "After nothing was done, check 1: /players/1/total should be at most 3, but is 4.",
  ],
  [
    "a missing part",
    [attack],
    [{ over: false }, { at: "/players/0/hand", contains: "attack" }],
    'After step 1, check 2: /players/0/hand should contain "attack", but is [].',
  ],
  [
    "a pointer to nothing",
    [],
    [{ at: "/nowhere", is: 1 }],
    "After nothing was done, check 1: /nowhere should be 1, but is nothing.",
  ],
  [
    "a view",
    [],
    [{ view: 1, at: "/players/0/hand", is: ["attack"] }],
    'After nothing was done, check 1: /players/0/hand as player 1 sees it should be ["attack"], but is ["?"].',
  ],
  [
    "an event that never was",
    [attack],
    [{ event: "mill" }],
    "After step 1, check 1: “mill” should have happened, but happened never.",
  ],
  [
    "a refused step",
    [{ player: 0, action: { type: "play", card: "profit" } }],
    [],
    'Step 1: {"type":"play","card":"profit"} should be possible, but was refused: That card isn\'t in your hand.',
  ],
  [
    "another refusal",
    [{ player: 0, action: { type: "play", card: "profit" }, refused: "not-payable" }],
    [],
    'Step 1: {"type":"play","card":"profit"} should be refused as “not-payable”, but was refused as “not-in-hand”: That card isn\'t in your hand.',
  ],
  [
    "no refusal",
    [{ ...attack, refused: true }],
    [],
    'Step 1: {"type":"play","card":"attack"} should be refused, but is possible.',
  ],
  [
    "the wrong player",
    [attack, { player: 1, action: { type: "pass" } }],
    [],
    'Step 2: {"type":"pass"} should be possible, but was refused: Player 0 must decide now (main), not player 1.',
  ],
  [
    "what is legal",
    [],
    [{ illegal: { type: "endTurn" } }],
    'After nothing was done, check 1: {"type":"endTurn"} should not be legal, but is.',
  ],
  [
    "what isn't",
    [attack],
    [{ legal: { type: "play", card: "attack" } }],
    'After step 1, check 1: {"type":"play","card":"attack"} should be legal; player 0 may now do endTurn.',
  ],
  [
    "another request",
    [],
    [{ request: { actor: 1 } }],
    "After nothing was done, check 1: player 1 should be asked, but player 0 is asked for main.",
  ],
  [
    "no winners yet",
    [],
    [{ winners: [0] }],
    "After nothing was done, check 1: the winners should be [0], but the game goes on.",
  ],
  [
    "other winners",
    [end],
    [{ winners: [0] }],
    "After step 1, check 1: the winners should be [0], but are [1] (resources).",
    { players: [{ counters: "" }, {}] },
  ],
  [
    "a game that goes on",
    [],
    [{ over: true }],
    "After nothing was done, check 1: the game should be over, but goes on.",
  ],
  ["rolls left over", [], [], "The dictated rolls 3, 2 were never used.", { rolls: [3, 2] }],
  [
    "an unknown card",
    [],
    [],
    "The situation can't be set up: There is no card “dragon” in the set.",
    { players: [{ hand: ["dragon"] }, {}] },
  ],
  [
    "a bad position",
    [],
    [],
    "The situation can't be set up: There can be no such position: “Players” takes at least 2.",
    { players: [] },
  ],
])("%s is told in one sentence", (_, when, then, message, more) => {
  expect(run(when, then, more)).toMatchObject({ name: "Test", ok: false, message });
});

test("dictated rolls decide what chance would", () => {
  const more = {
    rolls: [2, 1],
    options: { discardChooser: "random" },
    players: [{ counters: "R1", hand: ["sabotage"] }, { hand: ["profit", "attack", "research"] }],
  };
  const play = { player: 0, action: { type: "play", card: "sabotage" } };
  expect(run([play], [{ at: "/players/1/discard", is: ["attack", "profit"] }], more).message).toBeUndefined();
  expect(run([play], [], { ...more, rolls: [4] }).message).toMatch(
    /A roll of 4 was dictated, but the result can only be 1 to 3/,
  );
});

test("a scenario can begin with a new game", () => {
  const scenario = {
    game: "flask" as const,
    name: "New",
    given: {
      new: {
        seed: 5,
        players: [{ deck: "red", name: "Ann" }, { deck: [{ card: "attack", count: 3 }] }],
        options: { deckSize: 10, startHand: 2 },
      },
    },
    when: [],
    then: [],
  };
  expect(runScenario(playableGame("flask"), supply, scenario as unknown as Scenario).message).toMatch(
    /^The situation can't be set up: This deck has 15 cards; it needs exactly 10\.$/,
  );
});

test("what fails says how many steps were done before", () => {
  expect(run([attack], [{ at: "/players/1/counters/R", is: 99 }])).toMatchObject({ ok: false, done: 1 });
  expect(run([{ player: 1, action: attack.action }], [])).toMatchObject({ ok: false, done: 0 });
});
