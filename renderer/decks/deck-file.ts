import { cardGame } from "../../engine/games/registry";
import { deckFileName, exportDeckFile, importDeckFile } from "../../project/deck-file";
import { deckIdOf } from "../../project/paths";
import type { Problem } from "../../schemas/problem";
import { gameOf } from "../state/manifest";
import { tell, tellProblem } from "../state/notices";
import { currentProject, runEdit } from "../state/open-project";
import { goTo } from "../state/place";

/** Decks of the game's original editor, in and out. */

/** Asks for the file and takes it over. */
export function pickDeck(): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".json,application/json";
  input.addEventListener("change", () => {
    const [file] = input.files ?? [];
    if (file) void importDeck(file);
  });
  input.click();
}

async function importDeck(file: File): Promise<void> {
  const { files } = currentProject();
  const game = gameOf({ files });
  if (!game) return;
  const name = file.name.replace(/\.[^.]*$/, "").trim() || "Deck";
  const { edit, problems } = importDeckFile(files, game, name, await file.text());
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
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = deckFileName(files, game, deckId);
  link.click();
  URL.revokeObjectURL(link.href);
  tellAll(problems);
}

/** The first in full: what else there is shows in the cards. */
function tellAll([first, ...others]: readonly Problem[]): void {
  if (!first) return;
  const more = others.length === 0 ? "" : ` And ${others.length} more of the kind.`;
  tellProblem({ ...first, message: `${first.message}${more}` });
}
