import { deckCode } from "../../../engine/decks/code/deck-code";
import { cardGame } from "../../../engine/games/registry";
import { deckFileName, exportDeckFile } from "../../../project/deck-file";
import { listedCards } from "../../../project/deck-lists/listed-cards";
import { writeDeckList } from "../../../project/deck-lists/write-list";
import { deckPath } from "../../../project/paths";
import { cardIds, readDeck } from "../../../project/project-text";
import type { CommandContext } from "../../commands/command";
import { gameOf } from "../../state/manifest";
import { tell, tellProblem } from "../../state/notices";
import { saveText } from "../../ui/text-files";

/** The deck on the table as a text to hand on: a list, a code, a file. */

function shownDeck({ item, project: { files } }: CommandContext) {
  const game = gameOf({ files });
  const path = deckPath(item ?? "");
  const deck = game && readDeck(path, files.get(path) ?? "", game);
  return deck && game && item !== undefined ? { id: item, deck, game, files } : undefined;
}

function listOf(context: CommandContext): { name: string; text: string } | undefined {
  const shown = shownDeck(context);
  if (!shown) return undefined;
  const { deck, files, game } = shown;
  return { name: deck.name, text: writeDeckList(deck, listedCards(files, game)) };
}

async function copy(text: string, message: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    tell({ tone: "good", message });
  } catch {
    // Some pages have no clipboard at all, others may not use it.
    tell({ tone: "error", message: "The clipboard can’t be written here.", hint: "Save the deck as text." });
  }
}

export function copyList(context: CommandContext): void {
  const list = listOf(context);
  if (list) void copy(list.text, `“${list.name}” is copied as a list.`);
}

export function copyCode(context: CommandContext): void {
  const shown = shownDeck(context);
  if (!shown) return;
  const { deck, game, files } = shown;
  const code = deckCode(game, deck.cards, cardIds(files));
  const beside = deck.side || deck.maybe ? " What lies beside the deck isn’t in it." : "";
  void copy(code, `“${deck.name}” is copied as a code of ${code.length} letters.${beside}`);
}

export function saveList(context: CommandContext): void {
  const shown = shownDeck(context);
  const list = listOf(context);
  if (!shown || !list) return;
  const name = deckFileName(shown.files, shown.game, shown.id).replace(/json$/, "txt");
  saveText(name, list.text, "text/plain");
}

/** As the game's own editor keeps it. Of what it can't hold, the first is told in full. */
export function saveForOwnEditor(context: CommandContext): void {
  const shown = shownDeck(context);
  if (!shown || !cardGame(shown.game).deckFile) return;
  const { text, problems } = exportDeckFile(shown.files, shown.game, shown.id);
  saveText(deckFileName(shown.files, shown.game, shown.id), text);
  const [first, ...others] = problems;
  const more = others.length === 0 ? "" : ` And ${others.length} more of the kind.`;
  if (first) tellProblem({ ...first, message: `${first.message}${more}` });
}
