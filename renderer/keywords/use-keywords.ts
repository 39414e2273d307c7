import { useMemo } from "react";
import type { Definitions } from "../../engine/core/keywords";
import { componentIds } from "../../project/component-commands";
import { keywordCounts } from "../../project/keyword-commands";
import { inLetters } from "../../project/keyword-letters";
import type { GameId } from "../../schemas/game-id";
import { useSharedParts } from "../document/use-card";
import { useProject } from "../state/open-project";

interface KeywordLine {
  id: string;
  /** With its numbers as letters: “Poison X”. */
  name: string;
  /** What it does, as cards explain it; undefined while its file can't be read. */
  help: string | undefined;
  /** So many have it themselves. */
  cards: number;
}

/** By name; last those that can't be read. */
export function useKeywords(game: GameId): readonly KeywordLine[] {
  const parts = useSharedParts();
  const files = useProject((state) => state.files);
  return useMemo(() => {
    const own = parts.components as Definitions;
    const counts = keywordCounts(files, game);
    const lines = Object.entries(own).map(([id, keyword]): KeywordLine => {
      const { name, help } = inLetters(id, keyword, parts, game);
      return { id, name, help, cards: counts.get(id) ?? 0 };
    });
    const unreadable = componentIds(files).filter((id) => !Object.hasOwn(own, id));
    return [
      ...lines.sort((a, b) => a.name.localeCompare(b.name)),
      ...unreadable.map((id) => ({ id, name: id, help: undefined, cards: counts.get(id) ?? 0 })),
    ];
  }, [parts, files, game]);
}
