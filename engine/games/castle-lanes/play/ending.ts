import type { Emit } from "../../../core/machine";
import type { CompiledSet } from "./compiled-set";
import type { State } from "./state";

/** How a match ends (rules §9). */

/** Ends it: nothing that was under way goes on. Nobody among the winners: a draw. */
export function finish(state: State, winners: number[], cause: string, emit: Emit | null): void {
  const ranking = winners.length === 1 ? [winners, [1 - winners[0]!]] : [[0, 1]];
  state.result = { winners, ranking, cause };
  state.stack.length = Math.min(state.stack.length, 1);
  state.queue = [];
  state.orders = [];
  state.marching = 0;
  state.prompt = null;
  emit?.({ type: "over", winners, cause });
}

/** A castle at 0 loses at once; both at once, as the house rule says. */
export function isKnockedOut({ options }: CompiledSet, state: State, emit: Emit | null): boolean {
  const [a, b] = [state.players[0]!.castle <= 0, state.players[1]!.castle <= 0];
  if (!a && !b) return false;
  const { active } = state;
  if (a !== b) finish(state, [a ? 1 : 0], "castle", emit);
  else if (options.doubleKo === "draw") finish(state, [], "both castles", emit);
  else finish(state, [options.doubleKo === "activeWins" ? active : 1 - active], "both castles", emit);
  return true;
}

/** Rules §9: what a stopped game is worth. */
export function stop({ options }: CompiledSet, state: State, emit: Emit | null): void {
  const [a, b] = state.players;
  const even = options.limitResult === "draw" || a!.castle === b!.castle;
  finish(state, even ? [] : [a!.castle > b!.castle ? 0 : 1], "round limit", emit);
}
