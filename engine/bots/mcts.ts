import { orStopped } from "../core/breakable";
import type { Action, Rules } from "../core/game";
import type { CoreState } from "../core/machine";
import { nextInt, type Rng, seedRng } from "../core/rng";
import type { Bot } from "./bot";
import { copyOf, type Line, movesOf, planTurn, worthwhile } from "./plan-turn";
import { playOn, settle } from "./playout";
import { Prospects } from "./prospects";
import { type Racer, race } from "./race";

/**
 * Information set Monte Carlo tree search: each try deals a world that agrees with the view, walks down one tree shared by
 * all worlds, plays on for some turns and judges where that leads. Single observer: the tree is the searching seat's. What
 * is tried are whole turns: for each first move the best that was planned with it, and the tree tells apart what follows.
 * The first moves race each other.
 */
interface Node {
  /** What was known beforehand counts as a visit, too. */
  visits: number;
  tries: number;
  /** How often it could have been chosen: worlds differ in what is legal. */
  available: number;
  /** Sum of the scores of the seat that chose it. */
  score: number;
  children: Map<string, Node>;
}

/** A first move, and the turn that begins with it as planned in each of some worlds. */
interface FirstMove<S> extends Racer {
  action: Action;
  lines: readonly Line<S>[];
  node: Node;
}

/** A node that a try leads through, and who decided to go there. */
interface Step {
  node: Node;
  seat: number;
}

type Budget = { tries: number } | { ms: number; now: () => number };

/** How much a move within the tree that was tried little is preferred. */
const exploration = 0.12;
/** How many turns a try looks ahead, unless a game knows better. */
const usualForesight = 4;
/** How many tries lead through a move before those that follow it are told apart. */
const ripe = 10;
/** In how many worlds a turn is planned, and how thoroughly. */
const planning = { worlds: 4, width: 8 };
/** How many first moves are tried: the best as planned. */
const candidates = 8;
/** From how many outcomes it is learnt how values lie. */
const soundings = 24;

const node = (visits = 0, score = 0): Node => ({ visits, tries: 0, available: 0, score, children: new Map() });

export function mcts(budget: Budget): Bot {
  return {
    name: "tries" in budget ? `mcts:${budget.tries}` : `mcts:${budget.ms}ms`,
    choose(rules, view, seat, rng) {
      const actions = worthwhile(rules, view);
      if (actions.length === 1) return { action: actions[0]!, why: "the only choice" };
      const goesOn = timer(budget);
      const search = new Search(rules, view, actions, seat, rng);
      const { winner, tries } = race(search.first, (move) => orStopped(() => search.try(move)), goesOn);
      const each = search.first
        .filter(({ scores }) => scores.length > 0)
        .map(({ action, scores }) => ({ action, value: scores.reduce((sum, n) => sum + n, 0) / scores.length }));
      return {
        action: winner.action,
        why: `the best of ${actions.length} choices after ${tries} tries`,
        candidates: { of: "tries", each },
      };
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
  /** The best first. */
  readonly first: readonly FirstMove<S>[];
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
    const plans = Array.from({ length: planning.worlds }, () =>
      planTurn(rules, rules.redeal(view, seat, rng), actions, seat, planning.width),
    );
    this.until = rules.turnOf(view) + (rules.foresight ?? usualForesight);
    this.worlds = nextInt(rng, 0x7fff_ffff);
    const moves = actions
      .map((action, n) => ({ action, lines: plans.flatMap((plan) => plan[n] ?? []) }))
      .filter(({ lines }) => lines.length > 0)
      .map((move) => ({ ...move, value: move.lines.reduce((sum, { value }) => sum + value, 0) / move.lines.length }))
      .sort((a, b) => b.value - a.value)
      .slice(0, candidates);
    const likely = moves[0]!;
    this.prospects = new Prospects(
      rules,
      Array.from({ length: soundings }, (_, n) =>
        playOn(rules, copyOf(rules, nth(likely.lines, n).state), this.until, seedRng(this.worlds - 1 - n)),
      ),
    );
    this.first = moves.map(({ action, lines, value }) => {
      const opinion = this.prospects.below(likely.value - value, seat);
      return { action, lines, opinion, scores: [], node: node() };
    });
  }

  /** Plays a move in the next of its worlds, and says how well that turned out. */
  try(move: FirstMove<S>): number {
    const { rules, until } = this;
    const rng = seedRng(this.worlds + move.node.tries);
    let state = rules.redeal(this.view, this.seat, rng);
    const path = this.playTurn(state, move, rng);
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
    return scores[this.seat]!;
  }

  /** Plays a turn as planned, as far as this world lets it. */
  private playTurn(state: S, { action: first, lines, node: root }: FirstMove<S>, rng: Rng): Step[] {
    const { rules, seat } = this;
    const path = [{ node: root, seat }];
    const [, ...moves] = movesOf(nth(lines, root.tries));
    rules.apply(state, first, null);
    let at = root;
    for (const { key } of moves) {
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
    const child = node(1, this.outlook(state, action, rng));
    at.children.set(key, child);
    return child;
  }

  /** How promising an action looks once it has had its effect. */
  private outlook(state: S, action: Action, rng: Rng): number {
    const { rules } = this;
    const after = copyOf(rules, state);
    rules.apply(after, action, null);
    settle(rules, after, rng);
    return this.prospects.of(after, state.prompt!.seat);
  }
}

/** Takes turns. */
const nth = <T>(items: readonly T[], n: number): T => items[n % items.length]!;

/** What a move has brought, and a bonus while it was tried little. */
const appeal = ({ score, visits }: Node, opportunities: number): number =>
  score / visits + exploration * Math.sqrt(Math.log(opportunities + 1) / visits);
