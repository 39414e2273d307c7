/** The house rules that decks depend on, at their defaults (rules §3 and §4). */
export const hatchOptions = {
  players: 2,
  powerTarget: 200,
  minDeck: 60,
  minDeckPerPlayer: 15,
  maxDeck: 300,
  maxCopies: 8,
  maxSlots: 8,
  maxSkulls: 5,
} as const;
