import { goTo } from "../state/place";
import { type Command, isOpen } from "./command";

export const placeCommands: readonly Command[] = [
  {
    id: "go.home",
    group: "Go to",
    label: "Home",
    shortcut: "Alt+1",
    keywords: "start recent projects",
    enabled: () => true,
    run: () => goTo("home"),
  },
  {
    id: "go.set",
    group: "Go to",
    label: "Set",
    shortcut: "Alt+2",
    keywords: "cards gallery list",
    enabled: isOpen,
    run: () => goTo("set"),
  },
  { id: "go.decks", group: "Go to", label: "Decks", shortcut: "Alt+3", enabled: isOpen, run: () => goTo("decks") },
  {
    id: "go.template",
    group: "Go to",
    label: "Template",
    shortcut: "Alt+6",
    keywords: "layout look design layers frame",
    enabled: isOpen,
    run: () => goTo("template", "card"),
  },
  {
    id: "go.table",
    group: "Go to",
    label: "Table",
    shortcut: "Alt+5",
    keywords: "play match game bots deal",
    enabled: isOpen,
    run: () => goTo("table"),
  },
  {
    id: "go.print",
    group: "Go to",
    label: "Print",
    shortcut: "Alt+4",
    keywords: "pdf export sheets paper",
    enabled: isOpen,
    run: () => goTo("print"),
  },
];
