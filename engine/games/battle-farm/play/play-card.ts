import { call, type Emit, type Frame, type Program } from "../../../core/machine";
import { type CompiledSet, type Design, designOf, procedures } from "./compiled-set";
import { growIn } from "./crops";
import { callAbilities, callReap, onMarket, settle } from "./reap";
import { bedRef, classUse, type State, take } from "./state";
import { toDiscard } from "./zones";

/** Planting, playing and fertilizing (rules §6 steps 4 and 5). */

/** After so many actions a turn allows no more plays (rules §8.5). */
export const actionCap = 200;

export function plant(
  set: CompiledSet,
  state: State,
  seat: number,
  card: number,
  bed: number,
  emit: Emit | null,
): void {
  take(state.players[seat]!.hand, card);
  growIn(set, state, seat, bed, card);
  state.busy = true;
  emit?.({ type: "plant", seat, bed: bed + 1, card, timer: state.players[seat]!.beds[bed]!.timer });
  callAbilities(set, state, "onPlant", seat, card, bedRef(seat, bed));
}

/** A class card beside the board belongs to its seat's instance. */
export const isOnBoard = ({ options }: CompiledSet, state: State, card: number): boolean =>
  options.classCardZone === "board" && card < state.players.length;

/** Whether a card stays where it is when it is played. */
function stays(set: CompiledSet, state: State, card: number, design: Design): boolean {
  return (
    isOnBoard(set, state, card) ||
    (design.kind === "class" ? !design.oncePerGame : design.replayable && design.kind === "action")
  );
}

export function isUsed(set: CompiledSet, state: State, card: number): boolean {
  if (isOnBoard(set, state, card)) return state.players[card]!.classUse !== classUse.ready;
  return state.used.includes(card);
}

/** What is required must be possible (rules §6.4); nothing may be played that does nothing. */
export function isPossible(state: State, seat: number, card: number, design: Design): boolean {
  if (design.effect < 0) return false;
  if (design.needs.length === 0) return true;
  const frame: Frame = { program: -1, step: 0, self: seat, card, slots: [-1] };
  return design.needs.every((need) => need(state, frame));
}

export function play(set: CompiledSet, state: State, seat: number, card: number, emit: Emit | null): void {
  const player = state.players[seat]!;
  const design = designOf(set, state, card)!;
  const cost = state.value[card]!;
  player.fertilizers -= cost;
  state.busy = true;
  emit?.({ type: "play", seat, card, cost });
  if (isOnBoard(set, state, card)) player.classUse = design.oncePerGame ? classUse.spent : classUse.used;
  else if (stays(set, state, card, design)) state.used.push(card);
  else {
    take(player.hand, card);
    state.played.push(card);
  }
  call(state, procedures.play, seat, card, [onMarket(state)]);
}

export const playProgram = (set: CompiledSet): Program<State> => [
  function begin(state, frame) {
    call(state, designOf(set, state, frame.card)!.effect, frame.self, frame.card, [-1]);
  },
  function finish(state, frame, emit) {
    if (take(state.played, frame.card)) toDiscard(set, state, frame.self, frame.card);
    settle(state, frame.slots[0] as number, emit);
  },
];

export function fertilize(set: CompiledSet, state: State, seat: number, index: number, emit: Emit | null): void {
  const player = state.players[seat]!;
  const bed = player.beds[index]!;
  player.fertilizers--;
  state.allowance--;
  state.busy = true;
  bed.timer = Math.max(0, bed.timer - 1);
  emit?.({ type: "fertilize", seat, bed: index + 1, card: bed.card, timer: bed.timer });
  if (bed.timer === 0) callReap(state, false, bedRef(seat, index));
  callAbilities(set, state, "onFertilize", seat, bed.card, bedRef(seat, index));
}
