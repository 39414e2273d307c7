import { describe, expect, it } from "vitest";
import { given, play } from "./castle-lanes-kit";

/** In which order things happen (rules §6, §6.2), and what is told of them. */

describe("Castle Lanes triggers", () => {
  const duelist = {
    name: "Duelist",
    type: "unit",
    hp: 1,
    attack: 1,
    move: 1,
    abilities: [{ on: "kills", do: { damage: { to: { castle: "enemy" }, n: 1 } } }],
  };
  const castles = { a: { castle: 1 }, b: { castle: 1 }, cards: { duelist } } as never as object;

  it.each([
    ["was placed first", ["duelist@P2", "duelist@P3/B"]],
    ["was placed last", ["duelist@P3/B", "duelist@P2"]],
  ])("begin with the attacker's kill, also if the attacker %s", (_, units) => {
    const game = given({ ...castles, units }).end();
    expect(game.position.result).toMatchObject({ winners: [0] });
  });

  it("let a unit enter a building that is gone when it has welcomed it", () => {
    const crumbling = {
      name: "Crumbling Hut",
      type: "building",
      hp: 3,
      blueprint: { plains: [2] },
      abilities: [{ on: "enemyEnters", do: { destroy: "this" } }],
    };
    const looter = {
      name: "Looter",
      type: "unit",
      move: 1,
      abilities: [{ on: "entersEnemyBuilding", do: { gold: { n: 1 } } }],
    };
    const game = given({
      cards: { "crumbling-hut": crumbling, looter } as never,
      units: ["looter@P2"],
      buildings: ["crumbling-hut@P3/B"],
    }).end();
    expect([game.buildings, game.gold()]).toEqual(["", 1]);
  });
});

describe("Castle Lanes events", () => {
  it("name the cards of pieces by id, tokens and hidden ones too", () => {
    const game = given({
      a: { gold: 9, hand: ["traps"] },
      units: ["royal-guard@M1", "thief@F2", "peasant@F3/B"],
    })
      .do({ type: "useActive" }, play("traps", { lane: "mountains", builder: "royal-guard" }))
      .end();
    const told = (type: string): object[] => game.events.filter((event) => event.type === type);
    expect(told("useActive")).toMatchObject([{ skill: "rush" }]);
    expect(told("place").map((event) => (event as { card: string }).card)).toEqual(["peasant", "peasant", "peasant"]);
    expect(told("construct")).toMatchObject([{ card: "traps", seenBy: [0] }]);
    expect(told("combat")).toMatchObject([{ card: "thief", enemy: "peasant" }]);
    expect(told("damage")).toMatchObject([
      { by: "thief", card: "peasant", n: 1 },
      { by: "peasant", card: "thief", n: 2 },
    ]);
    expect(told("destroyed")).toMatchObject([{ card: "peasant", seat: 1 }]);
    expect(told("play")).toMatchObject([{ card: game.rules.instancesOf(game.state, 0, "traps").at(-1) }]);
  });
});
