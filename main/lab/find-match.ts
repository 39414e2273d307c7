import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Supply } from "../../engine/core/setup";
import type { Differing } from "../../engine/lab/differ";
import type { LabJob } from "../../engine/lab/matchups";
import type { GameId } from "../../schemas/game-id";

/** What a thread is to look for: a match of the lab as it was played, or one in which a word of a card comes about. */
export type MatchWish =
  | { job: LabJob; which: { matchup: number; index: number } }
  | { job: LabJob; differ: { before: number; after: number; index: number } }
  | { game: GameId; supply: Supply; card: string; word: number }
  /** These cards together; none for a search among all. */
  | { game: GameId; supply: Supply; runaway: readonly string[] };

/** A match as it was played, and after how many actions it is worth a look. */
export interface FoundMatch {
  record: Record<string, unknown>;
  at: number;
}

/** What looking for a match in which a word comes about has found: after so many tries of at most so many actions. */
export interface Reached {
  tries: number;
  actions: number;
  match?: FoundMatch;
}

/** Cards that go on for so many decisions in one turn; `isEndless` if they could have gone on. */
export interface RunawayFound {
  cards: string[];
  actions: number;
  isEndless: boolean;
  match?: FoundMatch;
}

export interface Runaways {
  /** So many combinations were looked at; in the middle a turn with such a card takes so many decisions. */
  tried: number;
  usual: number;
  finds: RunawayFound[];
}

/** Plays a match again beside everything else: a bot that searches may take minutes. */
export const findMatch = (wish: Extract<MatchWish, { which: object }>): Promise<FoundMatch> => inThread(wish);

export const findReaching = (wish: Extract<MatchWish, { word: number }>): Promise<Reached> => inThread(wish);

export const findRunaways = (wish: Extract<MatchWish, { runaway: object }>): Promise<Runaways> => inThread(wish);

/** One that is played both before and after a change. */
export const findDiffering = (wish: Extract<MatchWish, { differ: object }>): Promise<Differing> => inThread(wish);

const inThread = <Found>(wish: MatchWish): Promise<Found> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(join(import.meta.dirname, "match-worker.js"), { workerData: wish, execArgv: [] });
    thread.once("message", resolve);
    thread.once("error", reject);
  });
