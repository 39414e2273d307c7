import type { Language } from "../../engine/core/language";
import type { GameId } from "../../schemas/game-id";
import { cardPath } from "../paths";
import { cardIds, type Files } from "../project-text";
import { searchFor } from "../search/search";
import { type SearchedIn, searchedCard, searchedIn } from "../search/searched-card";
import { cardAt } from "../whole-card";
import { type CountedCard, type Facet, facetsOf } from "./facets";

/** The cards that are counted, and all that is known around them. */
export interface Counted {
  cards: readonly CountedCard[];
  facets: readonly Facet[];
  searched: SearchedIn;
}

/** Of these cards, those that can be read. */
export const countedCards = (ids: readonly string[], files: Files, searched: SearchedIn): Counted => ({
  cards: ids.flatMap((id) => {
    const card = cardAt<object>(files, cardPath(id), searched.game);
    return card ? [{ id, card }] : [];
  }),
  facets: facetsOf(searched),
  searched,
});

/** Of a whole set, the cards that answer a search. */
export function countedIn(files: Files, game: GameId, language: Language, query = ""): Counted {
  const searched = searchedIn(files, game, language);
  const all = countedCards(cardIds(files), files, searched);
  const search = searchFor(query, searched);
  if (search.isEmpty) return all;
  return { ...all, cards: all.cards.filter(({ id, card }) => search.finds(searchedCard(id, card, searched))) };
}
