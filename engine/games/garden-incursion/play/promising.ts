import type { Action } from "../../../core/game";
import type { CompiledSet } from "./compiled-set";
import { isWindow } from "./main-actions";
import { queenOf } from "./points";
import { findPiece, type Piece, type State } from "./state";
import { apOf, attackOf, defenceOf, designOf, keyword, rangeOf } from "./stats";

/**
 * Of the actions there are, those worth a planner's thought (rules §13): attacks and defences that can come about, moves
 * towards something, entries at a few places. The rest differ from these only by where in the grass somebody stands.
 */
export function promising(set: CompiledSet, state: State, actions: Action[]): Action[] {
  const { prompt } = state;
  if (prompt === null || actions.length < 8) return actions;
  if (prompt.kind === "point") return spread(set, state, prompt.seat, actions, "at");
  if (prompt.kind === "mulligan") return mulligans(set, state, actions);
  if (!isWindow(prompt)) return actions;
  return movesOfTurn(set, state, prompt.seat, actions);
}

/** Keep all, or give back what costs much or adds nothing to workers enough. */
function mulligans(set: CompiledSet, state: State, actions: readonly Action[]): Action[] {
  const costs = (action: Action): number =>
    (action["cards"] as number[]).reduce((sum, card) => sum + (set.designs[state.design[card]!]?.cost ?? 0), 0);
  const ranked = [...actions].sort((a, b) => costs(b) - costs(a));
  const none = actions.find(({ cards }) => (cards as number[]).length === 0)!;
  return [none, ...ranked.filter((action) => action !== none).slice(0, 4)];
}

/** Where there is a point in going: enemy queens, other enemies, the own queen. */
function goals(set: CompiledSet, state: State, seat: number): Piece[] {
  const enemies = state.pieces.filter(({ owner }) => owner !== seat);
  const queens = enemies.filter((piece) => designOf(set, piece).isQueen);
  const own = queenOf(set, state, seat);
  return own ? [...queens, own] : queens;
}

/** For every goal the offered point nearest to it. */
function spread(set: CompiledSet, state: State, seat: number, actions: readonly Action[], field: string): Action[] {
  const found: Action[] = [];
  for (const goal of goals(set, state, seat)) {
    const best = nearest(set, actions, field, goal.x, goal.y, 0);
    if (best && !found.includes(best)) found.push(best);
  }
  return found;
}

/** The point at the least distance from a place, but not nearer than `keep`, where that is possible. */
function nearest(
  { space }: CompiledSet,
  actions: readonly Action[],
  field: string,
  x: number,
  y: number,
  keep: number,
): Action | undefined {
  let best: Action | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const action of actions) {
    const [px, py] = action[field] as [number, number];
    const distance = space.distance(px, py, x, y);
    const rank = distance < keep ? keep - distance + 0.5 * keep : distance - keep;
    if (rank >= least) continue;
    least = rank;
    best = action;
  }
  return best;
}

function movesOfTurn(set: CompiledSet, state: State, seat: number, actions: readonly Action[]): Action[] {
  const chosen: Action[] = [];
  const moves = new Map<string, Action[]>();
  const plays = new Map<number, Action[]>();
  const done = new Set<string>();
  // A piece's actions come one after the other.
  let of: unknown;
  let situation = "";
  const guards = guardsOf(set, state, seat);
  for (const action of actions) {
    if (action.type === "playCard" && action["at"] !== undefined) {
      // Copies of a card can go to the same places.
      push(plays, state.design[action["card"] as number]!, action);
    } else if (action.type === "turnWorkers") {
      const last = chosen[chosen.length - 1];
      if (last?.type === "turnWorkers") chosen.pop();
      chosen.push(action);
    } else if (action["obj"] === undefined) chosen.push(action);
    else if (action.type === "defend") {
      if (guards.get(action["target"] as number) === action["obj"]) chosen.push(action);
    } else {
      if (action["obj"] !== of) situation = situationOf(state, findPiece(state, action["obj"] as number)!);
      of = action["obj"];
      if (action.type === "move") push(moves, situation, action);
      else {
        const key = [situation, action.type, action["target"], action["name"], action["payer"]].join();
        if (!done.has(key) && isInReach(set, state, action)) chosen.push(action);
        done.add(key);
      }
    }
  }
  for (const at of plays.values()) chosen.push(...spread(set, state, seat, at, "at"));
  const movers = [...moves.values()].map((to) => ({ piece: findPiece(state, to[0]!["obj"] as number)!, to }));
  movers.sort((a, b) => attackOf(set, state, b.piece) - attackOf(set, state, a.piece));
  for (const { piece, to } of movers.slice(0, mostMovers)) chosen.push(...movesWorth(set, state, piece, to));
  return chosen;
}

/** So many pieces are thought of moving, the strongest first: when they have spent their points, others follow. */
const mostMovers = 8;

/** What pieces have in common that can do the same. */
function situationOf(state: State, { id, design, x, y, ap, counters }: Piece): string {
  const attacks = state.attacks.flatMap(({ attacker, target }) => (attacker === id ? [target] : []));
  return [design, x, y, ap, ...counters, ...attacks].join();
}

function push<K>(lists: Map<K, Action[]>, key: K, action: Action): void {
  const list = lists.get(key);
  if (list) list.push(action);
  else lists.set(key, [action]);
}

/** Attacks must be possible from here on. */
function isInReach(set: CompiledSet, state: State, action: Action): boolean {
  if (action.type !== "attack") return true;
  const piece = findPiece(state, action["obj"] as number)!;
  const target = findPiece(state, action["target"] as number)!;
  return set.space.within(piece.x, piece.y, target.x, target.y, rangeOf(set, state, piece));
}

/** For everything that is in danger the toughest creature that stands with it and is worth less. */
function guardsOf(set: CompiledSet, state: State, seat: number): Map<number, number> {
  const guards = new Map<number, number>();
  if (state.phase !== "action") return guards;
  const own = state.pieces.filter(({ owner }) => owner === seat);
  const free = own.filter((piece) => piece.ap > 0 && designOf(set, piece).isCreature);
  if (free.length === 0) return guards;
  const enemies = state.pieces
    .filter((piece) => piece.owner !== seat && designOf(set, piece).isCreature)
    .map((piece) => ({ piece, reach: rangeOf(set, state, piece) * Math.max(1, apOf(set, state, piece)) }));
  for (const target of own) {
    const { id, x, y } = target;
    const { isQueen, cost } = designOf(set, target);
    if (!enemies.some(({ piece, reach }) => set.space.within(piece.x, piece.y, x, y, reach))) continue;
    let toughest = -1;
    for (const guard of free) {
      const isFit = guard.id !== id && (isQueen || cost > designOf(set, guard).cost);
      if (!isFit || !set.space.isSame(guard.x, guard.y, x, y)) continue;
      const toughness = defenceOf(set, state, guard) + keyword(set, state, guard, "bulwark");
      if (toughness <= toughest) continue;
      toughest = toughness;
      guards.set(id, guard.id);
    }
  }
  return guards;
}

/** Towards enemy queens and what can be fought next, at arm's length; home to the own queen. */
function movesWorth(set: CompiledSet, state: State, piece: Piece, moves: readonly Action[]): Action[] {
  const range = rangeOf(set, state, piece);
  const found: Action[] = [];
  const add = (action: Action | undefined): void => {
    if (action && !found.includes(action)) found.push(action);
  };
  for (const goal of goals(set, state, piece.owner))
    add(nearest(set, moves, "to", goal.x, goal.y, goal.owner === piece.owner ? 0 : range));
  if (designOf(set, piece).isQueen) return found;
  const reach = range * piece.ap;
  const targets = state.pieces
    .filter(
      ({ owner, x, y }) =>
        owner !== piece.owner &&
        set.space.within(piece.x, piece.y, x, y, reach) &&
        !set.space.within(piece.x, piece.y, x, y, range),
    )
    .slice(0, 3);
  for (const { x, y } of targets) add(nearest(set, moves, "to", x, y, range));
  return found;
}
