import fc from "fast-check";
import { expect, test } from "vitest";
import { distancesFrom, editDistance, nearest } from "../../engine/core/nearest";

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

test("the distances from a word to many are those to each", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "é"), maxLength: 34 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(distancesFrom(a)(b)).toBe(editDistance(a, b));
    }),
    { numRuns: 400 },
  );
});
