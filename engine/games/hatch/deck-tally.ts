import type { HatchCard } from "../../../schemas/cards/hatch";
import { countCards } from "../../decks/check-deck";
import type { DeckRule, Entry } from "../../decks/deck-rule";
import type { problems } from "./problems";

/** Counting in a deck, for its rules and its balance. */
export type CardEntry = Entry<HatchCard>;
export type ProblemCode = keyof typeof problems.kinds;
export type CardRule = DeckRule<HatchCard, ProblemCode>;

export const countOf = (entries: readonly CardEntry[], is: (card: HatchCard) => boolean = () => true): number =>
  countCards(entries.filter(({ card }) => is(card)));
/** In percent. */
export const shareOf = (entries: readonly CardEntry[], is: (card: HatchCard) => boolean): number =>
  (100 * countOf(entries, is)) / Math.max(1, countOf(entries));
export const powerOf = (entries: readonly CardEntry[]): number =>
  entries.reduce((sum, { card, count }) => sum + card.power * count, 0);
