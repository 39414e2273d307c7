import { copiesIn } from "../../project/deck-moves";
import { deckPath } from "../../project/paths";
import { type Files, readDeck } from "../../project/project-text";
import type { DeckZone } from "../../schemas/deck";
import { gameOf } from "../state/manifest";

/** How many copies there are at this moment: what a quick hand counts on. */
export function copiesNow(files: Files, deckId: string, zone: DeckZone, card: string): number {
  const game = gameOf({ files });
  const path = deckPath(deckId);
  const deck = game && readDeck(path, files.get(path) ?? "", game);
  return deck ? copiesIn(deck, zone, card) : 0;
}
