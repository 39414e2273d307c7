import { useMemo } from "react";
import type { SharedParts } from "../../engine/core/card-game";
import { readDocument } from "../../project/document";
import { cardPath } from "../../project/paths";
import { sharedParts, wholeCard } from "../../project/whole-card";
import { gameOf } from "../state/manifest";
import { useFileText, useProject } from "../state/open-project";

const noParts: SharedParts = { components: {}, names: {} };

/** What the cards of the open project share; the same object until something of it changes. */
export const useSharedParts = (): SharedParts =>
  useProject((state) => {
    const game = gameOf(state);
    return game ? sharedParts(state.files, game) : noParts;
  });

export interface CardNow {
  text: string | undefined;
  /** With all it needs of its project; only while the text is a valid card. */
  card: object | undefined;
}

/** A card as it stands, to be looked at; `use-card-editing.ts` reads it to be changed. */
export function useCard(cardId: string): CardNow {
  const path = cardPath(cardId);
  const text = useFileText(path);
  const game = useProject(gameOf);
  const parts = useSharedParts();
  return useMemo(() => {
    const card = text === undefined || !game ? undefined : readDocument<object>(path, text, game).value;
    return { text, card: card && game && wholeCard(card, parts, game) };
  }, [path, text, game, parts]);
}
