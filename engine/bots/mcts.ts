import type { Action, Rules } from "../core/game";
import type { CoreState } from "../core/machine";
import { clonePlain } from "../core/plain";
import { nextInt, type Rng, seedRng } from "../core/rng";
import type { Bot } from "./bot";
import { type Line, planTurn, worthwhile } from "./plan-turn";
import { playOn, settle } from "./playout";
import { Prospects } from "./prospects";

/**
 * Information set Monte Carlo tree search: each try deals a world that agrees with the view, walks down one tree shared by
 * all worlds, plays on for some turns and judges where that leads. Single observer: the tree is the searching seat's. What
 * is tried are whole turns: for each first move the best that was planned with it, and the tree tells apart what follows.
 * Each begins with the plan's opinion, and is tried in the same worlds as the others, so that luck favours none.
 */
interface Node {
  action: Action | null;
  /** What was known beforehand counts as visits, too. */
  visits: number;
  tries: number;
  /** How often it could have been chosen: worlds differ in what is legal. */
  available: number;
  /** Sum of the scores of the seat that chose it. */
  score: number;
  children: Map<string, Node>;
}

/** A node that a try leads through, and who decided to go there. */
interface Step {
  node: Node;
  seat: number;
}

export type Budget = { tries: number } | { ms: number; now: () => number };

const exploration = 0.12;
/** How many turns a try looks ahead. */
const foresight = 2;
/** How many tries lead through a move before those that follow it are told apart. */
const ripe = 10;
/** How many tries the plan's opinion of a first move counts for, in how many worlds it is made, and how thoroughly. */
const opinion = { tries: 30, worlds: 4, width: 8 };
/** From how many outcomes it is learnt how values lie. */
const soundings = 24;

const node = (action: Action | null, visits = 0, score = 0): Node => ({
  action,
  visits,
  tries: 0,
  available: 0,
  score,
  children: new Map(),
});

export function mcts(budget: Budget): Bot {
  return {
    name: "tries" in budget ? `mcts:${budget.tries}` : `mcts:${budget.ms}ms`,
    choose(rules, view, seat, rng) {
      const actions = worthwhile(rules, view);
      if (actions.length === 1) return { action: actions[0]!, why: "the only choice" };
      const goesOn = timer(budget);
      const search = new Search(rules, view, actions, seat, rng);
      let tries = 0;
      while (goesOn(tries) && !search.isDecided("tries" in budget ? budget.tries - tries : Number.POSITIVE_INFINITY)) {
        search.try();
        tries++;
      }
      return { action: search.best().action!, why: `the best of ${actions.length} after ${tries} tries` };
    },
  };
}

/** Whether there is time for another try. The clock is asked only now and then. */
function timer(budget: Budget): (tries: number) => boolean {
  if ("tries" in budget) return (tries) => tries < budget.tries;
  const end = budget.now() + budget.ms;
  return (tries) => tries === 0 || tries % 8 !== 0 || budget.now() < end;
}

class Search<S extends CoreState> {
  private readonly first: Node[] = [];
  /** By first move, the turn as planned in each of some worlds. */
  private readonly plans = new Map<Node, Line<S>[]>();
  private readonly until: number;
  private readonly worlds: number;
  private readonly prospects: Prospects<S>;

  constructor(
    private readonly rules: Rules<S>,
    private readonly view: S,
    actions: readonly Action[],
    private readonly seat: number,
    rng: Rng,
  ) {
    const plans = Array.from({ length: opinion.worlds }, () =>
      planTurn(rules, rules.redeal(view, seat, rng), actions, seat, opinion.width),
    );
    this.until = rules.turnOf(view) + foresight;
    this.worlds = nextInt(rng, 0x7fff_ffff);
    const values: number[] = [];
    actions.forEach((action, n) => {
      const lines = plans.flatMap((plan) => plan[n] ?? []);
      if (lines.length === 0) return;
      const child = node(action);
      this.first.push(child);
      values.push(lines.reduce((sum, { value }) => sum + value, 0) / lines.length);
      this.plans.set(child, lines);
    });
    const best = Math.max(...values);
    const likely = this.first[values.indexOf(best)]!;
    this.prospects = new Prospects(
      rules,
      Array.from({ length: soundings }, (_, n) =>
        playOn(rules, clonePlain(this.planOf(likely, n).state), this.until, seedRng(this.worlds - 1 - n)),
      ),
    );
    this.first.forEach((child, n) => {
      child.visits = opinion.tries;
      child.score = opinion.tries * this.prospects.below(best - values[n]!, seat);
    });
  }

  private planOf(first: Node, n: number): Line<S> {
    const plans = this.plans.get(first)!;
    return plans[n % plans.length]!;
  }

  best(): Node {
    return this.first.reduce((a, b) => (b.visits > a.visits ? b : a));
  }

  /** Whether so many more tries can't change what is best. */
  isDecided(left: number): boolean {
    const best = this.best();
    return this.first.every((other) => other === best || best.visits - other.visits > left);
  }

  try(): void {
    const { rules, until } = this;
    const chosen = this.mostPromisingFirst();
    const rng = seedRng(this.worlds + chosen.tries);
    let state = rules.redeal(this.view, this.seat, rng);
    const path = this.playTurn(state, chosen, rng);
    let at = path[path.length - 1]!.node;
    while (state.result === null && at.tries >= ripe && !(rules.turnOf(state) >= until && rules.isSettled(state))) {
      const { seat } = state.prompt!;
      at = this.step(state, at, rng);
      path.push({ node: at, seat });
    }
    state = playOn(rules, state, until, rng);
    const scores: number[] = [];
    for (const { node: passed, seat } of path) {
      passed.visits++;
      passed.tries++;
      scores[seat] ??= this.prospects.of(state, seat);
      passed.score += scores[seat];
    }
  }

  private mostPromisingFirst(): Node {
    const visits = this.first.reduce((sum, each) => sum + each.visits, 0);
    return this.first.reduce((a, b) => (appeal(b, visits) > appeal(a, visits) ? b : a));
  }

  /** Plays a turn as planned, as far as this world lets it. */
  private playTurn(state: S, first: Node, rng: Rng): Step[] {
    const { rules, seat } = this;
    const path = [{ node: first, seat }];
    const [, ...moves] = this.planOf(first, first.tries).moves;
    rules.apply(state, first.action!, null);
    let at = first;
    for (const key of moves) {
      const action =
        state.result === null
          ? worthwhile(rules, state).find((each) => rules.actionKey(state, each) === key)
          : undefined;
      if (!action) break;
      at = this.child(at, action, key, state, rng);
      path.push({ node: at, seat: state.prompt!.seat });
      rules.apply(state, action, null);
    }
    return path;
  }

  /** Goes to the most promising child and does its action. */
  private step(state: S, at: Node, rng: Rng): Node {
    const { rules } = this;
    let best: { child: Node; action: Action; appeal: number } | undefined;
    for (const action of worthwhile(rules, state)) {
      const key = rules.actionKey(state, action);
      const child = this.child(at, action, key, state, rng);
      child.available++;
      const value = appeal(child, child.available);
      if (best === undefined || value > best.appeal) best = { child, action, appeal: value };
    }
    rules.apply(state, best!.action, null);
    return best!.child;
  }

  private child(at: Node, action: Action, key: string, state: S, rng: Rng): Node {
    const known = at.children.get(key);
    if (known) return known;
    const child = node(action, 1, this.outlook(state, action, rng));
    at.children.set(key, child);
    return child;
  }

  /** How promising an action looks once it has had its effect. */
  private outlook(state: S, action: Action, rng: Rng): number {
    const after = clonePlain(state);
    this.rules.apply(after, action, null);
    settle(this.rules, after, rng);
    return this.prospects.of(after, state.prompt!.seat);
  }
}

/** What a move has brought, and a bonus while it was tried little. */
const appeal = ({ score, visits }: Node, opportunities: number): number =>
  score / visits + exploration * Math.sqrt(Math.log(opportunities + 1) / visits);
