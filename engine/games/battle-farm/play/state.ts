import { type CoreState, copyFrame } from "../../../core/machine";
import { clonePlain, copyEach } from "../../../core/plain";
import { type BattleFarmBed, battleFarmBeds } from "../card-schema";

export const bedTypes = battleFarmBeds;
export const bedType = Object.fromEntries(bedTypes.map((name, n) => [name, n])) as Record<BattleFarmBed, number>;

/** A bed with the crop that grows there, if any. */
export interface Bed {
  type: number;
  /** The crop's card, or -1. */
  card: number;
  /** The crop's own value, without bonuses; may be negative. */
  own: number;
  timer: number;
  /** It can't be planted until this turn ends. */
  resting: boolean;
}

/** How far the class card has been used. */
export const classUse = { ready: 0, used: 1, spent: 2 } as const;

export interface Farmer {
  coins: number;
  fertilizers: number;
  hand: number[];
  beds: Bed[];
  /** The class by its design, or -1. */
  class: number;
  classUse: number;
  /** Crops collected in this game, by design. */
  harvested: number[];
  turns: number;
}

export interface Trade {
  seller: number;
  cards: number[];
  /** By seat: coins, 0 for a pass, -1 while nothing has been said, -2 for what a view hides. */
  bids: number[];
  /** All bids are in. */
  open: boolean;
}

interface Endgame {
  by: number;
  reason: "deck" | "limit";
  /** Turns still to come after this one. */
  left: number;
}

/**
 * Rules §2. Cards are numbered by instance; `design` says which card an instance is, -1 where a view hides it. The first
 * instances are the class cards, one a seat.
 */
export interface State extends CoreState {
  design: number[];
  /** Current card values. */
  value: number[];
  /** Where an instance comes from: see `origin`. */
  origin: number[];
  /** Who discarded a card that lies in the discard pile, or -1. */
  discardedBy: number[];
  players: Farmer[];
  /** Seats in turn order, and the place in it of the active player. */
  order: number[];
  place: number;
  active: number;
  round: number;
  /** Turns begun. */
  turn: number;
  /** Top first. */
  deck: number[];
  /** Slots; -1 is empty. */
  market: number[];
  /** Top last. */
  discard: number[];
  /** Action cards being played: in nobody's hand any more, not yet discarded. */
  played: number[];
  /** Cards being looked at, and by whom. */
  peeked: number[];
  peeker: number;
  /** Cards used in this turn that stayed in the hand. */
  used: number[];
  /** Crops collected in this turn, by design. */
  reaped: number[];
  /** Buys or fertilizers left in this step, and offers left in this turn. */
  allowance: number;
  trades: number;
  trade: Trade | null;
  winLimit: number;
  endgame: Endgame | null;
  /** Something was done in this turn; turns in a row in which nothing was. */
  busy: boolean;
  idleTurns: number;
  /** Cards bought in this round. */
  bought: number;
  /** A draw or a refill found no card. */
  ranDry: boolean;
  /** Ripe crops are being collected. */
  reaping: boolean;
  /** Actions in this turn, and steps of effects in this action. */
  actions: number;
  effects: number;
}

/** A copy that shares nothing with the state. Every field is named, in the order in which it was made, as conformance tests check. */
export const copyByHand = (state: State): State => ({
  rng: state.rng.slice() as State["rng"],
  rolls: state.rolls.slice(),
  stack: copyEach(state.stack, copyFrame),
  prompt: clonePlain(state.prompt),
  result: clonePlain(state.result),
  design: state.design.slice(),
  value: state.value.slice(),
  origin: state.origin.slice(),
  discardedBy: state.discardedBy.slice(),
  players: copyEach(state.players, copyFarmer),
  order: state.order.slice(),
  place: state.place,
  active: state.active,
  round: state.round,
  turn: state.turn,
  deck: state.deck.slice(),
  market: state.market.slice(),
  discard: state.discard.slice(),
  played: state.played.slice(),
  peeked: state.peeked.slice(),
  peeker: state.peeker,
  used: state.used.slice(),
  reaped: state.reaped.slice(),
  allowance: state.allowance,
  trades: state.trades,
  trade: clonePlain(state.trade),
  winLimit: state.winLimit,
  endgame: clonePlain(state.endgame),
  busy: state.busy,
  idleTurns: state.idleTurns,
  bought: state.bought,
  ranDry: state.ranDry,
  reaping: state.reaping,
  actions: state.actions,
  effects: state.effects,
});

const copyFarmer = (farmer: Farmer): Farmer => ({
  coins: farmer.coins,
  fertilizers: farmer.fertilizers,
  hand: farmer.hand.slice(),
  beds: copyEach(farmer.beds, copyBed),
  class: farmer.class,
  classUse: farmer.classUse,
  harvested: farmer.harvested.slice(),
  turns: farmer.turns,
});

const copyBed = ({ type, card, own, timer, resting }: Bed): Bed => ({ type, card, own, timer, resting });

/** Cards of the deck; random bonus cards; others were created as copies of the design with this number. */
export const origin = { deck: -1, bonusCrop: -2, bonusAction: -3 } as const;

export const take = (cards: number[], card: number): boolean => {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
};

/** Seats in turn order, beginning with the active player. */
export function seatsFromActive({ order, place }: State): number[] {
  return [...order.slice(place), ...order.slice(0, place)];
}

/** Beds and cards as effects name them: numbers of their own ranges, so that a seat, a bed and a card never look alike. */
const bedBase = 10_000;
const perSeat = 100;
const cardBase = 20_000;
export const bedRef = (seat: number, bed: number): number => bedBase + seat * perSeat + bed;
export const ownerOf = (ref: number): number => Math.floor((ref - bedBase) / perSeat);
export const indexOfBed = (ref: number): number => (ref - bedBase) % perSeat;
export const isBedRef = (ref: number): boolean => ref >= bedBase && ref < cardBase;
export const cardRef = (card: number): number => cardBase + card;
export const cardOf = (ref: number): number => ref - cardBase;
export const isCardRef = (ref: number): boolean => ref >= cardBase;
export const bedOf = (state: State, ref: number): Bed => state.players[ownerOf(ref)]!.beds[indexOfBed(ref)]!;

/** "B2" is player B's second bed. */
export const bedName = (ref: number): string => `${String.fromCharCode(65 + ownerOf(ref))}${indexOfBed(ref) + 1}`;
