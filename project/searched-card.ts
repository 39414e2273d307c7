import { keywordTitle } from "../engine/core/keyword-text";
import { allKeywords, type KeywordCard } from "../engine/core/keywords";
import type { Language } from "../engine/core/language";
import type { GameId } from "../schemas/game-id";
import { type Files, factsOf } from "./project-text";
import { type SearchEntry, searchEntry } from "./query";
import { type PriceList, priceListIn, searchedNumberOf } from "./worth";

/** What is searched of a whole card: what is printed on it, its tags and its numbers. */
export interface SearchedIn {
  game: GameId;
  language: Language;
  prices: PriceList | undefined;
}

export const searchedIn = (files: Files, game: GameId, language: Language = "en"): SearchedIn => ({
  game,
  language,
  prices: priceListIn(files),
});

export const searchedCard = (id: string, card: object, { game, language, prices }: SearchedIn): SearchEntry =>
  searchEntry(
    {
      id,
      facts: factsOf(card, game, language),
      keywords: keywordsOn(card as KeywordCard),
      tags: (card as { tags?: readonly string[] }).tags ?? [],
      numberOf: prices && searchedNumberOf(card, prices),
    },
    game,
  );

const keywordsOn = (card: KeywordCard): string[] => [
  ...(Array.isArray(card.keywords) ? card.keywords.map(String) : Object.keys(card.keywords ?? {})),
  ...allKeywords(card).flatMap((held) => [held.id, keywordTitle(held)]),
];
