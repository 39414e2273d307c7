import { useSyncExternalStore } from "react";
import { subscribePlace } from "../state/place";
import { projectState } from "../state/project-state";
import { subscribeUi } from "../state/ui-store";
import { subscribeTemplateRoom } from "../template/session/template-store";
import { labelOf, shortcutOf } from "./command";
import { commandById, commandContext, runCommand } from "./registry";
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

function subscribe(changed: () => void): () => void {
  const stops = [
    subscribePlace(changed),
    projectState.subscribe(changed),
    subscribeUi(changed),
    subscribeTemplateRoom(changed),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** A command as a button or menu item shows it. Drawn again only when its label or availability changes. */
export function useCommand(id: string): BoundCommand {
  const command = commandById(id);
  const label = useSyncExternalStore(subscribe, () => labelOf(command, commandContext()));
  const shortcut = useSyncExternalStore(subscribe, () => shortcutOf(command, commandContext()));
  const enabled = useSyncExternalStore(subscribe, () => command.enabled(commandContext()));
  return {
    id,
    label,
    enabled,
    shortcut: shortcut ? shortcutLabel(shortcut) : "",
    ariaShortcut: shortcut ? ariaShortcut(shortcut) : undefined,
    run: () => runCommand(id),
  };
}
