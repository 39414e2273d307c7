import type { Program } from "../../../core/machine";
import type { Options } from "../options";
import type { FlaskState } from "./state";

/** Equal costs have equal keys. */
export interface Cost {
  key: number;
  fixed: readonly number[];
  any: number;
  cards: number;
}

/** One card of the match, compiled: what it costs and the program of its effects. */
export interface Design {
  id: string;
  name: string;
  code: string;
  cost: Cost;
  isReaction: boolean;
  program: number;
}

/** What the programs of a match share: its options and cards. */
export interface FlaskTable {
  options: Options;
  designs: Design[];
  programs: Program<FlaskState>[];
}

/** Programs of the game itself, by their place in the table; the cards' programs follow. */
export const procedures = { turn: 0, play: 1, announceWindow: 2, endWindow: 3, activate: 4, drawAtEnd: 5 } as const;
export const firstCardProgram = 6;
