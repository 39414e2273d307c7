import { currentSettings, remember } from "../state/settings";

/** What was chosen lately in the palette, by key, the latest first. */

const key = "palette.recent";
const most = 8;
/** As much as a setting may hold. */
const longest = 400;

export function recentChoices(): readonly string[] {
  const kept = currentSettings().layout[key];
  return typeof kept === "string" ? kept.split("\n").filter(Boolean) : [];
}

export function noteChoice(chosen: string): void {
  let kept = [chosen, ...recentChoices().filter((other) => other !== chosen)].slice(0, most);
  while (kept.join("\n").length > longest) kept = kept.slice(0, -1);
  remember(key, kept.join("\n"));
}
