import { useMemo } from "react";
import { remember, useSettings } from "../../state/settings";
import { formatGuides, type Guide, parseGuides } from "../model/guides";

export interface Guides {
  guides: readonly Guide[];
  set(guides: readonly Guide[]): void;
}

/** Remembered for faces and for backs. */
export function useGuides(template: string): Guides {
  const key = `template.guides.${template}`;
  const text = useSettings(({ layout }) => String(layout[key] ?? ""));
  return useMemo(
    () => ({ guides: parseGuides(text), set: (guides) => remember(key, formatGuides(guides)) }),
    [text, key],
  );
}
