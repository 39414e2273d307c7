import type { Problem } from "../../schemas/problem";
import type { DeckCard } from "../core/card-game";

/**
 * What a deck must keep to, as data. A game lists its rules and says in its own words what is wrong; counting, comparing
 * and finding out what would mend it is done here, once.
 */

export type Entry<Card> = DeckCard<Card>;
/** Which cards a rule looks at; all, if none is given. */
export type Which<Card> = (card: Card, id: string) => boolean;

/** What broke a rule. */
export interface Finding<Card> {
  /** The entries that broke it; all that the rule looks at, if there are too few. */
  entries: readonly Entry<Card>[];
  /** How many cards there are, and how many there may be or must be. */
  count: number;
  limit: number;
  /** How many too many (above 0) or missing (below 0). */
  excess: number;
  /** The value they share: a code, a class. */
  value: string;
}

interface RuleBase<Card> {
  /** Words for what was found, with a code, and where. */
  say(finding: Finding<Card>): Problem;
  among?: Which<Card>;
}

export type DeckRule<Card> =
  /** How many cards there are in all. */
  | ({ kind: "size"; min: number; max: number } & RuleBase<Card>)
  /** How many cards may share a property: an id for copies, a derived code for similarity; the limit may depend on them. */
  | ({
      kind: "copies";
      by: (card: Card, id: string) => string;
      limit: number | ((card: Card) => number);
    } & RuleBase<Card>)
  /** Cards that must not be in a deck. */
  | ({ kind: "banned"; among: Which<Card> } & Pick<RuleBase<Card>, "say">)
  /** At least so many of some kind; asked of empty decks only with `evenEmpty`. */
  | ({ kind: "required"; min: number; evenEmpty?: true } & RuleBase<Card>)
  /** All cards bear the one value that the deck's leader stands for, or none at all. */
  | ({
      kind: "faction";
      leader: Which<Card>;
      of: (card: Card) => string | undefined;
      nameOf: (card: Card) => string;
    } & RuleBase<Card>);

/** A problem of a deck, with what it is about and what would mend it. */
export interface DeckProblem extends Problem {
  cards: string[];
  repairs: string[];
}
