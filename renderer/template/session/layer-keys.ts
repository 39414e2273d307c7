import type { KeyboardEvent } from "react";
import { duplicateChosen, groupChosen, removeChosen, startRenaming, stepChosen, ungroupChosen } from "./layer-actions";

/** Keys that mean the same in the list of layers and on the canvas. They are heard there alone: elsewhere they mean cards. */
export const layerKeys = {
  remove: "Delete",
  duplicate: "Mod+D",
  group: "Mod+G",
  ungroup: "Mod+Shift+G",
  raise: "Alt+ArrowUp",
  lower: "Alt+ArrowDown",
  rename: "F2",
} as const;

/** Whether the key was one of them. */
export function hearLayerKey(event: KeyboardEvent, canEdit: boolean): boolean {
  const action = actionOf(event);
  if (!action) return false;
  event.preventDefault();
  event.stopPropagation();
  if (canEdit) action();
  return true;
}

function actionOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): (() => void) | undefined {
  const isMod = ctrlKey || metaKey;
  if (isMod && key.toLowerCase() === "d") return duplicateChosen;
  if (isMod && key.toLowerCase() === "g") return shiftKey ? ungroupChosen : groupChosen;
  if (altKey && key === "ArrowUp") return () => stepChosen(1);
  if (altKey && key === "ArrowDown") return () => stepChosen(-1);
  if (isMod || altKey) return undefined;
  if (key === "Delete" || key === "Backspace") return removeChosen;
  return key === "F2" ? () => startRenaming() : undefined;
}
