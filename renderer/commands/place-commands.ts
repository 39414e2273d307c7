import { goTo, type PlaceName, placeNames } from "../state/place";
import { type Command, type CommandContext, compositionOf, isOpen } from "./command";

/** The places that there are now, in the order of the sidebar. */
export const placesNow = (context: CommandContext): readonly PlaceName[] =>
  placeNames.filter(
    (name) => name === "home" || (isOpen(context) && (name !== "components" || compositionOf(context) !== undefined)),
  );

/** Alt and its number in the sidebar. */
const numberOf = (name: PlaceName) => (context: CommandContext) => {
  const at = placesNow(context).indexOf(name);
  return at < 0 ? undefined : `Alt+${at + 1}`;
};

const placed = (name: PlaceName): Pick<Command, "group" | "shortcut" | "enabled"> => ({
  group: "Go to",
  shortcut: numberOf(name),
  enabled: (context) => placesNow(context).includes(name),
});

export const placeCommands: readonly Command[] = [
  {
    id: "go.home",
    ...placed("home"),
    label: "Home",
    keywords: "start recent projects",
    run: () => goTo("home"),
  },
  {
    id: "go.set",
    ...placed("set"),
    label: "Set",
    keywords: "cards gallery list",
    run: () => goTo("set"),
  },
  {
    id: "go.components",
    ...placed("components"),
    label: "Components",
    keywords: "base cards composition code",
    run: () => goTo("components"),
  },
  {
    id: "go.decks",
    ...placed("decks"),
    label: "Decks",
    keywords: "lists of cards",
    run: () => goTo("decks"),
  },
  {
    id: "go.template",
    ...placed("template"),
    label: "Template",
    keywords: "layout look design layers frame",
    run: () => goTo("template", "card"),
  },
  {
    id: "go.table",
    ...placed("table"),
    label: "Table",
    keywords: "play match game bots deal",
    run: () => goTo("table"),
  },
  {
    id: "go.print",
    ...placed("print"),
    label: "Print",
    keywords: "pdf export sheets paper",
    run: () => goTo("print"),
  },
];
