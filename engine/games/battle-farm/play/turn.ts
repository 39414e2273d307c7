import { choose } from "../../../core/choices";
import type { Emit, Program } from "../../../core/machine";
import { roll } from "../../../core/roll";
import type { Tally } from "../../../core/tally";
import { type CompiledSet, designOf } from "./compiled-set";
import { anyCrop } from "./crops";
import { beginEndgame, checkDeck, finish } from "./ending";
import { actionCap, isPossible, isUsed } from "./play-card";
import { callReap } from "./reap";
import { classUse, type State, take } from "./state";
import { refill, toDiscard } from "./zones";

/** The six steps of a turn (rules §6), as places in the program of the turn. */
export const turnSteps = {
  begin: 0,
  harvest: 1,
  rollBuy: 2,
  buy: 3,
  trade: 4,
  play: 5,
  rollFertilize: 6,
  fertilize: 7,
  handLimit: 8,
  end: 10,
} as const;

/** "1d4", or a fixed number. */
function allowance(state: State, written: string, what: string, emit: Emit | null): number {
  const sides = written.startsWith("1d") ? Number(written.slice(2)) : 0;
  const n = sides > 0 ? roll(state, sides) : Number(written);
  emit?.({ type: "allowance", seat: state.active, what, n });
  return n;
}

export function priceOf({ prices }: CompiledSet, grade: number, tally?: Tally): number {
  const price = prices[grade]!;
  tally?.(price, `the price of cards of grade ${grade}`);
  return price;
}

function canBuy(set: CompiledSet, state: State): boolean {
  if (state.allowance <= 0) return false;
  const { coins } = state.players[state.active]!;
  return state.market.some((card) => card >= 0 && priceOf(set, designOf(set, state, card)!.grade) <= coins);
}

function canPlay(set: CompiledSet, state: State): boolean {
  if (state.actions >= actionCap) return false;
  const seat = state.active;
  const { hand, beds, fertilizers } = state.players[seat]!;
  const hasRoom = beds.some(({ card, resting }) => card < 0 && !resting);
  const isPlayable = (card: number): boolean => {
    const design = designOf(set, state, card);
    return (
      design !== undefined &&
      state.value[card]! <= fertilizers &&
      !isUsed(set, state, card) &&
      isPossible(state, seat, card, design)
    );
  };
  if (hand.some((card) => (designOf(set, state, card)?.kind === "crop" ? hasRoom : isPlayable(card)))) return true;
  return set.options.classCardZone === "board" && isPlayable(seat);
}

function canFertilize(state: State, { options }: CompiledSet): boolean {
  if (state.allowance <= 0 || state.actions >= actionCap) return false;
  const { fertilizers, beds } = state.players[state.active]!;
  return fertilizers > 0 && beds.some(({ card, timer }) => card >= 0 && isGrowing(timer, options.timerZero));
}
/** A ripe crop that waits for its harvest can't be fertilized. */
export const isGrowing = (timer: number, timerZero: string): boolean => timer > 0 || timerZero === "now";

export function turnProgram(set: CompiledSet): Program<State> {
  const { options } = set;
  return [
    function begin(state, _, emit) {
      state.turn++;
      state.players[state.active]!.turns++;
      state.busy = false;
      state.reaped = [];
      state.used = [];
      state.actions = 0;
      state.effects = 0;
      state.trades = options.tradesPerTurn;
      emit?.({ type: "turn", seat: state.active, turn: state.turn, round: state.round });
    },
    function harvest(state) {
      let ripe = false;
      for (const bed of state.players[state.active]!.beds) {
        if (bed.card < 0) continue;
        if (bed.timer > 0) bed.timer--;
        ripe ||= bed.timer === 0;
      }
      if (ripe) callReap(state, true);
    },
    function rollBuy(state, _, emit) {
      checkDeck(set, state, emit);
      state.allowance = allowance(state, options.buyAllowance, "buy", emit);
    },
    function buy(state, frame, emit) {
      checkDeck(set, state, emit);
      if (!canBuy(set, state)) return;
      frame.step = turnSteps.buy;
      state.prompt = { kind: "buy", seat: state.active };
    },
    function trade(state, frame, emit) {
      checkDeck(set, state, emit);
      if (state.trades <= 0 || state.players[state.active]!.hand.length === 0) return;
      frame.step = turnSteps.trade;
      state.prompt = { kind: "trade", seat: state.active };
    },
    function play(state, frame, emit) {
      checkDeck(set, state, emit);
      if (!canPlay(set, state)) return;
      frame.step = turnSteps.play;
      state.prompt = { kind: "play", seat: state.active };
    },
    function rollFertilize(state, _, emit) {
      state.allowance = allowance(state, options.fertilizeAllowance, "fertilize", emit);
    },
    function fertilize(state, frame, emit) {
      checkDeck(set, state, emit);
      if (!canFertilize(state, set)) return;
      frame.step = turnSteps.fertilize;
      state.prompt = { kind: "fertilize", seat: state.active };
    },
    function handLimit(state, frame) {
      const { hand } = state.players[state.active]!;
      if (options.handLimit === 0 || hand.length <= options.handLimit) frame.step = turnSteps.end;
      else choose(state, frame, { kind: "handLimit", seat: state.active, slot: 0, options: [...hand] });
    },
    function handLimitDiscard(state, frame, emit) {
      const card = frame.slots[0] as number;
      take(state.players[state.active]!.hand, card);
      toDiscard(set, state, state.active, card);
      emit?.({ type: "discard", seat: state.active, card });
      frame.step = turnSteps.handLimit;
    },
    function end(state, frame, emit) {
      endTurn(set, state, emit);
      frame.step = turnSteps.begin;
    },
  ];
}

function endTurn(set: CompiledSet, state: State, emit: Emit | null): void {
  const { options } = set;
  const { players, active } = state;
  state.used = [];
  state.allowance = 0;
  for (const player of players) {
    if (player.classUse === classUse.used) player.classUse = classUse.ready;
    for (const bed of player.beds) bed.resting = false;
  }
  if (state.endgame === null && players[active]!.coins >= state.winLimit) beginEndgame(set, state, "limit", emit);
  state.idleTurns = state.busy || anyCrop(state) ? 0 : state.idleTurns + 1;
  const isLast = state.place === players.length - 1;
  if (isLast && options.marketSweep && state.bought === 0) sweep(set, state, emit);
  if (state.endgame && state.endgame.by !== active) state.endgame.left--;
  const cause = endCause(set, state, isLast);
  if (cause !== "") {
    finish(set, state, cause, emit);
    return;
  }
  state.place = isLast ? 0 : state.place + 1;
  state.active = state.order[state.place]!;
  if (!isLast) return;
  state.round++;
  state.bought = 0;
}

/** Why the game is over with this turn; empty if it goes on. */
function endCause({ options }: CompiledSet, state: State, isLast: boolean): string {
  if (state.endgame && state.endgame.left <= 0) return state.endgame.reason;
  if (state.idleTurns >= options.stallRounds * state.players.length) return "stall";
  return isLast && state.round >= options.maxRounds ? "rounds" : "";
}

/** A round without a purchase renews the market. */
function sweep(set: CompiledSet, state: State, emit: Emit | null): void {
  state.market.forEach((card, slot) => {
    if (card < 0) return;
    state.market[slot] = -1;
    toDiscard(set, state, -1, card);
  });
  emit?.({ type: "sweep" });
  refill(state, emit);
  checkDeck(set, state, emit);
}
