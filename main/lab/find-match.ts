import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { LabJob } from "../../engine/lab/matchups";

export interface MatchWish {
  job: LabJob;
  which: { matchup: number; index: number };
}

/** A match as it was played, and after how many actions the turn begins that decided it. */
export interface FoundMatch {
  record: Record<string, unknown>;
  at: number;
}

/** Plays a match again beside everything else: a bot that searches may take minutes. */
export const findMatch = (wish: MatchWish): Promise<FoundMatch> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(join(import.meta.dirname, "match-worker.js"), { workerData: wish, execArgv: [] });
    thread.once("message", resolve);
    thread.once("error", reject);
  });
