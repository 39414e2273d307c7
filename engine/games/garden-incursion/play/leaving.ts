import type { Emit } from "../../../core/machine";
import type { CompiledSet } from "./compiled-set";
import { endBrokenLinks } from "./links";
import { findPiece, type Piece, type State } from "./state";
import { designOf } from "./stats";
import { type Pending, pushTriggers, triggered } from "./triggers";
import { turnSteps } from "./turn-steps";

/** How objects die and players are eliminated (rules §7, §9), and the checks after every single effect (rules §6). */

/** Everything that is about pieces which are no longer there. */
function forget(state: State, ids: readonly number[]): void {
  state.pieces = state.pieces.filter(({ id }) => !ids.includes(id));
  state.mods = state.mods.filter(({ id }) => !ids.includes(id));
  state.attacks = state.attacks.filter(({ attacker, target }) => !ids.includes(attacker) && !ids.includes(target));
  if (state.markers.length > 0) {
    const left = ids.map((id) => `object ${id}`);
    state.markers = state.markers.filter(({ on }) => !left.includes(on));
  }
}

/** One batch of deaths: all leave together, then what that triggers is put on the stack. */
export function die(set: CompiledSet, state: State, ids: readonly number[], emit: Emit | null): void {
  const dead = ids.flatMap((id) => findPiece(state, id) ?? []);
  if (dead.length === 0) return;
  const pending: Pending[] = dead.flatMap((piece) => triggered(set, state, piece, "death", 0));
  forget(state, ids);
  for (const piece of dead) {
    if (piece.card >= 0) state.players[piece.owner]!.discard.push(piece.card);
    emit?.({ type: "dies", seat: piece.owner, id: piece.id, card: piece.design });
  }
  if (set.has.otherDeath) {
    for (const watcher of state.pieces) for (const piece of dead) pending.push(...watched(set, state, watcher, piece));
  }
  pushTriggers(state, pending, emit);
}

function watched(set: CompiledSet, state: State, watcher: Piece, dead: Piece): Pending[] {
  const handlers = designOf(set, watcher).triggers.otherDeath;
  return handlers ? triggered(set, state, watcher, "otherDeath", dead.id, dead) : [];
}

/** After every effect: links that no longer hold, players without a queen, victory. */
export function check(set: CompiledSet, state: State, emit: Emit | null): void {
  endBrokenLinks(set, state, emit);
  if (state.deferred || state.result !== null) return;
  const out: number[] = [];
  for (let seat = 0; seat < state.players.length; seat++)
    if (state.players[seat]!.alive && !hasQueen(set, state, seat)) out.push(seat);
  if (out.length > 0) eliminate(set, state, out, "queen", emit);
}

function hasQueen(set: CompiledSet, state: State, seat: number): boolean {
  for (let i = 0; i < state.pieces.length; i++) {
    const piece = state.pieces[i]!;
    if (piece.owner === seat && designOf(set, piece).isQueen) return true;
  }
  return false;
}

/** All that these players have leaves the game at once, without triggers. */
export function eliminate(
  set: CompiledSet,
  state: State,
  seats: readonly number[],
  cause: string,
  emit: Emit | null,
): void {
  // Who has lost the queen in the same batch falls together with them.
  const out = livingSeats(state).filter((seat) => seats.includes(seat) || !hasQueen(set, state, seat));
  state.fallen.push(out);
  for (const seat of out) {
    removePlayer(state, seat);
    emit?.({ type: "out", seat, cause: seats.includes(seat) ? cause : "queen" });
  }
  endBrokenLinks(set, state, emit);
  const alive = livingSeats(state);
  if (alive.length === 1) finish(state, alive, cause, emit);
  else if (alive.length > 1) goOnWithout(state);
  else {
    const { simultaneousQueens } = set.options;
    const wins = simultaneousQueens === "activeWins" && out.includes(state.active);
    finish(state, wins ? [state.active] : out, cause, emit);
  }
}

/** What those who are out began is dropped; an active player's turn ends at once. */
function goOnWithout(state: State): void {
  const { stack } = state;
  const kept = stack.filter(({ self }, n) => n === 0 || self < 0 || state.players[self]!.alive);
  stack.splice(0, stack.length, ...kept);
  if (state.prompt !== null && !state.players[state.prompt.seat]!.alive) state.prompt = null;
  if (state.phase !== "setup" && !state.players[state.active]!.alive) {
    stack.length = 1;
    state.prompt = null;
    state.deferred = false;
    stack[0]!.step = turnSteps.next;
  }
}

function removePlayer(state: State, seat: number): void {
  const player = state.players[seat]!;
  const pieces = state.pieces.filter(({ owner }) => owner === seat);
  state.removed.push(...pieces.flatMap(({ card }) => (card >= 0 ? [card] : [])), ...player.workers, ...player.discard);
  state.buried.push(...player.hand, ...player.deck);
  if (state.resolving >= 0 && state.owner[state.resolving] === seat) {
    state.removed.push(state.resolving);
    state.resolving = -1;
  }
  forget(
    state,
    pieces.map(({ id }) => id),
  );
  Object.assign(player, { alive: false, energy: 0, deck: [], hand: [], discard: [], workers: [], spent: [] });
}

export const livingSeats = ({ players }: State): number[] =>
  players.flatMap(({ alive }, seat) => (alive ? [seat] : []));

/** Ends the match: one is the winner, several have drawn between them; the others rank by how long they lasted. */
export function finish(state: State, winners: readonly number[], cause: string, emit: Emit | null): void {
  const ranking = [
    [...winners],
    ...[livingSeats(state), ...state.fallen.toReversed()].map((seats) =>
      seats.filter((seat) => !winners.includes(seat)),
    ),
  ].filter((seats) => seats.length > 0);
  state.result = { winners: winners.length === 1 ? [...winners] : [], ranking, cause };
  state.prompt = null;
  state.phase = "over";
  state.stack.length = Math.min(state.stack.length, 1);
  emit?.({ type: "over", winners: state.result.winners, cause });
}
