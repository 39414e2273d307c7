import { useDeferredValue, useEffect, useMemo } from "react";
import type { Slip } from "../../engine/core/formula/parse-formula";
import { cardIdOf, cardPath } from "../../project/paths";
import { searchFor } from "../../project/search/search";
import { useChecked } from "./checking";
import { whenIdle } from "./idle";
import { useLabOf } from "./lab-marks";
import { gameOf, printedLanguageOf } from "./manifest";
import { currentProject, useProject } from "./open-project";
import { entryOf, openSearched } from "./search-index";
import { useSearchedVersions } from "./searched-versions";
import { shownFilesOf, useShown } from "./shown-language";
import { useUi } from "./ui-store";

const byName = new Intl.Collator("en", { numeric: true });

/** Every card's id, in the order of the file names. Nothing is read for it. */
export function useCardIds(): readonly string[] {
  const paths = useProject((state) => state.paths);
  return useMemo(
    () =>
      paths
        .map(cardIdOf)
        .filter((id) => id !== undefined)
        .sort(byName.compare),
    [paths],
  );
}

export interface AnsweringCards {
  ids: readonly string[];
  total: number;
  query: string;
  /** What of the search can't be understood. */
  slips: readonly Slip[];
}

/** The cards that answer a search. Without one, no card is read. */
export function useAnsweringCards(typed: string): AnsweringCards {
  const all = useCardIds();
  const game = useProject(gameOf);
  const language = useShown(printedLanguageOf);
  const query = useDeferredValue(typed.trim());
  const searching = query !== "";
  // Only a search depends on what is written on the cards, and on what is wrong with them.
  const files = useShown((state) => (searching ? state.files : undefined));
  const versions = useSearchedVersions(query);
  const labOf = useLabOf();
  const problems = useChecked(({ byFile }) => (searching ? byFile : undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wrong is asked for while searching.
  return useMemo(() => {
    if (!files || !game) return { ids: all, total: all.length, query, slips: [] };
    const searched = openSearched(files, game, language, { versions, labOf });
    const search = searchFor(query, searched);
    const ids = search.isEmpty ? all : all.filter((id) => search.finds(entryOf(id, files, searched)));
    return { ids, total: all.length, query, slips: search.slips };
  }, [all, files, game, language, query, problems, versions, labOf]);
}

/** The cards that the set shows. */
export function useVisibleCards(): AnsweringCards {
  const all = useCardIds();
  const game = useProject(gameOf);
  const language = useShown(printedLanguageOf);
  const visible = useAnsweringCards(useUi((ui) => ui.query));
  const session = useProject(({ open }) => open?.session);

  // biome-ignore lint/correctness/useExhaustiveDependencies: built once for a project, then kept up by searching.
  useEffect(() => {
    if (!game) return;
    let at = 0;
    return whenIdle(
      () => {
        const id = all[at++];
        const files = shownFilesOf(currentProject());
        if (id !== undefined && files.has(cardPath(id))) entryOf(id, files, openSearched(files, game, language));
        return at < all.length;
      },
      () => {},
    );
  }, [session, game, language]);
  return visible;
}
