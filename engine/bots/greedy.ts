import type { Action, Rules } from "../core/game";
import { isEqual } from "../core/json-equality";
import type { CoreState } from "../core/machine";
import type { Rng } from "../core/rng";
import type { Json } from "../core/vocabulary";
import type { Bot, Player } from "./bot";
import { type Line, movesOf, planTurn, valueActions, worthwhile } from "./plan-turn";

/** How many lines it follows, unless a game knows better. */
const usualWidth = 4;

/** Plans its turn in one world, following few lines: a quick opponent that does not think beyond the turn. */
export const greedy: Bot = {
  name: "greedy",
  choose(rules, view, seat, rng) {
    const actions = worthwhile(rules, view);
    if (actions.length === 1) return { action: actions[0]!, why: "the only choice" };
    const values = valueActions(rules, view, actions, seat, rng, { worlds: 1, width: rules.width ?? usualWidth });
    const best = values.indexOf(Math.max(...values));
    const each = actions.map((action, n) => ({ action, value: values[n]! }));
    return { action: actions[best]!, why: reason(values), candidates: { of: "points", each } };
  },
  sit,
};

/** Follows what it has planned for as long as everything comes as it was planned. */
function sit<S extends CoreState>(rules: Rules<S>, seat: number): Player<S> {
  let plan: Line<S>[] = [];
  /** The next move of the plan, if the view is what was to be expected before it. */
  function planned(view: S): Action | undefined {
    const at = plan.findIndex((_, n) => n > 0 && plan[n - 1]!.state.prompt?.seat === seat);
    const [before, next] = [plan[at - 1], plan[at]];
    plan = plan.slice(Math.max(at, 0));
    return before && next && isSame(rules.view(before.state, seat), view) ? next.action : undefined;
  }
  function plans(view: S, actions: readonly Action[], rng: Rng): Action {
    let best: Line<S> | undefined;
    for (const line of planTurn(rules, rules.redeal(view, seat, rng), actions, seat, rules.width ?? usualWidth))
      if (line && line.value > (best?.value ?? Number.NEGATIVE_INFINITY)) best = line;
    plan = movesOf(best!);
    return actions[best!.first]!;
  }
  return (view, rng) => {
    const action = planned(view);
    if (action) return action;
    plan = [];
    const actions = worthwhile(rules, view);
    return actions.length === 1 ? actions[0]! : plans(view, actions, rng);
  };
}

const isSame = <S extends CoreState>(a: S, b: S): boolean => isEqual(a as unknown as Json, b as unknown as Json);

/** Values say something only beside each other. */
function reason(values: readonly number[]): string {
  const most = Math.max(...values);
  const ties = values.filter((value) => value === most).length;
  if (ties === values.length) return `all ${ties} choices leave me equally well off at the end of the turn`;
  const first = ties > 1 ? `one of the ${ties} best` : "the best";
  return `${first} of ${values.length} choices, by how well off they leave me at the end of the turn`;
}
