import { goTo } from "../state/place";
import { closeProject } from "../state/project-lifecycle";
import { showDialog } from "../state/ui-store";
import { type Command, isOpen } from "./command";

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
    id: "project.close",
    group: "Project",
    label: "Close project",
    enabled: isOpen,
    run: async () => {
      if (await closeProject()) goTo("home");
    },
  },
];
