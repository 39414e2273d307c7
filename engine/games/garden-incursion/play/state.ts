import type { Action } from "../../../core/game";
import { type CoreState, copyFrame } from "../../../core/machine";
import { clonePlain, copyEach, copyNumbers } from "../../../core/plain";
import type { Json } from "../../../core/vocabulary";

/** Pieces are numbered from here on and cards below, so that a number names one thing only. */
export const firstPiece = 1001;

export const counterKinds = ["attackUp", "defenceUp", "venom", "frail", "web", "honey", "stock"] as const;
export type CounterKind = (typeof counterKinds)[number];
export const counterIndex = Object.fromEntries(counterKinds.map((kind, n) => [kind, n])) as Record<CounterKind, number>;

/** An object on the battlefield; its `id` is its order of entry. */
export interface Piece {
  id: number;
  /** Index into the designs of the set. */
  design: number;
  owner: number;
  /** The card it was played from, or -1: a token. */
  card: number;
  x: number;
  y: number;
  ap: number;
  /** By `counterKinds`. */
  counters: number[];
  moved: boolean;
  /** Special actions used in this turn, and triggers that work once in a turn, by bit. */
  used: number;
  once: number;
  /** The turn of entry. */
  entered: number;
}

export const untils = ["endOfTurn", "yourNextTurn", "never"] as const;
export type Until = (typeof untils)[number];

/** A modifier: statistics come first, keywords after them (see `stats.ts`). */
interface Mod {
  id: number;
  stat: number;
  n: number;
  /** Index into `untils`. */
  until: number;
  /** Whose next turn ends it. */
  seat: number;
}

/** `active` is false while a link is only declared. */
export interface Link {
  defender: number;
  target: number;
  active: boolean;
}
export interface Attack {
  attacker: number;
  target: number;
}

/** A free marker, without any effect. */
interface Marker {
  colour: string;
  on: string;
  by: number;
}
/** What a marker lies on: named, or a point. */
export const markedBy = ({ on, at }: Action): Json | undefined =>
  on === undefined && Array.isArray(at) ? `point ${at.join()}` : on;
export const markerColours = ["red", "orange", "yellow", "green", "blue", "violet"] as const;

export interface Player {
  alive: boolean;
  /** Index of the queen's design, or -1. */
  leader: number;
  energy: number;
  /** Top first. */
  deck: number[];
  hand: number[];
  /** Newest last. */
  discard: number[];
  /** In order of play; `spent` are face down. */
  workers: number[];
  spent: number[];
  workersPlayed: number;
  /** Skills used in this turn, by bit. */
  used: number;
  mulligans: number;
}

const phases = [
  "setup",
  "reset",
  "spawning",
  "action",
  "skirmishWindow",
  "skirmish",
  "aftermath",
  "end",
  "over",
] as const;
export type Phase = (typeof phases)[number];

/** Rules §2.4. Cards are numbered by instance; `design` says which card an instance is, -1 where a view hides it. */
export interface State extends CoreState {
  design: number[];
  owner: number[];
  players: Player[];
  /** In order of entry. */
  pieces: Piece[];
  mods: Mod[];
  links: Link[];
  attacks: Attack[];
  /** Skirmishes that were fought in this turn, for `damageScope: turn`: piece, damage so far, least defence. */
  tally: [number, number, number][];
  markers: Marker[];
  /** The ability card being resolved, or -1. */
  resolving: number;
  /** Cards of eliminated players; the hidden ones stay hidden. */
  removed: number[];
  buried: number[];
  /** What was revealed to find the first player: by seat the card's design, -1 for those who no longer took part. */
  opening: number[][];
  /** Who fell together, first to fall first. */
  fallen: number[][];
  active: number;
  /** The seat that began. */
  first: number;
  round: number;
  turn: number;
  phase: Phase;
  /** Actions in this turn, and triggered effects of this action. */
  actions: number;
  effects: number;
  nextPiece: number;
  /** Eliminations wait until a skirmish is over. */
  deferred: boolean;
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
  pieces: copyEach(state.pieces, copyPiece),
  mods: copyEach(state.mods, copyMod),
  links: copyEach(state.links, copyLink),
  attacks: copyEach(state.attacks, copyAttack),
  tally: clonePlain(state.tally),
  markers: clonePlain(state.markers),
  resolving: state.resolving,
  removed: state.removed.slice(),
  buried: state.buried.slice(),
  opening: copyEach(state.opening, copyNumbers),
  fallen: copyEach(state.fallen, copyNumbers),
  active: state.active,
  first: state.first,
  round: state.round,
  turn: state.turn,
  phase: state.phase,
  actions: state.actions,
  effects: state.effects,
  nextPiece: state.nextPiece,
  deferred: state.deferred,
});

const copyPlayer = (player: Player): Player => ({
  alive: player.alive,
  leader: player.leader,
  energy: player.energy,
  deck: player.deck.slice(),
  hand: player.hand.slice(),
  discard: player.discard.slice(),
  workers: player.workers.slice(),
  spent: player.spent.slice(),
  workersPlayed: player.workersPlayed,
  used: player.used,
  mulligans: player.mulligans,
});

const copyPiece = (piece: Piece): Piece => ({
  id: piece.id,
  design: piece.design,
  owner: piece.owner,
  card: piece.card,
  x: piece.x,
  y: piece.y,
  ap: piece.ap,
  counters: piece.counters.slice(),
  moved: piece.moved,
  used: piece.used,
  once: piece.once,
  entered: piece.entered,
});

const copyMod = ({ id, stat, n, until, seat }: Mod): Mod => ({ id, stat, n, until, seat });
const copyLink = ({ defender, target, active }: Link): Link => ({ defender, target, active });
const copyAttack = ({ attacker, target }: Attack): Attack => ({ attacker, target });

/** Where a piece was found last. Words ask for the same one again and again. */
let lastFound = 0;

export function findPiece({ pieces }: State, id: number): Piece | undefined {
  if (lastFound < pieces.length && pieces[lastFound]!.id === id) return pieces[lastFound];
  for (let i = 0; i < pieces.length; i++) {
    if (pieces[i]!.id !== id) continue;
    lastFound = i;
    return pieces[i];
  }
  return undefined;
}

export function take(cards: number[], card: number): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`Card ${card} isn't where it was thought to be.`);
  cards.splice(at, 1);
}

export const readyWorkers = ({ workers, spent }: Player): number => workers.length - spent.length;
