import { useMemo } from "react";
import { cardPath, deckPath } from "../../project/paths";
import { readCard, readDeck } from "../../project/project-text";
import { useCardIds } from "../set/use-visible-cards";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/project-store";

export interface PrintOrder {
  /** Card ids, one for every copy, in the order in which they are laid out. */
  copies: readonly string[];
  /** Cards that can't be read or aren't there: they are left out. */
  leftOut: readonly string[];
}

/** What lies on the sheets: one of each card of the set, or a deck with its numbers. */
export function usePrintOrder(deckId: string | null): PrintOrder {
  const ids = useCardIds();
  const files = useProject((state) => state.files);
  const game = useProject(gameOf);
  return useMemo(() => {
    const text = deckId === null ? undefined : files.get(deckPath(deckId));
    const wanted =
      deckId === null
        ? // By code unit, as the sheets are laid out; the set room counts 2 before 10.
          [...ids].sort().map((card) => ({ card, count: 1 }))
        : (game && text !== undefined && readDeck(deckPath(deckId), text, game)?.cards) || [];
    const copies: string[] = [];
    const leftOut: string[] = [];
    for (const { card, count } of wanted) {
      const cardText = files.get(cardPath(card));
      if (cardText === undefined || !game || !readCard(cardPath(card), cardText, game)) leftOut.push(card);
      else for (let copy = 0; copy < count; copy++) copies.push(card);
    }
    return { copies, leftOut };
  }, [deckId, ids, files, game]);
}
