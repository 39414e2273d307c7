import type { TableValue, ValuePart } from "./table-view";

/**
 * Takes down what a number is made of, while it is computed: functions that compute numbers take one from whoever wants to
 * know, so that nothing is computed in a second way. `by` is the card whose printed words make it so.
 */
export type Tally = (n: number, says: string, by?: string) => void;

/** A number for the table with what it is made of. */
export function tallied(
  about: Omit<TableValue, "value" | "parts">,
  compute: (tally: Tally) => number,
  shown: (n: number) => number | string = (n) => n,
): TableValue {
  const parts: ValuePart[] = [];
  const n = compute((n, says, by) => parts.push({ n, says, ...(by === undefined ? {} : { by }) }));
  return { ...about, value: shown(n), ...(parts.length > 0 ? { parts } : {}) };
}
