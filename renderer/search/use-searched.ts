import { useMemo } from "react";
import type { ValuesOf } from "../../project/search/offers";
import type { SearchedIn } from "../../project/search/searched-card";
import { valuesOf } from "../../project/search/values";
import { gameOf, printedLanguageOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { openSearched } from "../state/search-index";

export interface Searched {
  searched: SearchedIn;
  /** How many cards say what in a field. Each is counted once, when it is first asked for. */
  countsIn(field: string): ReadonlyMap<string, number>;
  valuesOf: ValuesOf;
}

/** In what the open project is searched; nothing while its manifest can't be read. */
export function useSearched(): Searched | undefined {
  const files = useProject((state) => state.files);
  const game = useProject(gameOf);
  const language = useProject(printedLanguageOf);
  return useMemo(() => {
    if (!game) return undefined;
    const searched = openSearched(files, game, language);
    const counted = new Map<string, ReadonlyMap<string, number>>();
    const countsIn = (field: string) => {
      const counts = counted.get(field) ?? valuesOf(field, files, searched);
      counted.set(field, counts);
      return counts;
    };
    return { searched, countsIn, valuesOf: (field) => [...countsIn(field).keys()] };
  }, [files, game, language]);
}
