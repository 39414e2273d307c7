import { deckCode } from "../../../engine/decks/code/deck-code";
import { cardGame } from "../../../engine/games/registry";
import { deckFileName, exportDeckFile } from "../../../project/deck-file";
import { listedCards } from "../../../project/deck-lists/listed-cards";
import { writeDeckList } from "../../../project/deck-lists/write-list";
import { deckPath } from "../../../project/paths";
import { cardIds, readDeck } from "../../../project/project-text";
import { writeDelimited } from "../../../project/tables/delimited";
import { tableOfDeck } from "../../../project/tables/plan-decks";
import { writeXlsx } from "../../../project/tables/xlsx/write-xlsx";
import type { PrintOutputKind } from "../../../schemas/print-settings";
import type { CommandContext } from "../../commands/command";
import { gameOf } from "../../state/manifest";
import { tell, tellProblem } from "../../state/notices";
import { goTo } from "../../state/place";
import { setUi } from "../../state/ui-store";
import { saveBytes, saveText } from "../../ui/text-files";

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

/** A table of the deck, as it comes in again. */
export function saveTable(context: CommandContext, form: "csv" | "xlsx"): void {
  const shown = shownDeck(context);
  if (!shown) return;
  const { id, deck, files, game } = shown;
  const names = new Map(listedCards(files, game).map((card) => [card.id, card.name]));
  const rows = tableOfDeck(id, deck, (card) => names.get(card) ?? card);
  const name = deckFileName(files, game, id).replace(/json$/, form);
  const bytes =
    form === "csv" ? new TextEncoder().encode(writeDelimited(rows, ",")) : writeXlsx([{ name: "Deck", rows }]);
  saveBytes(name, bytes);
}

/** The deck's own file, as it lies in the project. */
export function saveDeckFile(context: CommandContext): void {
  const shown = shownDeck(context);
  if (!shown) return;
  const { id, files, game } = shown;
  saveText(deckFileName(files, game, id), files.get(deckPath(id))!);
}

/** In the print room: proxies, a picture to share, Tabletop Simulator. */
export function printDeck({ item }: CommandContext, make: PrintOutputKind): void {
  if (item === undefined) return;
  setUi({ deckToPrint: { deck: item, make } });
  goTo("print");
}
