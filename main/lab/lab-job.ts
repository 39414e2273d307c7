import type { LabJob } from "../../engine/lab/matchups";
import type { MatchupOutcome } from "../../schemas/lab-matches";
import type { BotLine } from "../bots/bot-desk";

/** What a thread of the lab begins with. */
export interface LabThreadData {
  job: LabJob;
  line?: BotLine;
}

/** What it is told then, and what it says. Plain data both ways. */

/** Which games to play next: from `start` on, so many. */
export interface LabOrder {
  start: number;
  count: number;
}
export type LabReport = { outcomes: MatchupOutcome[] } | { mistake: string };
