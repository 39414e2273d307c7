import type { GameId } from "../../schemas/game-id";
import { deckPath } from "../paths";
import { deckIds, type Files, readDeck } from "../project-text";

type Holding = ReadonlyMap<string, readonly string[]>;
const known = new WeakMap<Files, Holding>();

/** For every card that is in a deck, the names and ids of those decks. */
export function decksHolding(files: Files, game: GameId): Holding {
  const found = known.get(files) ?? readHolding(files, game);
  known.set(files, found);
  return found;
}

function readHolding(files: Files, game: GameId): Holding {
  const holding = new Map<string, string[]>();
  for (const id of deckIds(files)) {
    const deck = readDeck(deckPath(id), files.get(deckPath(id))!, game);
    for (const card of new Set(deck?.cards.map(({ card }) => card))) {
      const names = holding.get(card) ?? [];
      names.push(id, deck!.name);
      holding.set(card, names);
    }
  }
  return holding;
}
