import type { BattleFarmKind, BattleFarmTrigger } from "../../../../schemas/cards/battle-farm";
import type { Frame, Program } from "../../../core/machine";
import type { Value } from "../../../core/vocabulary";
import type { BattleFarmOptions } from "../options";
import type { BattleFarmState } from "./state";

/** What a card asks for before it can be played. */
export type Need = (state: BattleFarmState, frame: Frame) => boolean;

/** One card of the match, compiled. */
export interface Design {
  index: number;
  id: string;
  name: string;
  kind: BattleFarmKind;
  /** 1 to 5; 0 for class cards. */
  grade: number;
  /** Yellow 0, red 1, green 2; -1 for all but crops. */
  colour: number;
  value: number;
  replayable: boolean;
  oncePerGame: boolean;
  /** It is part of the deck of this match. */
  inDeck: boolean;
  beds: readonly number[];
  bonus: { coins: number; fertilizers: number; card: "crop" | "action" | "" };
  /** Programs by trigger. */
  on: Partial<Record<Exclude<BattleFarmTrigger, "whileGrowing">, readonly number[]>>;
  /** What an action or class card does, or -1. */
  effect: number;
  needs: readonly Need[];
  /** What it is worth more while it grows. */
  live: Value<BattleFarmState> | null;
}

/** What the programs of a match share: its options and cards. */
export interface BattleFarmTable {
  options: BattleFarmOptions;
  designs: Design[];
  indexOf: ReadonlyMap<string, number>;
  programs: Program<BattleFarmState>[];
  /** By grade. */
  prices: readonly number[];
  timers: readonly number[];
  /** While a card is compiled: what it needs, and whether the words stand in a branch that may not happen. */
  needs: Need[];
  branches: number;
}

/** Programs of the game itself, by their place in the table; the cards' programs follow. */
export const procedures = {
  setup: 0,
  turn: 1,
  reap: 2,
  effect: 3,
  play: 4,
  trade: 5,
} as const;
export const firstEffect = 6;

/** Ends a program. */
export const over = Number.MAX_SAFE_INTEGER - 1;

export const colours = ["yellow", "red", "green"] as const;

export const emptyTable = (options: BattleFarmOptions): BattleFarmTable => ({
  options,
  designs: [],
  indexOf: new Map(),
  programs: [],
  prices: [0, options.priceCommon, options.priceUncommon, options.priceRare, options.priceEpic, options.priceMythic],
  timers: [0, options.timerCommon, options.timerUncommon, options.timerRare, options.timerEpic, options.timerMythic],
  needs: [],
  branches: 0,
});

export const designOf = (table: BattleFarmTable, { design }: BattleFarmState, card: number): Design | undefined =>
  table.designs[design[card] ?? -1];
