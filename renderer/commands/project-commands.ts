import { cardGame } from "../../engine/games/registry";
import { gameOf } from "../state/manifest";
import { goTo, setSettings } from "../state/place";
import { closeProject } from "../state/project-lifecycle";
import { showDialog } from "../state/ui-store";
import { type Command, chosenCards, isOpen } from "./command";

export const projectCommands: readonly Command[] = [
  {
    id: "project.new",
    group: "Project",
    label: "New set…",
    keywords: "create project game start",
    enabled: () => true,
    run: () => showDialog({ kind: "new-project" }),
  },
  {
    id: "project.open",
    group: "Project",
    label: "Open set…",
    shortcut: "Mod+O",
    keywords: "project folder",
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
    id: "project.settings",
    group: "Project",
    label: "Settings of the set…",
    keywords: "project name author version licence languages house rules",
    enabled: isOpen,
    run: () => goTo("settings", setSettings),
  },
  {
    id: "project.close",
    group: "Project",
    label: "Close set",
    enabled: isOpen,
    run: async () => {
      if (await closeProject()) goTo("home");
    },
  },
];
