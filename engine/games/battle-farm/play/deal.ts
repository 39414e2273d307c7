import type { MatchSetup } from "../../../core/game";
import { seedRng } from "../../../core/rng";
import { type BattleFarmState, type Farmer, origin } from "./state";
import type { BattleFarmTable } from "./table";

/** What a match starts from, before anybody has anything. */

/** The designs of the shared deck, one for each card. */
export const deckOf = ({ indexOf }: BattleFarmTable, { deck = [] }: MatchSetup): number[] =>
  deck.flatMap(({ card, count }) => Array<number>(count).fill(indexOf.get(card)!));

/** Rules §5.1: by the printed value of all crops in the whole deck. */
export function winLimit(table: BattleFarmTable, setup: MatchSetup): number {
  const { winLimitOverride, winBase, winPerPlayer, winDivisorPlus } = table.options;
  if (winLimitOverride > 0) return winLimitOverride;
  const players = setup.seats.length;
  let total = 0;
  for (const index of deckOf(table, setup)) {
    const { kind, value } = table.designs[index]!;
    if (kind === "crop") total += value;
  }
  return winBase + winPerPlayer * players + Math.ceil(total / (players + winDivisorPlus));
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

export function emptyState(seed: number, seats: number, { designs }: BattleFarmTable): BattleFarmState {
  const each = <T>(value: T): T[] => Array<T>(seats).fill(value);
  return {
    rng: seedRng(seed),
    rolls: [],
    stack: [],
    prompt: null,
    result: null,
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
