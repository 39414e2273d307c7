import type { Emit } from "../../../core/machine";
import type { Options } from "../options";
import type { Player, State } from "./state";

/** Players fall, and with them perhaps the match (rules §9). */
export function knockOut(
  state: State,
  seats: readonly number[],
  cause: "resources" | "deck",
  options: Options,
  emit: Emit | null,
): void {
  state.fallen.push([...seats]);
  for (const seat of seats) {
    remove(state.players[seat]!, state.turn, cause);
    emit?.({ type: "out", seat, cause });
  }
  const left = state.players.flatMap(({ alive }, seat) => (alive ? [seat] : []));
  if (left.length > 1) return;
  if (left.length === 1) finish(state, left, cause, emit);
  else finish(state, lastStanding(state, seats, options), cause, emit);
}

function remove(player: Player, turn: number, cause: "resources" | "deck"): void {
  player.alive = false;
  player.outTurn = turn;
  player.outCause = cause;
  player.counters.fill(0);
  for (const zone of ["deck", "hand", "discard", "played", "piles"] as const) player[zone] = [];
}

/** All who still lived fell in the same check (rules §9.3). */
function lastStanding(state: State, fallen: readonly number[], options: Options): number[] {
  const isActive = (seat: number): boolean => seat === state.active;
  if (options.simultaneousLoss === "activeWins" && fallen.some(isActive)) return fallen.filter(isActive);
  if (options.simultaneousLoss === "activeLoses" && fallen.length > 1) return fallen.filter((seat) => !isActive(seat));
  return [...fallen];
}

/** Ends the match: one is the winner, several have drawn between them; the others rank by how long they lasted (rules §9.3). */
export function finish(state: State, winners: number[], cause: string, emit: Emit | null): void {
  const alive = state.players.flatMap((player, seat) => (player.alive ? [seat] : []));
  const ranking = [
    winners,
    ...[alive, ...state.fallen.toReversed()].map((seats) => seats.filter((seat) => !winners.includes(seat))),
  ].filter((seats) => seats.length > 0);
  state.result = { winners: winners.length === 1 ? winners : [], ranking, cause };
  state.stack.length = Math.min(state.stack.length, 1);
  emit?.({ type: "over", winners: state.result.winners, cause });
}
