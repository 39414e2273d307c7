/** The games that ship with Cardwright, in the order in which people meet them. All else about a game is found in its folders. */
export const gameNames = {
  flask: "Flask",
  "castle-lanes": "Castle Lanes",
  "battle-farm": "Battle Farm",
  hatch: "Hatch",
  "garden-incursion": "Garden Incursion",
} as const;

export type GameId = keyof typeof gameNames;
export const gameIds = Object.keys(gameNames) as readonly GameId[] as readonly [GameId, ...GameId[]];
