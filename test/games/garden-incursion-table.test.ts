import { describe, expect, it } from "vitest";
import { completed, type FreeAnswer, isFilledIn } from "../../engine/core/free-answers";
import type { GameEvent } from "../../engine/core/machine";
import { meantBy, type TableField, type TableView, tableKeys } from "../../engine/core/table-view";
import type { State as GardenState } from "../../engine/games/garden-incursion/play/state";
import { choose, type Given, given, move, type Situation, special } from "./garden-incursion-kit";

/** What a person sees of the field, how a point on it is meant, and what else can be done there. */

const tableOf = (written: Given): TableView => {
  const { rules, state } = given(written);
  return rules.table(state);
};
const fieldOf = (written: Given): TableField => tableOf(written).field!;
const pieceOf = ({ pieces }: TableField, id: number) => pieces.find(({ instance }) => instance === id)!;
const answersOf = (written: Given): string[] => {
  const { rules, state } = given(written);
  return rules.request(state)!.answers.map(({ text }) => text);
};
const freeOf = ({ rules, state }: Situation): FreeAnswer[] => rules.request(state)!.free!;
const freeNamed = (game: Situation, text: string): FreeAnswer => {
  const found = freeOf(game).find((free) => free.text === text);
  if (!found) throw new Error(`There is only ${freeOf(game).map((free) => free.text)}`);
  return found;
};
const meeting: Given = { objects: ["redjaw-soldier@2500,2000", "drone-escort@4400,2000/B"] };

describe("the field of Garden Incursion on the table", () => {
  it("shows everybody exactly where they stand", () => {
    const field = fieldOf(meeting);
    expect(field).toMatchObject({ width: 6000, height: 4000, unit: 1000 });
    expect(field.cells).toBeUndefined();
    expect(pieceOf(field, 1003)).toMatchObject({ card: "redjaw-soldier", owner: 0, at: [2500, 2000] });
    expect(pieceOf(field, 1003).note).toBe("at 2.50/2.00");
    expect(pieceOf(fieldOf({ objects: ["redjaw-soldier@2345,1999"] }), 1003).note).toBe("at 2.35/2.00");
  });

  it("knows how far each piece can act, to be shown around where it stands", () => {
    expect(pieceOf(fieldOf(meeting), 1003).reach).toBe(1000);
    expect(fieldOf({ options: { space: "square" } }).pieces.some(({ reach }) => reach !== undefined)).toBe(false);
  });

  it("is shown in cells where it has such", () => {
    expect(fieldOf({ options: { space: "square" } })).toMatchObject({
      width: 18,
      height: 12,
      unit: 1,
      cells: "square",
    });
    const hexes = fieldOf({ options: { space: "hex" } });
    expect(hexes.cells).toBe("hex");
    expect(pieceOf(hexes, 1001)).toMatchObject({ at: [3, 6], note: "at 3/6" });
  });

  it("tells pieces of one name apart by their age, on either side, as long as there are several", () => {
    const three = ["redjaw-soldier@2500,2000", "redjaw-soldier@4400,2000/B", "redjaw-soldier@1000,2000"];
    const game = given({ objects: three });
    const names = () => freeOf(game).map(({ text }) => text);
    expect(names()).toEqual(expect.arrayContaining(["Move Redjaw Soldier 1", "Move Redjaw Soldier 3"]));
    expect(fieldOf({ objects: three }).pieces.map(({ nth }) => nth)).toEqual([undefined, undefined, 1, 2, 3]);
    expect(fieldOf(meeting).pieces.some((piece) => "nth" in piece)).toBe(false);
    game.do({ type: "attack", obj: 1003, target: 1004 });
    expect(pieceOf(game.rules.table(game.state).field!, 1003).note).toBe("at 2.50/2.00 · attacks Redjaw Soldier 2");
  });

  it("tells distances in the answers, rounded up", () => {
    const answers = answersOf(meeting);
    expect(answers).toContain("Attack Drone Escort with Redjaw Soldier, 1.90 away");
    expect(answers).toContain("Move Redjaw Soldier to 3.50/2.00, 0.90 from Drone Escort");
    const near = answersOf({ objects: ["redjaw-soldier@2500,2000", "drone-escort@3500,2001/B"] });
    expect(near.some((text) => text.endsWith("1.01 away"))).toBe(true);
  });

  it("has a spot for every offered point", () => {
    const { rules, state } = given(meeting);
    const table = rules.table(state);
    const pointsOf = meantBy(table);
    const key = tableKeys.place("3500/2000");
    expect(table.field!.spots.find(({ id }) => id === "3500/2000")!.at).toEqual([3500, 2000]);
    expect(pointsOf(move(1003, 3500, 2000))).toEqual([tableKeys.card(1003), key]);
    expect(pointsOf(move(1003, 3501, 2000))).toEqual([tableKeys.card(1003)]);
  });

  it("shows who is about to attack and defend whom", () => {
    const game = given(meeting).do(
      { type: "attack", obj: 1003, target: 1004 },
      { type: "defend", obj: 1003, target: 1001 },
    );
    expect(game.rules.table(game.state).field!.ties).toEqual([
      { from: 1003, to: 1004, tone: "hostile", isSettled: true },
      { from: 1003, to: 1001, tone: "friendly", isSettled: false },
    ]);
  });

  it("says what is blocked, and where markers lie", () => {
    const game = given({ options: { obstacles: "2000,0-2999,999" } }).do({
      type: "marker",
      colour: "red",
      at: [4500, 3500],
    });
    const { blocked, marks } = game.rules.table(game.state).field!;
    expect(blocked).toEqual([{ left: 2000, top: 0, right: 2999, bottom: 999 }]);
    expect(marks).toEqual([{ at: [4500, 3500], colour: "red", label: "red marker at 4.50/3.50" }]);
    const [told] = game.events.map((event) => game.rules.narrate(game.state, event));
    expect(told).toBe("Player 1 places a red marker at 4.50/3.50.");
  });

  it("says what is lost as lost", () => {
    const { rules, state } = given({ objects: ["driver-ant@500,500"] });
    const { design } = (state as GardenState).pieces[0]!;
    const told = (event: GameEvent) => rules.narrate(state, event);
    expect(told({ type: "energy", seat: 1, n: -2 })).toBe("Player 2 loses 2 energy.");
    expect(told({ type: "ap", seat: 0, card: design, n: -1 })).toBe("Copper Matriarch loses 1 action point.");
  });

  it("shows the attack of structures that have any", () => {
    const cards = { thorns: { name: "Thorns", type: "structure", tribe: "Clover Bees", attack: 3, defence: 9 } };
    const field = fieldOf({ cards, objects: ["thorns@3500,2000/B", "wax-spire@500,500"] });
    const labels = (id: number) => pieceOf(field, id).values!.map(({ label }) => label);
    expect([labels(1003), labels(1004)]).toEqual([["Attack", "Defence"], ["Defence"]]);
  });
});

describe("free answers of Garden Incursion", () => {
  it("let a piece move to any point within its range", () => {
    const game = given(meeting);
    const free = freeNamed(game, "Move Redjaw Soldier");
    expect(free.fields["to"]).toMatchObject({ near: [{ x: 2500, y: 2000, r: 1000 }], from: [2500, 2000], piece: 1003 });
    const own = completed(free, { to: [2987, 1234] }, 0);
    expect(isFilledIn(free, own)).toBe(true);
    expect(game.do(own).object(1003).at).toEqual([2987, 1234]);
  });

  it("are those of pieces that can move, and of cards that can be paid", () => {
    const tired = given({ objects: [["redjaw-soldier@2500,2000", { ap: 0 }]] });
    expect(freeOf(tired).map(({ text }) => text)).not.toContain("Move Redjaw Soldier");
    const spawning = (energy: number) => given({ step: "spawning", a: { hand: ["redjaw-soldier"], energy } });
    expect(freeNamed(spawning(2), "Play Redjaw Soldier").fields["at"]).toMatchObject({
      near: [{ x: 1000, y: 2000, r: 1000 }],
    });
    expect(freeOf(spawning(1)).map(({ text }) => text)).not.toContain("Play Redjaw Soldier");
  });

  it("say from what a point must not get further away", () => {
    const objects = ["grandmother-orb@1000,2000"].slice(1);
    const game = given({
      a: { queen: "grandmother-orb", energy: 3 },
      objects: [...objects, "drone-escort@2500,2000/B"],
    });
    game.do(special(1001, "Reel In"));
    if (game.state.prompt!.kind === "object") game.do(choose(1003));
    expect(freeNamed(game, "To a point of your own").fields["at"]).toMatchObject({
      near: [{ x: 2500, y: 2000, r: 1000 }],
      also: { x: 1000, y: 2000, r: 1500 },
    });
  });

  it("are the same on squares and hexes, where every cell is listed", () => {
    for (const space of ["square", "hex"]) {
      const game = given({ options: { space }, objects: ["redjaw-soldier@6,6"] });
      const free = freeNamed(game, "Move Redjaw Soldier");
      expect(free.fields["to"]).toEqual({ kind: "point", width: 18, height: 12, unit: 1, from: [6, 6], piece: 1003 });
      const listed = game.rules.actions(game.state).filter((action) => isFilledIn(free, action));
      expect(listed.length).toBeGreaterThan(30);
    }
  });

  it("put markers on points, pieces and players, and take them away again, whoever does it", () => {
    const game = given(meeting);
    game.do(completed(freeNamed(game, "Place a marker on the field"), { colour: "blue", at: [10, 20] }, 1));
    game.do(completed(freeNamed(game, "Mark a piece or a player"), { colour: "red", on: "object 1003" }, 0));
    expect(game.state.markers).toEqual([
      { colour: "blue", on: "point 10,20", by: 1 },
      { colour: "red", on: "object 1003", by: 0 },
    ]);
    const removal = freeNamed(game, "Remove the red marker on Redjaw Soldier");
    expect(removal.fields).toEqual({});
    expect(game.do(completed(removal, {}, 0)).state.markers.length).toBe(1);
  });

  it("let either player concede, also in the other's turn", () => {
    for (const seat of [0, 1]) {
      const game = given(meeting);
      const concession = freeNamed(game, "Concede");
      expect(concession.seats).toEqual([0, 1]);
      expect(game.do(completed(concession, {}, seat)).winners).toEqual([1 - seat]);
    }
  });
});
