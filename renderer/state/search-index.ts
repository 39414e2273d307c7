import type { Language } from "../../engine/core/language";
import { cardPath } from "../../project/paths";
import type { Files } from "../../project/project-text";
import {
  type SearchEntry,
  type SearchedIn,
  searchedCard,
  searchedIn,
  unreadCard,
} from "../../project/search/searched-card";
import { cardAt } from "../../project/whole-card";
import type { PriceList } from "../../project/worth";
import type { GameId } from "../../schemas/game-id";
import { foundByFile } from "./checking";

/** What is searched, remembered by card object. */
const known = new WeakMap<object, { entry: SearchEntry; language: Language; prices: PriceList | undefined }>();

/** The open project, with the problems that are shown of it. */
export const openSearched = (
  files: Files,
  game: GameId,
  language: Language,
  { versions, labOf }: Partial<Pick<SearchedIn, "versions" | "labOf">> = {},
): SearchedIn =>
  searchedIn(files, game, language, {
    problemsOf: (id) => foundByFile().get(cardPath(id)) ?? [],
    ...(versions && { versions }),
    ...(labOf && { labOf }),
  });

export function entryOf(id: string, files: Files, searched: SearchedIn): SearchEntry {
  const { game, language, prices } = searched;
  const card = cardAt<object>(files, cardPath(id), game);
  if (!card) return unreadCard(id, files.get(cardPath(id)) ?? "");
  const last = known.get(card);
  // Copies with the same text share one object but not one id.
  if (last?.entry.id === id && last.language === language && last.prices === prices) return last.entry;
  const entry = searchedCard(id, card, searched);
  known.set(card, { entry, language, prices });
  return entry;
}
