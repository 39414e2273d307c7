import type { Language } from "../../engine/core/language";
import { cardPath } from "../../project/paths";
import type { Files } from "../../project/project-text";
import { isMatch, type Query, type SearchEntry } from "../../project/query";
import { searchedCard, searchedIn } from "../../project/searched-card";
import { cardAt } from "../../project/whole-card";
import type { PriceList } from "../../project/worth";
import type { GameId } from "../../schemas/game-id";

/** What is searched, remembered by card object; a card that can't be read is found by its file name and its text. */
const known = new WeakMap<object, { entry: SearchEntry; language: Language; prices: PriceList | undefined }>();

export function entryOf(id: string, files: Files, game: GameId, language: Language): SearchEntry {
  const card = cardAt<object>(files, cardPath(id), game);
  const text = card ? "" : (files.get(cardPath(id)) ?? "").toLowerCase();
  if (!card)
    return {
      name: id,
      type: "",
      text,
      code: "",
      keyword: "",
      tag: "",
      cost: "",
      id,
      any: `${id}\n${text}`,
    };
  const last = known.get(card);
  // Copies with the same text share one object but not one id.
  const searched = searchedIn(files, game, language);
  if (last?.entry.id === id && last.language === language && last.prices === searched.prices) return last.entry;
  const entry = searchedCard(id, card, searched);
  known.set(card, { entry, language, prices: searched.prices });
  return entry;
}

export const matchesCard = (query: Query, id: string, files: Files, game: GameId, language: Language): boolean =>
  query.length === 0 || isMatch(query, entryOf(id, files, game, language));
