import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { DeckZone } from "../../../schemas/deck";
import type { OtherSet } from "../pool/use-other-sets";

/** Where a card is taken from and put down: a zone of the deck, or the set beside it. */
export type CarryPlace = DeckZone | "set";

/** What is in the hand, while it is carried from the set to the deck, within the deck, or out of it. */
export interface Held {
  card: string;
  from: CarryPlace;
  /** Of which other set it is, if it isn't of this one. */
  lentBy?: OtherSet | undefined;
  /** Of the set: the other marked cards, which are carried along. */
  along?: readonly string[];
}

/** All that are in the hand. */
export const cardsOf = ({ card, along = [] }: Held): readonly string[] => [card, ...along];

/** Why a card can't be put down in a place; nothing where it may. */
export type Refusals = Partial<Record<CarryPlace, string>>;

interface Carried {
  held: Held;
  at: { x: number; y: number };
  refusals: Refusals;
  over: CarryPlace | undefined;
}

export const carrying = createStore<{ carried: Carried | null }>(() => ({ carried: null }));

export const useHeld = (): Held | null => useStore(carrying, ({ carried }) => carried?.held ?? null);

/** Of a place where cards are put down; `pile` is one of its piles. */
export const receiving = (place: CarryPlace, pile?: string) => ({
  "data-takes": place,
  ...(pile !== undefined && { "data-takes-pile": pile }),
});

/** What an element says it takes. */
export function placeAt(
  element: Element | null,
): { element: HTMLElement; place: CarryPlace; pile?: string } | undefined {
  const found = element?.closest<HTMLElement>("[data-takes]");
  if (!found) return undefined;
  const { takes, takesPile: pile } = found.dataset;
  return { element: found, place: takes as CarryPlace, ...(pile !== undefined && { pile }) };
}
