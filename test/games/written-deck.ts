import type { Options } from "../../engine/core/options";

/** A deck as somebody writes it down. */
interface Written {
  /** Cards and copies; none takes a card of the deck that it begins with out. */
  cards: string;
  /** Another deck of the starter set that it begins with, or none. */
  from?: string;
  players?: number;
  rules?: Options;
  /** Cards that are otherwise than in the set. */
  otherwise?: Record<string, object>;
}
/** With all that the rules of its game say to it: nothing less, and nothing more. */
export type Row = readonly [what: string, written: Written, says: string];

/** The decks of a game. */
export interface WrittenDecks {
  /** Most are this deck of the starter set, with some cards changed. */
  first: string;
  rows: readonly Row[];
}
