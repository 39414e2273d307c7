import { describe, expect, it } from "vitest";
import { hashPlain } from "../../engine/core/plain";
import { runScenario } from "../../engine/core/scenario";
import type { Card as CastleLanesCard } from "../../engine/games/castle-lanes/card-schema";
import { game as castleLanes } from "../../engine/games/castle-lanes/game";
import { play as castleLanesPlay } from "../../engine/games/castle-lanes/play/rules";
import { cards, given, play, type Situation } from "./castle-lanes-kit";
import { type Abilities, building, cast, does, skill, text, unit } from "./castle-lanes-word-kit";

/** Abilities beyond those of the shipped cards: how they resolve, and how they read. */

describe("abilities of Castle Lanes", () => {
  it("resolve one after the other: what the first triggers waits for the second", () => {
    // The Drone's card is drawn after the whole bomb, the watcher's gold after the draw.
    const watcher = building([{ on: "destroyed", whose: "you", do: { gold: { n: 1 } } }]);
    const card = skill(does([{ destroy: { units: { side: "you" } } }, { gold: { n: 5 } }]));
    const game = given({
      a: { hand: ["test"], deck: ["thief"] },
      units: ["drone-swarm@F1", "drone-swarm@P1"],
      buildings: ["watcher@F2"],
      cards: { test: card as never, watcher: watcher as never },
    }).do({ type: "playSkill", card: "test" });
    const order = game.events.flatMap(({ type, n }) =>
      type === "gold" ? [`gold ${String(n)}`] : type === "draw" ? ["draw"] : [],
    );
    expect(order).toEqual(["gold 5", "draw", "gold 1", "gold 1"]);
  });

  it("resolve in order: the doer's own, then the active player's by age, then the other's", () => {
    const watch = (n: number): Abilities => [{ on: "kills", whose: "both", do: { gold: { n } } }];
    const game = given({
      units: ["old@M1", ["killer@F1", { attack: 9 }], "young@M1", "peasant@F2/B", "theirs@M8/B"],
      cards: {
        old: unit(watch(20), { move: 0 }) as never,
        killer: unit([{ on: "kills", do: { gold: { n: 10 } } }]) as never,
        young: unit(watch(30), { move: 0 }) as never,
        theirs: unit(watch(40), { move: 0 }) as never,
      },
      options: { killGold: 0 },
    }).end();
    const gold = game.events.flatMap(({ type, n, cause }) => (type === "gold" && cause === "effect" ? [n] : []));
    expect(gold).toEqual([10, 20, 30, 40]);
  });

  it("may order a march within a march, which waits for the marcher's end", () => {
    const drummer = unit([{ on: "entersFriendlyBuilding", do: { march: { units: { side: "you", card: "thief" } } } }], {
      move: 2,
    });
    const game = given({
      units: ["drummer@F1", "thief@P1"],
      buildings: ["workshop@F2"],
      cards: { drummer: drummer as never },
    }).end();
    expect(game.board).toBe("drummer@F3 thief@P3");
    expect(game.events.flatMap(({ type, unit: uid, at }) => (type === "move" ? [[uid, at]] : []))).toEqual([
      [1001, "F2"],
      [1001, "F3"],
      [1002, "P2"],
      [1002, "P3"],
    ]);
  });

  it("may stop a march to ask, and the match can be saved at that moment", () => {
    const toll: CastleLanesCard = {
      ...building([{ on: "enemyEnters", do: { may: { pay: 1, do: { damage: { to: "it", n: 1 } } } } }]),
    };
    const start = (): Situation =>
      given({
        b: { gold: 3 },
        units: ["sapper@F1", "thief@P1"],
        buildings: ["toll@F2/B"],
        cards: { toll: toll as never },
      }).end();
    const game = start();
    expect(game.rules.request(game.state)).toMatchObject({ actor: 1, kind: "may" });
    expect([game.board, game.rules.isSettled(game.state)]).toEqual(["sapper@F2 thief@P1", false]);
    const twin = JSON.parse(JSON.stringify(game.state)) as typeof game.state;
    const answer = { type: "may", answer: "yes" };
    game.do(answer);
    game.rules.apply(twin, answer, null);
    expect(hashPlain(twin)).toBe(hashPlain(game.state));
    expect([game.board, game.gold(1)]).toEqual(["thief@P2", 2 + 2]);
    expect(start().do({ type: "may", answer: "no" }).board).toBe("sapper@F4 thief@P2");
  });

  it("work once in a turn where they say so", () => {
    const miser = unit([{ on: "goldGained", once: true, do: { draw: { n: 1 } } }]);
    const game = given({
      a: { gold: 0, hand: ["supply-drop", "supply-drop"], deck: ["thief", "brute", "sapper"] },
      units: ["miser@F1"],
      cards: { miser: miser as never },
    });
    game.do(play("supply-drop"), play("supply-drop"));
    expect(game.position.players[0]!.hand).toEqual(["thief"]);
  });

  it("run away no further than the rules allow", () => {
    const echo = unit([{ on: "goldGained", do: { gold: { n: 1 } } }]);
    const game = given({
      a: { gold: 0, hand: ["supply-drop"] },
      units: ["echo@F1", "echo@P1"],
      cards: { echo: echo as never },
    }).do(play("supply-drop"));
    expect(game.events.filter(({ type }) => type === "runaway")).toHaveLength(1);
    expect(game.position.step).toBe("main");
    expect(game.end().board).toBe("echo@F2 echo@P2");
  });

  it("change costs, and never below nothing", () => {
    const cheap = unit([{ static: { cost: { type: "skill", plus: -2 } } }]);
    const game = given({
      a: { gold: 1, hand: ["war-reserves", "cannon-shot"] },
      units: ["cheap@F1"],
      cards: { cheap: cheap as never },
    });
    expect(game.do(play("war-reserves")).gold()).toBe(0);
    expect(game.do(play("cannon-shot")).castle()).toBe(18);
    expect(text(cheap)).toBe("Your skills cost 2 {gold} less.");
  });

  it("end both games at once only by one effect on both castles", () => {
    const bomb = skill(does({ damage: { to: { castle: "both" }, n: 20 } }));
    expect(cast(bomb).position.result).toMatchObject({ winners: [], cause: "both castles" });
    expect(cast(bomb, { options: { doubleKo: "activeWins" } }).position.result).toMatchObject({ winners: [0] });
    expect(cast(bomb, { options: { doubleKo: "activeLoses" } }).position.result).toMatchObject({ winners: [1] });
  });

  it("are refused with a reason where the engine can't play them", () => {
    const reasons = (card: CastleLanesCard): unknown[] =>
      castleLanes.checkCard(card).map(({ code, where, message }) => [code, where.field, message]);
    expect(reasons(skill(does({ explode: 3 })))).toEqual([
      [
        "castle-lanes/bad-ability",
        "/abilities/0/do",
        "An ability of Test can't be played: “explode” is no effect of this game.",
      ],
    ]);
    expect(reasons(skill(does({ gold: { n: 1, whom: "you" } })))[0]).toEqual(
      expect.arrayContaining([expect.stringContaining("“Gain gold” can't be read")]),
    );
    expect(reasons(unit([{ static: { aura: { of: {}, hp: 3 } } }]))).toHaveLength(1);
    expect(reasons(skill([{ on: "kills", do: [] }]))).toHaveLength(1);
    expect(reasons(skill(does({ destroy: "somebody" })))).toHaveLength(1);
    expect(text(skill(does({ explode: 3 })))).toContain("…");
  });
});

describe("the words of Castle Lanes abilities", () => {
  it.each<[CastleLanesCard, string]>([
    [
      unit([{ on: "takesDamage", do: { modify: { of: "this", attack: 1 } } }]),
      "Whenever this takes damage, it gets +1 {attack} for good.",
    ],
    [
      unit([{ on: "dealsDamage", to: "unit", do: { setTired: { of: "other" } } }]),
      "Whenever this deals damage to a unit, that unit becomes tired.",
    ],
    [
      building([{ on: "turnEnd", whose: "enemy", do: { gold: { who: "enemy", n: -1 } } }]),
      "At the end of the enemy's turn, the enemy loses 1 {gold}.",
    ],
    [
      building([{ on: "destroyed", whose: "you", of: { trait: "Dinosaur" }, do: { draw: { n: 2 } } }]),
      "When one of your Dinosaurs is destroyed, draw 2 cards.",
    ],
    [
      skill(does({ damage: { to: "unit", n: 3 } }, { targets: [{ unit: { side: "enemy", trait: "Machine" } }] })),
      "Deal 3 damage to an enemy Machine.",
    ],
    [
      skill(
        does([{ destroy: "unit" }, { gold: { n: { stat: { of: "unit", is: "attack" } } } }], {
          targets: [{ unit: {} }],
        }),
      ),
      "Destroy a unit and gain {gold} equal to its {attack}.",
    ],
    [
      skill(does({ place: { card: "peasant", lane: "chosen", tile: 2 } }, { targets: [{ lane: "any" }] })),
      "Place a Peasant on your second tile of a lane.",
    ],
    [
      unit([{ static: { aura: { of: { side: "enemy", lane: "this" }, movement: -1 } } }]),
      "All enemy units in this lane have −1 {move}.",
    ],
    [unit([{ static: { damage: { to: "this", times: 2 } } }]), "Takes double damage."],
    [
      unit([{ static: "hidden" }, { on: "play", do: { reveal: { buildings: { side: "enemy", lane: "this" } } } }]),
      "**Hidden.** When you play this, reveal all enemy buildings in this lane.",
    ],
  ])("%o reads well", (card, printed) => expect(text(card)).toBe(printed));
});

describe("a scenario of Castle Lanes", () => {
  it("says in a file what a card must do", () => {
    const scenario = {
      game: "castle-lanes",
      name: "A thief that deals damage earns a coin",
      given: { active: 0, players: [{ gold: 5 }, {}], units: [{ card: "thief", owner: 0, at: "P4" }] },
      when: [
        { player: 0, action: { type: "playUnit", card: "brute" }, refused: true },
        { player: 0, action: { type: "endTurn" } },
      ],
      // biome-ignore lint/suspicious/noThenProperty: the word of the file format.
      then: [
        { at: "/players/0/gold", is: 6 },
        { at: "/players/1/castle", is: 19 },
        { at: "/players/0/space", is: 4 },
        { at: "/units/0/at", is: "P4" },
        { event: "damage", where: { n: 1, castle: 1 } },
        { legal: { type: "endTurn" } },
      ],
    };
    const supply = { cards: cards as never, decks: {} };
    expect(runScenario(castleLanesPlay as never, supply, scenario as never)).toEqual({ name: scenario.name, ok: true });
  });
});
