import { expect, test } from "vitest";
import { race } from "../../engine/bots/race";
import { nextInt, seedRng } from "../../engine/core/rng";

const racer = (name: string, opinion = 0.5) => ({ name, opinion, scores: [] as number[] });

/** Luck that comes and goes with the round, the same for all. */
const luck = Array.from({ length: 2000 }, (_, n) => nextInt(seedRng(n), 1000) / 1000 - 0.5);

test("whoever is better wins, though luck counts for ten times as much", () => {
  const racers = [racer("a"), racer("better"), racer("b")];
  const { winner, tries } = race(
    racers,
    ({ name, scores }) => 0.5 + luck[scores.length]! + (name === "better" ? 0.05 : 0),
    (done) => done < 1000,
  );
  expect(winner.name).toBe("better");
  expect(tries).toBe(36);
});

test("those that fall behind drop out, and the others go on", () => {
  const racers = [racer("a"), racer("b"), racer("hopeless")];
  race(
    racers,
    ({ name, scores }) => (name === "hopeless" ? 0.1 : luck[scores.length + (name === "a" ? 0 : 1000)]! + 0.5),
    (done) => done < 600,
  );
  const [a, b, hopeless] = racers.map(({ scores }) => scores.length);
  expect(hopeless).toBeLessThan(50);
  expect(Math.min(a!, b!)).toBeGreaterThan(150);
});

test("nobody goes on to tell apart what is alike", () => {
  const racers = [racer("a"), racer("b", 0.6)];
  const { winner, tries } = race(
    racers,
    ({ scores }) => 0.5 + luck[scores.length]!,
    () => true,
  );
  expect(winner.name).toBe("b");
  expect(tries).toBe(24);
});

test("without a try the opinion decides, and few tries don't outweigh it", () => {
  const run = (most: number) =>
    race(
      [racer("a", 0.2), racer("b", 0.9)],
      ({ name }) => (name === "a" ? 0.6 : 0.5),
      (done) => done < most,
    );
  expect(run(0)).toMatchObject({ winner: { name: "b" }, tries: 0 });
  expect(run(3)).toMatchObject({ winner: { name: "b" }, tries: 3 });
});

test("one alone wins untried", () => {
  const { winner, tries } = race(
    [racer("only")],
    () => 0,
    () => true,
  );
  expect([winner.name, tries]).toEqual(["only", 0]);
});
