import type { HatchCard } from "../../../schemas/cards/hatch";
import { countCards } from "../../decks/check-deck";
import type { DeckRule, Entry } from "../../decks/deck-rule";
import type { hatchProblems } from "./problems";

/** Counting in a deck, for its rules and its balance. */
export type HatchEntry = Entry<HatchCard>;
export type HatchCode = keyof typeof hatchProblems.kinds;
export type HatchRule = DeckRule<HatchCard, HatchCode>;

export const countOf = (entries: readonly HatchEntry[], is: (card: HatchCard) => boolean = () => true): number =>
  countCards(entries.filter(({ card }) => is(card)));
/** In percent. */
export const shareOf = (entries: readonly HatchEntry[], is: (card: HatchCard) => boolean): number =>
  (100 * countOf(entries, is)) / Math.max(1, countOf(entries));
export const powerOf = (entries: readonly HatchEntry[]): number =>
  entries.reduce((sum, { card, count }) => sum + card.power * count, 0);
