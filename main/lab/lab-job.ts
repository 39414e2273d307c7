import type { Supply } from "../../engine/core/setup";
import type { GameOutcome, SeriesPlan } from "../../engine/lab/series";
import type { GameId } from "../../schemas/game-id";

/** What a thread of the lab is told, and what it says. Plain data both ways. */
export interface LabJob {
  game: GameId;
  supply: Supply;
  plan: SeriesPlan;
}
/** Which games to play next: from `start` on, so many. */
export interface LabOrder {
  start: number;
  count: number;
}
export type LabReport = { outcomes: GameOutcome[] } | { mistake: string };
