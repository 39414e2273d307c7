import type { GameId } from "../../schemas/game-id";
import { deckPath } from "../paths";
import { deckIds, type Files, readDeck } from "../project-text";

export interface HoldingDeck {
  id: string;
  name: string;
}
type Holding = ReadonlyMap<string, readonly HoldingDeck[]>;
const known = new WeakMap<Files, Holding>();

/** For every card that is in a deck, those decks. */
export function decksHolding(files: Files, game: GameId): Holding {
  const found = known.get(files) ?? readHolding(files, game);
  known.set(files, found);
  return found;
}

function readHolding(files: Files, game: GameId): Holding {
  const holding = new Map<string, HoldingDeck[]>();
  for (const id of deckIds(files)) {
    const deck = readDeck(deckPath(id), files.get(deckPath(id))!, game);
    for (const card of new Set(deck?.cards.map(({ card }) => card))) {
      const decks = holding.get(card) ?? [];
      decks.push({ id, name: deck!.name });
      holding.set(card, decks);
    }
  }
  return holding;
}
