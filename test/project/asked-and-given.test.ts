import { expect, test } from "vitest";
import { askedAndGiven, mostAsked } from "../../project/asked-and-given";

const dragon = (needs: object, gives: string) => ({ name: "Drake", needs, gives, power: 8 });

test("what dragons need is held against what eggs are fed with, copy by copy", () => {
  const found = askedAndGiven(
    [
      { card: dragon({ fire: 2, food: 1 }, "food"), count: 3 },
      { card: dragon({ love: 1 }, "fire"), count: 2 },
    ],
    "hatch",
  );
  const of = (word: string) => found.find((one) => one.word === word);
  expect(of("fire")).toMatchObject({ asked: 6, given: 2 });
  expect(of("food")).toMatchObject({ asked: 3, given: 3 });
  expect(of("love")).toMatchObject({ asked: 2, given: 0 });
  expect(mostAsked(found)?.word).toBe("fire");
});

test("where costs are numbers alone, there is nothing to hold against each other", () =>
  expect(askedAndGiven([{ card: { name: "Thief", type: "unit", cost: 2 }, count: 4 }], "castle-lanes")).toEqual([]));
