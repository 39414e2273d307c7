import { type CompiledSet as Compiled, numbered, setOf } from "../../../core/compiled-set";
import type { Frame } from "../../../core/machine";
import type { Value } from "../../../core/vocabulary";
import type { BattleFarmKind, BattleFarmTrigger } from "../card-schema";
import type { Options } from "../options";
import type { State } from "./state";

/** What a card asks for before it can be played. */
type Need = (state: State, frame: Frame) => boolean;

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
  live: Value<State> | null;
}

/** What the programs of a match share besides its house rules and cards. */
export interface CompiledSet extends Compiled<State, Options, Design> {
  /** By grade. */
  prices: readonly number[];
  timers: readonly number[];
  /** While a card is compiled: what it needs, and whether the words stand in a branch that may not happen. */
  needs: Need[];
  branches: number;
}

/** Programs of the game itself; the cards' programs follow. */
export const procedures = numbered("setup", "turn", "reap", "effect", "play", "trade");

/** Ends a program. */
export const over = Number.MAX_SAFE_INTEGER - 1;

export const colours = ["yellow", "red", "green"] as const;

export const emptySet = ({ options }: { options: Options }): CompiledSet => ({
  ...setOf(options),
  prices: [0, options.priceCommon, options.priceUncommon, options.priceRare, options.priceEpic, options.priceMythic],
  timers: [0, options.timerCommon, options.timerUncommon, options.timerRare, options.timerEpic, options.timerMythic],
  needs: [],
  branches: 0,
});

export const designOf = ({ designs }: CompiledSet, { design }: State, card: number): Design | undefined =>
  designs[design[card] ?? -1];
