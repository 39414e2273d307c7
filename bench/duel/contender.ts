/** One of several programs that play the duel by the same rules, with the same random player, to the same result. */
export interface Contender {
  name: string;
  /** Plays the game of a seed and says how many moves it took. `watch` is told every move; measurements leave it out. */
  play(seed: number, watch?: Watch): number;
}

export type Watch = (move: Move) => void;

/** A move, and how things stand after it. */
export interface Move {
  /** The place of the played card in the hand, or -1: the end of the turn. */
  at: number;
  winner: number | null;
  active: number;
  turn: number;
  rng: number[];
  sides: Side[];
}

/** Cards by their number in `duelCards`. */
export interface Side {
  life: number;
  energy: number;
  /** Top last. */
  deck: number[];
  hand: number[];
  discard: number[];
}

/** The seed of the random player, far from that of the game. */
export const policySeed = (seed: number): number => seed + 0x4000_0000;
