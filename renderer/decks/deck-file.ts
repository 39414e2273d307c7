import { cardGame } from "../../engine/games/registry";
import { deckFileName, exportDeckFile, importDeckFile } from "../../project/deck-file";
import { deckIdOf } from "../../project/paths";
import type { Problem } from "../../schemas/problem";
import { gameOf } from "../state/manifest";
import { tell, tellProblem } from "../state/notices";
import { currentProject, runEdit } from "../state/open-project";
import { goTo } from "../state/place";
import { jsonFiles, pickText, saveText } from "../ui/text-files";

/** Decks of the game's original editor, in and out. */

/** Asks for the file and takes it over. */
export const pickDeck = (): void => pickText(jsonFiles, importDeck);

function importDeck(fileName: string, content: string): void {
  const { files } = currentProject();
  const game = gameOf({ files });
  if (!game) return;
  const name = fileName.replace(/\.[^.]*$/, "").trim() || "Deck";
  const { edit, problems } = importDeckFile(files, game, name, content);
  if (edit && runEdit(edit) && edit.path) {
    goTo("decks", deckIdOf(edit.path));
    if (problems.length === 0) tell({ tone: "good", message: `“${name}” is imported.` });
  }
  tellAll(problems);
}

export function saveDeck(deckId: string): void {
  const { files } = currentProject();
  const game = gameOf({ files });
  if (!game || !cardGame(game).deckFile) return;
  const { text, problems } = exportDeckFile(files, game, deckId);
  saveText(deckFileName(files, game, deckId), text);
  tellAll(problems);
}

/** The first in full: what else there is shows in the cards. */
function tellAll([first, ...others]: readonly Problem[]): void {
  if (!first) return;
  const more = others.length === 0 ? "" : ` And ${others.length} more of the kind.`;
  tellProblem({ ...first, message: `${first.message}${more}` });
}
