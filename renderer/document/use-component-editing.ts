import { useCallback } from "react";
import { cardGame } from "../../engine/games/registry";
import { componentProblems } from "../../project/card-problems";
import { componentPath } from "../../project/paths";
import type { GameId } from "../../schemas/game-id";
import { type FileReading, readFile } from "./file-reading";
import { useSharedParts } from "./use-card";
import { documentName, type FileEditing, useFileEditing } from "./use-file-editing";

/** A component or keyword of the project's own, judged beside all others. */
export function useComponentEditing(id: string, game: GameId): FileEditing | undefined {
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
