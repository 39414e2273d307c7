import type { Options } from "../../../engine/core/options";
import { checkDeckFile } from "../../../project/check-deck-file";
import { titleOf } from "../../../project/free-names";
import { deckPath } from "../../../project/paths";
import { deckIds, type Files } from "../../../project/project-text";
import type { GameId } from "../../../schemas/game-id";

/** What other house rules would do to the decks at hand. */

export interface DeckUnder {
  id: string;
  name: string;
  /** What is wrong first, before and after; nothing where it is legal. */
  before: string | undefined;
  after: string | undefined;
}

/** The decks that would be legal no longer, or again, or wrong in another way. */
export function decksUnder(files: Files, game: GameId, before: Options | undefined, after: Options): DeckUnder[] {
  const firstError = (path: string, rules: Options | undefined): string | undefined =>
    checkDeckFile(path, files.get(path) ?? "", game, files, { rules, isQuick: true }).find(
      ({ severity }) => severity === "error",
    )?.message;
  return [...deckIds(files)].flatMap((id) => {
    const path = deckPath(id);
    const was = firstError(path, before);
    const will = firstError(path, after);
    return was === will ? [] : [{ id, name: titleOf(files, path), before: was, after: will }];
  });
}
