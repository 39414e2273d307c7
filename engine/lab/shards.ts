import type { MatchupOutcome } from "../../schemas/lab-matches";
import { isEqual } from "../core/json-equality";
import type { Json } from "../core/vocabulary";
import { type LabJob, numberOf, roundSize } from "./matchups";

/** A stretch of an experiment's rounds. Its seeds are those of its rounds, so that it is the same matches wherever it is played. */
export interface Shard {
  /** The first round, from 0. */
  from: number;
  rounds: number;
}

/** The numbers of its games. */
export const gamesOfShard = (job: LabJob, { from, rounds }: Shard): { start: number; count: number } => ({
  start: from * roundSize(job),
  count: rounds * roundSize(job),
});

/** Puts shards together: in whichever order they come, and however often, the games are the same. */
export class Merged {
  private readonly games = new Map<number, MatchupOutcome>();

  constructor(private readonly job: LabJob) {}

  add(outcomes: readonly MatchupOutcome[]): void {
    for (const outcome of outcomes) {
      const number = numberOf(this.job, outcome);
      const known = this.games.get(number);
      if (known && !isEqual(known as unknown as Json, outcome as unknown as Json))
        throw new Error(`Match ${number} was played twice, and came out differently.`);
      this.games.set(number, outcome);
    }
  }

  /** Of so many games from a number on, those that are there. */
  taken(start: number, count: number): MatchupOutcome[] {
    const found: MatchupOutcome[] = [];
    for (let number = start; number < start + count; number++) {
      const outcome = this.games.get(number);
      if (outcome) found.push(outcome);
    }
    return found.sort((a, b) => a.index - b.index || a.matchup - b.matchup);
  }
}
