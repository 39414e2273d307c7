import { expect, test } from "vitest";
import { flaskWordCases, runFlaskEffect } from "./flask-word-kit";

/** What designers could make cards of beyond the eight bases (rules §8.6). */
test.each(flaskWordCases)("the word of Flask: %s", (_, tree, expected) =>
  expect(runFlaskEffect(tree).players[0]!.counters[2]).toBe(expected),
);
