import { type CoreState, copyFrame } from "../../../core/machine";
import { clonePlain, copyEach, copyNumbers } from "../../../core/plain";

/** Counters stand in this order wherever they are a list. */
export const colours = ["G", "Y", "B", "R"] as const;
export const colourNames = ["Green", "Yellow", "Blue", "Red"] as const;
export type Colour = (typeof colours)[number];

export interface Pile {
  id: number;
  openedTurn: number;
  /** The Reaction card first, then in the order in which they were slid under. */
  cards: number[];
}

export interface Player {
  counters: number[];
  /** Top first. */
  deck: number[];
  hand: number[];
  /** Top last. */
  discard: number[];
  /** What was resolved in this turn, first to last. */
  played: number[];
  piles: Pile[];
  alive: boolean;
  outTurn: number;
  outCause: "" | "resources" | "deck";
}

export interface Announced {
  seat: number;
  card: number;
  faceDown: boolean;
  /** Its cost, which all may see, by `Cost.key`. */
  cost: number;
  /** The pile that will capture it, or 0. */
  under: number;
  /** Counters chosen for each ?, and hand cards chosen for each discard cost. */
  any: number[];
  cards: number[];
}

/** Rules §2. Cards are numbered by instance; `design` says which card an instance is, -1 where a view hides it. */
export interface State extends CoreState {
  design: number[];
  owner: number[];
  players: Player[];
  active: number;
  turn: number;
  plays: number;
  announced: Announced | null;
  /** Cards of the pile being turned over, not yet resolved. */
  queue: number[];
  /** Who is out, check by check: seats that fell together stand together. */
  fallen: number[][];
  /** Piles made so far: the id of the newest. */
  piles: number;
}

/** A copy that shares nothing with the state. Every field is named, in the order in which it was made, as conformance tests check. */
export const copyByHand = (state: State): State => ({
  rng: state.rng.slice() as State["rng"],
  rolls: state.rolls.slice(),
  stack: copyEach(state.stack, copyFrame),
  prompt: clonePlain(state.prompt),
  result: clonePlain(state.result),
  design: state.design.slice(),
  owner: state.owner.slice(),
  players: copyEach(state.players, copyPlayer),
  active: state.active,
  turn: state.turn,
  plays: state.plays,
  announced: clonePlain(state.announced),
  queue: state.queue.slice(),
  fallen: copyEach(state.fallen, copyNumbers),
  piles: state.piles,
});

const copyPlayer = (player: Player): Player => ({
  counters: player.counters.slice(),
  deck: player.deck.slice(),
  hand: player.hand.slice(),
  discard: player.discard.slice(),
  played: player.played.slice(),
  piles: copyEach(player.piles, copyPile),
  alive: player.alive,
  outTurn: player.outTurn,
  outCause: player.outCause,
});

const copyPile = ({ id, openedTurn, cards }: Pile): Pile => ({ id, openedTurn, cards: cards.slice() });

export const totalOf = ({ counters }: Player): number => counters[0]! + counters[1]! + counters[2]! + counters[3]!;

/** The colours of which there are counters. */
export function coloursIn(counters: readonly number[]): number[] {
  const found: number[] = [];
  for (let colour = 0; colour < colours.length; colour++) if (counters[colour]! > 0) found.push(colour);
  return found;
}

/** Who still plays without a resource left. */
export function emptySeats({ players }: State): number[] {
  const found: number[] = [];
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat]!;
    if (player.alive && totalOf(player) === 0) found.push(seat);
  }
  return found;
}

/** The next living seat clockwise after `seat`. */
export function nextLiving(state: State, seat: number): number {
  const n = state.players.length;
  for (let k = 1; k <= n; k++) {
    const next = (seat + k) % n;
    if (state.players[next]!.alive) return next;
  }
  return seat;
}

export function take(cards: number[], card: number): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`Card ${card} isn't where it was thought to be.`);
  cards.splice(at, 1);
}
