import { choose } from "../../../core/choices";
import { call, type Emit, type Frame, type Program } from "../../../core/machine";
import { type CompiledSet, procedures } from "./compiled-set";
import { finish, knockOut } from "./ending";
import { emptySeats, nextLiving, type State, take, totalOf } from "./state";

/** The steps of a turn (rules §6.1), as places in the program of the turn. */
export const turnSteps = {
  begin: 0,
  deckCheck: 1,
  increase: 2,
  main: 3,
  endWindow: 4,
  draw: 5,
  handLimit: 6,
  cleanUp: 8,
  next: 9,
} as const;

export function turnProgram({ options }: CompiledSet): Program<State> {
  return [
    function begin(state, _, emit) {
      state.turn++;
      state.plays = 0;
      emit?.({ type: "turn", seat: state.active, turn: state.turn });
      if (state.turn > options.maxTurns) finish(state, capWinners(state), "turn limit", emit);
    },
    function deckCheck(state, frame, emit) {
      if (state.players[state.active]!.deck.length > 0) return;
      knockOut(state, [state.active], "deck", options, emit);
      frame.step = turnSteps.next;
    },
    function increase(state) {
      if (options.increaseAmount === 0 || (state.turn === 1 && options.starterSkipsIncrease)) return;
      state.prompt = { kind: "increase", seat: state.active };
    },
    function main(state, frame) {
      frame.step = turnSteps.main;
      state.prompt = { kind: "main", seat: state.active };
    },
    function endWindow(state) {
      if (options.endWindow) call(state, procedures.endWindow, state.active, -1, [1, 0]);
    },
    function draw(state, _, emit) {
      if (options.endDrawFromDiscard) return call(state, procedures.drawAtEnd, state.active);
      const player = state.players[state.active]!;
      for (const card of player.deck.splice(0, options.endDraw)) {
        player.hand.push(card);
        emit?.({ type: "draw", seat: state.active, from: "deck", secret: { card }, seenBy: [state.active] });
      }
    },
    function handLimit(state, frame) {
      const { hand } = state.players[state.active]!;
      if (options.handLimit === 0 || hand.length <= options.handLimit) frame.step = turnSteps.cleanUp;
      else choose(state, frame, { kind: "handLimitDiscard", seat: state.active, slot: 0, options: [...hand] });
    },
    function handLimitDiscard(state, frame, emit) {
      const player = state.players[state.active]!;
      const card = frame.slots[0] as number;
      take(player.hand, card);
      player.discard.push(card);
      emit?.({ type: "discard", seat: state.active, card, by: state.active });
      frame.step = turnSteps.handLimit;
    },
    function cleanUp(state, _, emit) {
      for (let seat = 0; seat < state.players.length; seat++) {
        const { played, discard, counters } = state.players[seat]!;
        if (played.length > 0) discard.push(...played.splice(0));
        for (let colour = 0; colour < counters.length; colour++) {
          const excess = counters[colour]! - options.counterCap;
          if (excess <= 0) continue;
          counters[colour] = options.counterCap;
          emit?.({ type: "cut", seat, n: excess });
        }
      }
      knockOutEmpty(state, emit);
    },
    function next(state, frame) {
      state.active = nextLiving(state, state.active);
      frame.step = turnSteps.begin;
    },
  ];

  function knockOutEmpty(state: State, emit: Emit | null): void {
    const out = emptySeats(state);
    if (out.length > 0) knockOut(state, out, "resources", options, emit);
  }

  function capWinners(state: State): number[] {
    const seats = state.players.flatMap(({ alive }, seat) => (alive ? [seat] : []));
    if (options.capResult === "draw") return seats;
    const best = (value: (seat: number) => number, among: number[]): number[] => {
      const most = Math.max(...among.map(value));
      return among.filter((seat) => value(seat) === most);
    };
    const richest = best((seat) => totalOf(state.players[seat]!), seats);
    return best((seat) => state.players[seat]!.deck.length, richest);
  }
}

/**
 * After a card has resolved: with `zeroCheck: immediate` those without resources are out at once (rules §9.1). If the active
 * player falls, the turn is cut short, but for the pile that is being turned over: its cards are somebody else's.
 */
export function checkZero(state: State, set: CompiledSet, emit: Emit | null): void {
  if (set.options.zeroCheck !== "immediate") return;
  const out = emptySeats(state);
  if (out.length === 0) return;
  knockOut(state, out, "resources", set.options, emit);
  const { stack, players } = state;
  if (state.result !== null || players[state.active]!.alive) return;
  const turn = stack[0] as Frame;
  const resolving = stack[stack.length - 1] as Frame;
  const goesOn = state.queue.length > 0 && players[resolving.self]!.alive;
  stack.splice(1, stack.length - (goesOn ? 2 : 1));
  if (!goesOn) state.queue = [];
  turn.step = turnSteps.cleanUp;
}
