import { useMemo } from "react";
import { cardIdOf, cardPath } from "../../../project/paths";
import { factsOf } from "../../../project/project-text";
import { searchFor } from "../../../project/search/search";
import { searchedCard, searchedIn } from "../../../project/search/searched-card";
import type { SearchedVersions } from "../../../project/search/searched-versions";
import { cardAt } from "../../../project/whole-card";
import type { GameId } from "../../../schemas/game-id";
import { printedLanguageOf } from "../../state/manifest";
import { useProject } from "../../state/open-project";
import { useShown } from "../../state/shown-language";
import { lettersIn, type Sample } from "../model/sample-order";

/** A set of ten thousand need not be measured whole to find a long card. */
const measured = 2000;

/** The cards on which a template can be shown, in the order of the set. */
export function useSamples(game: GameId): readonly Sample[] {
  const files = useProject((state) => state.files);
  const language = useShown(printedLanguageOf);
  const paths = useProject((state) => state.paths);
  // Which cards there are matters here; a keystroke in one of them hardly does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are read when cards come or go.
  return useMemo(() => {
    const samples: Sample[] = [];
    for (const path of paths) {
      const id = cardIdOf(path);
      const card = id === undefined ? undefined : cardAt<object>(files, path, game);
      if (id === undefined || !card) continue;
      const facts = factsOf(card, game, language);
      const length = samples.length < measured ? lettersIn([facts.name, facts.text, facts.slots]) : 0;
      samples.push({ id, name: facts.name.trim() || id, type: facts.type, length });
    }
    return samples;
  }, [paths, game, language]);
}

/** The samples a search finds, by name, type, text and tags as in the set. */
export function findSamples(
  samples: readonly Sample[],
  query: string,
  files: ReadonlyMap<string, string>,
  game: GameId,
  versions: SearchedVersions,
): readonly Sample[] {
  const searched = searchedIn(files, game, undefined, { versions });
  const search = searchFor(query, searched);
  if (search.isEmpty) return samples;
  return samples.filter(({ id }) => {
    const card = cardAt<object>(files, cardPath(id), game);
    return card && search.finds(searchedCard(id, card, searched));
  });
}
