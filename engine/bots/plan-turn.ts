import type { Action, Rules } from "../core/game";
import type { CoreState } from "../core/machine";
import { clonePlain } from "../core/plain";
import type { Rng } from "../core/rng";

/**
 * Thinking to the end of a turn: from worlds that agree with a view the most promising lines are followed (a beam), others
 * answer as they would like best, and each action is worth what the best line that begins with it ends with. What comes
 * after the turn is left to `evaluate`.
 */
interface Effort {
  worlds: number;
  /** How many lines are followed at once. */
  width: number;
}
/** Decisions in a row; more only in runaway combinations. */
const depth = 24;
/** So many states are looked at to play out lines that were given up, the best first: late in a large battle it would be every move of every piece. */
const patience = 6000;

export const copyOf = <S extends CoreState>(rules: Rules<S>, state: S): S => rules.copy?.(state) ?? clonePlain(state);

/** The actions that a planner looks at. */
export const worthwhile = <S extends CoreState>(rules: Rules<S>, state: S): Action[] =>
  rules.promising?.(state) ?? rules.actions(state);

/** What each action is worth to the seat by the end of the turn. */
export function valueActions<S extends CoreState>(
  rules: Rules<S>,
  view: S,
  actions: readonly Action[],
  seat: number,
  rng: Rng,
  { worlds, width }: Effort,
): number[] {
  const values = actions.map(() => 0);
  for (let world = 0; world < worlds; world++) {
    planTurn(rules, rules.redeal(view, seat, rng), actions, seat, width).forEach((line, n) => {
      values[n] = values[n]! + (line?.value ?? given) / worlds;
    });
  }
  return values;
}

/** The value of an action that is the same as another, or of which nothing came. */
const given = -1e6;

/** A line of play that begins with a certain action, and where it has led: its last move, and the line before that. */
export interface Line<S> {
  state: S;
  action: Action;
  key: string;
  before: Line<S> | null;
  /** The first action of the line, by its number. */
  first: number;
  value: number;
  /** The same number for the same moves in any order. */
  mixture: number;
}

/** Where it has led move by move, from the first to the last. */
export function movesOf<S>(line: Line<S>): Line<S>[] {
  const moves: Line<S>[] = [];
  for (let at: Line<S> | null = line; at !== null; at = at.before) moves.push(at);
  return moves.reverse();
}

/** For each action the best line found that begins with it and goes to the end of the turn. */
export function planTurn<S extends CoreState>(
  rules: Rules<S>,
  world: S,
  actions: readonly Action[],
  seat: number,
  width: number,
): (Line<S> | undefined)[] {
  const best: (Line<S> | undefined)[] = actions.map(() => undefined);
  const left: (Line<S> | undefined)[] = actions.map(() => undefined);
  const turn = rules.turnOf(world);
  const isEnd = ({ state }: Line<S>): boolean => state.result !== null || rules.turnOf(state) !== turn;
  const keep = (kept: (Line<S> | undefined)[], line: Line<S>): void => {
    if (line.value > (kept[line.first]?.value ?? given)) kept[line.first] = line;
  };
  const keys = new Set<string>();
  let lines: Line<S>[] = [];
  actions.forEach((action, first) => {
    const key = rules.actionKey(world, action);
    if (!keys.has(key)) lines.push(follow(rules, world, null, first, action, key, seat));
    keys.add(key);
  });
  for (let n = 0; n < depth && lines.length > 0; n++) {
    const open: Line<S>[] = [];
    for (const line of lines) {
      if (isEnd(line)) keep(best, line);
      else open.push(line);
    }
    open.sort((a, b) => b.value - a.value);
    const followed: Line<S>[] = [];
    for (const line of open) {
      if (n < depth - 1 && followed.length < width) {
        if (!followed.some((other) => isSame(other, line))) followed.push(line);
      } else keep(left, line);
    }
    lines = followed.flatMap((line) => expand(rules, line, seat));
  }
  finish(rules, best, left, seat, isEnd);
  return best;
}

/** The same moves in another order, by which all has come out the same. */
const isSame = <S>(a: Line<S>, b: Line<S>): boolean => a.value === b.value && a.mixture === b.mixture;

/**
 * What stands in the middle of a turn says little of its end (a price not paid yet, a last resource spent). So a line that
 * was given up counts only once it has been played out, without alternatives; those that promise no more than what has
 * been reached already are not worth that, and stay below it.
 */
function finish<S extends CoreState>(
  rules: Rules<S>,
  best: (Line<S> | undefined)[],
  left: readonly (Line<S> | undefined)[],
  seat: number,
  isEnd: (line: Line<S>) => boolean,
): void {
  let reached = Math.max(given, ...best.map((line) => line?.value ?? given));
  const unfinished = left.filter((line) => line !== undefined && best[line.first] === undefined) as Line<S>[];
  let looked = 0;
  for (const line of unfinished.sort((a, b) => b.value - a.value)) {
    let at = line;
    for (let n = 0; n < depth && looked < patience && at.value > reached && !isEnd(at); n++) {
      const next = expand(rules, at, seat);
      looked += next.length;
      at = next.reduce((a, b) => (b.value > a.value ? b : a));
    }
    if (isEnd(at)) reached = Math.max(reached, at.value);
    best[line.first] = isEnd(at) ? at : { ...at, value: Math.min(at.value, reached) - 1 };
  }
}

function follow<S extends CoreState>(
  rules: Rules<S>,
  from: S,
  before: Line<S> | null,
  first: number,
  action: Action,
  key: string,
  seat: number,
): Line<S> {
  const state = copyOf(rules, from);
  rules.apply(state, action, null);
  const mixture = ((before?.mixture ?? 0) + numberOf(key)) | 0;
  return { state, action, key, before, first, value: rules.evaluate(state, seat), mixture };
}

const numberOf = (key: string): number => {
  let hash = 0x811c9dc5;
  for (let n = 0; n < key.length; n++) hash = Math.imul(hash ^ key.charCodeAt(n), 0x01000193);
  return hash;
};

/** All that the seat can do next; of another's answers the one that other likes best. */
function expand<S extends CoreState>(rules: Rules<S>, line: Line<S>, seat: number): Line<S>[] {
  const { state, first } = line;
  const actions = distinct(rules, state);
  const decider = state.prompt!.seat;
  const next = actions.map((action) =>
    follow(rules, state, line, first, action, rules.actionKey(state, action), decider),
  );
  if (decider === seat) return next;
  const best = next.reduce((a, b) => (b.value > a.value ? b : a));
  return [{ ...best, value: rules.evaluate(best.state, seat) }];
}

export function distinct<S extends CoreState>(rules: Rules<S>, state: S): Action[] {
  const actions = worthwhile(rules, state);
  if (actions.length < 3) return actions;
  const keys = new Set<string>();
  return actions.filter((action) => {
    const key = rules.actionKey(state, action);
    return !keys.has(key) && keys.add(key);
  });
}
