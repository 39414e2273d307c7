import { expect, test } from "vitest";
import { nextInt, seedRng, shuffle } from "../../engine/core/rng";
import { hideChance, ImpossibleRoll, roll } from "../../engine/core/roll";
import { coreState } from "./toy-game";

const draws = (seed: number, n: number, count: number): number[] => {
  const rng = seedRng(seed);
  return Array.from({ length: count }, () => nextInt(rng, n));
};

// Every saved match depends on these numbers.
test.each([
  [0, 6, [0, 3, 5, 2, 4, 1, 5, 3]],
  [1, 6, [4, 4, 5, 1, 2, 5, 1, 1]],
  [2 ** 40 + 1, 1000, [428, 389, 280, 500, 680, 2]],
  [-5, 100, [41, 66, 48, 84, 17, 13]],
])("the numbers of seed %i are what they have always been", (seed, n, expected) => {
  expect(draws(seed, n, expected.length)).toEqual(expected);
});

test("a shuffle of a seed is what it has always been", () => {
  const cards = [...Array(10).keys()];
  shuffle(seedRng(42), cards);
  expect(cards).toEqual([9, 0, 8, 6, 1, 2, 5, 7, 4, 3]);
});

test("every face comes up about equally often", () => {
  const faces = [0, 0, 0, 0, 0, 0];
  for (const face of draws(7, 6, 60_000)) faces[face]!++;
  expect(Math.min(...faces)).toBeGreaterThan(9_600);
  expect(Math.max(...faces)).toBeLessThan(10_400);
});

test("neighbouring and large seeds give different numbers", () => {
  const firsts = [0, 1, 2, 3, 2 ** 32, 2 ** 32 + 1, 2 ** 50].map((seed) => draws(seed, 2 ** 30, 2).join());
  expect(new Set(firsts).size).toBe(firsts.length);
});

test("dictated rolls come first, in order, then chance", () => {
  const state = coreState({ rolls: [4, 1] });
  expect([roll(state, 6), roll(state, 6)]).toEqual([4, 1]);
  expect(roll(state, 1)).toBe(1);
  expect(state.rolls).toEqual([]);
});

test.each([0, 7, 1.5, -1])("a dictated %d is no result of a die", (rolled) => {
  expect(() => roll(coreState({ rolls: [rolled] }), 6)).toThrow(ImpossibleRoll);
});

test("a view knows nothing of chance", () => {
  const state = coreState({ rolls: [3] });
  hideChance(state);
  expect([state.rng, state.rolls]).toEqual([[0, 0, 0, 0], []]);
});
