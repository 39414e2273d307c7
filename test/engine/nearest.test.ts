import { expect, test } from "vitest";
import { nearest } from "../../engine/core/nearest";

test.each([
  ["attck", ["attack", "profit"], "attack"],
  ["rde", ["green", "red"], "red"],
  ["corps", ["lines", "crop", "edges"], "crop"],
  ["jsn", ["text", "json"], "json"],
  ["RED", ["green", "red"], "red"],
])("“%s” among %j is most likely “%s”", (word, candidates, meant) => {
  expect(nearest(word, candidates)).toBe(meant);
});

test.each([
  ["jpg", ["svg", "png"]],
  ["jpeg", ["svg", "png"]],
  ["a9", ["a4", "a3"]],
  ["zzzzzz", ["attack"]],
])("nobody can tell what “%s” among %j was to be", (word, candidates) => {
  expect(nearest(word, candidates)).toBeUndefined();
});
