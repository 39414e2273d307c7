import { deleteCards, duplicateCards } from "../../project/commands";
import { decksUsing } from "../../project/deck-commands";
import { cardIdOf } from "../../project/paths";
import { hasAbilities } from "../../project/rules-texts";
import { type Command, type CommandContext, chosenCards, isOpen, isWritable } from "../commands/command";
import { gameOf } from "../state/manifest";
import { tell } from "../state/notices";
import { inNumbers } from "../state/numbers";
import { runEdit, undo } from "../state/open-project";
import { goTo } from "../state/place";
import { select, showDialog } from "../state/ui-store";

const countOf = (context: CommandContext, verb: string, more = ""): string => {
  const { length } = chosenCards(context);
  return length > 1 ? `${verb} ${inNumbers(length)} cards${more}` : `${verb} card${more}`;
};
const hasChosen = (context: CommandContext): boolean => isWritable(context) && chosenCards(context).length > 0;

function duplicate(context: CommandContext): void {
  const game = gameOf(context.project);
  if (!game) return;
  const edit = duplicateCards(context.project.files, game, chosenCards(context));
  if (!runEdit(edit)) return;
  const copies = edit.changes.map(({ path }) => cardIdOf(path)).filter((id) => id !== undefined);
  select(copies, copies[0] ?? null);
  if (context.item !== undefined && copies[0] !== undefined) goTo("set", copies[0]);
}

/** Takes the cards out of the decks too, so that no deck asks for a card that is gone; one undo brings all back. */
function remove(context: CommandContext): void {
  const game = gameOf(context.project);
  if (!game) return;
  const ids = chosenCards(context);
  const decks = decksUsing(context.project.files, game, ids);
  const edit = deleteCards(context.project.files, game, ids, true);
  if (context.item !== undefined) goTo("set");
  if (!runEdit(edit)) return;
  select([]);
  const what = ids.length === 1 ? "1 card" : `${inNumbers(ids.length)} cards`;
  const where =
    decks.length === 0 ? "" : decks.length === 1 ? ", also from 1 deck" : `, also from ${decks.length} decks`;
  tell({ tone: "info", message: `Deleted ${what}${where}.`, action: { label: "Undo", run: undo } });
}

export const cardCommands: readonly Command[] = [
  {
    id: "card.new",
    group: "Card",
    label: "New card",
    shortcut: "Alt+N",
    keywords: "create add",
    enabled: isWritable,
    run: () => showDialog({ kind: "new-card" }),
  },
  {
    id: "card.open",
    group: "Card",
    label: "Edit card",
    shortcut: "Enter",
    enabled: (context) =>
      isOpen(context) && context.place === "set" && context.item === undefined && chosenCards(context).length === 1,
    run: (context) => {
      const [card] = chosenCards(context);
      if (card !== undefined) goTo("set", card);
    },
  },
  {
    id: "card.rename",
    group: "Card",
    label: "Rename card…",
    shortcut: "F2",
    keywords: "file name id",
    enabled: (context) => hasChosen(context) && chosenCards(context).length === 1,
    run: (context) => {
      const [card] = chosenCards(context);
      if (card !== undefined) showDialog({ kind: "rename-card", card });
    },
  },
  {
    id: "card.duplicate",
    group: "Card",
    label: (context) => countOf(context, "Duplicate"),
    shortcut: "Mod+D",
    keywords: "copy",
    enabled: hasChosen,
    run: duplicate,
  },
  {
    id: "card.change-many",
    group: "Card",
    label: (context) =>
      chosenCards(context).length > 1 ? countOf(context, "Change", " together…") : "Change fields of card…",
    shortcut: "Mod+E",
    keywords: "bulk many edit batch tags keywords rename renumber variants arithmetic",
    enabled: hasChosen,
    run: (context) => showDialog({ kind: "change-many", cards: chosenCards(context) }),
  },
  {
    id: "card.replace",
    group: "Card",
    label: "Find and replace…",
    shortcut: "Mod+H",
    keywords: "search text exchange",
    enabled: (context) => isWritable(context) && context.place === "set",
    run: (context) => showDialog({ kind: "replace", cards: chosenCards(context) }),
  },
  {
    id: "card.delete",
    group: "Card",
    label: (context) => countOf(context, "Delete"),
    shortcut: "Delete",
    keywords: "remove",
    enabled: hasChosen,
    run: remove,
  },
  {
    id: "card.select-all",
    group: "Card",
    label: "Select all cards",
    shortcut: "Mod+A",
    enabled: (context) => isOpen(context) && context.place === "set" && context.item === undefined,
    run: ({ project }) => select(project.paths.map(cardIdOf).filter((id) => id !== undefined)),
  },
  {
    id: "card.texts-into-cards",
    group: "Card",
    label: "Rules texts into cards…",
    keywords: "paste column table import say words read effects abilities",
    enabled: (context) => {
      const game = gameOf(context.project);
      return isWritable(context) && game !== undefined && hasAbilities(game);
    },
    run: () => showDialog({ kind: "texts-into-cards" }),
  },
  {
    id: "card.recently-deleted",
    group: "Card",
    label: "Recently deleted…",
    keywords: "trash restore bring back",
    enabled: isOpen,
    run: () => showDialog({ kind: "recently-deleted" }),
  },
];
