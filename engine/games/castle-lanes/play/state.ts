import { type CoreState, copyFrame, type Frame } from "../../../core/machine";
import { clonePlain, copyEach, copyNumbers } from "../../../core/plain";
import { castleLanesLanes } from "../card-schema";

/** Lanes stand in this order wherever they are a list. */
export const lanes = Object.keys(castleLanesLanes) as (keyof typeof castleLanesLanes)[];

/** Pieces are numbered from here on and cards below, so that a number names one thing only. */
export const firstPiece = 1000;

/** What stands on the board. Its `uid` is the order of play. */
export interface Piece {
  uid: number;
  /** Index into the designs of the set; -1 where a view hides it. */
  design: number;
  owner: number;
  /** The card it was played from, or -1: a token. */
  card: number;
  /** -1 where a view hides it. */
  lane: number;
  /** Counted from player A's castle. */
  tile: number;
  hp: number;
  maxHp: number;
}

export interface Unit extends Piece {
  attack: number;
  /** Tiles of a march, and every how many orders there is one. */
  move: number;
  every: number;
  /** Orders until it is ready to march. */
  wait: number;
  /** 0 if fresh, the building it constructed, or -1 if an effect tired it. */
  tired: number;
}

export interface Building extends Piece {
  hidden: boolean;
}

/** A modifier that ends with the turn, or with the unit's march. */
export interface Mod {
  uid: number;
  stat: "attack" | "move" | "every" | "hp";
  n: number;
  until: "turn" | "march";
}

export interface Player {
  castle: number;
  gold: number;
  /** Top first. */
  deck: number[];
  hand: number[];
  /** Top last. */
  discard: number[];
  /** Index of the class card's design, or -1. */
  class: number;
  activeUsed: number;
  /** What was used that works once in a turn. */
  once: number[];
  /** The most space so far, kept for `spaceMeasure: highest`. */
  highest: number;
  /** Designs of cards that effects made, which no deck list has. */
  made: number[];
}

/** Rules §2. Cards are numbered by instance; `design` says which card an instance is, -1 where a view hides it. */
export interface State extends CoreState {
  design: number[];
  owner: number[];
  players: Player[];
  /** Both in order of play. */
  units: Unit[];
  buildings: Building[];
  mods: Mod[];
  /** Triggered effects that wait their turn. */
  queue: Frame[];
  /** March orders given during a unit's march, which wait for its end. */
  orders: number[][];
  /** The unit that marches now, or 0, and whether something stopped it. */
  marching: number;
  stopped: boolean;
  active: number;
  turn: number;
  /** The number of the next piece. */
  nextPiece: number;
  /** Actions in this turn, and effects of this action. */
  actions: number;
  effects: number;
}

/**
 * A copy that shares nothing with the state, for searches: much quicker than walking through it without knowing what is
 * there. Every field is named, in the order in which it was made: copies of another shape would be slower to read.
 */
export const copyByHand = (state: State): State => ({
  rng: state.rng.slice() as State["rng"],
  rolls: state.rolls.slice(),
  stack: copyEach(state.stack, copyFrame),
  prompt: clonePlain(state.prompt),
  result: clonePlain(state.result),
  design: state.design.slice(),
  owner: state.owner.slice(),
  players: copyEach(state.players, copyPlayer),
  units: copyEach(state.units, copyUnit),
  buildings: copyEach(state.buildings, copyBuilding),
  mods: copyEach(state.mods, copyMod),
  queue: copyEach(state.queue, copyFrame),
  orders: copyEach(state.orders, copyNumbers),
  marching: state.marching,
  stopped: state.stopped,
  active: state.active,
  turn: state.turn,
  nextPiece: state.nextPiece,
  actions: state.actions,
  effects: state.effects,
});

const copyPlayer = (player: Player): Player => ({
  castle: player.castle,
  gold: player.gold,
  deck: player.deck.slice(),
  hand: player.hand.slice(),
  discard: player.discard.slice(),
  class: player.class,
  activeUsed: player.activeUsed,
  once: player.once.slice(),
  highest: player.highest,
  made: player.made.slice(),
});

const copyUnit = (unit: Unit): Unit => ({
  uid: unit.uid,
  design: unit.design,
  owner: unit.owner,
  card: unit.card,
  lane: unit.lane,
  tile: unit.tile,
  hp: unit.hp,
  maxHp: unit.maxHp,
  attack: unit.attack,
  move: unit.move,
  every: unit.every,
  wait: unit.wait,
  tired: unit.tired,
});

const copyBuilding = (building: Building): Building => ({
  uid: building.uid,
  design: building.design,
  owner: building.owner,
  card: building.card,
  lane: building.lane,
  tile: building.tile,
  hp: building.hp,
  maxHp: building.maxHp,
  hidden: building.hidden,
});

const copyMod = ({ uid, stat, n, until }: Mod): Mod => ({ uid, stat, n, until });

export const findUnit = ({ units }: State, uid: number): Unit | undefined => {
  for (let i = 0; i < units.length; i++) if (units[i]!.uid === uid) return units[i];
  return undefined;
};

export const findBuilding = ({ buildings }: State, uid: number): Building | undefined => {
  for (let i = 0; i < buildings.length; i++) if (buildings[i]!.uid === uid) return buildings[i];
  return undefined;
};

export const findPiece = (state: State, uid: number): Unit | Building | undefined =>
  findUnit(state, uid) ?? findBuilding(state, uid);

export const buildingAt = ({ buildings }: State, lane: number, tile: number): Building | undefined => {
  for (let i = 0; i < buildings.length; i++) {
    const building = buildings[i]!;
    if (building.lane === lane && building.tile === tile) return building;
  }
  return undefined;
};

/** The unit of a seat on a tile that was placed first. */
export const unitAt = ({ units }: State, owner: number, lane: number, tile: number): Unit | undefined => {
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!;
    if (unit.owner === owner && unit.lane === lane && unit.tile === tile) return unit;
  }
  return undefined;
};

/** Castles as targets, beside the pieces' positive numbers and the −1 that stands for nothing. */
export const castleOf = (seat: number): number => -2 - seat;
export const seatOfCastle = (target: number): number => -2 - target;

export function take(cards: number[], card: number): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`Card ${card} isn't where it was thought to be.`);
  cards.splice(at, 1);
}
