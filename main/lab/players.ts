import type { MatchupOutcome } from "../../schemas/lab-matches";
import type { Problem } from "../../schemas/problem";

/** Whoever plays the games of a job: threads here, or workers elsewhere. Nothing of it can be seen in what they play. */
export interface Players {
  /** So many games from a number on, in their order; fewer, if it was interrupted. */
  play(start: number, count: number, progress: (done: number) => void): Promise<MatchupOutcome[]>;
  close(): Promise<void>;
}

/** Why they can't go on, for the person who waits. */
export class CannotPlay extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}
