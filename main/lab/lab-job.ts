import type { MatchupOutcome } from "../../engine/lab/matchups";

/** What a thread of the lab is told once it has its job, and what it says. Plain data both ways. */

/** Which games to play next: from `start` on, so many. */
export interface LabOrder {
  start: number;
  count: number;
}
export type LabReport = { outcomes: MatchupOutcome[] } | { mistake: string };
