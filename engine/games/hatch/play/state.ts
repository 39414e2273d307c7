import { type CoreState, copyFrame } from "../../../core/machine";
import { clonePlain, copyEach } from "../../../core/plain";

/** Kinds of slots, and of what resources give, stand in this order wherever they are a list. */
export const kinds = ["food", "fire", "love", "any"] as const;
export type Kind = (typeof kinds)[number];
export const gifts = ["food", "fire", "love", "wild", "none"] as const;
export type Gift = (typeof gifts)[number];
export const wild = 3;
export const noGift = 4;

/** No card, where a choice may be declined. */
export const nobody = -1;

export interface Egg {
  card: number;
  /** Oldest first. */
  resources: number[];
  /** The turn in which it was laid; 0 for an egg that must not rest. */
  arrived: number;
  /** Slots taken away until the end of the turn, by kind. */
  reduced: number[];
}

export interface Mercenary {
  card: number;
  faceUp: boolean;
  contracted: number;
}

export interface Player {
  hand: number[];
  /** In order of arrival, as are the dragons. */
  eggs: Egg[];
  dragons: number[];
  mercenary: Mercenary | null;
  /** Attacks and fire rituals aimed at this player since their last own turn began. */
  targeted: number;
  turnsBegun: number;
}

/** An attack under way, with what abilities add to both totals. */
interface Fight {
  attacker: number;
  defender: number;
  attack: number;
  defence: number;
}

/**
 * Rules §2.3. Cards are numbered by instance, and which card an instance is never changes: the compiled set knows it. A view has
 * -1 where it hides one.
 */
export interface State extends CoreState {
  players: Player[];
  /** Both with the top last. */
  draw: number[];
  discard: number[];
  starting: number;
  active: number;
  round: number;
  turn: number;
  /** Attacks and rituals in this turn, and all actions. */
  used: number;
  actions: number;
  /** Sacrifice worth that is not yet spent. */
  pool: number;
  /** Who brought the end, or -1. */
  triggeredBy: number;
  fight: Fight | null;
  /** Power that dragons have until the end of the turn. */
  boosts: { card: number; n: number }[];
}

/** A copy that shares nothing with the state. Every field is named, in the order in which it was made, as conformance tests check. */
export const copyByHand = (state: State): State => ({
  rng: state.rng.slice() as State["rng"],
  rolls: state.rolls.slice(),
  stack: copyEach(state.stack, copyFrame),
  prompt: clonePlain(state.prompt),
  result: clonePlain(state.result),
  players: copyEach(state.players, copyPlayer),
  draw: state.draw.slice(),
  discard: state.discard.slice(),
  starting: state.starting,
  active: state.active,
  round: state.round,
  turn: state.turn,
  used: state.used,
  actions: state.actions,
  pool: state.pool,
  triggeredBy: state.triggeredBy,
  fight: clonePlain(state.fight),
  boosts: clonePlain(state.boosts),
});

const copyPlayer = ({ hand, eggs, dragons, mercenary, targeted, turnsBegun }: Player): Player => ({
  hand: hand.slice(),
  eggs: copyEach(eggs, copyEgg),
  dragons: dragons.slice(),
  mercenary: clonePlain(mercenary),
  targeted,
  turnsBegun,
});

const copyEgg = ({ card, resources, arrived, reduced }: Egg): Egg => ({
  card,
  resources: resources.slice(),
  arrived,
  reduced: reduced.slice(),
});

export function take(cards: number[], card: number): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`Card ${card} isn't where it was thought to be.`);
  cards.splice(at, 1);
}

export const eggOf = (player: Player, card: number): Egg | undefined => {
  for (const egg of player.eggs) if (egg.card === card) return egg;
  return undefined;
};

/** The egg that a resource lies under. */
export const eggWith = (player: Player, resource: number): Egg | undefined => {
  for (const egg of player.eggs) if (egg.resources.includes(resource)) return egg;
  return undefined;
};

/** Resources on all eggs of a player. */
export const resourcesOf = ({ eggs }: Player): number => {
  let n = 0;
  for (const egg of eggs) n += egg.resources.length;
  return n;
};
