import { call, type Emit, type Program } from "../../../core/machine";
import { type CompiledSet, procedures } from "./compiled-set";
import { designOf } from "./play-card";
import type { State } from "./state";
import { checkZero } from "./turn";

/** Reaction piles: when they may be turned over, and what happens then (rules §6.4, §6.5). */

/** The next seat to be asked: clockwise from the active player's left, from the `from`-th on, if it has a pile. */
function nextAsked(state: State, from: number, last: number): number {
  const n = state.players.length;
  for (let k = from; k <= last; k++) {
    const { alive, piles } = state.players[(state.active + k) % n]!;
    if (alive && piles.length > 0) return k;
  }
  return -1;
}

/** Slot 0: who is asked next, counted from the active seat. */
export function announceWindowProgram(): Program<State> {
  return [
    function ask(state, frame) {
      const k = nextAsked(state, frame.slots[0] as number, state.players.length - 1);
      if (k < 0) return;
      frame.slots[0] = k + 1;
      frame.step = 0;
      state.prompt = { kind: "announceWindow", seat: (state.active + k) % state.players.length, by: frame.card };
    },
  ];
}

/** Slot 0 as above; slot 1: whether anybody has activated in this window, after which the active player is asked too. */
export function endWindowProgram(): Program<State> {
  return [
    function ask(state, frame) {
      const n = state.players.length;
      const k = nextAsked(state, frame.slots[0] as number, frame.slots[1] === 1 ? n : n - 1);
      if (k < 0) return;
      frame.slots[0] = k + 1;
      frame.step = 0;
      state.prompt = { kind: "endWindow", seat: (state.active + k) % n };
    },
  ];
}

/** Starts turning a pile over; what is announced at that moment is cancelled. */
export function activate(set: CompiledSet, state: State, seat: number, pileId: number, emit: Emit | null): void {
  const cancelled = state.announced;
  if (cancelled) {
    const player = state.players[cancelled.seat]!;
    state.announced = null;
    state.stack.length = 1;
    if (set.options.blockMode === "discard") player.discard.push(cancelled.card);
    else player.hand.push(cancelled.card);
    const hidden = cancelled.faceDown && set.options.reactionsHidden && set.options.blockMode !== "discard";
    const { card } = cancelled;
    emit?.({
      type: "cancel",
      seat: cancelled.seat,
      ...(hidden ? { secret: { card }, seenBy: [cancelled.seat] } : { card }),
    });
    if (set.options.blockMode === "resume")
      call(state, procedures.play, cancelled.seat, cancelled.card, [0, cancelled.under]);
  }
  call(state, procedures.activate, seat, -1, [pileId]);
}

export function activateProgram(set: CompiledSet): Program<State> {
  return [
    function reveal(state, frame, emit) {
      const { piles } = state.players[frame.self]!;
      const at = piles.findIndex(({ id }) => id === frame.slots[0]);
      const [pile] = piles.splice(at, 1);
      state.queue = pile!.cards;
      emit?.({ type: "activate", seat: frame.self, pile: pile!.id, cards: [...pile!.cards] });
    },
    function resolveNext(state, frame) {
      const card = state.queue.shift();
      if (card === undefined) {
        frame.step = Number.MAX_SAFE_INTEGER;
        return;
      }
      state.players[frame.self]!.played.push(card);
      call(state, designOf(set, state, card).program, frame.self, card);
    },
    function resolved(state, frame, emit) {
      checkZero(state, set, emit);
      if (!state.players[frame.self]!.alive) state.queue = [];
      frame.step = 1;
    },
  ];
}

/** E2 with `endDrawFromDiscard`: the end draw chooses its source like the Draw effect. */
export const drawAtEndTree = (n: number) => ({ draw: { who: "self", n, from: ["deck", "discard"] } });
