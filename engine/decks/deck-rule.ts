import type { ProblemArea } from "../../schemas/problem";
import type { DeckCard } from "../core/card-game";

/**
 * What a deck must keep to, as data. A game lists its rules, each under the code of its problem, and fills in the words;
 * counting, comparing and finding out what would mend a deck is done here, once.
 */

export type Entry<Card> = DeckCard<Card>;
/** Which cards a rule looks at; all, if none is given. */
type Which<Card> = (card: Card, id: string) => boolean;

/** What every game's cards have. */
export interface NamedCard {
  name: string;
}
export const nameOf = ({ card, id }: { id: string; card: NamedCard }): string => card.name.trim() || id;

/** What broke a rule. */
export interface Finding<Card> {
  /** The lines that broke it; all that the rule looks at, if there are too few. */
  entries: readonly Entry<Card>[];
  /** How many cards there are, or the figure that was measured, and the bound that it is beyond. */
  count: number;
  limit: number;
  /** How many too many (above 0) or missing (below 0). */
  excess: number;
  /** The value they share: a code, a class. Together with the rule it tells findings apart. */
  value: string;
  /** Of a relation: the cards of which more would mend it. */
  adding?: Which<Card>;
}

export type Words = Record<string, string | number>;

interface RuleBase<Card, Code extends string> {
  /** The code of its problem, and with it the severity. */
  id: Code;
  /** What it demands, in a sentence: “At most 3 copies of a card.” */
  says: string;
  /** Tells rules of the same code apart. */
  about?: string;
  /** What its message and hint need. */
  words?: (finding: Finding<Card>) => Words;
}

export type DeckRule<Card, Code extends string = string> = RuleBase<Card, Code> &
  (
    | CountRule<Card>
    | CopiesRule<Card>
    | { kind: "banned"; among: Which<Card> }
    | FactionRule<Card>
    | MeasureRule<Card>
    | RelationRule<Card>
  );

/** How many cards of a kind there are. An empty deck is asked for them only with `evenEmpty`. */
interface CountRule<Card> {
  kind: "count";
  among?: Which<Card>;
  min?: number;
  max?: number;
  evenEmpty?: true;
}
/** How many cards may share a property: an id for copies, a derived code for similarity; the limit may depend on them. */
interface CopiesRule<Card> {
  kind: "copies";
  among?: Which<Card>;
  by: (card: Card, id: string) => string;
  limit: number | ((card: Card, id: string) => number);
}
/** All cards fit the one value that the deck's leader stands for. */
interface FactionRule<Card> {
  kind: "faction";
  among?: Which<Card>;
  leader: Which<Card>;
  valueOf: (leader: Card) => string | undefined;
  fits: (card: Card, value: string) => boolean;
}
/** A figure of the whole deck, such as a share or a sum, that lies between two bounds. */
interface MeasureRule<Card> {
  kind: "measure";
  figure: (entries: readonly Entry<Card>[]) => number;
  min?: number;
  max?: number;
}
export interface Related<Card> extends Pick<Finding<Card>, "entries" | "value" | "adding"> {
  words: Words;
}
/** What only cards together show: two that are alike, one that looks for others. */
interface RelationRule<Card> {
  kind: "relation";
  find: (entries: readonly Entry<Card>[]) => Related<Card>[];
}

/** A game's rules for a deck; some depend on what is in it. */
export interface DeckRules<Card, Code extends string = string> {
  area: ProblemArea<Code>;
  rulesFor(entries: readonly Entry<Card>[]): readonly DeckRule<Card, Code>[];
}
