import { useMemo } from "react";
import type { ValuesOf } from "../../project/search/offers";
import type { SearchedIn } from "../../project/search/searched-card";
import { noVersions, versionNames } from "../../project/search/searched-versions";
import { valuesOf as countedValues } from "../../project/search/values";
import { useLabOf } from "../state/lab-marks";
import { gameOf, printedLanguageOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { openSearched } from "../state/search-index";
import { useVersionList } from "../state/searched-versions";
import { useShown } from "../state/shown-language";

export interface Searched {
  searched: SearchedIn;
  /** How many cards say what in a field. Each is counted once, when it is first asked for. */
  countsIn(field: string): ReadonlyMap<string, number>;
  valuesOf: ValuesOf;
}

/** In what the open project is searched; nothing while its manifest can't be read. Versions are listed once they are asked for. */
export function useSearched(search: string): Searched | undefined {
  const files = useShown((state) => state.files);
  const game = useProject(gameOf);
  const language = useShown(printedLanguageOf);
  const labOf = useLabOf();
  const { kept, revisions } = useVersionList(/\bchang/i.test(search));
  return useMemo(() => {
    if (!game) return undefined;
    const versions = { ...noVersions, names: versionNames(kept, revisions) };
    const searched = openSearched(files, game, language, { versions, labOf });
    const counted = new Map<string, ReadonlyMap<string, number>>();
    const countsIn = (field: string) => {
      const counts = counted.get(field) ?? countedValues(field, files, searched);
      counted.set(field, counts);
      return counts;
    };
    const valuesOf = (field: string) =>
      field === "changed" ? versions.names.map(({ value }) => value) : [...countsIn(field).keys()];
    return { searched, countsIn, valuesOf };
  }, [files, game, language, kept, revisions, labOf]);
}
