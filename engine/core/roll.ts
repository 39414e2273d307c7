import type { CoreState } from "./machine";
import { nextInt } from "./rng";

/**
 * A die with `n` faces, 1 to n. All chance in play comes from here, so that scenarios can dictate it; only shuffles draw
 * from the generator directly, since a position lists its decks in order.
 */
export function roll(state: CoreState, n: number): number {
  const dictated = state.rolls.shift();
  if (dictated !== undefined && (!Number.isInteger(dictated) || dictated < 1 || dictated > n))
    throw new ImpossibleRoll(dictated, n);
  const rolled = dictated ?? nextInt(state.rng, n) + 1;
  witnesses.get(state)?.(rolled);
  return rolled;
}

const witnesses = new WeakMap<CoreState, (rolled: number) => void>();

/** Tells of every roll of this state from now on, so that it can be dictated when the same is played again. */
export const witnessRolls = (state: CoreState, heard: (rolled: number) => void): void => {
  witnesses.set(state, heard);
};

/** A dictated result that the die does not have. */
export class ImpossibleRoll extends Error {
  constructor(dictated: number, n: number) {
    super(`A roll of ${dictated} was dictated, but the result can only be 1 to ${n}.`);
  }
}

/** What nobody may know of chance: neither the generator nor what is dictated. For views. */
export function hideChance(view: CoreState): void {
  view.rng = [0, 0, 0, 0];
  view.rolls = [];
}
