import { type CoreState, call } from "../../../core/machine";
import { shuffle } from "../../../core/rng";
import { winLimitOf } from "../win-limit";
import { type CompiledSet, procedures } from "./compiled-set";
import { type Farmer, origin, type State } from "./state";
import { create } from "./zones";

/** What a match starts from, before anybody has anything. */

/** Of the deck that is dealt from. */
export function winLimit({ options, designs, decks }: CompiledSet, players: number): number {
  let total = 0;
  for (const index of decks[0]!) {
    const { kind, value } = designs[index]!;
    if (kind === "crop") total += value;
  }
  return winLimitOf(total, players, options);
}

const newFarmer = (designs: number): Farmer => ({
  coins: 0,
  fertilizers: 0,
  hand: [],
  beds: [],
  class: -1,
  classUse: 0,
  harvested: Array<number>(designs).fill(0),
  turns: 0,
});

export function newState({ designs }: CompiledSet, seats: number): Omit<State, keyof CoreState> {
  const each = <T>(value: T): T[] => Array<T>(seats).fill(value);
  return {
    design: each(-1),
    value: each(0),
    origin: each<number>(origin.deck),
    discardedBy: each(-1),
    players: Array.from({ length: seats }, () => newFarmer(designs.length)),
    order: [],
    place: 0,
    active: 0,
    round: 1,
    turn: 0,
    deck: [],
    market: [],
    discard: [],
    played: [],
    peeked: [],
    peeker: -1,
    used: [],
    reaped: [],
    allowance: 0,
    trades: 0,
    trade: null,
    winLimit: 0,
    endgame: null,
    busy: false,
    idleTurns: 0,
    bought: 0,
    ranDry: false,
    reaping: false,
    actions: 0,
    effects: 0,
  };
}

/** Shuffles the deck and lays it down; the programs that were called deal and begin the first turn. */
export function deal(set: CompiledSet, state: State): void {
  state.winLimit = winLimit(set, state.players.length);
  const deck = set.decks[0]!.slice();
  shuffle(state.rng, deck);
  for (const design of deck) state.deck.push(create(set, state, design, undefined, origin.deck));
  begin(state);
  call(state, procedures.setup, 0, -1, [0, 0]);
}

/** Calls the program of the turns. */
export const begin = (state: State): void => call(state, procedures.turn, 0, -1, [0]);
