import type { HatchCard } from "../../../schemas/cards/hatch";
import type { DeckCard } from "../../core/card-game";

/** Counting in a deck, for its rules and its balance. */
export type HatchEntry = DeckCard<HatchCard>;

export const nameOf = ({ card, id }: HatchEntry): string => card.name.trim() || id;
export const countOf = (entries: readonly HatchEntry[], is: (card: HatchCard) => boolean = () => true): number =>
  entries.reduce((sum, { card, count }) => sum + (is(card) ? count : 0), 0);
export const powerOf = (entries: readonly HatchEntry[]): number =>
  entries.reduce((sum, { card, count }) => sum + card.power * count, 0);
