import { useMemo } from "react";
import { cardPath } from "../../../project/paths";
import { decksHolding } from "../../../project/search/decks-holding";
import type { TellsOf } from "../../../project/sheet/tell-cell";
import type { GameId } from "../../../schemas/game-id";
import { foundByFile } from "../../state/checking";
import { printedLanguageOf } from "../../state/manifest";
import { currentProject, useProject } from "../../state/open-project";
import { pricesOf } from "../../state/prices";
import { useShown } from "../../state/shown-language";

/** What is known around the cards of the open project. Another object, once something of it has changed. */
export function useTells(game: GameId): TellsOf {
  const language = useShown(printedLanguageOf);
  const prices = useProject(pricesOf);
  return useMemo(
    () => ({
      game,
      language,
      prices,
      problemsOf: (id) => foundByFile().get(cardPath(id)) ?? [],
      decksOf: (id) => decksHolding(currentProject().files, game).get(id) ?? [],
    }),
    [game, language, prices],
  );
}
