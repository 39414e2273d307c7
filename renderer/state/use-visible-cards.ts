import { useDeferredValue, useEffect, useMemo } from "react";
import { cardIdOf, cardPath } from "../../project/paths";
import { parseQuery } from "../../project/query";
import { whenIdle } from "./idle";
import { gameOf, printedLanguageOf } from "./manifest";
import { currentProject, useProject } from "./open-project";
import { entryOf, matchesCard } from "./search-index";
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

export interface VisibleCards {
  ids: readonly string[];
  total: number;
  query: string;
}

/** The cards that answer the search. Without one, no card is read. */
export function useVisibleCards(): VisibleCards {
  const all = useCardIds();
  const game = useProject(gameOf);
  const language = useProject(printedLanguageOf);
  const query = useDeferredValue(useUi((ui) => ui.query.trim()));
  const searching = query !== "";
  // Only a search depends on what is written on the cards.
  const files = useProject((state) => (searching ? state.files : undefined));
  const session = useProject(({ open }) => open?.session);

  // biome-ignore lint/correctness/useExhaustiveDependencies: built once for a project, then kept up by searching.
  useEffect(() => {
    if (!game) return;
    let at = 0;
    return whenIdle(
      () => {
        const id = all[at++];
        const { files } = currentProject();
        if (id !== undefined && files.has(cardPath(id))) entryOf(id, files, game, language);
        return at < all.length;
      },
      () => {},
    );
  }, [session, game, language]);

  const ids = useMemo(() => {
    if (!files || !game) return all;
    const wanted = parseQuery(query);
    return all.filter((id) => matchesCard(wanted, id, files, game, language));
  }, [all, files, game, language, query]);
  return { ids, total: all.length, query };
}
