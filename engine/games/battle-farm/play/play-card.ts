import { call, type Emit, type Frame, type Program } from "../../../core/machine";
import { growIn } from "./crops";
import { callAbilities, callReap, onMarket, settle } from "./reap";
import { type BattleFarmState, bedRef, classUse, take } from "./state";
import { type BattleFarmTable, type Design, designOf, procedures } from "./table";
import { toDiscard } from "./zones";

/** Planting, playing and fertilizing (rules §6 steps 4 and 5). */

/** After so many actions a turn allows no more plays (rules §8.5). */
export const actionCap = 200;

export function plant(
  table: BattleFarmTable,
  state: BattleFarmState,
  seat: number,
  card: number,
  bed: number,
  emit: Emit | null,
): void {
  take(state.players[seat]!.hand, card);
  growIn(table, state, seat, bed, card);
  state.busy = true;
  emit?.({ type: "plant", seat, bed: bed + 1, card, timer: state.players[seat]!.beds[bed]!.timer });
  callAbilities(table, state, "onPlant", seat, card, bedRef(seat, bed));
}

/** A class card beside the board belongs to its seat's instance. */
export const isOnBoard = ({ options }: BattleFarmTable, state: BattleFarmState, card: number): boolean =>
  options.classCardZone === "board" && card < state.players.length;

/** Whether a card stays where it is when it is played. */
function stays(table: BattleFarmTable, state: BattleFarmState, card: number, design: Design): boolean {
  return (
    isOnBoard(table, state, card) ||
    (design.kind === "class" ? !design.oncePerGame : design.replayable && design.kind === "action")
  );
}

export function isUsed(table: BattleFarmTable, state: BattleFarmState, card: number): boolean {
  if (isOnBoard(table, state, card)) return state.players[card]!.classUse !== classUse.ready;
  return state.used.includes(card);
}

/** What is required must be possible (rules §6.4); nothing may be played that does nothing. */
export function isPossible(state: BattleFarmState, seat: number, card: number, design: Design): boolean {
  if (design.effect < 0) return false;
  if (design.needs.length === 0) return true;
  const frame: Frame = { program: -1, step: 0, self: seat, card, slots: [-1] };
  return design.needs.every((need) => need(state, frame));
}

export function play(
  table: BattleFarmTable,
  state: BattleFarmState,
  seat: number,
  card: number,
  emit: Emit | null,
): void {
  const player = state.players[seat]!;
  const design = designOf(table, state, card)!;
  const cost = state.value[card]!;
  player.fertilizers -= cost;
  state.busy = true;
  emit?.({ type: "play", seat, card, cost });
  if (isOnBoard(table, state, card)) player.classUse = design.oncePerGame ? classUse.spent : classUse.used;
  else if (stays(table, state, card, design)) state.used.push(card);
  else {
    take(player.hand, card);
    state.played.push(card);
  }
  call(state, procedures.play, seat, card, [onMarket(state)]);
}

export const playProgram = (table: BattleFarmTable): Program<BattleFarmState> => [
  function begin(state, frame) {
    call(state, designOf(table, state, frame.card)!.effect, frame.self, frame.card, [-1]);
  },
  function finish(state, frame, emit) {
    if (take(state.played, frame.card)) toDiscard(table, state, frame.self, frame.card);
    settle(state, frame.slots[0] as number, emit);
  },
];

export function fertilize(
  table: BattleFarmTable,
  state: BattleFarmState,
  seat: number,
  index: number,
  emit: Emit | null,
): void {
  const player = state.players[seat]!;
  const bed = player.beds[index]!;
  player.fertilizers--;
  state.allowance--;
  state.busy = true;
  bed.timer = Math.max(0, bed.timer - 1);
  emit?.({ type: "fertilize", seat, bed: index + 1, card: bed.card, timer: bed.timer });
  if (bed.timer === 0) callReap(state, false, bedRef(seat, index));
  callAbilities(table, state, "onFertilize", seat, bed.card, bedRef(seat, index));
}
