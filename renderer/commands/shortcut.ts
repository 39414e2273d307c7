const isMac = typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.platform);

const keyNames: Record<string, string> = {
  Mod: isMac ? "⌘" : "Ctrl",
  Alt: isMac ? "⌥" : "Alt",
  Shift: isMac ? "⇧" : "Shift",
  Delete: "Del",
  Escape: "Esc",
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
};

/** For people: "Ctrl+Shift+Z", or "⇧⌘Z". */
export const shortcutLabel = (shortcut: string): string =>
  shortcut
    .split("+")
    .map((key) => keyNames[key] ?? key)
    .join(isMac ? "" : "+");

/** For `aria-keyshortcuts`. */
export const ariaShortcut = (shortcut: string): string => shortcut.replace("Mod", isMac ? "Meta" : "Control");

interface KeyPress {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

export function matchesShortcut(press: KeyPress, shortcut: string): boolean {
  const parts = shortcut.split("+");
  const key = parts.at(-1) ?? "";
  const wants = (modifier: string) => parts.includes(modifier);
  const mod = isMac ? press.metaKey : press.ctrlKey;
  const otherMod = isMac ? press.ctrlKey : press.metaKey;
  if (mod !== wants("Mod") || otherMod || press.altKey !== wants("Alt")) return false;
  // Whether a sign needs Shift is up to the keyboard.
  const isSign = /^[^\p{L}\p{N}]$/u.test(key);
  if (!isSign && press.shiftKey !== wants("Shift")) return false;
  // With Alt held, many keyboards report another character, so letters and digits go by their place.
  if (press.altKey && /^[A-Z]$/.test(key)) return press.code === `Key${key}`;
  if (/^\d$/.test(key)) return press.code === `Digit${key}` || press.key === key;
  return press.key.toLowerCase() === key.toLowerCase();
}

/** Bare keys and the browser's own text editing stay with a field that has the focus. */
export function belongsToField(target: EventTarget | null, shortcut: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const field = target.closest(
    "input:not([type=range]):not([type=checkbox]), textarea, select, [contenteditable=true], .monaco-editor",
  );
  if (!field) return false;
  if (!shortcut.includes("Mod") && !shortcut.includes("Alt") && !/(^|\+)F\d+$/.test(shortcut)) return true;
  const isTextEditing = /^Mod\+(Shift\+)?[AZYCXV]$/.test(shortcut);
  return isTextEditing && !field.closest("[data-edits-project]");
}
