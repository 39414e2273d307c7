import type { Worth } from "../../project/worth";

/** What people read of a card's worth. */

/** In tenths, as “5.2” or “4”. */
export const figure = (n: number): string => String(Math.round(n * 10) / 10 + 0);

export function worthInShort({ value }: Pick<Worth, "value">): string {
  return value === undefined ? "unknown" : figure(value);
}

/** “Body 3.2, Movement 0.4”. */
export const partsInWords = ({ parts, failed }: Worth): string =>
  [
    ...parts.map(({ part, value }) => `${part} ${figure(value)}`),
    ...failed.map(({ part, reason }) => `${part}: ${reason}`),
  ].join(", ");

/** How the two differ, where that is unusual. */
export function remarkOn({ value, cost, isUnusual }: Worth): string | undefined {
  if (value === undefined || !isUnusual) return undefined;
  return `${figure(Math.abs(value - cost))} ${value > cost ? "more" : "less"} than it costs`;
}
