import type { Supply } from "../../../engine/core/setup";
import type { Hand, HandStep, HandWish } from "../../../engine/decks/hands/dealing";
import type { HandCounts, ManyHands } from "../../../engine/decks/hands/many-hands";
import type { GameId } from "../../../schemas/game-id";
import type { Problem } from "../../../schemas/problem";

/** What the page and whoever deals hands say to each other. */

export type HandsQuestion =
  /** With what hands are dealt from now on; or why they can't be. */
  | { ask: "study"; game: GameId; supply: Supply; deck: string }
  | { ask: "deal"; wish: HandWish; steps: readonly HandStep[] }
  | { ask: "count"; many: ManyHands };

export interface HandsAnswers {
  study: readonly Problem[];
  deal: Hand;
  count: HandCounts;
}

export type HandsMessage = HandsQuestion & { id: number };
export type HandsReply = { id: number; answer: unknown } | { id: number; error: string };
