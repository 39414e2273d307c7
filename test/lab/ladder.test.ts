import { describe, expect, test } from "vitest";
import { nextInt, seedRng } from "../../engine/core/rng";
import { playableGames } from "../../engine/games/play-registry";
import { firstBot, type Ladder, rungsOf, scoreOfPair } from "../../engine/lab/ladder";
import type { MatchupOutcome } from "../../schemas/lab-matches";

/** Matches of two with two decks, of which the second bot wins so many of a hundred. */
function matches(rounds: number, wins: number, seed = 1): MatchupOutcome[] {
  const rng = seedRng(seed);
  return Array.from({ length: 4 * rounds }, (_, n) => ({
    matchup: n % 2,
    index: Math.floor(n / 2),
    winners: [nextInt(rng, 100) < wins ? 1 : 0],
    first: 0,
    turns: 9,
    actions: 9,
    cause: "deck",
  }));
}
const ladder = (...bots: [bot: string, wins: number][]): Ladder => {
  const pairs = bots.slice(1).map(([, wins], n) => ({ score: scoreOfPair(matches(100, wins, n)), games: 400 }));
  const names = bots.map(([bot]) => bot);
  return { format: 1, game: "flask", version: "1", decks: ["red"], seed: 1, rungs: rungsOf(names, pairs) };
};

describe("a ladder", () => {
  test("rates each bot by its matches with the one below, as chess players are", () => {
    const { rungs } = ladder(["random", 0], ["quick", 76], ["greedy", 64]);
    const [random, quick, greedy] = rungs;
    expect(random).toEqual({ bot: "random", rating: 0, interval: [0, 0] });
    // 76 of 100 are 200 points, 64 are 100.
    for (const [rung, points] of [
      [quick!, 200],
      [greedy!, 300],
    ] as const) {
      expect(rung.interval[0]).toBeLessThan(points);
      expect(rung.interval[1]).toBeGreaterThan(points);
      expect(rung.score?.games).toBe(400);
    }
    const width = ({ interval: [low, high] }: (typeof rungs)[number]) => high - low;
    expect(width(greedy!)).toBeGreaterThan(width(quick!));
  });

  test("says of whoever wins everything how much better at least", () => {
    const [, best] = ladder(["random", 0], ["greedy", 100]).rungs;
    expect(best!.rating).toBe(800);
    expect(best!.interval[0]).toBeGreaterThan(300);
  });

  test("lets the quick bot answer first where it plays nearly as well as the greedy one", () => {
    expect(firstBot(ladder(["random", 0], ["quick", 90], ["greedy", 55]))).toBe("quick");
    expect(firstBot(ladder(["random", 0], ["quick", 90], ["greedy", 75]))).toBe("greedy");
    expect(firstBot(ladder(["quick", 0], ["mcts:60", 55]))).toBe("greedy");
    expect(firstBot(undefined)).toBe("greedy");
  });
});

/** How the shipped ones were measured stands in them: `cardwright lab ladder <game> --out templates/<game>/ladder.json`. */
const shipped = import.meta.glob<Ladder>("../../templates/*/ladder.json", { import: "default", eager: true });

test.each(playableGames)("%s comes with its ladder, of which every rung is surely above the one below", (id) => {
  const found = shipped[`../../templates/${id}/ladder.json`];
  expect([found!.format, found!.game]).toEqual([1, id]);
  expect(found!.rungs.slice(0, 3).map(({ bot }) => bot)).toEqual(["random", "quick", "greedy"]);
  for (const { score } of found!.rungs.slice(1, 3)) expect(score!.interval[0]).toBeGreaterThan(0.5);
});
