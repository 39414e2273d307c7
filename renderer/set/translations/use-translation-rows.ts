import { useDeferredValue, useMemo, useRef } from "react";
import { placeOf } from "../../../project/languages/translation-table";
import {
  type Progress,
  progressOf,
  type TranslationRow,
  translationRows,
} from "../../../project/languages/translations";
import { cardIdOf } from "../../../project/paths";
import { gameOf } from "../../state/manifest";
import { useProject } from "../../state/open-project";

export type Wanted = "all" | "missing" | "outdated";

interface ShownRows {
  rows: readonly TranslationRow[];
  /** Of all texts, whatever is shown of them. */
  progress: Progress;
}

/** The texts that somebody wants to see. What is done meanwhile stays where it is until something else is asked for. */
export function useTranslationRows(tag: string, wanted: Wanted, ids: readonly string[] | null): ShownRows {
  const game = useProject(gameOf);
  const files = useDeferredValue(useProject((project) => project.files));
  const all = useMemo(() => (game ? translationRows(files, game, tag) : []), [files, game, tag]);
  const cards = useMemo(() => ids && new Set(ids), [ids]);
  const asked = `${tag} ${wanted}`;
  const kept = useRef<{ asked: string; cards: typeof cards; places: Set<string> }>({
    asked: "",
    cards: null,
    places: new Set(),
  });
  return useMemo(() => {
    if (kept.current.asked !== asked || kept.current.cards !== cards)
      kept.current = { asked, cards, places: new Set() };
    const { places } = kept.current;
    const isFound = ({ path }: TranslationRow): boolean => cards === null || cards.has(cardIdOf(path) ?? "");
    const rows = all.filter((row) => {
      const isWanted = wanted === "all" || row.standing === wanted || places.has(placeOf(row));
      if (!isWanted || !isFound(row)) return false;
      places.add(placeOf(row));
      return true;
    });
    return { rows, progress: progressOf(all) };
  }, [all, wanted, cards, asked]);
}
