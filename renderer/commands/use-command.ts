import { usePlace } from "../state/place";
import { useProject } from "../state/project-store";
import { useUi } from "../state/ui-store";
import { labelOf } from "./command";
import { commandById, runCommand } from "./registry";
import { ariaShortcut, shortcutLabel } from "./shortcut";

export interface BoundCommand {
  id: string;
  label: string;
  enabled: boolean;
  /** For people; empty when there is none. */
  shortcut: string;
  ariaShortcut: string | undefined;
  run(): void;
}

/** A command as a button or menu item shows it. */
export function useCommand(id: string): BoundCommand {
  const command = commandById(id);
  const { name, item } = usePlace();
  const project = useProject();
  const ui = useUi((state) => state);
  const context = { place: name, item, project, ui };
  return {
    id,
    label: labelOf(command, context),
    enabled: command.enabled(context),
    shortcut: command.shortcut ? shortcutLabel(command.shortcut) : "",
    ariaShortcut: command.shortcut ? ariaShortcut(command.shortcut) : undefined,
    run: () => runCommand(id),
  };
}
