import { describe, expect, test } from "vitest";
import { parseBot } from "../../engine/bots/parse";
import { playableGame } from "../../engine/games/play-registry";
import { prepareSeries, winnerOf } from "../../engine/lab/series";
import { summarize } from "../../engine/lab/summary";
import type { GameOutcome } from "../../schemas/lab-matches";
import { starterSupply } from "../engine/starter";

const contestants = [
  { bot: "random", deck: "red" },
  { bot: "random", deck: "green" },
];
function series(seed = 1, plan: object = {}) {
  const made = prepareSeries(
    playableGame("flask"),
    starterSupply("flask"),
    { contestants, options: {}, seed, ...plan },
    (name) => parseBot(name),
  );
  if (!made.ok) throw new Error(made.problems[0]!.message);
  return made.value;
}
const play = (indices: number[], seed = 1): GameOutcome[] => indices.map((index) => series(seed).play(index));

describe("a series", () => {
  test("gives every game the same outcome, whoever plays it and in whichever order", () => {
    const inOrder = play([0, 1, 2, 3, 4, 5, 6, 7]);
    const threads = [play([5, 1, 7]), play([0, 2]), play([6, 4, 3])].flat();
    expect(threads.sort((a, b) => a.index - b.index)).toEqual(inOrder);
    expect(summarize(contestants, threads)).toEqual(summarize(contestants, inOrder));
  });

  test("differs by its seed", () => expect(play([0, 1, 2, 3], 1)).not.toEqual(play([0, 1, 2, 3], 2)));

  test("seats everyone everywhere: with the starter fixed, each contestant begins every second game", () => {
    const fixed = series(1, { options: { firstPlayer: "0" } });
    expect([0, 1, 2, 3].map((index) => fixed.play(index).first)).toEqual([0, 1, 0, 1]);
  });

  test("lets the loser of a round's last game begin the next, whoever plays it, and chance begin the round", () => {
    const loserBegins = () => {
      const made = prepareSeries(
        playableGame("castle-lanes"),
        starterSupply("castle-lanes"),
        {
          contestants: [
            { bot: "random", deck: "stampede" },
            { bot: "random", deck: "first-landing" },
          ],
          options: { firstPlayer: "loserOfLast" },
          seed: 3,
        },
        (name) => parseBot(name),
      );
      if (!made.ok) throw new Error(made.problems[0]!.message);
      return made.value;
    };
    const inOrder = Array.from({ length: 24 }, (_, index) => index).map(loserBegins().play);
    expect(inOrder.map(({ index }) => loserBegins().play(index))).toEqual(inOrder);
    const rounds = inOrder.flatMap((game, n) => (n % 2 === 0 ? [[game, inOrder[n + 1]!] as const] : []));
    for (const [game, next] of rounds) if (winnerOf(game) >= 0) expect(next.first).toBe(1 - winnerOf(game));
    expect(new Set(rounds.map(([game]) => game.first)).size).toBe(2);
  });

  test("takes more than two", () => {
    const three = [...contestants, { bot: "greedy", deck: "blue" }];
    const table = series(1, { contestants: three, options: { firstPlayer: "0" } });
    expect([0, 1, 2].map((index) => table.play(index).first)).toEqual([0, 1, 2]);
  });

  test.each<[string, object, string]>([
    ["an unknown bot", { contestants: [{ bot: "genius", deck: "red" }, contestants[1]] }, "bots/unknown"],
    ["an unknown deck", { contestants: [{ bot: "random", deck: "pink" }, contestants[1]] }, "match/unknown-deck"],
    ["too few players", { contestants: [contestants[0]] }, "match/players"],
    ["house rules that don't exist", { options: { luck: 2 } }, "options/unknown"],
  ])("with %s can't be played", (_, plan, code) => {
    const made = prepareSeries(
      playableGame("flask"),
      starterSupply("flask"),
      { contestants, options: {}, seed: 1, ...plan } as never,
      (name) => parseBot(name),
    );
    expect(made.ok ? null : made.problems[0]!.code).toBe(code);
  });
});

test("a summary counts wins, draws, turns and causes", () => {
  const outcome = (index: number, winner: number, first: number, turns: number, cause: string): GameOutcome => ({
    index,
    winners: winner < 0 ? [] : [winner],
    first,
    turns,
    actions: 9,
    cause,
  });
  const games = [
    outcome(0, 0, 0, 10, "deck"),
    outcome(1, 0, 1, 20, "deck"),
    outcome(2, 1, 1, 30, "resources"),
    outcome(3, -1, 0, 40, "resources"),
  ];
  expect(summarize(contestants, games, ["resources"])).toMatchObject({
    games: 4,
    draws: 1,
    seats: [
      { bot: "random", deck: "red", wins: 2, draws: 1, losses: 1, rate: 0.5, drawRate: 0.25 },
      { wins: 1, draws: 1, losses: 2, rate: 0.25 },
    ],
    difference: { rate: 0.25 },
    unpaired: 0,
    limited: 2,
    firstPlayer: { rate: 2 / 3 },
    turns: { median: 20, p5: 10, p95: 40 },
    causes: { deck: 2, resources: 2 },
  });
  expect(summarize(contestants, games.slice(0, 3)).unpaired).toBe(1);
  expect(summarize(contestants, [])).toMatchObject({
    games: 0,
    draws: 0,
    seats: [{ wins: 0, rate: 0 }, {}],
    turns: { median: 0 },
  });
});

describe("the course of matches", () => {
  const noted = (index: number, winner: number, leadChanges: number, halfway: number): GameOutcome => ({
    ...{ index, winners: [winner], first: 0, turns: 8, actions: 9, cause: "deck" },
    course: { leadChanges, halfway },
  });

  test("says how often the lead changed, and how often somebody won from behind", () => {
    const games = [noted(0, 0, 0, 0), noted(1, 0, 2, 1), noted(2, 1, 2, 1), noted(3, 1, 1, -1)];
    expect(summarize(contestants, games).course).toEqual({
      leadChanges: { 0: 1, 1: 1, 2: 2 },
      halfway: 3,
      comebacks: 1,
    });
  });

  test("is noted where it is asked for, and changes nothing of how they go", () => {
    const [plain, watched] = [series(4), series(4, { watchCourse: true })];
    for (const index of [0, 1, 2, 3]) {
      const { course, ...rest } = watched.play(index);
      expect(rest).toEqual(plain.play(index));
      expect(course!.leadChanges).toBeLessThan(rest.turns);
      expect([-1, 0, 1]).toContain(course!.halfway);
    }
  });
});
