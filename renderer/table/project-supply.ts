import { useMemo } from "react";
import type { DeckList, Supply } from "../../engine/core/setup";
import type { Json } from "../../engine/core/vocabulary";
import { cardIdOf, deckIdOf } from "../../project/paths";
import { type Files, manifestOf, readCard, readDeck } from "../../project/project-text";
import type { GameId } from "../../schemas/game-id";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/project-store";

/** What a project has to play with: its cards, decks and house rules. What can't be read is left out. */
export function supplyOf(files: Files, game: GameId): Supply {
  const cards: Record<string, Json> = {};
  const decks: Record<string, DeckList> = {};
  for (const [path, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [cardId, deckId] = [cardIdOf(path), deckIdOf(path)];
    const card = cardId === undefined ? undefined : readCard<Json>(path, text, game);
    if (cardId !== undefined && card !== undefined) cards[cardId] = card;
    const deck = deckId === undefined ? undefined : readDeck(path, text, game);
    if (deckId !== undefined && deck !== undefined) decks[deckId] = deck.cards;
  }
  return { cards, decks, options: manifestOf(files)?.options ?? {} };
}

export function useSupply(): Supply | undefined {
  const files = useProject((state) => state.files);
  const game = useProject(gameOf);
  return useMemo(() => (game ? supplyOf(files, game) : undefined), [files, game]);
}
