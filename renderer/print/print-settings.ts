import { useMemo } from "react";
import type { PrintSettings } from "../../main/api";
import type { Marks, PaperName } from "../../press/sheet";
import { remember, useSettings } from "../state/settings";

/** The last settings a person used, on any project. What to print belongs to the project and is chosen anew. */
export type SheetChoice = Pick<PrintSettings, "paper" | "orientation" | "margin" | "gutter" | "bleed" | "marks">;

export const paperNames: Record<PaperName, string> = {
  a4: "A4 (210 × 297 mm)",
  a3: "A3 (297 × 420 mm)",
  letter: "Letter (8½ × 11 in)",
  legal: "Legal (8½ × 14 in)",
};
export const marksNames: Record<Marks, string> = {
  lines: "Cut lines across the sheet",
  edges: "Lines at the paper's edges",
  crop: "Short crop marks",
  none: "None",
};

const defaults: SheetChoice = { paper: "a4", orientation: "portrait", margin: 8, gutter: 0, bleed: 0, marks: "lines" };
const limits = { margin: 50, gutter: 20, bleed: 10 } as const;
export type Length = keyof typeof limits;
export const limitOf = (length: Length): number => limits[length];

const key = (name: keyof SheetChoice): string => `print.${name}`;
const oneOf = <T extends string>(value: unknown, known: Record<T, unknown>, fallback: T): T =>
  typeof value === "string" && Object.hasOwn(known, value) ? (value as T) : fallback;

export function useSheetChoice(): SheetChoice {
  const layout = useSettings((settings) => settings.layout);
  return useMemo(() => {
    const stored = (name: keyof SheetChoice) => layout[key(name)];
    const length = (name: Length): number => {
      const value = stored(name);
      return typeof value === "number" && value >= 0 && value <= limits[name] ? value : defaults[name];
    };
    return {
      paper: oneOf(stored("paper"), paperNames, defaults.paper),
      orientation: oneOf(stored("orientation"), { portrait: 0, landscape: 0, best: 0 }, defaults.orientation),
      margin: length("margin"),
      gutter: length("gutter"),
      bleed: length("bleed"),
      marks: oneOf(stored("marks"), marksNames, defaults.marks),
    };
  }, [layout]);
}

export const choose = <K extends keyof SheetChoice>(name: K, value: SheetChoice[K]): void => remember(key(name), value);
