import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { Draws } from "../../../engine/core/card-game";
import { cardGame } from "../../../engine/games/registry";
import { houseRulesOf } from "../../../project/house-rules";
import { supplyOf } from "../../../project/supply";
import type { GameId } from "../../../schemas/game-id";
import type { Problem } from "../../../schemas/problem";
import { manifestOf } from "../../state/manifest";
import { useProject } from "../../state/open-project";
import { askHands } from "./hands-client";

/** What the deck is dealt with: studied beside the page whenever the set is another. */
export interface HandTable {
  draws: Draws;
  /** Why nothing can be dealt. */
  problems: readonly Problem[];
  /** Another one whenever it was studied anew. */
  studied: object;
  /** Whether that was the set as it is now. */
  isCurrent: boolean;
}

export function useHandTable(game: GameId, deck: string, place: number): HandTable | undefined {
  const files = useDeferredValue(useProject((state) => state.files));
  const manifest = useProject(manifestOf);
  const [studied, setStudied] = useState<{ of: object; deck: string; problems: readonly Problem[] }>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let isWanted = true;
    askHands({ ask: "study", game, supply: supplyOf(files, game), deck }).then(
      (problems) => isWanted && setStudied({ of: files, deck, problems }),
      (reason: unknown) => isWanted && setError(reason),
    );
    return () => {
      isWanted = false;
    };
  }, [files, game, deck]);
  const draws = useMemo(
    () => cardGame(game).draws?.(manifest && houseRulesOf(manifest).rules, place),
    [game, manifest, place],
  );
  if (error) throw error;
  if (studied?.deck !== deck || !draws) return undefined;
  return { problems: studied.problems, draws, studied: studied.of, isCurrent: studied.of === files };
}
