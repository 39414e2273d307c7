// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits it.
import { expect, test } from "vitest";
import { runScenario } from "../../engine/core/scenario";
import { examineScenario, type Part, withPart } from "../../engine/core/scenario-examination";
import { playableGame } from "../../engine/games/play-registry";
import type { Scenario } from "../../schemas/scenario";
import { starterSupply } from "./starter";

/** What a test does and asks for, in words; what there is instead; and how an expectation is mended. */

const supply = starterSupply("castle-lanes");
const game = playableGame("castle-lanes");
const scenario = (then: readonly object[], more: object = {}) =>
  ({
    game: "castle-lanes",
    name: "A test",
    given: {
      players: [{ gold: 20, hand: ["cannon-shot"] }, { castle: 20 }],
      units: [{ card: "brute", at: "F4", as: "guard" }],
    },
    when: [{ player: 0, action: { type: "playSkill", card: "cannon-shot" } }],
    then,
    ...more,
  }) as unknown as Scenario;
const examine = (of: Scenario) => examineScenario(game, supply, of);

test("steps and checks are told in the words of the game, each with what it is about", () => {
  const { outcome, steps, checks } = examine(
    scenario([
      { at: "/players/1/castle", is: 18 },
      { at: "/units/guard/at", is: "F4" },
      { event: "heal", times: 0 },
      { over: false },
    ]),
  );
  expect(outcome.ok).toBe(true);
  expect(steps).toMatchObject([
    { words: "Play Cannon Shot", told: expect.arrayContaining(["Player 1 plays Cannon Shot."]) },
  ]);
  expect(checks.map(({ words }) => words)).toEqual([
    "Player 2's castle is 18",
    "Brute stands at F4",
    "“heal” never happens",
    "The match goes on",
  ]);
  expect(checks[0]).toMatchObject({ seat: 1, done: 1, ok: true });
  expect(checks[1]).toMatchObject({ instance: 1001 });
});

test("a check that fails keeps no other from being looked at, and says what there is instead", () => {
  const { outcome, checks } = examine(
    scenario([{ at: "/players/1/castle", is: 17 }, { at: "/players/0/gold", atMost: 3 }, { over: false }]),
  );
  expect(outcome.message).toBe("After step 1, check 1: /players/1/castle should be 17, but is 18.");
  expect(checks.map(({ ok, found }) => [ok, found])).toEqual([
    [false, "Player 2's castle is 18"],
    [false, "Player 1's gold is 18"],
    [true, undefined],
  ]);
});

test.each<[string, object]>([
  ["a value", { at: "/players/1/castle", is: 17 }],
  ["what must not be", { at: "/players/1/castle", not: 18 }],
  ["a least value", { at: "/players/1/castle", atLeast: 19 }],
  ["what must be gone", { at: "/units/guard", absent: true }],
  ["some fields of a thing", { at: "/units", contains: { card: "brute", at: "P1" } }],
  ["how many", { at: "/players/0/discard", length: 0 }],
  ["a sum", { at: "/players/*/castle", sum: 1 }],
  ["an event", { event: "destroyed" }],
  ["a line of the log", { log: "Player 1 plays Cannon Shot.", times: 2 }],
  ["who is asked", { request: { actor: 1, kind: "main" } }],
  ["what may be done", { illegal: { type: "endTurn" } }],
  ["who has won", { winners: [0] }],
  ["the end", { over: true }],
])("%s is taken as it is now, and then holds", (_, check) => {
  const asked = scenario([check]);
  const [seen] = examine(asked).checks;
  expect(seen).toMatchObject({ ok: false });
  const part: Part = { step: null, n: 0 };
  expect(runScenario(game, supply, withPart(asked, part, seen!.mended))).toMatchObject({ ok: true });
});

test("a step that is refused is told why, and may be expected to be", () => {
  const asked = scenario([{ over: false }], { when: [{ player: 0, action: { type: "playSkill", card: "airlift" } }] });
  const { outcome, steps } = examine(asked);
  expect(outcome.ok).toBe(false);
  expect(steps[0]!.told).toHaveLength(1);
  expect(runScenario(game, supply, withPart(asked, { step: 0 }, steps[0]!.mended))).toMatchObject({ ok: true });
});

test("a part that can't be said otherwise is taken out", () => {
  const asked = scenario([{ order: [{ event: "destroyed" }, { event: "draw" }] }, { over: false }]);
  const [seen] = examine(asked).checks;
  expect(seen!.mended).toBeUndefined();
  expect(withPart(asked, { step: null, n: 0 }, undefined).then).toEqual([{ over: false }]);
});
