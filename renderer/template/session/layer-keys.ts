import type { KeyboardEvent } from "react";
import { matchesShortcut } from "../../commands/shortcut";
import { duplicateChosen, groupChosen, removeChosen, startRenaming, stepChosen, ungroupChosen } from "./layer-actions";

/** Keys that mean the same in the list of layers and on the canvas. They are heard there alone: elsewhere they mean cards. */
const layerKeys: readonly [keys: string, action: () => void][] = [
  ["Delete", removeChosen],
  ["Backspace", removeChosen],
  ["Mod+D", duplicateChosen],
  ["Mod+G", groupChosen],
  ["Mod+Shift+G", ungroupChosen],
  ["Alt+ArrowUp", () => stepChosen(1)],
  ["Alt+ArrowDown", () => stepChosen(-1)],
  ["F2", () => startRenaming()],
];

/** Whether the key was one of them. */
export function hearLayerKey(event: KeyboardEvent, canEdit: boolean): boolean {
  const heard = layerKeys.find(([keys]) => matchesShortcut(event, keys));
  if (!heard) return false;
  event.preventDefault();
  event.stopPropagation();
  if (canEdit) heard[1]();
  return true;
}
