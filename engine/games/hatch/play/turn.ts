import type { Emit, Program } from "../../../core/machine";
import type { CompiledSet } from "./compiled-set";
import { finish } from "./ending";
import type { State } from "./state";
import { drawCards } from "./zones";

/** The steps of a turn (rules §6), as places in the program of the turn. */
export const turnSteps = { startDiscard: 0, begin: 1, main: 2, end: 3, pass: 4 } as const;

export function turnProgram(set: CompiledSet): Program<State> {
  const { options } = set;
  return [
    function startDiscard(state) {
      const { hand } = state.players[state.starting]!;
      if (options.startingDiscard > 0 && hand.length >= options.startingDiscard)
        state.prompt = { kind: "startDiscard", seat: state.starting };
    },
    function begin(state, _, emit) {
      const player = state.players[state.active]!;
      player.turnsBegun++;
      player.targeted = 0;
      state.used = 0;
      state.pool = 0;
      state.actions = 0;
      emit?.({ type: "turn", seat: state.active, turn: state.turn, round: state.round });
    },
    function main(state, frame, emit) {
      if (state.actions >= options.actionCap) {
        emit?.({ type: "actionCap", seat: state.active, n: state.actions });
        return;
      }
      frame.step = turnSteps.main;
      state.prompt = { kind: "main", seat: state.active };
    },
    function end(state, _, emit) {
      state.pool = 0;
      state.boosts = [];
      for (const { eggs } of state.players) for (const egg of eggs) egg.reduced.fill(0);
      refill(state, emit);
    },
    function pass(state, frame, emit) {
      state.turn++;
      state.active = (state.active + 1) % state.players.length;
      frame.step = turnSteps.begin;
      if (state.active !== state.starting) return;
      if (state.triggeredBy >= 0 || state.round >= options.roundCap) finish(set, state, emit);
      else state.round++;
    },
  ];

  function refill(state: State, emit: Emit | null): void {
    const { hand } = state.players[state.active]!;
    drawCards(set, state, state.active, Math.max(0, options.handSize - hand.length), emit);
  }
}
