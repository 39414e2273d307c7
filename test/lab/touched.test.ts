import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseBot } from "../../engine/bots/parse";
import { playableGame } from "../../engine/games/play-registry";
import { type LabJob, matchupPlayer } from "../../engine/lab/matchups";
import type { Players } from "../../main/lab/players";
import type { Remembered } from "../../main/lab/remembered";
import { runExperiment } from "../../main/lab/run-experiment";
import { againWords } from "../../project/lab/again-words";
import { cardPath } from "../../project/paths";
import type { Experiment } from "../../schemas/experiment";
import type { LabResult } from "../../schemas/lab-answer";
import type { MatchupOutcome } from "../../schemas/lab-matches";
import { succeed } from "../../schemas/problem";

/** After a change of a card only the matches are played again in which somebody saw it. */

const root = join("templates", "castle-lanes", "starter");
const set = new Map(
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => [file.replaceAll("\\", "/"), readFileSync(join(root, file), "utf8")] as const),
);
const experiment: Experiment = {
  ...{ name: "Is it fair?", ask: "decks", decks: ["crown-levy", "first-landing"], bots: ["random"] },
  ...{ seed: 3, stop: { games: 12 } },
};
/** A card that is often left in the deck. */
const card = "hydrogen-bomb";
const changed = new Map(set).set(cardPath(card), JSON.stringify({ ...JSON.parse(set.get(cardPath(card))!), cost: 0 }));

interface Ran {
  result: LabResult;
  played: number[];
  matches: Remembered;
}

async function run(files: Map<string, string>, before?: Remembered, asked = experiment): Promise<Ran> {
  const played: number[] = [];
  let matches: Remembered | undefined;
  const players = async (job: LabJob) => {
    const play = matchupPlayer(playableGame("castle-lanes"), job, parseBot);
    const all: Players = {
      play: async (start, count) =>
        Array.from({ length: count }, (_, n): MatchupOutcome => {
          played.push(start + n);
          return play(start + n);
        }),
      close: async () => undefined,
    };
    return succeed(all);
  };
  const ran = await runExperiment(
    { files, game: "castle-lanes", experiment: asked, version: "1" },
    {
      ...{ threads: 1, signal: new AbortController().signal, progress: () => undefined, players, before },
      remember(all) {
        matches = JSON.parse(JSON.stringify(all));
      },
    },
  );
  if (!ran.ok) throw new Error(ran.problem.message);
  return { result: ran.value, played, matches: matches! };
}

describe("after a change of a card", () => {
  test("only matches in which somebody saw it are played again, and the answer is that of all", async () => {
    const first = await run(set);
    expect(first.played.length).toBe(12);
    const seen = first.matches.outcomes.filter(({ unseen }) => !unseen!.includes(card));
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.length).toBeLessThan(12);

    const again = await run(changed, first.matches);
    const { taken, checked, same, cards } = again.result.again!;
    expect(again.played.length + taken).toBe(12);
    expect(again.played).toEqual(expect.arrayContaining(seen.map(({ index }) => index)));
    expect([checked, Object.keys(cards)]).toEqual([same, [card]]);
    const all = await run(changed);
    expect(again.result.answer).toEqual(JSON.parse(JSON.stringify(all.result.answer)));
    expect(again.result.verdicts[0]!.text).toMatch(/^Since the change: /);
    expect(againWords(again.result.again!)).toMatch(/^Nobody saw what was changed in \d+ matches: these were taken/);
  });

  test("all are played where more than cards has changed, or nothing", async () => {
    const { matches } = await run(set);
    for (const [files, asked] of [
      [set, experiment],
      [changed, { ...experiment, options: { effectCap: 400 } }],
      [changed, { ...experiment, seed: 4 }],
    ] as const) {
      const { played, result } = await run(files, matches, { ...asked, stop: { games: 2 } });
      expect([played.length, result.again]).toEqual([2, undefined]);
    }
  });
});
