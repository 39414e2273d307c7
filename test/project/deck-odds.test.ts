import { expect, test } from "vitest";
import { readQuestion, readQuestions } from "../../project/deck-odds/read-question";
import { callCli } from "../cli/run-cli";

test.each([
  ["type:unit", [{ least: 1, search: "type:unit" }]],
  [
    "2x cost<=2, type:unit",
    [
      { least: 2, search: "cost<=2" },
      { least: 1, search: "type:unit" },
    ],
  ],
  ["2-4x crew", [{ least: 2, most: 4, search: "crew" }]],
  ["=1x crew", [{ least: 1, most: 1, search: "crew" }]],
  ["<=2 x crew", [{ least: 0, most: 2, search: "crew" }]],
  ['3× "Guards, royal"', [{ least: 3, search: '"Guards, royal"' }]],
  ["(crew, x)", [{ least: 1, search: "(crew, x)" }]],
  ["", []],
])("“%s” is read", (text, asked) => expect(readQuestion(text)).toEqual(asked));

test("several questions stand apart by semicolons", () =>
  expect(readQuestions("cost<=2; 2x type:unit ;")).toEqual(["cost<=2", "2x type:unit"]));

const odds = async (...more: string[]) =>
  JSON.parse((await callCli(["deck", "odds", "templates/flask/starter#red", "--json", ...more])).out) as {
    size: number;
    queries: { query: string; byTurn: number[]; cards: number[]; meeting: { cards: number }[] }[];
  };

test("a deck is asked as the game draws, or after some cards", async () => {
  const { size, queries } = await odds("--query", "name:attack; 2x cost<=3");
  expect(size).toBe(15);
  const [reaction, cheap] = queries;
  expect(reaction!.cards.slice(0, 4)).toEqual([3, 3, 4, 5]);
  const without = 15 - reaction!.meeting[0]!.cards;
  expect(reaction!.byTurn[0]).toBeCloseTo(1 - (without * (without - 1) * (without - 2)) / (15 * 14 * 13), 10);
  expect(cheap!.byTurn).toEqual(cheap!.byTurn.toSorted((a, b) => a - b));
  const drawn = await odds("--query", "name:attack", "--draws", "3,15");
  expect(drawn.queries[0]!.byTurn).toEqual([reaction!.byTurn[0], 1]);
});
