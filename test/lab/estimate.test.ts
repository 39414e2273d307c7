import { describe, expect, test } from "vitest";
import { seedRng } from "../../engine/core/rng";
import { crossed, namesOf, withDecksSwapped } from "../../engine/lab/contestants";
import { callingLevel, differenceScale, estimate, groupsNeeded, standing } from "../../engine/lab/estimate";
import { differences, firstWins, roundsOf, summarize } from "../../engine/lab/summary";
import type { GameOutcome } from "../../schemas/lab-matches";
import { chance, type Odds, played } from "./synthetic";

const runs = 1000;
const repeat = (odds: Odds, rounds: number, holds: (games: GameOutcome[]) => boolean): number => {
  const rng = seedRng(rounds * 7 + Math.round(1000 * (odds.begins + 3 * odds.follows)));
  let held = 0;
  for (let n = 0; n < runs; n++) if (holds(played(rng, rounds, odds))) held++;
  return held / runs;
};
const within = ([low, high]: readonly [number, number], truth: number): boolean => low <= truth && truth <= high;

describe("intervals hold the truth 19 times out of 20", () => {
  const cases: [string, Odds, number][] = [
    ["of games that have nothing to do with each other", { begins: 0.5, follows: 0.5 }, 60],
    ["of a mirror, whose two games are nearly one", { begins: 0.55, follows: 0.45, alike: 0.9 }, 150],
    ["of decks that are near-equal, each round divided", { begins: 0.9, follows: 0.1 }, 150],
    ["of a deck that is better", { begins: 0.75, follows: 0.6, alike: 0.5 }, 60],
    ["of a series with many draws", { begins: 0.6, follows: 0.5, draws: 0.4 }, 100],
  ];
  test.each(cases)("%s: first player", (_, odds, rounds) => {
    const truth = (odds.begins + 1 - odds.follows) / 2;
    const held = repeat(odds, rounds, (games) => within(estimate(firstWins(roundsOf(games, 2))).interval, truth));
    expect(held).toBeGreaterThan(0.93);
    expect(held).toBeLessThan(0.975);
  });
  test.each(cases)("%s: deck against deck", (_, odds, rounds) => {
    const truth = (odds.begins + odds.follows - 1) * (1 - (odds.draws ?? 0));
    const held = repeat(odds, rounds, (games) =>
      within(estimate(differences(roundsOf(games, 2)), differenceScale).interval, truth),
    );
    expect(held).toBeGreaterThan(0.93);
    expect(held).toBeLessThan(0.975);
  });

  test("and a few rounds that are all alike don't pass for certainty", () => {
    const { interval } = estimate(Array.from({ length: 20 }, () => ({ sum: 1, weight: 2 })));
    expect(interval[1] - interval[0]).toBeGreaterThan(0.08);
    expect(estimate([]).interval).toEqual([0, 1]);
  });
});

describe("verdicts", () => {
  test.each<[string, Odds]>([
    ["two equal decks", { begins: 0.5, follows: 0.5 }],
    ["a deck and itself, of which the first player has most", { begins: 0.7, follows: 0.3, alike: 0.95 }],
  ])("call %s different in at most 5 of 100 series", (_, odds) => {
    const called = repeat(odds, 100, (games) => {
      const { p } = estimate(differences(roundsOf(games, 2)), differenceScale);
      return p < callingLevel;
    });
    expect(called).toBeLessThan(0.02);
  });

  test("find a deck that is better, and say how many rounds that takes", () => {
    const odds = { begins: 0.6, follows: 0.6 };
    const needed = groupsNeeded(
      estimate(differences(roundsOf(played(seedRng(5), 400, odds), 2)), differenceScale),
      0.2,
    );
    expect(needed).toBeGreaterThan(100);
    expect(needed).toBeLessThan(220);
    const found = repeat(odds, needed, (games) => (summarize(two, games).difference?.p ?? 1) < callingLevel);
    expect(found).toBeGreaterThan(0.7);
  });

  test("on many cards at once are no more often wrong than one alone", () => {
    const rng = seedRng(3);
    const wrong = Array.from({ length: 2000 }, () =>
      standing(Array.from({ length: 50 }, () => chance(rng))).some(Boolean),
    );
    expect(wrong.filter(Boolean).length / 2000).toBeLessThan(0.018);
    expect(standing([0.5, 0.0001, 0.004, 0.9])).toEqual([false, true, false, false]);
    expect(standing([0.5, 0.0001, 0.003, 0.9])).toEqual([false, true, true, false]);
  });
});

const two = [
  { bot: "greedy", deck: "red" },
  { bot: "random", deck: "blue" },
];

describe("contestants", () => {
  test("are told apart in a mirror", () => {
    expect(namesOf(two)).toEqual(["greedy with red", "random with blue"]);
    expect(namesOf([two[0]!, two[0]!])).toEqual(["A, greedy with red", "B, greedy with red"]);
  });

  test("play each other's decks, so that a better bot is told from a better deck", () => {
    expect(withDecksSwapped([two[0]!, two[1]!])).toEqual([
      { bot: "greedy", deck: "blue" },
      { bot: "random", deck: "red" },
    ]);
    // The bot is all: greedy wins with either deck.
    const bots = crossed(
      played(seedRng(1), 100, { begins: 0.8, follows: 0.8 }),
      played(seedRng(2), 100, { begins: 0.8, follows: 0.8 }),
    );
    expect([bots.bots.p < callingLevel, bots.decks.p < callingLevel]).toEqual([true, false]);
    // The deck is all: whoever has red wins.
    const decks = crossed(
      played(seedRng(1), 100, { begins: 0.8, follows: 0.8 }),
      played(seedRng(2), 100, { begins: 0.2, follows: 0.2 }),
    );
    expect([decks.bots.p < callingLevel, decks.decks.p < callingLevel]).toEqual([false, true]);
  });
});
