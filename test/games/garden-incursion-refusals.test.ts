import { describe, expect, it } from "vitest";
import type { Action } from "../../engine/core/game";
import { attack, choose, defend, type Given, given, move, play, skill, special, to } from "./garden-incursion-kit";

/** Why actions are refused (rules §7), in the order in which it is asked. */
const spawning = (more: Given = {}) =>
  given({
    step: "spawning",
    a: {
      energy: 2,
      workers: 1,
      hand: ["redjaw-soldier", "bulldog-major", "gravel-rampart", "tunnel-mouth", "undermine", "copperhill-worker"],
    },
    b: { hand: ["drone-escort"] },
    objects: ["redjaw-soldier@1500,2000"],
    ...more,
  });
const acting = (more: Given = {}) =>
  given({
    a: { energy: 1, hand: ["redjaw-soldier", "supply-cache"] },
    objects: [
      "redjaw-soldier@2500,2000",
      ["picket-ant@2500,2000", { ap: 0 }],
      "gravel-rampart@1500,2000",
      "nursery-chamber@1500,2000",
      "drone-escort@4400,2000/B",
      "guard-bee@4400,2000/B",
    ],
    links: [{ defender: 1008, target: 1007 }],
    ...more,
  });
const bridging = () =>
  given({ objects: ["bridge-builder@2000,2000", "redjaw-soldier@2300,2000", "picket-ant@2100,2000"] }).do(
    special(1003, "Living Bridge"),
  );
const placing = () => bridging().do(choose(1004));
const limited = () => acting({ actions: 300 });
const over = () => acting().do({ type: "concede", seat: 1 });
const house = (options: Given["options"]) => () => acting({ options: options! });

describe("Garden Incursion refuses", () => {
  it.each<[string, () => ReturnType<typeof given>, Action, string | undefined]>([
    ["anything when the game is over", over, { type: "endPhase" }, "game-over"],
    ["an action while something must be answered", bridging, { type: "endPhase" }, "prompt-pending"],
    ["an answer of another player", bridging, { ...choose(1004), seat: 1 }, "not-addressed"],
    ["an answer that is none", bridging, choose(1002), "bad-answer"],
    ["another kind of answer", bridging, { type: "mulligan", cards: [] }, "wrong-action"],
    ["a point outside the field", placing, to(9000, 9000), "point"],
    ["a point that is none", placing, { type: "answer", at: [1.5, 2] }, "point"],
    ["a point too far away", placing, to(3301, 2000), "out-of-range"],
    ["nothing of a point at the edge", placing, to(3300, 2000), undefined],
    ["other players' actions", acting, { type: "endPhase", seat: 1 }, "not-your-turn"],
    ["an answer when nothing was asked", acting, choose(1003), "wrong-phase"],
    ["moves in the Spawning phase", spawning, move(1003, 1600, 2000), "wrong-phase"],
    ["creatures in the action phase", acting, play("redjaw-soldier", 1000, 2000), "wrong-phase"],
    [
      "nothing of them with permanentTiming",
      () => acting({ options: { permanentTiming: "spawningAndAction" }, a: { energy: 2, hand: ["redjaw-soldier"] } }),
      play("redjaw-soldier", 1000, 2000),
      undefined,
    ],
    ["everything but the end beyond the cap", limited, move(1003, 2600, 2000), "cap"],
    ["not the end of the phase", limited, { type: "endPhase" }, undefined],
    ["workers that aren't there", spawning, { type: "turnWorkers", count: 2 }, "no-worker"],
    [
      "workers late with workerTiming",
      () => acting({ options: { workerTiming: "spawning" }, a: { workers: 2 } }),
      { type: "turnWorkers", count: 1 },
      "wrong-phase",
    ],
    ["cards of others", spawning, play("drone-escort", 1000, 2000), "not-in-hand"],
    ["what can't be paid", spawning, play("bulldog-major", 1000, 2000), "energy"],
    [
      "a worker that can't be paid",
      () => spawning({ options: { workerCost: 3 } }),
      play("copperhill-worker"),
      "energy",
    ],
    [
      "more workers than a turn allows",
      () => spawning({ options: { workersPerTurn: 1 }, a: { hand: ["copperhill-worker"], workersPlayed: 1 } }),
      play("copperhill-worker"),
      "worker-limit",
    ],
    ["a creature nowhere", spawning, { type: "playCard", card: "redjaw-soldier", at: [] }, "point"],
    [
      "a creature on an obstacle",
      () => spawning({ options: { obstacles: "1200,1900-1300,2100" } }),
      play("redjaw-soldier", 1250, 2000),
      "point",
    ],
    ["a creature far from the queen", spawning, play("redjaw-soldier", 2001, 2000), "out-of-range"],
    ["a structure before its condition", spawning, play("tunnel-mouth", 1500, 2000), "condition"],
    ["a structure far from what it must be near", spawning, play("gravel-rampart", 3000, 2000), "location"],
    ["an ability without a target", spawning, play("undermine"), "no-target"],
    ["moves of enemies", acting, move(1007, 4300, 2000), "not-yours"],
    ["moves of structures", acting, move(1005, 1600, 2000), "not-a-creature"],
    ["moves of queens, if they don't", house({ queensMove: false }), move(1001, 1100, 2000), "queen"],
    ["moves of the rooted", () => given({ objects: ["trapdoor-spider@2000,2000"] }), move(1003, 2100, 2000), "rooted"],
    ["moves without action points", acting, move(1004, 2600, 2000), "ap"],
    ["moves out of the field", acting, { type: "move", obj: 1003, to: [-1, 5] }, "point"],
    ["moves to where it is", acting, move(1003, 2500, 2000), "same-place"],
    ["moves beyond the range", acting, move(1003, 3501, 2000), "out-of-range"],
    ["attacks by queens, if they don't", house({ queensAttack: false }), attack(1001, 1002), "queen"],
    ["attacks without action points", acting, attack(1004, 1008), "ap"],
    ["attacks on one's own", acting, attack(1003, 1004), "bad-target"],
    ["nothing of those with friendly fire", house({ friendlyFire: true }), attack(1003, 1004), undefined],
    ["attacks on oneself even so", house({ friendlyFire: true }), attack(1003, 1003), "bad-target"],
    ["attacks twice on the same target", () => acting().do(attack(1003, 1002)), attack(1003, 1002), "repeat"],
    [
      "nothing of those if several are allowed",
      () => house({ oneAttackPerTarget: false })().do(attack(1003, 1002)),
      attack(1003, 1002),
      undefined,
    ],
    ["attacks on what is defended", acting, attack(1003, 1007), "defended"],
    [
      "attacks out of reach, if that counts at once",
      house({ attackDeclareRange: "both" }),
      attack(1003, 1008),
      "out-of-range",
    ],
    ["defences by structures", acting, defend(1005, 1001), "not-a-creature"],
    ["defences without action points", acting, defend(1004, 1001), "ap"],
    ["defences of enemies", acting, defend(1003, 1008), "bad-target"],
    ["a second defender", () => acting().do(defend(1003, 1001)), defend(1003, 1001), "has-defender"],
    [
      "two who defend each other",
      () => acting({ links: [{ defender: 1004, target: 1003 }] }),
      defend(1003, 1004),
      "cycle",
    ],
    [
      "more defences than a creature may have",
      () => house({ defendsPerCreature: 1 })().do(defend(1003, 1001)),
      defend(1003, 1004),
      "defend-limit",
    ],
    ["special actions of others", acting, special(1002, "Royal Jelly"), "not-yours"],
    ["special actions that it doesn't have", acting, special(1003, "Royal Jelly"), "bad-target"],
    [
      "special actions twice in a turn",
      () => given({ objects: ["leafcutter@2000,2000"] }).do(special(1003, "Harvest")),
      special(1003, "Harvest"),
      "used",
    ],
    ["special actions paid by others", acting, special(1006, "Hatch", 1002), "not-yours"],
    ["special actions that the payer can't afford", acting, special(1006, "Hatch", 1004), "ap"],
    [
      "special actions paid from far away",
      () => acting({ objects: ["redjaw-soldier@4000,2000", "nursery-chamber@1500,2000"] }),
      special(1004, "Hatch", 1003),
      "out-of-range",
    ],
    ["special actions without energy", acting, special(1001, "Lay Brood"), "energy"],
    [
      "special actions without a target",
      () => given({ objects: ["formic-sprayer@2000,2000"] }),
      special(1003, "Spray"),
      "no-target",
    ],
    ["skills of other tribes", acting, skill("waggle"), "wrong-tribe"],
    [
      "skills of no tribe, if there are none",
      () => spawning({ options: { tribalSkills: false }, a: { energy: 3 } }),
      skill("foraging"),
      "wrong-tribe",
    ],
    ["skills in other phases", acting, skill("foraging"), "wrong-phase"],
    ["skills without energy", spawning, skill("foraging"), "energy"],
    [
      "skills paid by others",
      () => given({ a: { queen: "grandmother-orb", energy: 1 } }),
      skill("spin", { payer: 1002 }),
      "not-yours",
    ],
    [
      "skills of a payer without points",
      () => given({ a: { queen: "grandmother-orb", energy: 1 }, objects: [["huntsman@2000,2000", { ap: 0 }]] }),
      skill("spin", { payer: 1003 }),
      "ap",
    ],
    [
      "skills without a target",
      () => given({ a: { queen: "amber-sovereign", energy: 1 } }),
      skill("waggle"),
      "no-target",
    ],
    ["nobody who gives up", bridging, { type: "concede", seat: 1 }, undefined],
    ["somebody who isn't there to give up", bridging, { type: "concede", seat: 2 }, "bad-target"],
    ["no free marker", bridging, { type: "marker", colour: "red", on: "object 1001", seat: 1 }, undefined],
    ["markers on nothing", acting, { type: "marker", colour: "red", on: "object 9" }, "bad-target"],
    ["markers outside the field", acting, { type: "marker", colour: "red", on: "point 6001,0" }, "bad-target"],
    [
      "markers that aren't there, when they are to be removed",
      acting,
      { type: "marker", colour: "red", on: "player 0", remove: true },
      "bad-target",
    ],
    ["markers of other colours", acting, { type: "marker", colour: "pink", on: "player 0" }, "bad-target"],
    ["actions that no game has", acting, { type: "nonsense" }, "wrong-action"],
  ])("%s", (_, situation, action, code) => {
    const game = situation();
    const before = JSON.stringify(game.state);
    expect(game.refused(action)).toBe(code);
    expect(JSON.stringify(game.state)).toBe(before);
  });
});
