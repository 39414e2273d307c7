import type { Action, Rules } from "../core/game";
import type { CoreState } from "../core/machine";
import { nextInt, type Rng } from "../core/rng";
import { copyOf, distinct } from "./plan-turn";

/** Playing on, quickly and plausibly: what a search learns from about the turns after its own moves. */

/** How many actions a player weighs at once. */
const weighed = 12;
/** Random answers until what was begun is settled, at most; and stretches, at most. */
const patience = 40;
const longest = 200;

/** Goes on until a turn begins, or the match is over. The state given is used up. */
export function playOn<S extends CoreState>(rules: Rules<S>, from: S, turn: number, rng: Rng): S {
  let state = from;
  let spent = new Set<string>();
  for (let n = 0; n < longest && state.result === null && rules.turnOf(state) < turn; n++) {
    const before = state.prompt!.seat;
    const now = rules.turnOf(state);
    state = playStretch(rules, state, spent, rng);
    if (state.prompt?.seat !== before || rules.turnOf(state) !== now) spent = new Set();
  }
  settle(rules, state, rng);
  return state;
}

/** An action that was weighed, and where it leads. */
interface Weighed<S> {
  key: string;
  value: number;
  state: S;
  /** The same player decides again in the same turn. */
  goesOn: boolean;
}

/**
 * A player weighs some actions and does the best; then, without weighing all anew, those of the others that promised more
 * than letting go of the turn, as long as they still gain something. What was `spent` so is not thought of again.
 */
function playStretch<S extends CoreState>(rules: Rules<S>, from: S, spent: Set<string>, rng: Rng): S {
  const { seat } = from.prompt!;
  const turn = rules.turnOf(from);
  const all = distinct(rules, from);
  const left = spent.size === 0 ? all : all.filter((action) => !spent.has(rules.actionKey(from, action)));
  const actions = left.length === 0 ? all : left;
  if (actions.length === 1) {
    rules.apply(from, actions[0]!, null);
    return from;
  }
  const weigh = (state: S, action: Action): Weighed<S> => {
    const after = copyOf(rules, state);
    rules.apply(after, action, null);
    settle(rules, after, rng);
    const goesOn = after.result === null && rules.turnOf(after) === turn && after.prompt!.seat === seat;
    return { key: rules.actionKey(state, action), value: rules.evaluate(after, seat), state: after, goesOn };
  };
  const options = some(actions, weighed, rng)
    .map((action) => weigh(from, action))
    .sort((a, b) => b.value - a.value);
  let at = options[0]!;
  const bar = options.find(({ goesOn }) => !goesOn)?.value ?? Number.NEGATIVE_INFINITY;
  for (const { key, value, goesOn } of options) {
    if (!at.goesOn) break;
    if (!goesOn) continue;
    spent.add(key);
    if (value <= bar || key === options[0]!.key) continue;
    const action = distinct(rules, at.state).find((each) => rules.actionKey(at.state, each) === key);
    const next = action && weigh(at.state, action);
    if (next && next.value > at.value) at = next;
  }
  return at.state;
}

/** So many of a list, any of them, in any order. The list is used up. */
function some<T>(items: T[], count: number, rng: Rng): T[] {
  for (let n = 0; n < count && n < items.length; n++) {
    const at = n + nextInt(rng, items.length - n);
    const item = items[at]!;
    items[at] = items[n]!;
    items[n] = item;
  }
  return items.slice(0, count);
}

/** Answers at random until what was begun has had its effect. */
export function settle<S extends CoreState>(rules: Rules<S>, state: S, rng: Rng): void {
  for (let n = 0; n < patience && state.result === null && !rules.isSettled(state); n++) {
    const actions = rules.actions(state);
    rules.apply(state, actions[nextInt(rng, actions.length)]!, null);
  }
}
