import type { Limits } from "../../../schemas/limits";
import { decimalSign } from "../../state/numbers";

/** What is typed into a number field, and what it comes to. Limits may be open on either side. */

export type Range = Partial<Limits>;

const pattern = /^[-−+]?(\d+([.,]\d*)?|[.,]\d+)$/;

/** “1,5”, “−3” and “.5” are numbers; “-”, “1e9” and nothing are not yet. */
export function readNumber(text: string): number | undefined {
  const trimmed = text.trim();
  return pattern.test(trimmed) ? Number(trimmed.replace(",", ".").replace("−", "-")) : undefined;
}

/** Without the crumbs that adding tenths leaves behind. */
export const tidyNumber = (value: number): number => Math.round(value * 10_000) / 10_000;

export const writeNumber = (value: number | undefined): string =>
  value === undefined ? "" : String(tidyNumber(value)).replace(".", decimalSign());

export function isWithin(value: number, { least = -Infinity, most = Infinity, whole = false }: Range): boolean {
  return value >= least && value <= most && (!whole || Number.isInteger(value));
}

/** As near to the wanted number as the limits allow. */
export function withinRange(value: number, { least = -Infinity, most = Infinity, whole = false }: Range): number {
  const limited = Math.max(least, Math.min(most, value));
  return whole ? Math.round(limited) : tidyNumber(limited);
}

/** “0 to 50 mm”, “1 or more”; nothing where everything is allowed. */
export function rangeWords({ least, most }: Range, unit = ""): string | undefined {
  const after = unit && ` ${unit}`;
  if (least !== undefined && most !== undefined) return `${least} to ${most}${after}`;
  if (least !== undefined) return `${least}${after} or more`;
  return most === undefined ? undefined : `${most}${after} or less`;
}

/** What is wrong with a typed text, in the few words that stand under a field. */
export function faultOf(text: string, range: Range, unit?: string): string | undefined {
  const number = readNumber(text);
  if (number !== undefined && isWithin(number, range)) return undefined;
  const isFraction = number !== undefined && range.whole && !Number.isInteger(number);
  return isFraction ? "A whole number" : (rangeWords(range, unit) ?? "A number");
}

/** How far a key goes: arrows one step, with Shift or by a page ten. */
export function stepsOf(key: string, shift: boolean): number | undefined {
  const far = shift ? 10 : 1;
  switch (key) {
    case "ArrowUp":
      return far;
    case "ArrowDown":
      return -far;
    case "PageUp":
      return 10;
    case "PageDown":
      return -10;
    default:
      return undefined;
  }
}
