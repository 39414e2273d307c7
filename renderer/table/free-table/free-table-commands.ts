import { type Command, type CommandContext, chosenCards, isOpen, type Source } from "../../commands/command";
import { freeTableItem, goTo } from "../../state/place";
import { canRedo, canUndo, freeTable, redoMove, undoMove } from "./free-table-store";
import { tryFreely } from "./try-freely";

const isHere = ({ place, item }: CommandContext): boolean =>
  place === "table" && item === freeTableItem && Boolean(freeTable.getState().open);

const reads: readonly Source[] = [freeTable.subscribe];

/** While the free table is shown, undo and redo mean the first two (`rooms.ts`). */
export const freeTableCommands: readonly Command[] = [
  {
    id: "free-table.take-back",
    group: "Table",
    label: "Take back the last move",
    keywords: "undo free table",
    reads,
    enabled: (context) => isHere(context) && canUndo(),
    run: undoMove,
  },
  {
    id: "free-table.repeat",
    group: "Table",
    label: "Repeat the move that was taken back",
    keywords: "redo free table",
    reads,
    enabled: (context) => isHere(context) && canRedo(),
    run: redoMove,
  },
  {
    id: "free-table.open",
    group: "Table",
    label: "Free table",
    keywords: "sandbox without rules drag stack dice counters tokens notes hands",
    enabled: isOpen,
    run: () => goTo("table", freeTableItem),
  },
  {
    id: "card.try-freely",
    group: "Card",
    label: "Lay this card on the free table",
    keywords: "try sandbox without rules unfinished",
    enabled: (context) => isOpen(context) && chosenCards(context).length === 1,
    run: (context) => {
      const [card] = chosenCards(context);
      if (card !== undefined) void tryFreely(card);
    },
  },
];
