import { choose } from "../../../core/choices";
import { call, type Emit, type Program } from "../../../core/machine";
import { type CompiledSet, type Design, procedures } from "./compiled-set";
import { type Announced, coloursIn, type Pile, type Player, type State, take, totalOf } from "./state";
import { checkZero } from "./turn";

/** Playing a card (rules §6.2). The frame's card is the one being played; slot 0 holds answers, slot 1 the pile to go under when it is announced again. */

const playSteps = {
  reannounce: 0,
  window: 1,
  payAny: 2,
  payCards: 4,
  commit: 7,
  place: 8,
  resolved: 9,
} as const;

export const designOf = (set: CompiledSet, state: State, card: number): Design => set.designs[state.design[card]!]!;

/** Rules §7.2: only own counters and the other hand cards pay. */
export function isPayable(player: Player, design: Design, otherHandCards: number): boolean {
  const { fixed, any, cards } = design.cost;
  for (let colour = 0; colour < 4; colour++) if (player.counters[colour]! < fixed[colour]!) return false;
  const due = fixed[0]! + fixed[1]! + fixed[2]! + fixed[3]! + any;
  return otherHandCards >= cards && totalOf(player) >= due;
}

/** The piles that can capture what is played now, oldest first: where cards must go under one, it is the newest (rules §6.3). */
export function openPiles({ options }: CompiledSet, state: State, seat: number): Pile[] {
  const { piles } = state.players[seat]!;
  return piles.filter((pile) => options.captureScope === "untilActivated" || pile.openedTurn === state.turn);
}

export function announce(set: CompiledSet, state: State, card: number, under: number, emit: Emit | null): void {
  const seat = state.active;
  take(state.players[seat]!.hand, card);
  const { isReaction, cost } = designOf(set, state, card);
  const faceDown = isReaction || under > 0;
  state.announced = { seat, card, faceDown, cost: cost.key, under, any: [], cards: [] };
  if (!emit) return;
  const hidden = faceDown && set.options.reactionsHidden;
  const { fixed, any, cards } = cost;
  emit({
    type: "announce",
    seat,
    faceDown,
    cost: { fixed, any, cards },
    ...(hidden ? { secret: { card }, seenBy: [seat] } : { card }),
  });
}

export function playProgram(set: CompiledSet): Program<State> {
  const { options } = set;
  const plan = (state: State): Announced => state.announced!;
  const planned = (state: State, card: number): number[] => {
    const paid = designOf(set, state, card).cost.fixed.slice();
    for (const colour of plan(state).any) paid[colour] = paid[colour]! + 1;
    return paid;
  };
  return [
    function reannounce(state, frame, emit) {
      if (state.announced !== null) return;
      const player = state.players[frame.self]!;
      const still =
        player.hand.includes(frame.card) && isPayable(player, designOf(set, state, frame.card), player.hand.length - 1);
      if (!still || state.plays >= options.maxPlaysPerTurn) frame.step = Number.MAX_SAFE_INTEGER;
      else announce(set, state, frame.card, frame.slots[1] as number, emit);
    },
    function window(state, frame) {
      if (options.reactionWindow === "afterAnnounce")
        call(state, procedures.announceWindow, frame.self, frame.card, [1]);
    },
    function payAny(state, frame) {
      const { any } = plan(state);
      const { fixed, any: due } = designOf(set, state, frame.card).cost;
      if (any.length === due) {
        frame.step = playSteps.payCards;
        return;
      }
      const { counters } = state.players[frame.self]!;
      const left = counters.map((n, colour) => n - fixed[colour]!);
      for (const colour of any) left[colour] = left[colour]! - 1;
      const possible = coloursIn(left);
      choose(state, frame, { kind: "payAny", seat: frame.self, by: frame.card, slot: 0, options: possible });
    },
    function paidAny(state, frame) {
      plan(state).any.push(frame.slots[0] as number);
      frame.step = playSteps.payAny;
    },
    function payCards(state, frame) {
      const { cards } = plan(state);
      if (cards.length === designOf(set, state, frame.card).cost.cards) {
        frame.step = playSteps.payCards + 2;
        return;
      }
      const possible = state.players[frame.self]!.hand.filter((card) => !cards.includes(card));
      choose(state, frame, { kind: "payCard", seat: frame.self, by: frame.card, slot: 0, options: possible });
    },
    function paidCard(state, frame) {
      plan(state).cards.push(frame.slots[0] as number);
      frame.step = playSteps.payCards;
    },
    function lateWindow(state, frame, emit) {
      if (options.reactionWindow !== "beforeCommit") return;
      emit?.({ type: "plan", seat: frame.self, paid: planned(state, frame.card), cards: [...plan(state).cards] });
      call(state, procedures.announceWindow, frame.self, frame.card, [1]);
    },
    function commit(state, frame, emit) {
      const { cards } = plan(state);
      const player = state.players[frame.self]!;
      const paid = planned(state, frame.card);
      for (let colour = 0; colour < paid.length; colour++)
        player.counters[colour] = player.counters[colour]! - paid[colour]!;
      for (const card of cards) {
        take(player.hand, card);
        player.discard.push(card);
      }
      state.plays++;
      emit?.({ type: "pay", seat: frame.self, paid, cards });
      if (state.plays === options.maxPlaysPerTurn) emit?.({ type: "playCap", seat: frame.self, plays: state.plays });
    },
    function place(state, frame, emit) {
      const { card, self } = frame;
      const { under, faceDown } = plan(state);
      state.announced = null;
      const player = state.players[self]!;
      const { isReaction, program } = designOf(set, state, card);
      const pile = player.piles.find(({ id }) => id === under);
      if (pile && !(isReaction && options.reactionInReaction === "newPile")) pile.cards.push(card);
      else if (isReaction) player.piles.push({ id: ++state.piles, openedTurn: state.turn, cards: [card] });
      else {
        player.played.push(card);
        emit?.({ type: "play", seat: self, card });
        call(state, program, self, card);
        return;
      }
      emit?.({ type: "cover", seat: self, faceDown });
      frame.step = playSteps.resolved + 1;
    },
    function resolved(state, _, emit) {
      checkZero(state, set, emit);
    },
  ];
}
