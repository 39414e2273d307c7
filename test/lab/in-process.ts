import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseBot } from "../../engine/bots/parse";
import { playableGame } from "../../engine/games/play-registry";
import { type LabJob, matchupPlayer } from "../../engine/lab/matchups";
import type { Players } from "../../main/lab/players";
import { type LabRunning, runExperiment } from "../../main/lab/run-experiment";
import type { Experiment } from "../../schemas/experiment";
import type { LabResult } from "../../schemas/lab-answer";
import type { MatchupOutcome } from "../../schemas/lab-matches";
import { succeed } from "../../schemas/problem";

/** Experiments with the starter set of Flask, played without threads unless others are to play. */

const root = join("templates", "flask", "starter");
const files = new Map(
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => [file.replaceAll("\\", "/"), readFileSync(join(root, file), "utf8")]),
);

export const question = (more: Partial<Experiment> = {}): Experiment => ({
  name: "Is Red fair?",
  ask: "decks",
  decks: ["red", "green"],
  bots: ["random"],
  seed: 7,
  stop: { games: 120 },
  ...more,
});

export const gamesIn = (job: LabJob, start: number, count: number): MatchupOutcome[] => {
  const play = matchupPlayer(playableGame(job.game), job, parseBot);
  return Array.from({ length: count }, (_, n) => play(start + n));
};

const here = async (job: LabJob) => {
  const alone: Players = { play: async (start, count) => gamesIn(job, start, count), close: async () => {} };
  return succeed(alone);
};

export async function answered(experiment: Experiment, running: Partial<LabRunning> = {}): Promise<LabResult> {
  const signal = new AbortController().signal;
  const how = { threads: 1, signal, progress: () => undefined, players: here, ...running };
  const ran = await runExperiment({ files, game: "flask", experiment, version: "1" }, how);
  if (!ran.ok) throw Object.assign(new Error(ran.problem.message), { code: ran.problem.code });
  return ran.value;
}
