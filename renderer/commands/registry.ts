import { currentPlace } from "../state/place";
import { projectState } from "../state/project-state";
import { currentUi } from "../state/ui-store";
import { type Command, type CommandContext, shortcutOf } from "./command";
import { belongsToField, matchesShortcut } from "./shortcut";

/** What has been made known. Menus, palette, buttons and keys are rendered from here; it knows no room. */
const byId = new Map<string, Command>();

/** The command that a key or the native menu means, where somebody is: undo at the table means the match. */
type Meaning = (context: CommandContext, id: string) => string;
let meaning: Meaning = (_, id) => id;

/** Called once, before anything is shown. */
export function makeKnown(commands: readonly Command[], meant: Meaning): void {
  for (const command of commands) byId.set(command.id, command);
  meaning = meant;
}

export const allCommands = (): readonly Command[] => [...byId.values()];

export function commandById(id: string): Command {
  const command = byId.get(id);
  if (!command) throw new Error(`No such command: ${id}`);
  return command;
}

export function commandContext(): CommandContext {
  const { name, item } = currentPlace();
  return { place: name, item, project: projectState.getState(), ui: currentUi() };
}

/** True when the command could run. */
export function runCommand(id: string): boolean {
  const command = byId.get(id);
  const context = commandContext();
  if (!command?.enabled(context)) return false;
  void command.run(context);
  return true;
}

export const meantCommand = (id: string): Command => commandById(meaning(commandContext(), id));

/** The keys of a command, also of one that has them only while it stands for another. */
export function keysOf(command: Command, context: CommandContext): string | undefined {
  const stoodFor = allCommands().find(({ id }) => id !== command.id && meaning(context, id) === command.id);
  return shortcutOf(stoodFor ?? command, context);
}

/** What a key press means now, if anything. */
export function commandForKey(event: KeyboardEvent): Command | undefined {
  const context = commandContext();
  const isMeant = (shortcut: string | undefined): boolean =>
    shortcut !== undefined && matchesShortcut(event, shortcut) && !belongsToField(event.target, shortcut);
  for (const command of allCommands()) {
    if (!isMeant(shortcutOf(command, context)) && !isMeant(command.also)) continue;
    const meant = commandById(meaning(context, command.id));
    // Undo that means the match never means the project, also when there is nothing to take back.
    if (meant !== command || meant.enabled(context)) return meant;
  }
  return undefined;
}
