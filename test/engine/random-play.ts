import type { Action, Rules } from "../../engine/core/game";
import type { CoreState } from "../../engine/core/machine";
import { nextInt, seedRng } from "../../engine/core/rng";

/** More than any match takes. */
export const manyActions = 60_000;

/** Plays at random, and calls back before every action. */
export function playRandomly<S extends CoreState>(
  rules: Rules<S>,
  seed: number,
  before: (state: S, step: number, actions: Action[]) => void = () => {},
): S {
  const rng = seedRng(seed + 1000);
  const state = rules.deal(seed);
  let step = 0;
  try {
    for (; state.result === null; step++) {
      if (step > manyActions) throw new Error("It does not end.");
      const actions = rules.actions(state);
      if (actions.length === 0) throw new Error("Nothing can be done.");
      before(state, step, actions);
      rules.apply(state, actions[nextInt(rng, actions.length)]!, null);
    }
  } catch (reason) {
    const { seats, options } = rules.setup;
    const match = `seed ${seed}, ${seats.length} players, ${JSON.stringify(options)}`;
    throw new Error(`Decision ${step} of ${match}: ${(reason as Error).message}`, { cause: reason });
  }
  return state;
}
