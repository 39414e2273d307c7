import { choose } from "../../../core/choices";
import type { Emit, Frame, Program } from "../../../core/machine";
import type { CompiledSet, Trigger } from "./compiled-set";
import { isKnockedOut, stop } from "./ending";
import { gainGold } from "./gold";
import { orderMarch } from "./march";
import { findUnit, type State, take } from "./state";
import { drain, isRunaway, nextWatcher, raiseWatching } from "./triggers";

/** The steps of a turn (rules §6), as places in the program of the turn. */
export const turnSteps = { start: 0, begin: 2, main: 8, end: 9, limit: 14 } as const;

/** The frame of a turn: queue base, how far the abilities of a phase have come, an answer. */
const slots = { base: 0, group: 1, last: 2, answer: 3 } as const;
export const turnFrameSlots = (): number[] => [0, 0, -1, 0];

export function turnProgram(set: CompiledSet): Program<State> {
  const { options } = set;

  const march = (state: State): void => {
    if (state.turn === 1 && !options.firstTurnMarch && options.marchTiming === "endOfTurn") return;
    orderMarch(
      state,
      state.units.flatMap(({ owner, uid }) => (owner === state.active ? [uid] : [])),
      true,
    );
  };

  /** Queues the abilities of the next thing that has any, of the active player and then of the other. */
  function nextAbilities(state: State, frame: Frame, trigger: Trigger): boolean {
    for (;;) {
      const group = frame.slots[slots.group] as number;
      const seat = group === 0 ? state.active : 1 - state.active;
      const holder = nextWatcher(set, state, trigger, seat, frame.slots[slots.last] as number);
      if (holder) {
        frame.slots[slots.last] = holder.uid;
        raiseWatching(set, state, trigger, holder, { seat: state.active });
        if (state.queue.length > 0) return true;
      } else {
        frame.slots[slots.last] = -1;
        frame.slots[slots.group] = 1 - group;
        if (group === 1) return false;
      }
    }
  }

  /** Abilities at the start and end of a turn: each thing that is on the board when its turn comes (rules §6 E2). */
  const abilities = (trigger: Trigger, step: number) =>
    function turnAbilities(state: State, frame: Frame): void {
      if (!set.watched[trigger]) return;
      const next = state.queue.shift();
      if (next) state.stack.push(next);
      if (next || (!isRunaway(set, state) && nextAbilities(state, frame, trigger))) frame.step = step;
      else {
        frame.slots[slots.group] = 0;
        frame.slots[slots.last] = -1;
      }
    };

  return [
    function earlyMarch(state) {
      if (options.marchTiming === "startOfTurn") march(state);
    },
    drain(slots.base),
    function begin(state, _, emit) {
      state.turn++;
      state.actions = 0;
      state.effects = 0;
      const player = state.players[state.active]!;
      player.activeUsed = 0;
      player.once = [];
      emit?.({ type: "turn", seat: state.active, turn: state.turn });
    },
    function deckOut(state, _, emit) {
      for (const seat of options.deckOutWhen === "everyTurn" ? [state.active, 1 - state.active] : [state.active]) {
        if (state.players[seat]!.deck.length > 0 || options.deckOutDamage === 0) continue;
        loseHealth(set, state, seat, options.deckOutDamage, emit);
        if (state.result) return;
      }
    },
    function draw(state, _, emit) {
      if (state.turn > 1 || options.firstTurnDraw) drawCards(state, state.active, options.drawPerTurn, emit);
    },
    function income(state, _, emit) {
      if (state.turn > 1 || options.firstTurnGold)
        gainGold(set, state, state.active, options.goldPerTurn, "income", emit);
    },
    drain(slots.base),
    abilities("turnStart", 7),
    function main(state, frame) {
      if (state.actions >= options.actionCap) return;
      frame.step = turnSteps.main;
      state.prompt = { kind: "main", seat: state.active };
    },
    function endMarch(state) {
      if (options.marchTiming === "endOfTurn") march(state);
    },
    drain(slots.base),
    abilities("turnEnd", 11),
    function expire(state) {
      if (state.mods.length === 0) return;
      for (const { uid, stat, n, until } of state.mods) {
        const unit = until === "turn" ? findUnit(state, uid) : undefined;
        if (!unit) continue;
        if (stat === "hp") {
          unit.maxHp = Math.max(1, unit.maxHp - n);
          unit.hp = Math.min(unit.hp, unit.maxHp);
        }
      }
      state.mods = state.mods.filter(({ until }) => until !== "turn");
    },
    function restore(state) {
      for (const unit of state.units) if (unit.owner === state.active) unit.tired = 0;
    },
    function handLimit(state, frame) {
      const { hand } = state.players[state.active]!;
      if (options.handLimit === 0 || hand.length <= options.handLimit) frame.step = turnSteps.limit + 2;
      else choose(state, frame, { kind: "handLimit", seat: state.active, slot: slots.answer, options: [...hand] });
    },
    function handLimitDiscard(state, frame, emit) {
      discardCard(state, state.active, frame.slots[slots.answer] as number, emit);
      frame.step = turnSteps.limit;
    },
    function next(state, frame, emit) {
      if (state.turn >= 2 * options.roundLimit) return stop(set, state, emit);
      state.active = 1 - state.active;
      frame.step = turnSteps.start;
    },
  ];
}

/** Before turn 1: the first player decides first (rules §5.5). */
export const mulliganProgram = (): Program<State> =>
  [0, 1].map((nth) => (state: State) => {
    state.prompt = { kind: "mulligan", seat: nth === 0 ? state.active : 1 - state.active };
  });

/** Takes castle health that is no damage by anything: an empty deck. */
function loseHealth(set: CompiledSet, state: State, seat: number, n: number, emit: Emit | null): void {
  const player = state.players[seat]!;
  player.castle = Math.max(0, player.castle - n);
  emit?.({ type: "deckOut", seat, n });
  isKnockedOut(set, state, emit);
}

/** Cards from the top, as far as the deck lasts. */
export function drawCards(state: State, seat: number, n: number, emit: Emit | null): void {
  const { deck, hand } = state.players[seat]!;
  for (let i = 0; i < n && deck.length > 0; i++) {
    const card = deck.shift()!;
    hand.push(card);
    emit?.({ type: "draw", seat, secret: { card }, seenBy: [seat] });
  }
}

export function discardCard(state: State, seat: number, card: number, emit: Emit | null): void {
  const player = state.players[seat]!;
  take(player.hand, card);
  player.discard.push(card);
  emit?.({ type: "discard", seat, card });
}
