import type { BattleFarmRarity } from "../../../schemas/cards/battle-farm";

/** The house rules that cards and decks depend on, at their defaults (rules §3). */
export const battleFarmOptions = {
  players: 2,
  startHand: 3,
  marketSize: 6,
} as const;

interface Grade {
  /** 1 to 5. */
  grade: number;
  /** Coins on the market. */
  price: number;
  /** Turns a crop grows. */
  timer: number;
  cropCopies: number;
  actionCopies: number;
  /** What crops usually gain per turn: (value − price) / timer. */
  usualGain: { low: number; high: number };
}

export const grades: Record<BattleFarmRarity, Grade> = {
  common: { grade: 1, price: 1, timer: 1, cropCopies: 8, actionCopies: 6, usualGain: { low: 1, high: 2 } },
  uncommon: { grade: 2, price: 2, timer: 2, cropCopies: 6, actionCopies: 4, usualGain: { low: 1.5, high: 2 } },
  rare: { grade: 3, price: 3, timer: 3, cropCopies: 4, actionCopies: 3, usualGain: { low: 2, high: 2 } },
  epic: { grade: 4, price: 5, timer: 4, cropCopies: 2, actionCopies: 2, usualGain: { low: 2.5, high: 2.5 } },
  mythic: { grade: 5, price: 8, timer: 5, cropCopies: 1, actionCopies: 1, usualGain: { low: 2.6, high: 3 } },
};
