import { choose } from "../../../core/choices";
import { call, type Emit, type Program } from "../../../core/machine";
import { shuffle } from "../../../core/rng";
import { eliminate } from "./leaving";
import { counterIndex, type GardenState, take } from "./state";
import { designOf } from "./stats";
import { type GardenTable, procedures } from "./table";

/** Drawing, discarding and the hand limit (rules §6, §9.3). */

export function shuffleDeck(state: GardenState, seat: number, emit: Emit | null): void {
  shuffle(state.rng, state.players[seat]!.deck);
  emit?.({ type: "shuffle", seat });
}

/** A whole draw instruction, after which the hand limit is applied. */
export function draw(table: GardenTable, state: GardenState, seat: number, n: number, emit: Emit | null): void {
  const player = state.players[seat]!;
  for (let i = 0; i < n && player.alive; i++) {
    if (player.deck.length === 0) missCard(table, state, seat, emit);
    const card = player.deck.shift();
    if (card === undefined) continue;
    player.hand.push(card);
    emit?.({ type: "draw", seat, secret: { card }, seenBy: [seat] });
  }
  if (player.alive && player.hand.length > table.options.handLimit) call(state, procedures.handLimit, seat);
}

function missCard(table: GardenTable, state: GardenState, seat: number, emit: Emit | null): void {
  const player = state.players[seat]!;
  const { emptyDeck } = table.options;
  if (emptyDeck === "reshuffle" && player.discard.length > 0) {
    player.deck = player.discard.splice(0);
    shuffleDeck(state, seat, emit);
    return;
  }
  emit?.({ type: "noCard", seat });
  if (emptyDeck === "eliminate") eliminate(table, state, [seat], "deck", emit);
  if (emptyDeck !== "fatigue") return;
  const queen = state.pieces.find((piece) => piece.owner === seat && designOf(table, piece).isQueen);
  if (queen) queen.counters[counterIndex.frail]!++;
}

export function discard(state: GardenState, seat: number, card: number, emit: Emit | null): void {
  const player = state.players[seat]!;
  take(player.hand, card);
  player.discard.push(card);
  emit?.({ type: "discard", seat, card });
}

/** Its owner discards down to the limit, one card after the other. */
export const handLimitProgram = ({ options }: GardenTable): Program<GardenState> => [
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
export const endCardProgram = (): Program<GardenState> => [
  (state) => {
    if (state.resolving < 0) return;
    state.players[state.owner[state.resolving]!]!.discard.push(state.resolving);
    state.resolving = -1;
  },
];
