import { useDeferredValue, useMemo } from "react";
import { cardHere } from "../../../project/lend-card";
import { cardIds, type Files } from "../../../project/project-text";
import { searchFor } from "../../../project/search/search";
import { searchedIn } from "../../../project/search/searched-card";
import { valuesOf } from "../../../project/search/values";
import type { Searched } from "../../search/use-searched";
import { gameOf, printedLanguageOf } from "../../state/manifest";
import { useProject } from "../../state/open-project";
import { entryOf, openSearched } from "../../state/search-index";
import { useShown } from "../../state/shown-language";
import { type AnsweringCards, useAnsweringCards } from "../../state/use-visible-cards";
import { useWithoutDecks } from "../../state/without-decks";
import type { OtherSet } from "./use-other-sets";

/** What the pool has to offer: the cards of this set or of another, as far as they answer a search. */
export interface Offered extends AnsweringCards {
  files: Files;
  known: Pick<Searched, "searched" | "countsIn">;
  /** What this set calls a card of another, if it has it. */
  idHere(id: string): string | undefined;
}

const same = (id: string): string => id;

export function useOffered(query: string, other: OtherSet | undefined): Offered {
  const own = useAnsweringCards(other ? "" : query);
  const files = useWithoutDecks(useProject((state) => state.files));
  const shownFiles = useWithoutDecks(useShown((state) => state.files));
  const game = useProject(gameOf)!;
  const language = useShown(printedLanguageOf);
  const typed = useDeferredValue(query.trim());
  const ownKnown = useMemo(() => {
    const searched = openSearched(shownFiles, game, language);
    return { searched, countsIn: (field: string) => valuesOf(field, shownFiles, searched) };
  }, [shownFiles, game, language]);
  const lent = useMemo(() => {
    if (!other) return undefined;
    const { files: lentFiles } = other.lender;
    const searched = searchedIn(lentFiles, game, language);
    const all = [...cardIds(lentFiles)].sort();
    const search = searchFor(typed, searched);
    const ids = search.isEmpty ? all : all.filter((id) => search.finds(entryOf(id, lentFiles, searched)));
    const countsIn = (field: string) => valuesOf(field, lentFiles, searched);
    return {
      ids,
      total: all.length,
      query: typed,
      slips: search.slips,
      files: lentFiles,
      known: { searched, countsIn },
    };
  }, [other, game, language, typed]);
  return useMemo(() => {
    if (!lent || !other) return { ...own, files, known: ownKnown, idHere: same };
    return { ...lent, idHere: (id: string) => cardHere(files, game, other.lender, id) };
  }, [lent, other, own, files, ownKnown, game]);
}
