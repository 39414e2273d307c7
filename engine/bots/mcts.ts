import type { Action, Rules } from "../core/game";
import type { CoreState } from "../core/machine";
import { clonePlain } from "../core/plain";
import { nextInt, type Rng } from "../core/rng";
import type { Bot } from "./bot";
import { valueActions } from "./plan-turn";

/**
 * Information set Monte Carlo tree search: each round deals a world that agrees with the view, walks down one tree shared
 * by all worlds, adds a node and judges where that leads. Single observer: the tree is the searching seat's. Nobody starts
 * from nothing: a new move counts as tried once with what it leads to, and the first moves begin with the opinion of a
 * plan to the end of the turn.
 */
interface Node {
  key: string;
  action: Action | null;
  visits: number;
  /** How often it could have been chosen: worlds differ in what is legal. */
  available: number;
  /** Sum of the scores of the seat that chose it. */
  score: number;
  children: Map<string, Node>;
}

export type Budget = { tries: number } | { ms: number; now: () => number };

const exploration = 0.1;
/** Random answers until what was begun is settled, at most. */
const patience = 40;
/** How many tries the plan's opinion of a first move counts for, and how thoroughly it is made. */
const opinion = { tries: 40, worlds: 6, width: 8 };
/** A difference in value that makes winning likely, but not certain. */
const valueScale = 14;

const node = (key: string, action: Action | null): Node => ({
  key,
  action,
  visits: 0,
  available: 0,
  score: 0,
  children: new Map(),
});

export function mcts(budget: Budget): Bot {
  return {
    name: "tries" in budget ? `mcts:${budget.tries}` : `mcts:${budget.ms}ms`,
    choose(rules, view, seat, rng) {
      const actions = rules.actions(view);
      if (actions.length === 1) return { action: actions[0]!, why: "the only choice" };
      const goesOn = timer(budget);
      const root = rootOf(rules, view, actions, seat, rng);
      let tries = 0;
      for (; goesOn(tries); tries++) search(rules, rules.redeal(view, seat, rng), root, rng);
      const best = [...root.children.values()].reduce((a, b) => (b.visits > a.visits ? b : a));
      const share = Math.round((100 * best.score) / best.visits);
      return { action: best.action!, why: `the best of ${actions.length} after ${tries} tries, ${share}% promising` };
    },
  };
}

/** Whether there is time for another try. The clock is asked only now and then. */
function timer(budget: Budget): (tries: number) => boolean {
  if ("tries" in budget) return (tries) => tries < budget.tries;
  const end = budget.now() + budget.ms;
  return (tries) => tries === 0 || tries % 8 !== 0 || budget.now() < end;
}

function rootOf<S extends CoreState>(
  rules: Rules<S>,
  view: S,
  actions: readonly Action[],
  seat: number,
  rng: Rng,
): Node {
  const root = node("", null);
  const values = valueActions(rules, view, actions, seat, rng, opinion);
  actions.forEach((action, n) => {
    const key = rules.actionKey(view, action);
    if (root.children.has(key)) return;
    root.children.set(key, { ...node(key, action), visits: opinion.tries, score: opinion.tries * promise(values[n]!) });
  });
  return root;
}

function search<S extends CoreState>(rules: Rules<S>, state: S, root: Node, rng: Rng): void {
  const path: { node: Node; seat: number }[] = [];
  let at = root;
  while (state.result === null) {
    const seat = state.prompt!.seat;
    const next = step(rules, state, at, rng);
    path.push({ node: next, seat });
    at = next;
    if (next.visits === 1) break;
  }
  settle(rules, state, rng);
  const scores: number[] = [];
  for (const { node: passed, seat } of path) {
    passed.visits++;
    scores[seat] ??= score(rules, state, seat);
    passed.score += scores[seat];
  }
}

/** Goes to the most promising child and does its action. */
function step<S extends CoreState>(rules: Rules<S>, state: S, at: Node, rng: Rng): Node {
  const seat = state.prompt!.seat;
  let best: { child: Node; action: Action } | undefined;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const action of rules.actions(state)) {
    const key = rules.actionKey(state, action);
    let child = at.children.get(key);
    if (!child) {
      child = { ...node(key, action), visits: 1, score: outlook(rules, state, action, seat, rng) };
      at.children.set(key, child);
    }
    child.available++;
    const value = child.score / child.visits + exploration * Math.sqrt(Math.log(child.available + 1) / child.visits);
    if (value > bestValue) {
      best = { child, action };
      bestValue = value;
    }
  }
  rules.apply(state, best!.action, null);
  return best!.child;
}

/** How promising an action looks once it has had its effect. */
function outlook<S extends CoreState>(rules: Rules<S>, state: S, action: Action, seat: number, rng: Rng): number {
  const after = clonePlain(state);
  rules.apply(after, action, null);
  settle(rules, after, rng);
  return score(rules, after, seat);
}

function settle<S extends CoreState>(rules: Rules<S>, state: S, rng: Rng): void {
  for (let n = 0; n < patience && state.result === null && !rules.isSettled(state); n++) {
    const actions = rules.actions(state);
    rules.apply(state, actions[nextInt(rng, actions.length)]!, null);
  }
}

/** From 0, lost, to 1, won; a match that isn't over is judged by how well the seat stands. */
function score<S extends CoreState>(rules: Rules<S>, state: S, seat: number): number {
  if (state.result === null) return promise(rules.evaluate(state, seat));
  if (state.result.winners.length === 0) return 0.5;
  return state.result.winners.includes(seat) ? 1 : 0;
}

const promise = (value: number): number => 1 / (1 + Math.exp(-value / valueScale));
