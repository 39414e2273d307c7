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
    const each = actions.map((action, n) => ({ action, value: values[n]! }));
    return { action: actions[best]!, why: reason(values), candidates: { of: "points", each } };
  },
};

/** Values say something only beside each other. */
function reason(values: readonly number[]): string {
  const most = Math.max(...values);
  const ties = values.filter((value) => value === most).length;
  if (ties === values.length) return `all ${ties} choices leave me equally well off at the end of the turn`;
  const first = ties > 1 ? `one of the ${ties} best` : "the best";
  return `${first} of ${values.length} choices, by how well off they leave me at the end of the turn`;
}
