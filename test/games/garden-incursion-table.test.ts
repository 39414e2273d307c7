import { describe, expect, it } from "vitest";
import { meantBy, type TablePlace, type TableView, tableKeys } from "../../engine/core/table-view";
import { type Given, given, move } from "./garden-incursion-kit";

/** What a person sees of the field, and how a place on it is meant. */

const tableOf = (written: Given): TableView => {
  const { rules, state } = given(written);
  return rules.table!(state);
};
const placesOf = ({ boards }: TableView): TablePlace[] => boards.flatMap(({ places }) => places);
const notesIn = (place: TablePlace | undefined): (string | undefined)[] => place!.cards.map(({ note }) => note);
const answersOf = (written: Given): string[] => {
  const { rules, state } = given(written);
  return rules.request(state)!.answers.map(({ text }) => text);
};

describe("the field of Garden Incursion on the table", () => {
  const meeting: Given = { objects: ["redjaw-soldier@2500,2000", "drone-escort@4400,2000/B"] };

  it("is shown in squares of one range, with everybody's number and exact position", () => {
    const table = tableOf(meeting);
    expect(table.boards.map(({ label, places }) => [label, places.length])).toEqual([
      ["Row 0–1", 6],
      ["Row 1–2", 6],
      ["Row 2–3", 6],
      ["Row 3–4", 6],
    ]);
    const place = placesOf(table).find(({ label }) => label === "2–3/2–3");
    expect(notesIn(place)).toEqual(["1003 2.50/2.00"]);
    expect(place!.cards[0]).toMatchObject({ instance: 1003, card: "redjaw-soldier", owner: 0 });
  });

  it("tells distances in the answers, rounded up", () => {
    const answers = answersOf(meeting);
    expect(answers).toContain(
      "Attack Drone Escort (1004) at 4.40/2.00 with Redjaw Soldier (1003) at 2.50/2.00, 1.90 away",
    );
    expect(answers).toContain("Move Redjaw Soldier (1003) at 2.50/2.00 to 3.50/2.00, 0.90 from 1004");
    const near = answersOf({ objects: ["redjaw-soldier@2500,2000", "drone-escort@3500,2001/B"] });
    expect(near.some((text) => text.endsWith("1.01 away"))).toBe(true);
  });

  it("means by a square every offered point in it", () => {
    const { rules, state } = given(meeting);
    const table = rules.table!(state);
    const pointsOf = meantBy(table);
    const key = tableKeys.place("3/2");
    const there = rules.actions(state).filter((action) => pointsOf(action).includes(key));
    expect(there.length).toBeGreaterThan(1);
    for (const { type, to } of there) {
      const [x, y] = to as unknown as [number, number];
      expect([type, Math.floor(x / 1000), Math.floor(y / 1000)]).toEqual(["move", 3, 2]);
    }
    expect(pointsOf(move(1003, 3500, 2000))).toEqual([tableKeys.card(1003), key]);
  });

  it("is shown cell by cell where that is few, and in larger squares where it is many", () => {
    const small = tableOf({ options: { space: "square", cellsPerRange: 1 } });
    expect(small.boards.map(({ places }) => places.length)).toEqual([7, 7, 7, 7, 7]);
    expect(notesIn(placesOf(small).find(({ id }) => id === "1/2"))).toEqual(["1001"]);
    const large = tableOf({ options: { space: "square" } });
    expect(large.boards.map(({ places }) => places.length)).toEqual([7, 7, 7, 7, 7]);
    expect(large.boards[2]!.label).toBe("Row 6–8");
    expect(notesIn(placesOf(large).find(({ id }) => id === "1/2"))).toEqual(["1001 3/6"]);
    const huge = tableOf({ options: { layout: "30000x30000 0,0 30000,30000" } });
    expect(huge.boards.length).toBe(8);
    expect(
      huge.boards
        .at(-1)!
        .places.at(-1)!
        .cards.map(({ instance }) => instance),
    ).toEqual([1002]);
  });

  it("says what is blocked, and where markers lie", () => {
    const { rules, state } = given({ options: { obstacles: "2000,0-2999,999 3500,500-3600,600" } }).do({
      type: "marker",
      colour: "red",
      on: "point 4500,3500",
    });
    const labels = placesOf(rules.table!(state)).map(({ label }) => label);
    for (const label of ["2–3/0–1, blocked", "3–4/0–1, partly blocked", "4–5/3–4, red marker at 4.50/3.50"])
      expect(labels).toContain(label);
  });

  it("shows the attack of structures that have any", () => {
    const cards = { thorns: { name: "Thorns", type: "structure", tribe: "Clover Bees", attack: 3, defence: 9 } };
    const cardsOf = placesOf(tableOf({ cards, objects: ["thorns@3500,2000/B", "wax-spire@500,500"] })).flatMap(
      (place) => place.cards,
    );
    const labels = (id: number) => cardsOf.find(({ instance }) => instance === id)!.values!.map(({ label }) => label);
    expect([labels(1003), labels(1004)]).toEqual([["Attack", "Defence"], ["Defence"]]);
  });
});
