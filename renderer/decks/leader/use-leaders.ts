import { useMemo } from "react";
import { cardGame } from "../../../engine/games/registry";
import { cardPath } from "../../../project/paths";
import { cardIds, type Files } from "../../../project/project-text";
import { cardAt } from "../../../project/whole-card";
import type { GameId } from "../../../schemas/game-id";
import { gameOf } from "../../state/manifest";
import { useProject } from "../../state/open-project";
import { useWithoutDecks } from "../../state/without-decks";

export interface Leaders {
  /** As in “Choose a class”. */
  word: string;
  /** Those of the set. */
  ids: readonly string[];
}

export const isLeaderIn =
  (files: Files, game: GameId) =>
  (id: string): boolean => {
    const card = cardAt<object>(files, cardPath(id), game);
    return card !== undefined && (cardGame(game).leader?.is(card) ?? false);
  };

/** What a deck may be built around; nothing in games where it is built around nothing. */
export function useLeaders(): Leaders | undefined {
  const files = useWithoutDecks(useProject((state) => state.files));
  const game = useProject(gameOf);
  return useMemo(() => {
    const leader = game && cardGame(game).leader;
    if (!game || !leader) return undefined;
    return { word: leader.word, ids: [...cardIds(files)].filter(isLeaderIn(files, game)) };
  }, [files, game]);
}
