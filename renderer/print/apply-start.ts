import { tell } from "../state/notices";
import type { Start } from "./choices";
import { choose, currentPrint } from "./print-memory";

/** Ready-made settings. The ones that were there before are one click away. */
export function applyStart({ name, settings }: Start): void {
  const before = currentPrint().settings;
  const cleared = Object.fromEntries(Object.keys(settings).map((key) => [key, undefined]));
  choose(settings);
  tell({
    tone: "info",
    message: `Settings for “${name}”.`,
    action: { label: "Undo", run: () => choose({ ...cleared, ...before }) },
  });
}
