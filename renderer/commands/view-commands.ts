import { goTo } from "../state/place";
import { chooseSettings, currentSettings, remember, subscribeSettings } from "../state/settings";
import { setUi, showDialog } from "../state/ui-store";
import { type Command, isOpen } from "./command";
import { goToNextPart } from "./window-parts";

const theme = (id: "light" | "dark" | "system", label: string): Command => ({
  id: `view.theme.${id}`,
  group: "View",
  label: `Theme: ${label}`,
  keywords: "colours dark light night",
  reads: [subscribeSettings],
  enabled: () => currentSettings().theme !== id,
  run: () => chooseSettings({ theme: id }),
});

/** Found from every room, and leads to the set. */
const setView = (id: string, view: string, label: string, keywords: string): Command => ({
  id,
  group: "View",
  label,
  keywords,
  enabled: isOpen,
  run: () => {
    remember("set.view", view);
    goTo("set");
  },
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
  setView("view.gallery", "cards", "Show the set as cards", "gallery grid"),
  setView("view.list", "list", "Show the set as a list", "table rows"),
  setView("view.sheet", "sheet", "Show the set as a sheet", "spreadsheet table cells columns edit many"),
  setView(
    "view.statistics",
    "statistics",
    "Show the set as statistics",
    "charts curve numbers rarity distribution holes count",
  ),
  setView(
    "view.translations",
    "translations",
    "Show the set's translations",
    "language translate german french missing outdated",
  ),
  theme("light", "Paper (light)"),
  theme("dark", "Felt (dark)"),
  theme("system", "as the system"),
  {
    id: "view.next-part",
    group: "View",
    label: "To the next part of the window",
    shortcut: "F6",
    keywords: "focus keyboard panel region",
    enabled: () => true,
    run: () => goToNextPart(1),
  },
  {
    id: "view.former-part",
    group: "View",
    label: "To the part of the window before",
    shortcut: "Shift+F6",
    keywords: "focus keyboard panel region",
    enabled: () => true,
    run: () => goToNextPart(-1),
  },
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
