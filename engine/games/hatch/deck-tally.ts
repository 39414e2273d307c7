import { countCards } from "../../decks/deck-lines";
import type { DeckRule, Entry } from "../../decks/deck-rule";
import type { Card } from "./card-schema";
import type { problems } from "./problems";

/** Counting in a deck, for its rules and its balance. */
export type CardEntry = Entry<Card>;
export type ProblemCode = keyof typeof problems.kinds;
export type CardRule = DeckRule<Card, ProblemCode>;

export const countOf = (entries: readonly CardEntry[], is: (card: Card) => boolean = () => true): number =>
  countCards(entries.filter(({ card }) => is(card)));
/** In percent. */
export const shareOf = (entries: readonly CardEntry[], is: (card: Card) => boolean): number =>
  (100 * countOf(entries, is)) / Math.max(1, countOf(entries));
export const powerOf = (entries: readonly CardEntry[]): number =>
  entries.reduce((sum, { card, count }) => sum + card.power * count, 0);
