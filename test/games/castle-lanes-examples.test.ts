import { describe, expect, it } from "vitest";
import { given, play, rulesFor } from "./castle-lanes-kit";

/** The worked examples of rules §12. B's income is 2 and comes when A has ended. */
const income = 2;

describe("the worked examples of Castle Lanes", () => {
  it("opening: five cards, seven gold, and Rush takes nine space", () => {
    const rules = rulesFor(["stampede", "first-landing"], { firstPlayer: "A" });
    const state = rules.deal(7);
    const seen = () => rules.writePosition(state) as never as ReturnType<typeof given>["position"];
    expect(seen().players[0]).toMatchObject({ gold: 7, castle: 20 });
    expect([seen().players[0]!.hand.length, seen().players[0]!.deck.length]).toEqual([5, 25]);
    rules.apply(state, { type: "useActive" }, null);
    expect(seen().players[0]!.gold).toBe(2);
    expect(seen().units.map(({ card, at }) => `${card}@${at}`)).toEqual(["peasant@P1", "peasant@F1", "peasant@M1"]);
    rules.apply(state, { type: "endTurn" }, null);
    expect(seen().units.map(({ at }) => at)).toEqual(["P3", "F3", "M3"]);
    expect(seen().players[0]!.space).toBe(9);
    expect([seen().active, seen().players[1]!.hand.length, seen().players[1]!.gold]).toEqual([1, 5, 7]);
  });

  it("trade: two Peasants kill each other, and both players earn", () => {
    const game = given({ units: ["peasant@P2", "peasant@P3/B"] }).end();
    expect([game.board, game.gold(0), game.gold(1)]).toEqual(["", 2, 2 + income]);
  });

  it("several defenders: the winner enters, and the rest attack it there", () => {
    const game = given({ units: ["brute@F2", "peasant@F3/B", "peasant@F3/B"] }).end();
    expect([game.board, game.gold(0)]).toEqual(["brute@F3 peasant@F3/B", 2]);
    expect(game.unit("brute")).toMatchObject({ hp: 3, wait: 1 });
    game.end();
    expect([game.board, game.unit("brute")["hp"], game.gold(0)]).toEqual(["brute@F3", 1, 4 + income]);
  });

  it("castle: a Sapper hits for double in the march it arrives in, and again", () => {
    const game = given({ units: ["sapper@P2"] }).end();
    expect([game.board, game.castle()]).toEqual(["sapper@P4", 16]);
    expect(game.end().end().castle()).toBe(12);
  });

  it("guarded gate: a Royal Guard stands still and defends", () => {
    const game = given({ active: 1, b: { gold: 4, hand: ["royal-guard"] }, units: ["war-hounds@F6"] });
    game.do(play("royal-guard", { lane: "forest" })).end();
    expect(game.board).toBe("war-hounds@F6 royal-guard@F6/B");
    game.end();
    expect([game.board, game.unit("royal-guard")["hp"], game.gold(1), game.castle()]).toEqual([
      "royal-guard@F6/B",
      1,
      2 + income,
      20,
    ]);
  });

  it("workshops: placing and walking both enter", () => {
    const game = given({ a: { gold: 5 }, buildings: ["workshop@P1", "workshop@F2"] }).do({ type: "useActive" });
    expect(game.gold()).toBe(1);
    game.end();
    expect([game.gold(), game.board]).toEqual([2, "peasant@P3 peasant@F3 peasant@M3"]);
  });

  it("site: the blueprint's first tile with somebody fresh on it", () => {
    const game = given({ a: { gold: 2, hand: ["workshop"] }, units: [["thief@F1", { tired: true }], "peasant@F2"] });
    expect(game.rules.actions(game.state).filter(({ type }) => type === "playBuilding")).toHaveLength(1);
    game.do(play("workshop", { lane: "forest", builder: "peasant" }));
    expect(game.buildings).toBe("workshop@F2:3");
    game.end();
    expect(game.board).toBe("thief@F1 peasant@F2");
    expect([game.unit("thief")["tired"], game.unit("peasant")["tired"]]).toEqual([false, false]);
  });

  it("walking over a building breaks it without gold", () => {
    const game = given({ units: ["war-hounds@P2"], buildings: ["stone-road@P3/B"] }).end();
    expect([game.board, game.buildings, game.gold(0), game.gold(1)]).toEqual(["war-hounds@P4", "", 0, income]);
  });

  it("traps and mud: one kills and breaks, the other stops, once", () => {
    const game = given({ units: ["sapper@M4", "peasant@F3"], buildings: ["traps@M5/B", "muddy-road@F4/B"] }).end();
    expect([game.board, game.buildings, game.gold(0)]).toEqual(["peasant@F4", "muddy-road@F4/B:3", 0]);
    game.end().end();
    expect([game.board, game.buildings]).toEqual(["peasant@F6", "muddy-road@F4/B:3"]);
  });

  it("2/2: two tiles, a turn of waiting, and a hit on arrival", () => {
    const game = given({ a: { gold: 5, hand: ["brute"] } })
      .do(play("brute", { lane: "plains" }))
      .end();
    expect(game.unit("brute")).toMatchObject({ at: "P3", wait: 1 });
    game.end().end();
    expect(game.unit("brute")).toMatchObject({ at: "P3", wait: 0 });
    game.end().end();
    expect([game.unit("brute")["at"], game.unit("brute")["wait"], game.castle()]).toEqual(["P4", 1, 15]);
  });

  it("Onwards!: the tired stay but are fresh then, the waiting come nearer", () => {
    const units = [["peasant@P1", { tired: true }], "war-hounds@F1", ["brute@M3", { wait: 1 }]] as never[];
    const game = given({ a: { gold: 4, hand: ["onwards"] }, units }).do(play("onwards"));
    expect(game.board).toBe("peasant@P1 war-hounds@F3 brute@M3");
    expect([game.unit("brute")["wait"], game.unit("peasant")["tired"]]).toEqual([0, false]);
    game.end();
    expect([game.board, game.unit("brute")["wait"]]).toEqual(["peasant@P3 war-hounds@F5 brute@M5", 1]);
  });

  it("deck-out: the last card costs nothing, the next turn does", () => {
    const game = given({ a: { castle: 5, deck: ["thief"] }, step: "start" });
    expect([game.castle(0), game.position.players[0]!.hand, game.gold()]).toEqual([5, ["thief"], income]);
    game.end().end();
    expect(game.position.result).toMatchObject({ winners: [1] });
    expect([game.castle(0), game.gold(0)]).toEqual([0, income]);
  });

  it("space: read when a card is played", () => {
    const hand = { a: { gold: 8, hand: ["hydrogen-bomb", "stampede"] } };
    const five = given({ ...hand, units: ["peasant@P1", "peasant@F2", "peasant@M2"] });
    expect([
      five.space(),
      five.refused(play("hydrogen-bomb")),
      five.refused(play("stampede", { lane: "plains" })),
    ]).toEqual([5, "space-condition", undefined]);
    const six = given({ ...hand, units: ["peasant@P2", "peasant@F2", "peasant@M2"] });
    expect([
      six.space(),
      six.refused(play("hydrogen-bomb")),
      six.refused(play("stampede", { lane: "plains" })),
    ]).toEqual([6, undefined, "space-condition"]);
  });

  it("shot in the dark: Fire Shot hits what it can't see", () => {
    const game = given({ a: { gold: 2, hand: ["fire-shot"] }, buildings: ["traps@F5/B", "barracks@F6/B"] });
    const view = game.rules.writePosition(game.rules.view(game.state, 0)) as never as typeof game.position;
    expect(view.buildings.map(({ card, at }) => `${card}@${at}`)).toEqual(["traps@?", "barracks@F6"]);
    expect(view.players[1]!.hiddenCount).toBe(1);
    game.do(play("fire-shot", { lane: "forest" }));
    expect(game.buildings).toBe("barracks@F6/B:5");
  });
});
