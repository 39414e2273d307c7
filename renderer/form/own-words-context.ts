import { createContext, useContext, useMemo } from "react";
import type { CardGame } from "../../engine/core/card-game";
import type { OwnWords } from "../../engine/core/own-words";
import { cardIdOf } from "../../project/paths";
import { wholeCard } from "../../project/whole-card";
import type { Pointer } from "../../schemas/json-pointer";
import { useSharedParts } from "../document/use-card";

/** Where the card in the form prints its designer's own words, by the place of the text. */
type OwnTexts = ReadonlyMap<Pointer, OwnWords>;

const none: OwnTexts = new Map();

export const OwnWordsContext = createContext<OwnTexts>(none);
export const useOwnWords = (at: Pointer): OwnWords | undefined => useContext(OwnWordsContext).get(at);

/** `valid`: the document, only while it is a sound one. */
export function useOwnTexts(game: CardGame, path: string, valid: unknown): OwnTexts {
  const parts = useSharedParts();
  return useMemo(() => {
    if (!game.ownWords || valid === undefined || cardIdOf(path) === undefined) return none;
    const card = wholeCard(valid as object, parts, game.id);
    return new Map(game.ownWords(card).map((words) => [words.at, words]));
  }, [game, path, valid, parts]);
}
