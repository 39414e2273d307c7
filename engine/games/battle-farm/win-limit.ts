import type { Options } from "./options";

/** Rules §5.1: how many coins bring the end, by the printed value of all crops in the whole deck. */
export function winLimitOf(crops: number, players: number, options: Options): number {
  const { winLimitOverride, winBase, winPerPlayer, winDivisorPlus } = options;
  if (winLimitOverride > 0) return winLimitOverride;
  return winBase + winPerPlayer * players + Math.ceil(crops / (players + winDivisorPlus));
}
