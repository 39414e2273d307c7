import { call, type Emit } from "../../../core/machine";
import { shuffle } from "../../../core/rng";
import { roll } from "../../../core/roll";
import type { CompiledSet, Trigger } from "./compiled-set";
import { newEgg } from "./eggs";
import { type Egg, eggOf, eggWith, type Player, type State, take } from "./state";

/** Cards on their way from place to place (rules §2.2, §6). */

export const canDraw = ({ options }: CompiledSet, state: State): boolean =>
  state.draw.length > 0 || (options.emptyDeck === "reshuffle" && state.discard.length > 0);

/** The top card of the draw pile, or -1 if there is none to be had. */
export function drawTop(set: CompiledSet, state: State, emit: Emit | null): number {
  if (!canDraw(set, state)) return -1;
  if (state.draw.length === 0) {
    state.draw = state.discard;
    state.discard = [];
    shuffle(state.rng, state.draw);
    emit?.({ type: "reshuffle", n: state.draw.length });
  }
  return state.draw.pop()!;
}

export function drawCards(set: CompiledSet, state: State, seat: number, n: number, emit: Emit | null): void {
  for (let k = 0; k < n; k++) {
    const card = drawTop(set, state, emit);
    if (card < 0) return;
    state.players[seat]!.hand.push(card);
    emit?.({ type: "draw", seat, secret: { card }, seenBy: [seat] });
  }
}

/** A card becomes the seat's newest egg, face up. */
export function layEgg(state: State, seat: number, card: number, resting: boolean, emit: Emit | null): void {
  state.players[seat]!.eggs.push(newEgg(card, resting ? state.turn : 0));
  emit?.({ type: "lay", seat, card });
}

/** An egg goes with all its resources, the resources first. */
export function discardEgg(state: State, player: Player, egg: Egg): void {
  player.eggs.splice(player.eggs.indexOf(egg), 1);
  state.discard.push(...egg.resources, egg.card);
}

/** Takes a card of a player's hand or board out of the game's hands and onto the discard pile. */
export function discardFrom(state: State, player: Player, card: number): boolean {
  const egg = eggOf(player, card);
  if (egg) {
    discardEgg(state, player, egg);
    return true;
  }
  const fed = eggWith(player, card);
  if (fed) take(fed.resources, card);
  else if (player.dragons.includes(card)) take(player.dragons, card);
  else if (player.hand.includes(card)) take(player.hand, card);
  else if (player.mercenary?.card === card) player.mercenary = null;
  else return false;
  state.discard.push(card);
  return true;
}

/** A hand card by chance, or -1. */
const randomHandCard = (state: State, seat: number): number => {
  const { hand } = state.players[seat]!;
  return hand.length === 0 ? -1 : hand[roll(state, hand.length) - 1]!;
};

export function discardRandom(state: State, seat: number, emit: Emit | null): void {
  const card = randomHandCard(state, seat);
  if (card < 0) return;
  take(state.players[seat]!.hand, card);
  state.discard.push(card);
  emit?.({ type: "discard", seat, card });
}

export function stealRandom(state: State, from: number, to: number, emit: Emit | null): void {
  const card = randomHandCard(state, from);
  if (card < 0) return;
  take(state.players[from]!.hand, card);
  state.players[to]!.hand.push(card);
  emit?.({ type: "stealCard", seat: to, from, secret: { card }, seenBy: [from, to] });
}

/** Starts the abilities of a card that wait for this. */
export function trigger(set: CompiledSet, state: State, on: Trigger, card: number, seat: number): void {
  const program = set.cards[card]!.on[on];
  if (program !== undefined) call(state, program, seat, card);
}

/** The seat's mercenary turns face up, which its ability may wait for. */
export function reveal(set: CompiledSet, state: State, seat: number, emit: Emit | null): void {
  const { mercenary } = state.players[seat]!;
  if (mercenary === null || mercenary.faceUp) return;
  mercenary.faceUp = true;
  emit?.({ type: "reveal", seat, card: mercenary.card });
  trigger(set, state, "revealed", mercenary.card, seat);
}

export function discardRevealed(state: State, seat: number, emit: Emit | null): void {
  const player = state.players[seat]!;
  if (!player.mercenary?.faceUp) return;
  const { card } = player.mercenary;
  player.mercenary = null;
  state.discard.push(card);
  emit?.({ type: "spend", seat, card });
}
