import { cardGame } from "../../engine/games/registry";
import { gameOf } from "../state/manifest";
import { goTo } from "../state/place";
import { closeProject } from "../state/project-lifecycle";
import { showDialog } from "../state/ui-store";
import { type Command, chosenCards, isOpen } from "./command";

export const projectCommands: readonly Command[] = [
  {
    id: "project.new",
    group: "Project",
    label: "New project…",
    keywords: "create set game start",
    enabled: () => true,
    run: () => showDialog({ kind: "new-project" }),
  },
  {
    id: "project.open",
    group: "Project",
    label: "Open project…",
    shortcut: "Mod+O",
    keywords: "folder",
    enabled: () => true,
    run: () => showDialog({ kind: "open-project" }),
  },
  {
    id: "project.worth",
    group: "Project",
    label: "What cards are worth…",
    keywords: "price cost balance formula settings",
    enabled: (context) => {
      const game = isOpen(context) ? gameOf(context.project) : undefined;
      return game !== undefined && cardGame(game).worth !== undefined;
    },
    run: (context) => {
      const card = chosenCards(context)[0] ?? context.ui.focused ?? undefined;
      showDialog({ kind: "worth", ...(card !== undefined && { card }) });
    },
  },
  {
    id: "project.close",
    group: "Project",
    label: "Close project",
    enabled: isOpen,
    run: async () => {
      if (await closeProject()) goTo("home");
    },
  },
];
