import type { Rules } from "./game";
import type { CoreState } from "./machine";

/** Thinking that can be broken off from outside, wherever it is: at the next action that it tries. */

class Stopped extends Error {}

/** The same rules, but they refuse to go on once it `isStopped`. */
export const breakable = <S extends CoreState>(rules: Rules<S>, isStopped: () => boolean): Rules<S> => ({
  ...rules,
  apply(state, action, emit) {
    if (isStopped()) throw new Stopped();
    rules.apply(state, action, emit);
  },
});

/** What came of it, or undefined when it was broken off. */
export function orStopped<T>(think: () => T): T | undefined {
  try {
    return think();
  } catch (reason) {
    if (reason instanceof Stopped) return undefined;
    throw reason;
  }
}
