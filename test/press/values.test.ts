import { expect, test } from "vitest";
import { fillText, holds, readColour } from "../../press/values";
import type { Condition } from "../../schemas/template-style";

const scope = {
  card: { name: "Owl", cost: 0, tags: ["bird"], rarity: 2 },
  slots: { group: "red", hidden: false },
  set: {},
};

test.each([
  ["{{card.name}}", "Owl"],
  ["The {{card.name}}!", "The Owl!"],
  ["v{{set.version}}", ""],
  ["{{card.name}} {{set.version}}", "Owl "],
  ["{{set.version|draft}}", "draft"],
  ["{{card.cost}}", "0"],
  ["{{card.tags}}", "bird"],
  ["{{card.constructor.name}}", ""],
  ["no holes", "no holes"],
])("%j is filled as %j", (text, expected) => {
  expect(fillText(text, scope)).toBe(expected);
});

test.each<[Condition, boolean]>([
  ["card.name", true],
  ["card.cost", true],
  ["slots.hidden", false],
  ["set.version", false],
  [{ value: "slots.group", is: "red" }, true],
  [{ value: "slots.group", not: "red" }, false],
  [{ value: "slots.group", in: ["green", "red"] }, true],
  [{ value: "card.rarity", atLeast: 2 }, true],
  [{ value: "card.rarity", atMost: 1 }, false],
  [{ value: "card.missing", atLeast: 1 }, false],
  [{ value: "card.tags", has: "bird" }, true],
  [{ value: "card.tags", atLeast: 2 }, false],
  [{ all: ["card.name", { value: "card.rarity", is: 2 }] }, true],
  [{ any: ["set.version", "card.name"] }, true],
  [{ none: ["set.version", "card.name"] }, false],
])("%j holds: %s", (condition, expected) => {
  expect(holds(condition, scope)).toBe(expected);
});

test("a colour is looked up, filled, and falls back", () => {
  const palette = { red: "#ff0000", grey: "#888888" };
  expect(readColour("red", palette, scope)).toBe("#ff0000");
  expect(readColour("{{slots.group}}", palette, scope)).toBe("#ff0000");
  expect(readColour("{{slots.missing}}|grey", palette, scope)).toBe("#888888");
  expect(readColour("#123456", palette, scope)).toBe("#123456");
  expect(readColour("mauve", palette, scope)).toBeUndefined();
});
