import { join } from "node:path";
import { houseRulesOf } from "../../project/house-rules";
import { measuredCards } from "../../project/lab/measured-cards";
import { manifestOf } from "../../project/project-text";
import { suggestCards } from "../../project/suggest-cards";
import { findAppPlace } from "../services/app-place";
import { keptAnswers } from "../services/lab-answers";
import type { Options, Outcome, Terminal } from "./command";
import type { OpenDeck } from "./deck-tasks";
import { readProject } from "./read-project";

/** Which cards of the set would go well into a deck, and why. */
export async function suggestTask(
  { id, game, files, folder }: OpenDeck,
  options: Options,
  terminal: Terminal,
): Promise<Outcome> {
  const manifest = manifestOf(files);
  const starter = readProject(join(findAppPlace().root, "templates", game.id, "starter")).files;
  const suggestions = suggestCards(files, game.id, id, {
    rules: manifest && houseRulesOf(manifest).rules,
    players: options.number("players"),
    starter,
    measuredOf: measuredCards(
      files,
      game.id,
      folder === undefined ? [] : [...(await keptAnswers(folder, files)).values()],
    ),
  });
  if (suggestions[0]?.isInPlace) terminal.print("The deck is full: each of these would take another card's place.");
  for (const { name, held, why } of suggestions) {
    const copies = held > 0 ? ` (${held} already)` : "";
    terminal.print(`${name}${copies}  ${terminal.paint("grey", why.join("; "))}`);
  }
  if (suggestions.length === 0) terminal.print("The deck may hold no further card of the set.");
  return { exit: 0, json: { deck: id, suggestions } };
}
