import { expect, test } from "vitest";
import { columnsOf } from "../../project/tables/columns";
import {
  cellsFor,
  commonText,
  type ManyCard,
  replacedCells,
  type Wish,
  wordsOn,
} from "../../renderer/document/many-changes";

const columns = columnsOf("castle-lanes");
const column = (name: string) => columns.find((one) => one.name === name)!;
const cards: ManyCard[] = [
  { name: "Guard", type: "unit", cost: 3, hp: 4, tags: ["old"], keywords: { poison: 1 } },
  { name: "Scout", type: "unit", cost: 4, tags: ["old", "red"] },
].map((card, n) => ({ id: `c${n}`, card, numberOf: (name) => (name === "worth" ? card.cost * 1.5 : undefined) }));
const of = { cards, columns, from: 1 };
const made = (name: string, wish: Wish) => {
  const cells = cellsFor(column(name), wish, of);
  return cells.ok ? cells.changes.map((one) => ("text" in one ? one.text : one.value)) : cells.reason;
};
const written = (name: string, text: string) => made(name, { kind: "write", text });

test.each<[string, unknown]>([
  ["5", [5, 5]],
  ["+1", [4, 5]],
  ["−1", [2, 3]],
  ["×2", [6, 8]],
  ["/ 2", [1.5, 2]],
  ["=-1", [-1, -1]],
  ["=n*10", [10, 20]],
  ["=round(worth)", [5, 6]],
  ["five", "“five” is no number here."],
  ["2 +", "Something is missing at the end."],
])("a number that is told %j is %j", (text, values) => {
  expect(written("cost", text)).toEqual(values);
});

test("what has no number yet isn't reckoned with", () => {
  expect(written("hp", "+1")).toEqual([5]);
  expect(written("hp", "2")).toEqual([2, 2]);
});

test.each<[string, unknown]>([
  ["{name} {n:2}", ["Guard 01", "Scout 02"]],
  ["{Type}: {name}", ["Unit: Guard", "Unit: Scout"]],
  ["{colour} x", "Cards have no field “colour”."],
])("a text that is told %j is %j", (text, values) => {
  expect(written("name", text)).toEqual(values);
});

test("words come and go on each card by itself, and an empty list goes", () => {
  expect(made("tags", { kind: "list", add: ["new"], remove: ["old"] })).toEqual([["new"], ["red", "new"]]);
  expect(made("tags", { kind: "list", add: [], remove: ["old", "red"] })).toEqual([undefined, undefined]);
  expect(made("keywords", { kind: "record", add: { flight: true }, remove: ["poison"] })).toEqual([
    { flight: true },
    { flight: true },
  ]);
});

test("what all say is common, and what any has can be taken out", () => {
  expect([commonText(cards, column("type")), commonText(cards, column("cost"))]).toEqual(["Unit", undefined]);
  expect(wordsOn(cards, column("tags"))).toEqual(["old", "red"]);
});

test("text is exchanged as it stands: no sign of it means anything else", () => {
  const exchange = (find: string, more = {}) =>
    replacedCells(cards, [column("name"), column("tags")], {
      find,
      put: "$&",
      isExact: false,
      isWhole: false,
      ...more,
    }).map((cell) => "text" in cell && cell.text);
  expect(exchange("GUARD")).toEqual(["$&"]);
  expect(exchange("GUARD", { isExact: true })).toEqual([]);
  expect(exchange("old")).toEqual(["$&", "$&, red"]);
  expect(exchange("old", { isWhole: true })).toEqual(["$&"]);
  expect(exchange(".")).toEqual([]);
});
