import type { Action, Rules } from "../core/game";
import type { CoreState } from "../core/machine";
import type { Rng } from "../core/rng";
import type { Bot, Player } from "./bot";
import { copyOf, distinct } from "./plan-turn";

/**
 * Looks one move ahead, and is content with that: for series of thousands. What a move brings is looked at once a turn, and again
 * only when it seems to be the best that is left. Where a turn begins with moves that bring the same, what can follow each decides.
 */
export const quick: Bot = {
  name: "quick",
  choose(rules, view, seat, rng) {
    const actions = distinct(rules, view);
    if (actions.length === 1) return { action: actions[0]!, why: "the only choice" };
    const { best, each } = new Gains(rules, seat).of(view, actions, rng);
    const why = `it brings the most at once, of ${actions.length} choices`;
    return { action: best, why, candidates: { of: "points", each } };
  },
  sit<S extends CoreState>(rules: Rules<S>, seat: number): Player<S> {
    const gains = new Gains(rules, seat);
    return (view, rng) => {
      const actions = distinct(rules, view);
      return actions.length === 1 ? actions[0]! : gains.of(view, actions, rng).best;
    };
  },
};

/** How much better off the moves of a turn leave a seat. */
class Gains<S extends CoreState> {
  private turn = Number.NaN;
  private readonly known = new Map<string, number>();

  constructor(
    private readonly rules: Rules<S>,
    private readonly seat: number,
  ) {}

  of(view: S, actions: readonly Action[], rng: Rng): { best: Action; each: { action: Action; value: number }[] } {
    const { rules, seat } = this;
    const turn = rules.turnOf(view);
    const begins = turn !== this.turn;
    // In the middle of something the same answer means something else every time.
    if (turn !== this.turn || !rules.isSettled(view)) this.known.clear();
    this.turn = turn;
    const world = rules.redeal(view, seat, rng);
    const before = rules.evaluate(world, seat);
    const each = actions.map((action) => {
      const key = `${view.prompt!.kind} ${rules.actionKey(view, action)}`;
      const known = this.known.get(key);
      return { action, key, isFresh: known === undefined, value: known ?? this.weigh(world, action) - before };
    });
    for (;;) {
      const best = each.reduce((a, b) => (b.value > a.value ? b : a));
      if (!best.isFresh) {
        best.value = this.weigh(world, best.action) - before;
        best.isFresh = true;
        continue;
      }
      for (const { key, value } of each) this.known.set(key, value);
      const equal = begins ? each.filter(({ value }) => value === best.value) : [];
      return {
        best: equal.length > 1 ? this.furthest(world, equal) : best.action,
        each: each.map(({ action, value }) => ({ action, value })),
      };
    }
  }

  /** Of moves that bring the same the one after which the next move brings most. */
  private furthest(world: S, moves: readonly { action: Action }[]): Action {
    const { rules, seat } = this;
    let [best, most] = [moves[0]!.action, Number.NEGATIVE_INFINITY];
    for (const { action } of moves) {
      const after = copyOf(rules, world);
      rules.apply(after, action, null);
      answerAll(rules, after);
      if (after.prompt?.seat !== seat || rules.turnOf(after) !== this.turn) continue;
      for (const next of distinct(rules, after)) {
        const value = this.weigh(after, next);
        if (value > most) [best, most] = [action, value];
      }
    }
    return best;
  }

  /** How it stands if nothing more is done in this turn: in the middle of one it can't be compared with what comes after it. */
  private weigh(world: S, action: Action): number {
    const { rules, seat } = this;
    const after = copyOf(rules, world);
    rules.apply(after, action, null);
    answerAll(rules, after);
    for (let n = 0; n < mostPhases && after.prompt?.seat === seat && rules.turnOf(after) === this.turn; n++) {
      const idle = rules.hands?.idle.find((each) => rules.refusal(after, each) === null);
      if (!idle) break;
      rules.apply(after, idle, null);
      answerAll(rules, after);
    }
    return rules.evaluate(after, seat);
  }
}

/** Of a turn, each of which has an end of its own. */
const mostPhases = 8;

/** Whoever is asked in the middle of something gives the answer that looks best to them. */
function answerAll<S extends CoreState>(rules: Rules<S>, state: S): void {
  for (let n = 0; n < mostAnswers && state.result === null && !rules.isSettled(state); n++) {
    const { seat } = state.prompt!;
    const actions = distinct(rules, state);
    let [best, most] = [actions[0]!, Number.NEGATIVE_INFINITY];
    for (const action of actions.length > 1 ? actions : []) {
      const after = copyOf(rules, state);
      rules.apply(after, action, null);
      const value = rules.evaluate(after, seat);
      if (value > most) [best, most] = [action, value];
    }
    rules.apply(state, best, null);
  }
}
const mostAnswers = 40;
