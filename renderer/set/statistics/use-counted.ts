import { useMemo } from "react";
import { manifestOf } from "../../../project/project-text";
import { type Counted, countedCards, countedIn } from "../../../project/statistics/counted";
import type { Version } from "../../../project/versions/diff-projects";
import type { GameId } from "../../../schemas/game-id";
import type { Problem, Result } from "../../../schemas/problem";
import { printedLanguageOf } from "../../state/manifest";
import { useProject } from "../../state/open-project";
import { openSearched } from "../../state/search-index";

/** The cards that are asked about, as they stand now. */
export function useCounted(ids: readonly string[], game: GameId): Counted {
  const files = useProject((state) => state.files);
  const language = useProject(printedLanguageOf);
  return useMemo(() => countedCards(ids, files, openSearched(files, game, language)), [ids, files, game, language]);
}

/** The cards of another version, or of another set, that answer the same search. */
export function useCountedBefore(
  version: Result<Version> | null,
  game: GameId,
  query: string,
): Counted | Problem | "another-game" | undefined {
  const language = useProject(printedLanguageOf);
  return useMemo(() => {
    if (!version) return undefined;
    if (!version.ok) return version.problem;
    const { files } = version.value;
    return manifestOf(files)?.game === game ? countedIn(files, game, language, query) : "another-game";
  }, [version, game, language, query]);
}
