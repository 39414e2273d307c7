import { useCallback, useMemo } from "react";
import type { Definitions } from "../../engine/core/keywords";
import { cardGame } from "../../engine/games/registry";
import { componentProblems } from "../../project/card-problems";
import { componentIds } from "../../project/component-commands";
import { keywordCounts } from "../../project/keyword-commands";
import { inLetters } from "../../project/keyword-letters";
import { componentPath } from "../../project/paths";
import type { GameId } from "../../schemas/game-id";
import { type FileReading, readFile } from "../document/file-reading";
import { useSharedParts } from "../document/use-card";
import { documentName, type FileEditing, useFileEditing } from "../document/use-file-editing";
import { useProject } from "../state/open-project";

export interface KeywordLine {
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

export function useKeywordEditing(id: string, game: GameId): FileEditing | undefined {
  const path = componentPath(id);
  const parts = useSharedParts();
  const read = useCallback(
    (text: string, previous?: FileReading) =>
      readFile(
        path,
        text,
        game,
        (valid) => componentProblems(cardGame(game), { ...parts.components, [id]: valid }, id),
        previous,
      ),
    [path, game, id, parts],
  );
  const nameOf = useCallback((value: unknown) => documentName(value, id), [id]);
  return useFileEditing({ path, kind: "component", game, nameOf, read });
}
