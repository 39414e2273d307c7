import type { Language } from "../../engine/core/language";
import { cardPath } from "../../project/paths";
import { type Files, factsOf } from "../../project/project-text";
import { isMatch, type Query, type SearchEntry, searchEntry } from "../../project/query";
import { cardAt } from "../../project/whole-card";
import type { GameId } from "../../schemas/game-id";

/** What is searched, remembered by card object; a card that can't be read is found by its file name and its text. */
const known = new WeakMap<object, { entry: SearchEntry; language: Language }>();

export function entryOf(id: string, files: Files, game: GameId, language: Language): SearchEntry {
  const card = cardAt<{ tags?: string[] }>(files, cardPath(id), game);
  const text = card ? "" : (files.get(cardPath(id)) ?? "").toLowerCase();
  if (!card)
    return {
      name: id,
      type: "",
      text,
      code: "",
      tag: "",
      cost: "",
      id,
      any: `${id}\n${text}`,
    };
  const last = known.get(card);
  // Copies with the same text share one object but not one id.
  if (last?.entry.id === id && last.language === language) return last.entry;
  const entry = searchEntry({ id, facts: factsOf(card, game, language), tags: card.tags ?? [] }, game);
  known.set(card, { entry, language });
  return entry;
}

export const matchesCard = (query: Query, id: string, files: Files, game: GameId, language: Language): boolean =>
  query.length === 0 || isMatch(query, entryOf(id, files, game, language));
