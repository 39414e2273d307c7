import { useMemo, useSyncExternalStore } from "react";
import { subscribePlace } from "../state/place";
import { projectState } from "../state/project-state";
import { subscribeUi } from "../state/ui-store";
import { type Command, labelOf } from "./command";
import { commandById, commandContext, keysOf, runCommand } from "./registry";
import { ariaShortcut, shortcutLabel } from "./shortcut";

interface BoundCommand {
  id: string;
  label: string;
  enabled: boolean;
  /** For people; empty when there is none. */
  shortcut: string;
  ariaShortcut: string | undefined;
  run(): void;
}

/** To the context that every command gets, and to what it declares that it reads besides. */
const subscriptionOf = (reads: Command["reads"] = []) => {
  const sources = [subscribePlace, projectState.subscribe, subscribeUi, ...reads];
  return (changed: () => void) => {
    const stops = sources.map((source) => source(changed));
    return () => {
      for (const stop of stops) stop();
    };
  };
};

/** A command as a button or menu item shows it. Drawn again only when its label or availability changes. */
export function useCommand(id: string): BoundCommand {
  const command = commandById(id);
  const subscribe = useMemo(() => subscriptionOf(command.reads), [command]);
  const label = useSyncExternalStore(subscribe, () => labelOf(command, commandContext()));
  const shortcut = useSyncExternalStore(subscribe, () => keysOf(command, commandContext()));
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
