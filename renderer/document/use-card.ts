import { useCallback, useMemo } from "react";
import type { SharedParts } from "../../engine/core/card-game";
import { readDocument } from "../../project/document";
import { cardPath } from "../../project/paths";
import { sharedParts, wholeCard } from "../../project/whole-card";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import type { ProjectState } from "../state/project-state";
import { useShown } from "../state/shown-language";

const noParts: SharedParts = { components: {}, names: {}, words: {} };

/** What the cards of the open project share; the same object until something of it changes. */
export const useSharedParts = (): SharedParts => useProject(partsOf);

interface CardNow {
  text: string | undefined;
  /** With all it needs of its project; only while the text is a valid card. */
  card: object | undefined;
}

const partsOf = (state: Pick<ProjectState, "files">): SharedParts => {
  const game = gameOf(state);
  return game ? sharedParts(state.files, game) : noParts;
};

/** A card as it stands, to be looked at, in the language in which the set is looked at; `use-card-editing.ts` reads it to be changed. */
export function useCard(cardId: string): CardNow {
  const path = cardPath(cardId);
  const text = useShown(useCallback(({ files }: Pick<ProjectState, "files">) => files.get(path), [path]));
  const game = useProject(gameOf);
  const parts = useShown(partsOf);
  return useMemo(() => {
    const card = text === undefined || !game ? undefined : readDocument<object>(path, text, game).value;
    return { text, card: card && game && wholeCard(card, parts, game) };
  }, [path, text, game, parts]);
}
