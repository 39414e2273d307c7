/** The house rules that decks depend on, at their defaults (rules §3). */
export const castleLanesOptions = {
  deckSize: 30,
  /** Copies allowed by rarity, from one star to three. */
  copies: { 1: 3, 2: 2, 3: 1 },
  fewUnits: 10,
  slowAverageCost: 4,
  manySpaceCards: 4,
  fewTraitBearers: 6,
} as const;
