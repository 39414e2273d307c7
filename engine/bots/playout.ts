import type { Rules } from "../core/game";
import type { CoreState } from "../core/machine";
import { clonePlain } from "../core/plain";
import { nextInt, type Rng } from "../core/rng";
import { distinct } from "./plan-turn";

/** Playing on, quickly and plausibly: what a search learns from about the turns after its own moves. */

/** How many actions a player weighs who decides at once. */
const weighed = 12;
/** Random answers until what was begun is settled, at most; and weighed decisions, at most. */
const patience = 40;
const longest = 200;

/** Goes on until a turn begins, or the match is over. The state given is used up. */
export function playOn<S extends CoreState>(rules: Rules<S>, from: S, turn: number, rng: Rng): S {
  let state = from;
  for (let n = 0; n < longest && state.result === null && rules.turnOf(state) < turn; n++) {
    state = weigh(rules, state, rng);
  }
  settle(rules, state, rng);
  return state;
}

/** The best of a few actions, as their player sees it once they have had their effect. */
function weigh<S extends CoreState>(rules: Rules<S>, state: S, rng: Rng): S {
  const { seat } = state.prompt!;
  const actions = distinct(rules, state);
  if (actions.length === 1) {
    rules.apply(state, actions[0]!, null);
    return state;
  }
  let best: S | undefined;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < weighed && n < actions.length; n++) {
    const at = n + nextInt(rng, actions.length - n);
    const action = actions[at]!;
    actions[at] = actions[n]!;
    const after = clonePlain(state);
    rules.apply(after, action, null);
    settle(rules, after, rng);
    const value = rules.evaluate(after, seat);
    if (best !== undefined && value <= bestValue) continue;
    best = after;
    bestValue = value;
  }
  return best!;
}

/** Answers at random until what was begun has had its effect. */
export function settle<S extends CoreState>(rules: Rules<S>, state: S, rng: Rng): void {
  for (let n = 0; n < patience && state.result === null && !rules.isSettled(state); n++) {
    const actions = rules.actions(state);
    rules.apply(state, actions[nextInt(rng, actions.length)]!, null);
  }
}
