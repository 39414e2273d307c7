import type { Action, Rules } from "../../../engine/core/game";
import { isEqual } from "../../../engine/core/json-equality";
import type { CoreState } from "../../../engine/core/machine";
import { clonePlain } from "../../../engine/core/plain";
import type { Offer } from "./offers";

/** Questions that come several times in a row, as “lose 4 resources” does, and can be answered at once. */

/** More than so many at once are more than anybody overlooks. */
const mostTimes = 20;

/** A question of its own each time, also where it is the same. */
const alone: readonly string[] = ["may"];

/**
 * How often the question is asked in a row, and how often each of its answers could be given; nothing, where it comes once, or
 * where what an answer brings to light may matter to the next. It is tried on copies, so that no game has to say it.
 */
export function severalOf(
  rules: Rules,
  state: CoreState,
  offers: readonly Offer[],
): { times: number; most: number[] } | null {
  if (offers.length < 2 || rules.isSettled(state) || alone.includes(state.prompt!.kind)) return null;
  const times = repeat(rules, state, (now) => rules.actions(now)[0]);
  if (times < 2) return null;
  const most = offers.map(({ actions }) =>
    Math.min(
      times,
      repeat(rules, state, (now) => actions.find((action) => isListed(rules, now, action))),
    ),
  );
  return { times, most };
}

/** Whether it answers what is asked now as it would have before. */
export const isListed = (rules: Rules, state: CoreState, action: Action): boolean =>
  rules.actions(state).some((offered) => isEqual(offered, action));

export const isSameQuestion = ({ prompt: a }: CoreState, { prompt: b }: CoreState): boolean =>
  a !== null && b !== null && a.kind === b.kind && a.seat === b.seat && a.by === b.by;

function repeat(rules: Rules, state: CoreState, choose: (now: CoreState) => Action | undefined): number {
  const now = (rules.copy ?? clonePlain)(state);
  let isOpen = true;
  let times = 0;
  while (times < mostTimes && isSameQuestion(now, state)) {
    const action = choose(now);
    if (!action) break;
    rules.apply(now, action, ({ secret }) => {
      isOpen &&= secret === undefined;
    });
    if (!isOpen) return 1;
    times++;
  }
  return times;
}
