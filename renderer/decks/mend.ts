import { mendDeck } from "../../project/mend-deck";
import type { Repair } from "../../schemas/repair";
import { gameOf } from "../state/manifest";
import { currentProject, runEdit } from "../state/open-project";

/** Does what a problem of a deck offers to mend it. */
export function mend(deckId: string, repair: Repair): void {
  const { files } = currentProject();
  const game = gameOf({ files });
  if (game) runEdit(mendDeck(files, game, deckId, repair));
}
