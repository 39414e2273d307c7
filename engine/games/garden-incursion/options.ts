/** The house rules that decks depend on, at their defaults (rules §3 and §4). */
export const gardenOptions = {
  /** The queen is one of them. */
  deckMax: 60,
  /** Cards besides the queen: enough for the largest opening hand at any number of players. */
  deckMin: 8,
  usualDeckMin: 40,
  usualWorkers: { low: 30, high: 50 },
  usualCopies: 4,
  usualCreatures: 10,
} as const;
