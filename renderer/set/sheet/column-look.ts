import type { SheetColumn } from "../../../project/sheet/sheet-columns";
import { columnWidths } from "../../../schemas/manifest";

/** A column with the place that it takes. */
export interface ShownColumn {
  column: SheetColumn;
  /** Pixels. */
  width: number;
}

const { least, most } = columnWidths;
export const fittedWidth = (width: number): number => Math.round(Math.max(least, Math.min(most, width)));

const byName: Readonly<Record<string, number>> = {
  name: 184,
  art: 136,
  keywords: 176,
  "printed.text": 340,
  "card.problems": 260,
};
const byKind = { text: 128, number: 64, flag: 72, choice: 104, list: 136, counts: 152, data: 120 } as const;

/** Until somebody moves its edge. */
export function usualWidth({ name, title, field, isNumber }: SheetColumn): number {
  const least = byName[name] ?? (field ? byKind[field.kind] : isNumber ? 72 : 128);
  return Math.max(least, Math.min(176, 34 + 7 * lastPart(title).length));
}

const parting = " › ";
/** “Art › Artist” is an artist, of art. */
export const lastPart = (title: string): string => title.split(parting).at(-1)!;
export const partsBefore = (title: string): string => title.split(parting).slice(0, -1).join(parting);
