import type { LabJob } from "../../../engine/lab/matchups";
import type { Shard } from "../../../engine/lab/shards";
import type { MatchupOutcome } from "../../../schemas/lab-matches";

/** Which program plays: only the same one may play a run's matches. */
export interface Player {
  version: string;
  /** A fingerprint of all that decides how a match goes. */
  rules: string;
}

/** What a worker must know of a run, as it lies in the queue. */
export interface RunData extends Player {
  job: LabJob;
  /** A fingerprint of the job: what doesn't fit it isn't played. */
  print: string;
}

/** What a worker hands in. */
export interface ShardResult extends Shard {
  outcomes: MatchupOutcome[];
  milliseconds: number;
}

/** What has become of a shard that nothing was handed in of. */
export type ShardState = "there" | "lost" | { failed: string };

/** A run's shards on their way to workers, and what comes back: some of it perhaps twice, in any order, or never. */
export interface ShardQueue {
  /** Keeps the run alive: workers give up those that nobody keeps. */
  keep(): Promise<void>;
  add(shard: Shard): Promise<void>;
  /** What was handed in since. */
  take(): Promise<ShardResult[]>;
  stateOf(shard: Shard): Promise<ShardState>;
  /** How many workers would play it. */
  workers(): Promise<number>;
  /** Leaves nothing behind; what is still being played is given up. */
  close(): Promise<void>;
}
