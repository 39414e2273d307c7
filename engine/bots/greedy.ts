import type { Bot } from "./bot";
import { valueActions, worthwhile } from "./plan-turn";

/** Plans its turn in one world, following few lines: a quick opponent that does not think beyond the turn. */
const effort = { worlds: 1, width: 3 };

export const greedy: Bot = {
  name: "greedy",
  choose(rules, view, seat, rng) {
    const actions = worthwhile(rules, view);
    if (actions.length === 1) return { action: actions[0]!, why: "the only choice" };
    const values = valueActions(rules, view, actions, seat, rng, effort);
    const best = values.indexOf(Math.max(...values));
    return {
      action: actions[best]!,
      why: `the best of ${actions.length}: worth ${values[best]!.toFixed(1).replace("-", "−")} to me by the end of the turn`,
    };
  },
};
