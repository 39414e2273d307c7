import { countCards } from "../engine/decks/deck-lines";
import { numberOfCard, type SearchedIn } from "./search/searched-card";

/** What each copy costs as a number, in games and of cards that have one. */
export const costsOf = (
  cards: readonly { card: object; count: number }[],
  searched: SearchedIn,
): { cost: number; count: number }[] =>
  cards.flatMap(({ card, count }) => {
    const cost = numberOfCard(card, searched)("cost");
    return cost === undefined ? [] : [{ cost, count }];
  });

export function averageCost(costs: readonly { cost: number; count: number }[]): number | undefined {
  const copies = countCards(costs);
  return copies === 0 ? undefined : costs.reduce((sum, { cost, count }) => sum + cost * count, 0) / copies;
}
