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
import { pickDeck, saveDeck } from "./deck-file";

const isReadable = ({ item, project }: CommandContext): boolean => {
  const game = gameOf(project);
  const text = item === undefined ? undefined : project.files.get(deckPath(item));
  return Boolean(game && item !== undefined && text !== undefined && readDeck(deckPath(item), text, game));
};
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
    id: "deck.import",
    group: "Deck",
    label: "Import a deck of the game's own editor…",
    keywords: "open file",
    enabled: (context) => isWritable(context) && hasDeckFile(context),
    run: pickDeck,
  },
  {
    id: "deck.save-file",
    group: "Deck",
    label: "Save deck for the game's own editor",
    keywords: "export file",
    enabled: (context) =>
      context.place === "decks" && hasDeckFile(context) && context.item !== undefined && isReadable(context),
    run: ({ item }) => {
      if (item !== undefined) saveDeck(item);
    },
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
    keywords: "mend all legal fill trim repair",
    enabled: (context) => hasDeck(context) && isReadable(context),
    run: ({ item }) => {
      if (item !== undefined) showDialog({ kind: "complete-deck", deck: item });
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
