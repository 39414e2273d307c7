/** The games that ship with Cardwright, in the order in which people meet them. */
export const gameIds = ["flask", "castle-lanes", "battle-farm", "hatch", "garden-incursion"] as const;
export type GameId = (typeof gameIds)[number];

export const gameNames: Readonly<Record<GameId, string>> = {
  flask: "Flask",
  "castle-lanes": "Castle Lanes",
  "battle-farm": "Battle Farm",
  hatch: "Hatch",
  "garden-incursion": "Garden Incursion",
};
