import { nextInt, type Rng } from "../../engine/core/rng";
import type { GameOutcome } from "../../schemas/lab-matches";

/** What is known is put in: matches whose odds are given, instead of matches that somebody plays. */
export interface Odds {
  /** How often the first contestant wins when it begins, and when it doesn't. */
  begins: number;
  follows: number;
  /** How often both games of a round go the same way for the seats, as with two equal decks and the same cards. */
  alike?: number;
  draws?: number;
}

export const chance = (rng: Rng): number => nextInt(rng, 1_000_000) / 1_000_000;

export function played(rng: Rng, rounds: number, { begins, follows, alike = 0, draws = 0 }: Odds): GameOutcome[] {
  return Array.from({ length: rounds }, (_, round) => {
    const luck = chance(rng);
    return [0, 1].map((shift): GameOutcome => {
      const own = chance(rng) < alike ? luck : chance(rng);
      const beginnerWins = own < (shift === 0 ? begins : 1 - follows);
      const winner = beginnerWins ? shift : 1 - shift;
      return {
        index: 2 * round + shift,
        winners: chance(rng) < draws ? [] : [winner],
        first: shift,
        turns: 9,
        actions: 9,
        cause: "deck",
      };
    });
  }).flat();
}
