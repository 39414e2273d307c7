import { chooseSettings, currentSettings, remember, subscribeSettings } from "../state/settings";
import { setUi, showDialog } from "../state/ui-store";
import { type Command, isOpen } from "./command";

const theme = (id: "light" | "dark" | "system", label: string): Command => ({
  id: `view.theme.${id}`,
  group: "View",
  label: `Theme: ${label}`,
  keywords: "colours dark light night",
  reads: [subscribeSettings],
  enabled: () => currentSettings().theme !== id,
  run: () => chooseSettings({ theme: id }),
});

export const viewCommands: readonly Command[] = [
  {
    id: "view.palette",
    group: "View",
    label: "Search cards and commands",
    shortcut: "Mod+K",
    enabled: () => true,
    run: () => showDialog({ kind: "palette" }),
  },
  {
    id: "view.problems",
    group: "View",
    label: ({ ui }) => (ui.problemsOpen ? "Hide problems" : "Show problems"),
    shortcut: "Mod+Shift+M",
    enabled: isOpen,
    run: ({ ui }) => setUi({ problemsOpen: !ui.problemsOpen }),
  },
  {
    id: "view.gallery",
    group: "View",
    label: "Show the set as cards",
    keywords: "gallery grid",
    enabled: (context) => isOpen(context) && context.place === "set" && context.item === undefined,
    run: () => remember("set.view", "cards"),
  },
  {
    id: "view.list",
    group: "View",
    label: "Show the set as a list",
    keywords: "table rows",
    enabled: (context) => isOpen(context) && context.place === "set" && context.item === undefined,
    run: () => remember("set.view", "list"),
  },
  {
    id: "view.sheet",
    group: "View",
    label: "Show the set as a sheet",
    keywords: "spreadsheet table cells columns edit many",
    enabled: (context) => isOpen(context) && context.place === "set" && context.item === undefined,
    run: () => remember("set.view", "sheet"),
  },
  {
    id: "view.statistics",
    group: "View",
    label: "Show the set as statistics",
    keywords: "charts curve numbers rarity distribution holes count",
    enabled: (context) => isOpen(context) && context.place === "set" && context.item === undefined,
    run: () => remember("set.view", "statistics"),
  },
  theme("light", "Paper (light)"),
  theme("dark", "Felt (dark)"),
  theme("system", "as the system"),
  {
    id: "view.shortcuts",
    group: "View",
    label: "Keyboard shortcuts",
    shortcut: "Mod+/",
    also: "?",
    keywords: "keys help",
    enabled: () => true,
    run: () => showDialog({ kind: "shortcuts" }),
  },
];
