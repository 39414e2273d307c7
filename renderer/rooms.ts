import {
  Blocks,
  FlaskConical,
  Hammer,
  History,
  Images,
  Layers,
  LayoutGrid,
  type LucideIcon,
  PencilRuler,
  Printer,
  Scale,
  Settings2,
  Swords,
  Tag,
} from "lucide-react";
import { type CommandContext, compositionOf, hasKeywords, isOpen } from "./commands/command";
import { useLab } from "./state/lab";
import { currentPlace, freeTableItem, type PlaceName, placeNames } from "./state/place";
import { freeTable, useFreeTable } from "./table/free-table/free-table-store";
import { tableState, useTable } from "./table/table-store";

/**
 * The rooms of the studio, each declared once: rail, commands, keys, palette and the list of shortcuts follow from here.
 * `placeNames` gives their names in addresses and their order, `app.tsx` loads what each of them shows.
 */
interface Room {
  label: string;
  icon: LucideIcon;
  /** Words a person may type for it. */
  keywords: string;
  /** Without it there is no such room. */
  needs: "nothing" | "project" | "composition" | "keywords";
  /** Its key; otherwise Alt and its number in the sidebar. */
  shortcut?: string;
  /** What it shows first, where a room is never without an item. */
  opensAt?: string;
  /** What is under way there, for whoever is elsewhere. A hook. */
  useBusy?(): string | undefined;
  /** Commands for undo and redo there, while they don't mean the project. */
  undo?(): { back: string; forth: string } | undefined;
  /** Keys that it hears itself, because they mean something there alone. */
  hears?: readonly { title: string; keys: readonly (readonly [what: string, ...keys: string[]])[] }[];
}

export const rooms: Readonly<Record<PlaceName, Room>> = {
  home: {
    label: "Home",
    icon: Hammer,
    keywords: "start recent projects",
    needs: "nothing",
  },
  set: {
    label: "Set",
    icon: LayoutGrid,
    keywords: "cards gallery list",
    needs: "project",
    hears: [
      {
        title: "In the set",
        keys: [
          ["Move between cards", "← ↑ → ↓"],
          ["Select several", "Shift+← →"],
          ["Add to the selection", "Space"],
          ["Start typing to search", "A–Z"],
        ],
      },
    ],
  },
  components: {
    label: "Components",
    icon: Blocks,
    keywords: "base cards composition code",
    needs: "composition",
  },
  keywords: {
    label: "Keywords",
    icon: Tag,
    keywords: "abilities reminder poison components",
    needs: "keywords",
  },
  decks: {
    label: "Decks",
    icon: Layers,
    keywords: "lists of cards builder sideboard",
    needs: "project",
    hears: [
      {
        title: "In the deck room",
        keys: [
          ["Move between cards", "← ↑ → ↓"],
          ["Go to a card by its name", "A–Z"],
          ["One copy more, one fewer", "+", "−"],
          ["So many copies", "0–9"],
          ["Take a card of the set in, see what can be done with one of the deck", "Enter"],
          ["Take all copies out", "Delete"],
          ["One copy to the next board, to the one before", "Shift+↓", "Shift+↑"],
          ["Add what was searched for", "Enter"],
        ],
      },
    ],
  },
  template: {
    label: "Template",
    icon: PencilRuler,
    keywords: "layout look design layers frame",
    needs: "project",
    opensAt: "card",
    hears: [
      {
        title: "In the template",
        keys: [
          ["Move a layer by 0.1 mm", "← ↑ → ↓"],
          ["Move a layer by 1 mm", "Shift+← →"],
          ["Draw without snapping", "Mod"],
        ],
      },
    ],
  },
  assets: {
    label: "Assets",
    icon: Images,
    keywords: "pictures art images library credits artist licence rights missing unused duplicates",
    needs: "project",
  },
  table: {
    label: "Table",
    icon: Swords,
    useBusy: () => {
      const isPlayed = useTable(({ match }) => match !== null && !match.snapshot.isOver);
      const isLaid = useFreeTable(({ open }) => open !== null && open !== undefined);
      const what = [...(isPlayed ? ["a match"] : []), ...(isLaid ? ["the free table"] : [])];
      return what.length === 0 ? undefined : `In use: ${what.join(" and ")}`;
    },
    keywords: "play match game bots deal",
    needs: "project",
    undo: () => {
      if (currentPlace().item === freeTableItem)
        return freeTable.getState().open ? { back: "free-table.take-back", forth: "free-table.repeat" } : undefined;
      return tableState.getState().match ? { back: "table.take-back", forth: "table.repeat" } : undefined;
    },
    hears: [
      {
        title: "At the table",
        keys: [
          ["Give an answer", "1–9, A–Z"],
          ["Give the first answer", "Enter"],
          ["Go from thing to thing, or aim on the field", "← ↑ → ↓"],
          ["Find an answer by its words", "/"],
          ["All about a thing, and why not", "?"],
          ["Take back", "Mod+Z"],
          ["Repeat", "Mod+Y"],
          ["Go through the match", ", ."],
          ["Show all answers", "Escape"],
        ],
      },
      {
        title: "On the free table",
        keys: [
          ["All that can be done with a thing", "Enter"],
          ["Move it by 5 mm, by 25 mm", "← ↑ → ↓", "Shift+←"],
          ["Turn over", "F"],
          ["Turn left, right", "Q", "E"],
          ["Draw a card, several", "D", "1–9"],
          ["Shuffle", "S"],
          ["Look through a stack", "L"],
          ["Make one stack of what is chosen", "G"],
          ["Roll", "R"],
          ["Count up, down", "+", "−"],
          ["Name it", "N"],
          ["Another like it", "C"],
          ["Show it large", "Space"],
          ["Put it into the box", "Delete"],
          ["Move a card within the hand", "Shift+← →"],
          ["Choose all, nothing", "Mod+A", "Escape"],
          ["Show everything", "0"],
        ],
      },
    ],
  },
  tests: {
    label: "Tests",
    icon: FlaskConical,
    keywords: "scenarios check green red expectation",
    needs: "project",
    hears: [
      {
        title: "In the tests",
        keys: [["Step through the test", "← →"]],
      },
    ],
  },
  lab: {
    label: "Lab",
    icon: Scale,
    useBusy: () => {
      const playing = useLab(({ runs }) => Object.values(runs).some(({ phase }) => phase === "running"));
      return playing ? "A question is being answered" : undefined;
    },
    keywords: "balance fair simulate statistics win rate strong weak bots experiment what if",
    needs: "project",
    shortcut: "Alt+L",
  },
  print: {
    label: "Print",
    icon: Printer,
    keywords: "pdf export sheets paper",
    needs: "project",
  },
  versions: {
    label: "Versions",
    icon: History,
    keywords: "compare diff changes history snapshot restore git changelog",
    needs: "project",
  },
  settings: {
    label: "Settings",
    icon: Settings2,
    keywords: "preferences options theme author licence languages house rules",
    needs: "nothing",
    shortcut: "Mod+,",
  },
};

const isThere: Record<Room["needs"], (context: CommandContext) => boolean> = {
  nothing: () => true,
  project: isOpen,
  composition: (context) => isOpen(context) && compositionOf(context) !== undefined,
  keywords: (context) => isOpen(context) && hasKeywords(context),
};

/** The rooms that there are now, in the order of the sidebar. */
export const roomsNow = (context: CommandContext): readonly PlaceName[] =>
  placeNames.filter((name) => isThere[rooms[name].needs](context));

/** Which command a key or the native menu means, in the room that one is in. */
export function meantIn({ place }: CommandContext, command: string): string {
  const undo = rooms[place].undo?.();
  if (undo && command === "edit.undo") return undo.back;
  return undo && command === "edit.redo" ? undo.forth : command;
}
