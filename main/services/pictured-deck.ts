import { deckCode } from "../../engine/decks/code/deck-code";
import { cardGame } from "../../engine/games/registry";
import { pageWords } from "../../press/page-words";
import { deckPath } from "../../project/paths";
import { cardIds, type Files, readDeck } from "../../project/project-text";
import type { ChosenCards } from "./chosen-cards";

/** What stands on a deck's picture besides its faces: of cards that are no deck, there is no code. */
export function picturedDeck({ cards, manifest, language }: ChosenCards, files: Files, deckId: string | null) {
  const deck =
    deckId === null ? undefined : readDeck(deckPath(deckId), files.get(deckPath(deckId)) ?? "", manifest.game);
  const total = cards.reduce((sum, { count }) => sum + count, 0);
  const about = [pageWords(language).cards(total), cardGame(manifest.game).name, deck && manifest.name]
    .filter(Boolean)
    .join(" · ");
  return {
    title: deck?.name ?? manifest.name,
    about,
    code: deck && deckCode(manifest.game, deck.cards, cardIds(files)),
  };
}
