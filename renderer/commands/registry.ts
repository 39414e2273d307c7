import { editorCommands } from "../editor/editor-commands";
import { currentPlace } from "../state/place";
import { projectState } from "../state/project-state";
import { currentUi } from "../state/ui-store";
import { cardCommands } from "./card-commands";
import { type Command, type CommandContext, labelOf, shortcutOf } from "./command";
import { componentCommands } from "./component-commands";
import { deckCommands } from "./deck-commands";
import { editCommands } from "./edit-commands";
import { helpCommands } from "./help-commands";
import { placeCommands } from "./place-commands";
import { printCommands } from "./print-commands";
import { projectCommands } from "./project-commands";
import { belongsToField, matchesShortcut } from "./shortcut";
import { tableCommands } from "./table-commands";
import { templateCommands } from "./template-commands";
import { viewCommands } from "./view-commands";

/** Every command of the studio. Menus, palette, buttons and keys are rendered from here. */
export const commands: readonly Command[] = [
  ...cardCommands,
  ...componentCommands,
  ...deckCommands,
  ...editorCommands,
  ...editCommands,
  ...placeCommands,
  ...templateCommands,
  ...tableCommands,
  ...printCommands,
  ...viewCommands,
  ...projectCommands,
  ...helpCommands,
];

const byId = new Map(commands.map((command) => [command.id, command]));

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

/** What a key press means now, if anything. */
export function commandForKey(event: KeyboardEvent): Command | undefined {
  const context = commandContext();
  const isMeant = (shortcut: string | undefined): boolean =>
    shortcut !== undefined && matchesShortcut(event, shortcut) && !belongsToField(event.target, shortcut);
  return commands.find(
    (command) => (isMeant(shortcutOf(command, context)) || isMeant(command.also)) && command.enabled(context),
  );
}

export { labelOf };
