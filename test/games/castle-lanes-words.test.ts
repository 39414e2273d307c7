import { describe, expect, it } from "vitest";
import { game as castleLanes } from "../../engine/games/castle-lanes/game";
import type { Given, Situation } from "./castle-lanes-kit";
import { cast, does, hps, skill, text, when } from "./castle-lanes-word-kit";

/** Words beyond those that the shipped cards use. */

describe("the verbs of Castle Lanes", () => {
  const you = { units: { side: "you" } };
  const enemies = { units: { side: "enemy" } };
  it.each<[string, unknown, Given, (game: Situation) => unknown, unknown]>([
    ["gold from the enemy, never below 0", { gold: { who: "enemy", n: -3 } }, { b: { gold: 2 } }, (g) => g.gold(1), 0],
    ["gold counted", { gold: { n: { count: you } } }, { units: ["thief@F1", "thief@P1"] }, (g) => g.gold(), 11],
    [
      "a price that can be paid",
      [{ pay: { n: 4 } }, { draw: { n: 1 } }],
      { a: { deck: ["thief"] } },
      (g) => [g.gold(), g.position.players[0]!.hand],
      [5, ["thief"]],
    ],
    [
      "a price that can't",
      [{ pay: { n: 40 } }, { draw: { n: 1 } }],
      { a: { deck: ["thief"] } },
      (g) => [g.gold(), g.position.players[0]!.hand],
      [9, []],
    ],
    [
      "damage to all at one moment",
      { damage: { to: { units: { side: "both" } }, n: 1 } },
      { units: ["peasant@F1", "thief@F2/B"] },
      hps,
      [2],
    ],
    ["damage to a castle", { damage: { to: { castle: "you" }, n: 3 } }, {}, (g) => g.castle(0), 17],
    [
      "healing up to the start",
      { heal: { of: { castle: "you" }, n: 9 } },
      { a: { castle: 15 } },
      (g) => g.castle(0),
      20,
    ],
    ["healing up to full health", { heal: { of: you, n: 9 } }, { units: [["thief@F1", { hp: 1 }]] }, hps, [3]],
    [
      "values set",
      { modify: { of: you, attack: 7, hp: 5, set: true } },
      { units: ["thief@F1"] },
      (g) => [g.unit("thief")["attack"], g.unit("thief")["hp"]],
      [7, 5],
    ],
    [
      "health lowered to nothing, unpaid",
      { modify: { of: enemies, hp: -2 } },
      { units: ["peasant@F3/B", "thief@F4/B"] },
      (g) => [g.board, g.gold()],
      ["thief@F4/B", 9],
    ],
    [
      "a shorter pace cuts the waiting",
      { modify: { of: you, every: -1 } },
      { units: [["brute@F1", { wait: 1 }]] },
      (g) => g.unit("brute")["wait"],
      0,
    ],
    ["tiredness", { setTired: { of: enemies } }, { units: ["thief@F1/B"] }, (g) => g.unit("thief")["tired"], true],
    ["waiting", { setWait: { of: enemies, n: 2 } }, { units: ["thief@F1/B"] }, (g) => g.unit("thief")["wait"], 2],
    [
      "a unit for the enemy",
      { place: { card: "thief", who: "enemy", lane: "plains", tile: 2 } },
      {},
      (g) => g.board,
      "thief@P3/B",
    ],
    [
      "cards for the hand",
      { addCard: { card: "thief", n: 2, to: "hand" } },
      {},
      (g) => g.position.players[0]!.hand,
      ["thief", "thief"],
    ],
    [
      "cards for the deck",
      { addCard: { card: "thief", to: "top" } },
      { a: { deck: ["brute"] } },
      (g) => g.position.players[0]!.deck,
      ["thief", "brute"],
    ],
    [
      "the hand thrown away",
      { discard: { who: "enemy", how: "all" } },
      { b: { hand: ["thief", "brute"] } },
      (g) => g.position.players[1]!.discard,
      ["thief", "brute"],
    ],
    [
      "a dictated choice by chance",
      [{ random: { of: you, as: "x" } }, { destroy: "x" }],
      { rolls: [2], units: ["thief@F1", "brute@F1", "sapper@F1"] },
      (g) => g.board,
      "thief@F1 sapper@F1",
    ],
    [
      "a dictated discard by chance",
      { discard: { who: "enemy", how: "random" } },
      { rolls: [2], b: { hand: ["thief", "brute"] } },
      (g) => g.position.players[1]!.hand,
      ["thief"],
    ],
    [
      "victory",
      { winGame: "you" },
      {},
      (g) => g.position.result,
      expect.objectContaining({ winners: [0], cause: "effect" }),
    ],
    ["defeat", { loseGame: "you" }, {}, (g) => g.position.result, expect.objectContaining({ winners: [1] })],
    ["repetition", { repeat: { n: 3, do: { gold: { n: 1 } } } }, {}, (g) => g.gold(), 12],
    [
      "each of several",
      { each: { of: you, as: "x", do: { gold: { n: 2 } } } },
      { units: ["thief@F1", "thief@P1"] },
      (g) => g.gold(),
      13,
    ],
    ["a condition", when({ exists: enemies }, { gold: { n: 1 } }, { gold: { n: 5 } }), {}, (g) => g.gold(), 14],
    [
      "the newest, up to two",
      { destroy: { units: { side: "you", order: "newest", limit: 2 } } },
      { units: ["thief@F1", "brute@F1", "sapper@F1"] },
      (g) => g.board,
      "thief@F1",
    ],
    [
      "those hurt",
      { destroy: { units: { side: "you", damaged: true } } },
      { units: ["thief@F1", ["brute@F1", { hp: 1 }]] },
      (g) => g.board,
      "thief@F1",
    ],
    [
      "those on a tile of one's own",
      { destroy: { units: { lane: "forest", tile: 6 } } },
      { units: ["thief@F6/B", "thief@F1/B"] },
      (g) => g.board,
      "thief@F1/B",
    ],
    [
      "what stats say",
      { gold: { n: { stat: { of: { units: { card: "thief" } }, is: "missing" } } } },
      { units: [["thief@F1", { hp: 1 }]] },
      (g) => g.gold(),
      11,
    ],
  ])("%s", (_, tree, written, read, expected) => {
    const card = skill(does(tree));
    expect(castleLanes.checkCard(card)).toEqual([]);
    expect(text(card)).not.toMatch(/undefined|…/);
    expect(read(cast(card, written))).toEqual(expected);
  });

  it("asks for units, lanes, cards and options, and goes on with the answer", () => {
    const chosen = skill(does([{ choose: { unit: { side: "enemy" }, as: "foe" } }, { damage: { to: "foe", n: 2 } }]));
    const game = cast(chosen, { units: ["thief@F1/B", "brute@F2/B"] });
    expect(game.rules.request(game.state)).toMatchObject({ actor: 0, kind: "chooseUnit", by: "Test" });
    expect(hps(game.do({ type: "chooseUnit", unit: "brute" }))).toEqual([3, 3]);
    expect(text(chosen)).toBe("Choose an enemy unit and deal 2 damage to it.");

    const lane = skill(does([{ choose: { lane: "any", as: "there" } }, { place: { card: "thief", lane: "there" } }]));
    expect(cast(lane).do({ type: "chooseLane", lane: "mountains" }).board).toBe("thief@M1");

    const option = skill(
      does([
        { choose: { option: ["gold", "nothing"], as: "x" } },
        when({ compare: ["x", "=", 0] }, { gold: { n: 3 } }),
      ]),
    );
    expect(cast(option).do({ type: "chooseOption", option: 0 }).gold()).toBe(12);

    const several = skill(does([{ choose: { unit: { side: "you" }, as: "x", n: 3, upTo: true } }, { destroy: "x" }]));
    const units = ["thief@F1", "brute@F1", "sapper@F1"];
    expect(
      cast(several, { units }).do({ type: "chooseUnit", unit: "brute" }, { type: "chooseUnit", unit: "done" }).board,
    ).toBe("thief@F1 sapper@F1");
  });

  it("skips a choice without candidates, and never offers what the chooser can't see", () => {
    const chosen = skill(
      does([{ choose: { building: { side: "enemy" }, as: "x" } }, { destroy: "x" }, { gold: { n: 1 } }]),
    );
    const game = cast(chosen, { buildings: ["traps@F5/B"] });
    expect([game.gold(), game.buildings]).toEqual([10, "traps@F5/B:1"]);
  });
});
