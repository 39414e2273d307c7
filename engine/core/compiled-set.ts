import type { Program } from "./machine";
import type { Options } from "./options";

/** A card of a match as far as every game's are alike. */
export interface Designed {
  id: string;
  name: string;
}

/** What the programs of a match share: its house rules, its cards compiled, and which of them are played. */
export interface CompiledSet<S, HouseRules extends Options, Design extends Designed> {
  options: HouseRules;
  designs: Design[];
  /** Designs by name and, before that, by id. */
  indexOf: ReadonlyMap<string, number>;
  /** The designs of each seat's deck, one for each card; or of the one deck that all share. */
  decks: readonly (readonly number[])[];
  /** Those of the game itself, then those of its cards. */
  programs: Program<S>[];
}

/** A set without cards, which are added. */
export const setOf = <HouseRules extends Options>(options: HouseRules) => ({
  options,
  designs: [],
  indexOf: new Map<string, number>(),
  decks: [],
  programs: [],
});

/** The numbers under which programs of the game itself are called; those of cards follow. */
export const numbered = <const Name extends string>(...names: readonly Name[]): Readonly<Record<Name, number>> =>
  Object.fromEntries(names.map((name, n) => [name, n])) as Record<Name, number>;
