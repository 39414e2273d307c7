import { choose } from "../../../core/choices";
import { call, type Emit, type Program } from "../../../core/machine";
import { shuffle } from "../../../core/rng";
import { type CompiledSet, procedures } from "./compiled-set";
import { eliminate } from "./leaving";
import { counterIndex, type State, take } from "./state";
import { designOf } from "./stats";

/** Drawing, discarding and the hand limit (rules §6, §9.3). */

export function shuffleDeck(state: State, seat: number, emit: Emit | null): void {
  shuffle(state.rng, state.players[seat]!.deck);
  emit?.({ type: "shuffle", seat });
}

/** A whole draw instruction, after which the hand limit is applied. */
export function draw(set: CompiledSet, state: State, seat: number, n: number, emit: Emit | null): void {
  const player = state.players[seat]!;
  for (let i = 0; i < n && player.alive; i++) {
    if (player.deck.length === 0) missCard(set, state, seat, emit);
    const card = player.deck.shift();
    if (card === undefined) continue;
    player.hand.push(card);
    emit?.({ type: "draw", seat, secret: { card }, seenBy: [seat] });
  }
  if (player.alive && player.hand.length > set.options.handLimit) call(state, procedures.handLimit, seat);
}

function missCard(set: CompiledSet, state: State, seat: number, emit: Emit | null): void {
  const player = state.players[seat]!;
  const { emptyDeck } = set.options;
  if (emptyDeck === "reshuffle" && player.discard.length > 0) {
    player.deck = player.discard.splice(0);
    shuffleDeck(state, seat, emit);
    return;
  }
  emit?.({ type: "noCard", seat });
  if (emptyDeck === "eliminate") eliminate(set, state, [seat], "deck", emit);
  if (emptyDeck !== "fatigue") return;
  const queen = state.pieces.find((piece) => piece.owner === seat && designOf(set, piece).isQueen);
  if (queen) queen.counters[counterIndex.frail]!++;
}

export function discard(state: State, seat: number, card: number, emit: Emit | null): void {
  const player = state.players[seat]!;
  take(player.hand, card);
  player.discard.push(card);
  emit?.({ type: "discard", seat, card });
}

/** Its owner discards down to the limit, one card after the other. */
export const handLimitProgram = ({ options }: CompiledSet): Program<State> => [
  function ask(state, frame) {
    const { hand } = state.players[frame.self]!;
    if (hand.length <= options.handLimit) frame.step = 2;
    else choose(state, frame, { kind: "handLimit", seat: frame.self, slot: 0, options: [...hand] });
  },
  function leave(state, frame, emit) {
    discard(state, frame.self, frame.slots[0] as number, emit);
    frame.step = 0;
  },
];

/** An ability card that has resolved goes to the discard pile. */
export const endCardProgram = (): Program<State> => [
  (state) => {
    if (state.resolving < 0) return;
    state.players[state.owner[state.resolving]!]!.discard.push(state.resolving);
    state.resolving = -1;
  },
];
