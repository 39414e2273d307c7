import type { Emit } from "../../../core/machine";
import { shuffle } from "../../../core/rng";
import type { CompiledSet } from "./compiled-set";
import { type State, take } from "./state";

/** Where cards lie and how they move (rules §2, §6.4). */

const removed = { from: "nowhere", seat: -1 } as { from: string; seat: number };

/** Takes a card away from where it is, and says where that was. */
export function remove(state: State, card: number): { from: string; seat: number } {
  for (let seat = 0; seat < state.players.length; seat++)
    if (take(state.players[seat]!.hand, card)) return { from: "hand", seat };
  const slot = state.market.indexOf(card);
  if (slot >= 0) {
    state.market[slot] = -1;
    return { from: "market", seat: -1 };
  }
  for (const zone of ["discard", "played", "peeked", "deck"] as const)
    if (take(state[zone], card)) return { from: zone, seat: -1 };
  return removed;
}

/** Back to the printed value, unless values last. */
function reset(set: CompiledSet, state: State, card: number): void {
  if (set.options.keepCardValues) return;
  const design = set.designs[state.design[card]!];
  if (design) state.value[card] = design.value;
}

export function toHand(state: State, seat: number, card: number): void {
  state.discardedBy[card] = -1;
  state.players[seat]!.hand.push(card);
}

export function toDiscard(set: CompiledSet, state: State, seat: number, card: number): void {
  reset(set, state, card);
  state.discardedBy[card] = seat;
  state.discard.push(card);
  take(state.used, card);
}

/** Returned cards are shuffled in with the whole deck. */
export function toDeck(set: CompiledSet, state: State, cards: readonly number[]): void {
  if (cards.length === 0) return;
  for (const card of cards) {
    reset(set, state, card);
    state.discardedBy[card] = -1;
    take(state.used, card);
    state.deck.push(card);
  }
  shuffle(state.rng, state.deck);
}

export function draw(state: State, seat: number, n: number, emit: Emit | null): number {
  let drawn = 0;
  for (; drawn < n; drawn++) {
    const card = state.deck.shift();
    if (card === undefined) {
      state.ranDry = true;
      break;
    }
    state.players[seat]!.hand.push(card);
    emit?.({ type: "draw", seat, secret: { card }, seenBy: [seat] });
  }
  return drawn;
}

/** Fills the market's empty slots from the deck, in slot order. */
export function refill(state: State, emit: Emit | null): void {
  const { market } = state;
  for (let slot = 0; slot < market.length; slot++) {
    if (market[slot] !== -1) continue;
    const card = state.deck.shift();
    if (card === undefined) {
      state.ranDry = true;
      return;
    }
    market[slot] = card;
    emit?.({ type: "refill", slot: slot + 1, card });
  }
}

/** A card above the limit of the deck. */
export function create(
  set: CompiledSet,
  state: State,
  design: number,
  value: number = set.designs[design]!.value,
  from: number = design,
): number {
  state.value.push(value);
  state.origin.push(from);
  state.discardedBy.push(-1);
  return state.design.push(design) - 1;
}
