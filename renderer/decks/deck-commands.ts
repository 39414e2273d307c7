import { cardGame } from "../../engine/games/registry";
import { deleteDeck, duplicateDeck } from "../../project/deck-commands";
import { deckIdOf, deckPath } from "../../project/paths";
import { readDeck } from "../../project/project-text";
import { type Command, type CommandContext, isWritable } from "../commands/command";
import { gameOf } from "../state/manifest";
import { tell } from "../state/notices";
import { runEdit, undo } from "../state/open-project";
import { goTo } from "../state/place";
import { showDialog } from "../state/ui-store";
import {
  copyCode,
  copyList,
  printDeck,
  saveDeckFile,
  saveForOwnEditor,
  saveList,
  saveTable,
} from "./in-and-out/hand-out";

const isReadable = ({ item, project }: CommandContext): boolean => {
  const game = gameOf(project);
  const text = item === undefined ? undefined : project.files.get(deckPath(item));
  return Boolean(game && item !== undefined && text !== undefined && readDeck(deckPath(item), text, game));
};
const isShown = (context: CommandContext): boolean => context.place === "decks" && isReadable(context);
const hasDeck = (context: CommandContext): boolean =>
  isWritable(context) &&
  context.place === "decks" &&
  context.item !== undefined &&
  context.project.files.has(deckPath(context.item));

const hasDeckFile = ({ project }: CommandContext): boolean => {
  const game = gameOf(project);
  return game !== undefined && cardGame(game).deckFile !== undefined;
};

export const deckCommands: readonly Command[] = [
  {
    id: "deck.new",
    group: "Deck",
    label: "New deck…",
    keywords: "create add",
    enabled: isWritable,
    run: () => showDialog({ kind: "deck-name", purpose: "new" }),
  },
  {
    id: "deck.bring-in",
    group: "Deck",
    label: "Bring in a deck…",
    keywords: "import paste list code file open own editor",
    enabled: isWritable,
    run: ({ place, item }) =>
      showDialog({ kind: "bring-in-deck", ...(place === "decks" && item !== undefined && { deck: item }) }),
  },
  {
    id: "deck.copy-list",
    group: "Deck",
    label: "Copy as a list",
    keywords: "deck text export clipboard",
    enabled: isShown,
    run: copyList,
  },
  {
    id: "deck.copy-code",
    group: "Deck",
    label: "Copy as a code",
    keywords: "deck share export clipboard",
    enabled: isShown,
    run: copyCode,
  },
  {
    id: "deck.save-text",
    group: "Deck",
    label: "Save as text…",
    keywords: "deck list export file",
    enabled: isShown,
    run: saveList,
  },
  {
    id: "deck.save-csv",
    group: "Deck",
    label: "Save as CSV…",
    keywords: "deck table export file",
    enabled: isShown,
    run: (context) => saveTable(context, "csv"),
  },
  {
    id: "deck.save-xlsx",
    group: "Deck",
    label: "Save as a workbook…",
    keywords: "deck excel xlsx table export file",
    enabled: isShown,
    run: (context) => saveTable(context, "xlsx"),
  },
  {
    id: "deck.save-json",
    group: "Deck",
    label: "Save the deck file…",
    keywords: "deck json export",
    enabled: isShown,
    run: saveDeckFile,
  },
  {
    id: "deck.picture",
    group: "Deck",
    label: "Share as a picture…",
    keywords: "deck png svg qr image export",
    enabled: isShown,
    run: (context) => printDeck(context, "deck-picture"),
  },
  {
    id: "deck.print",
    group: "Deck",
    label: "Print proxies…",
    keywords: "deck paper pdf sheets",
    enabled: isShown,
    run: (context) => printDeck(context, "sheets"),
  },
  {
    id: "deck.tts",
    group: "Deck",
    label: "Make for Tabletop Simulator…",
    keywords: "deck tts export",
    enabled: isShown,
    run: (context) => printDeck(context, "tts"),
  },
  {
    id: "deck.save-file",
    group: "Deck",
    label: "Save deck for the game's own editor",
    keywords: "export file",
    enabled: (context) => hasDeckFile(context) && isShown(context),
    run: saveForOwnEditor,
  },
  {
    id: "deck.rename",
    group: "Deck",
    label: "Rename deck…",
    enabled: (context) => hasDeck(context) && isReadable(context),
    run: ({ item }) => {
      if (item !== undefined) showDialog({ kind: "deck-name", purpose: "rename", deck: item });
    },
  },
  {
    id: "deck.complete",
    group: "Deck",
    label: "Complete the deck…",
    keywords: "legal fill trim",
    enabled: (context) => hasDeck(context) && isReadable(context),
    run: ({ item }) => {
      if (item !== undefined) showDialog({ kind: "complete-deck", deck: item, how: "fill" });
    },
  },
  {
    id: "deck.mend",
    group: "Deck",
    label: "Mend all…",
    keywords: "legal repair violations problems",
    enabled: (context) => hasDeck(context) && isReadable(context),
    run: ({ item }) => {
      if (item !== undefined) showDialog({ kind: "complete-deck", deck: item, how: "mend" });
    },
  },
  {
    id: "deck.duplicate",
    group: "Deck",
    label: "Duplicate deck",
    keywords: "copy",
    enabled: (context) => hasDeck(context) && isReadable(context),
    run: ({ item, project }) => {
      const game = gameOf(project);
      if (item === undefined || !game) return;
      const edit = duplicateDeck(project.files, game, item);
      if (runEdit(edit) && edit.path) goTo("decks", deckIdOf(edit.path));
    },
  },
  {
    id: "deck.delete",
    group: "Deck",
    label: "Delete deck",
    keywords: "remove",
    enabled: hasDeck,
    run: ({ item, project }) => {
      if (item === undefined) return;
      goTo("decks", undefined, { replace: true });
      if (runEdit(deleteDeck(project.files, item))) {
        tell({
          tone: "info",
          message: "Deleted the deck. Its cards stay in the set.",
          action: { label: "Undo", run: undo },
        });
      }
    },
  },
];
