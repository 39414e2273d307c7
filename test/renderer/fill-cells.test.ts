import { expect, test } from "vitest";
import { continued } from "../../renderer/set/sheet/paste-cells";

test.each([
  [[2], [2, 2, 2]],
  [
    [2, 4],
    [6, 8, 10],
  ],
  [
    [3, 2],
    [1, 0, -1],
  ],
  [
    [1, 2, 4],
    [1, 2, 4],
  ],
  [
    ["a", "b"],
    ["a", "b", "a"],
  ],
  [
    [1, undefined],
    [1, undefined, 1],
  ],
])("%j goes on as %j", (values, then) => {
  expect(then.map((_, n) => continued(values, n))).toEqual(then);
});
