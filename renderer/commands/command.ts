import type { Composition } from "../../engine/core/card-game";
import { cardGame } from "../../engine/games/registry";
import { gameOf } from "../state/manifest";
import type { PlaceName } from "../state/place";
import type { ProjectState } from "../state/project-state";
import type { UiState } from "../state/ui-store";

/** What a command may look at. It never sees React, so it can be run from a key, a menu, the palette or a test. */
export interface CommandContext {
  place: PlaceName;
  /** The card or component being edited, or the deck being built. */
  item: string | undefined;
  project: ProjectState;
  ui: UiState;
}

/** Tells when something changed; answers with a way to stop. */
export type Source = (changed: () => void) => () => void;

export const commandGroups = [
  "Card",
  "Component",
  "Keyword",
  "Deck",
  "Template",
  "Table",
  "Print",
  "Edit",
  "Go to",
  "View",
  "Project",
] as const;

export interface Command {
  id: string;
  group: (typeof commandGroups)[number];
  label: string | ((context: CommandContext) => string);
  /** Such as "Mod+Shift+Z"; Mod is Ctrl, or ⌘ on a Mac. */
  shortcut?: string | ((context: CommandContext) => string | undefined);
  /** Another key that does the same. */
  also?: string;
  /** Words a person may type for it besides its label. */
  keywords?: string;
  /** Whatever its label and availability depend on besides the context. */
  reads?: readonly Source[];
  enabled(context: CommandContext): boolean;
  /** May go on after it returns; what can fail says so itself. */
  run(context: CommandContext): unknown;
}

export const labelOf = ({ label }: Command, context: CommandContext): string =>
  typeof label === "string" ? label : label(context);

export const shortcutOf = ({ shortcut }: Command, context: CommandContext): string | undefined =>
  typeof shortcut === "function" ? shortcut(context) : shortcut;

export const isOpen = ({ project }: CommandContext): boolean => project.phase === "open";
export const isWritable = ({ project }: CommandContext): boolean => project.phase === "open" && !project.open?.readOnly;

/** The composition of the open project's cards, in games whose cards are composed. */
export const compositionOf = ({ project }: CommandContext): Composition | undefined => {
  const game = project.phase === "open" ? gameOf(project) : undefined;
  return game && cardGame(game).composition;
};

/** Whether cards of the open project take keywords. */
export function hasKeywords({ project }: CommandContext): boolean {
  const game = project.phase === "open" ? gameOf(project) : undefined;
  return game !== undefined && cardGame(game).keywords !== undefined;
}

/** The cards a card command means: the one in the editor, otherwise those selected in the set. */
export function chosenCards({ place, item, ui }: CommandContext): readonly string[] {
  if (place !== "set") return [];
  return item === undefined ? [...ui.selection] : [item];
}
