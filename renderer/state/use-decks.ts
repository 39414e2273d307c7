import { useMemo } from "react";
import { groupBy } from "../../engine/core/group-by";
import { cardGame } from "../../engine/games/registry";
import { checkFile } from "../../project/check";
import { cardPath, deckIdOf, deckPath } from "../../project/paths";
import { readDeck } from "../../project/project-text";
import { nameIn } from "../../project/quick-name";
import { cardAt } from "../../project/whole-card";
import type { Deck } from "../../schemas/deck";
import type { Problem } from "../../schemas/problem";
import { gameOf } from "./manifest";
import { useProject } from "./open-project";

export interface DeckSummary {
  id: string;
  name: string;
  /** Copies in all; undefined while the file can't be read as a deck. */
  total: number | undefined;
}

const totalOf = (deck: Deck): number => deck.cards.reduce((sum, { count }) => sum + count, 0);

export function useDecks(): readonly DeckSummary[] {
  const files = useProject((state) => state.files);
  const game = useProject(gameOf);
  return useMemo(() => {
    const decks: DeckSummary[] = [];
    for (const [path, text] of files) {
      const id = deckIdOf(path);
      if (id === undefined || !game) continue;
      const deck = readDeck(path, text, game);
      decks.push({ id, name: nameIn(text) ?? id, total: deck && totalOf(deck) });
    }
    return decks.sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
  }, [files, game]);
}

export interface DeckLine {
  card: string;
  name: string;
  count: number;
  isMissing: boolean;
  /** Whether it is drawn from the deck: a class or a queen only lies beside it. */
  isDrawn: boolean;
}

export interface DeckView {
  deck: Deck | undefined;
  lines: readonly DeckLine[];
  problems: readonly Problem[];
}

/** One deck with everything the room shows of it. Undefined when there is no such file. */
export function useDeck(id: string | undefined): DeckView | undefined {
  const files = useProject((state) => state.files);
  const game = useProject(gameOf);
  return useMemo(() => {
    const path = id === undefined ? undefined : deckPath(id);
    const text = path === undefined ? undefined : files.get(path);
    if (path === undefined || text === undefined || !game) return undefined;
    const deck = readDeck(path, text, game);
    const listed = groupBy(deck?.cards ?? [], ({ card }) => card);
    const lines = [...listed].map(([card, same]) => {
      const count = same.reduce((sum, line) => sum + line.count, 0);
      const cardText = files.get(cardPath(card));
      const read = cardAt<object>(files, cardPath(card), game);
      return {
        card,
        count,
        name: (cardText === undefined ? undefined : nameIn(cardText)) ?? card,
        isMissing: cardText === undefined,
        isDrawn: read === undefined || (cardGame(game).isDrawn?.(read) ?? true),
      };
    });
    return { deck, lines, problems: checkFile(path, text, game, files) };
  }, [id, files, game]);
}
