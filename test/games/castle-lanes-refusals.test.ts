import { describe, expect, it } from "vitest";
import type { Action } from "../../engine/core/game";
import { given, play } from "./castle-lanes-kit";

/** Why actions are refused (rules §7), in the order in which it is asked. */
describe("Castle Lanes refuses", () => {
  const over = () => given({}).do({ type: "concede", seat: 1 });
  const asked = () => given({ step: "start", a: { hand: ["thief"] }, buildings: ["hatchery@F2"] });
  const poor = () =>
    given({ a: { gold: 1, hand: ["thief", "tyrant-king", "workshop", "overclock", "ballista-shot"] } });
  const rich = () =>
    given({
      a: { gold: 30, hand: ["thief", "workshop", "overclock", "ballista-shot", "airlift"] },
      b: { hand: ["brute"] },
      units: ["peasant@F1", "peasant@F3/B"],
    });
  const instance = (game: ReturnType<typeof given>, card: string): number =>
    game.rules.instancesOf(game.state, 0, card)[0]!;

  it.each<[string, () => ReturnType<typeof given>, Action, string | undefined]>([
    ["anything when the game is over", over, play("thief", { lane: "forest" }), "game-over"],
    ["a play while something must be answered", asked, play("thief", { lane: "forest" }), "prompt-pending"],
    ["to end the turn before the answer", asked, { type: "endTurn" }, "prompt-pending"],
    ["an answer that is none", asked, { type: "may", answer: "perhaps" }, "not-offered"],
    ["an answer when nothing was asked", rich, { type: "may", answer: "yes" }, "wrong-action"],
    ["the other player's actions", rich, { type: "endTurn", seat: 1 }, "not-your-turn"],
    ["a card in the other player's hand", rich, play("brute", { lane: "forest" }), "not-your-turn"],
    ["a card that isn't in the hand", rich, play("peasant", { lane: "forest" }), "not-in-hand"],
    ["a card that was never dealt", rich, { type: "playUnit", card: 99999, lane: "forest" }, "not-in-hand"],
    [
      "a space condition that isn't met, before the price",
      poor,
      play("tyrant-king", { lane: "forest" }),
      "space-condition",
    ],
    ["a price that is too high, before the lane", poor, play("thief", { lane: "sea" }), "not-enough-gold"],
    ["a lane that isn't there", rich, play("thief", { lane: "sea" }), "bad-lane"],
    ["an entry that isn't one", rich, play("thief", { lane: "forest", entry: 1001 }), "bad-target"],
    ["a unit that the skill can't mean", rich, play("overclock", { unit: 1001 }), "bad-target"],
    ["an enemy unit for one's own", rich, play("airlift", { unit: 1002, lane: "plains" }), "bad-target"],
    ["targets that the skill doesn't have", rich, play("ballista-shot", { lane: "forest", unit: 1002 }), "bad-target"],
    ["a lane without a site", rich, play("workshop", { lane: "plains", builder: 1001 }), "no-site"],
    ["a builder who stands elsewhere", rich, play("workshop", { lane: "forest", builder: 1002 }), "bad-builder"],
    ["a skill without gold", poor, { type: "useActive" }, "not-enough-gold"],
    ["nothing of a legal play", rich, play("thief", { lane: "forest" }), undefined],
    ["nobody who gives up", rich, { type: "concede", seat: 1 }, undefined],
  ])("%s", (_, situation, action, code) => {
    const game = situation();
    const before = JSON.stringify(game.state);
    expect(game.refused(action)).toBe(code);
    expect(JSON.stringify(game.state)).toBe(before);
  });

  it("a card played as what it is not", () => {
    const game = rich();
    expect(
      game.rules.refusal(game.state, { type: "playSkill", card: instance(game, "thief"), lane: "forest" })?.code,
    ).toBe("wrong-action");
  });

  it("a skill without its lane", () => {
    const game = rich();
    expect(game.rules.refusal(game.state, { type: "playSkill", card: instance(game, "ballista-shot") })?.code).toBe(
      "bad-lane",
    );
  });

  it("the active skill a second time, before its price", () => {
    const game = given({ a: { gold: 5 } }).do({ type: "useActive" });
    expect(game.refused({ type: "useActive" })).toBe("active-used");
  });

  it("nothing that it offers", () => {
    const game = rich();
    for (const action of game.rules.actions(game.state)) expect(game.rules.refusal(game.state, action)).toBeNull();
  });

  it("a concession only after the game; it ends it for the other player", () => {
    const game = rich().do({ type: "concede", seat: 1 });
    expect(game.position.result).toMatchObject({ winners: [0], cause: "concession" });
    expect(game.rules.refusal(game.state, { type: "concede", seat: 0 })?.code).toBe("game-over");
  });
});
