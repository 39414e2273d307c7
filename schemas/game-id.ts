/** The games that ship with Cardwright, in the order in which people meet them. */
export const gameIds = ["flask", "castle-lanes", "battle-farm", "hatch", "garden-incursion"] as const;
export type GameId = (typeof gameIds)[number];
