/** The house rules that cards and decks depend on, at their defaults (rules §3). */
export const flaskOptions = {
  counterCap: 6,
  increaseAmount: 1,
  deckSize: 15,
  maxSimilar: 3,
  maxBasesPerCard: 20,
  maxPlaysPerTurn: 100,
} as const;
