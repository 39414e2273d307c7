import type { Emit } from "../../../core/machine";
import type { CompiledSet } from "./compiled-set";
import type { State } from "./state";

/** The last turns and the end (rules §6.3, §9). */

export function beginEndgame(
  { options }: CompiledSet,
  state: State,
  reason: "deck" | "limit",
  emit: Emit | null,
): void {
  const players = state.players.length;
  const left = options.finalTurns === "eachOther" ? players - 1 : players - 1 - state.place;
  state.endgame = { by: state.active, reason, left };
  emit?.({ type: "endgame", seat: state.active, reason, left });
}

/** Rules §6.3: checked after a completed action or automatic step, not in the middle of an effect. */
export function checkDeck(set: CompiledSet, state: State, emit: Emit | null): void {
  if (state.endgame !== null) return;
  const isOver = set.options.deckTrigger === "empty" ? state.deck.length === 0 : state.ranDry;
  if (isOver) beginEndgame(set, state, "deck", emit);
}

/** Most coins win; equals share the win, unless a house rule decides between them. */
export function finish({ options }: CompiledSet, state: State, cause: string, emit: Emit | null): void {
  const { players, order } = state;
  const tieBreak = (seat: number): number => {
    if (options.tieBreak === "fertilizers") return players[seat]!.fertilizers;
    return options.tieBreak === "turnOrder" ? -order.indexOf(seat) : 0;
  };
  const sorted = [...order].sort((a, b) => players[b]!.coins - players[a]!.coins || tieBreak(b) - tieBreak(a));
  const ranking: number[][] = [];
  for (const seat of sorted) {
    const last = ranking[ranking.length - 1]?.[0];
    const isEqual =
      last !== undefined && players[last]!.coins === players[seat]!.coins && tieBreak(last) === tieBreak(seat);
    if (isEqual) ranking[ranking.length - 1]!.push(seat);
    else ranking.push([seat]);
  }
  state.result = { winners: [...ranking[0]!], ranking, cause };
  state.stack.length = Math.min(state.stack.length, 1);
  emit?.({ type: "over", winners: state.result.winners, coins: players.map(({ coins }) => coins), cause });
}
