import type { Json } from "../../engine/core/vocabulary";

/** The duel: a small card game that the measurements play, and nobody else. Two seats, the same 24 cards each. */

export interface DuelCard {
  name: string;
  cost: number;
  /** What it does, in the duel's words. Who plays the duel without them does the same by hand. */
  effect: Json;
}

/** In hand-written play a card is its number in this list. */
export const duelCards: readonly DuelCard[] = [
  { name: "Bolt", cost: 2, effect: { damage: 3 } },
  { name: "Mend", cost: 1, effect: { heal: 4 } },
  { name: "Study", cost: 2, effect: { draw: 2 } },
  { name: "Spark", cost: 0, effect: { energy: 2 } },
  { name: "Hail", cost: 2, effect: { damage: { die: 6 } } },
  {
    name: "Gamble",
    cost: 1,
    // biome-ignore lint/suspicious/noThenProperty: the word of the file format; nobody awaits an effect.
    effect: { if: { if: { compare: [{ die: 6 }, ">=", 4] }, then: { damage: 4 }, else: { heal: 2 } } },
  },
  { name: "Drain", cost: 3, effect: [{ damage: 2 }, { heal: 2 }] },
  { name: "Flurry", cost: 3, effect: { repeat: { n: 3, do: { damage: 1 } } } },
];

export const copies = 3;
export const startLife = 30;
export const startHand = 4;
/** Energy that a turn brings, and the most there can be. */
export const income = 3;
export const mostEnergy = 10;
/** What it costs to have no card left to draw. */
export const exhaustion = 2;

export const deckList = (): number[] => duelCards.flatMap((_, card) => Array<number>(copies).fill(card));
