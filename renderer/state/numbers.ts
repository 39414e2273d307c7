import type { AppSettings } from "../../schemas/app-settings";

/** How the studio writes numbers and dates: as the person chose (`settings.ts`). Files and formulas keep their own. */

let language: AppSettings["numbers"] = "en-GB";
/** Made once: making it takes longer than writing a number. */
let format = new Intl.NumberFormat(language);
let sign = ".";

export function writeNumbersAs(chosen: AppSettings["numbers"]): void {
  language = chosen;
  format = new Intl.NumberFormat(chosen);
  sign = format.formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? ".";
}

/** "10,000". */
export const inNumbers = (n: number): string => format.format(n);

/** Between ones and tenths. */
export const decimalSign = (): string => sign;

/** "31 May 2026". */
export const onDay = (then: Date): string =>
  then.toLocaleDateString(language, { day: "numeric", month: "short", year: "numeric" });

/** "31 May, 14:05". */
export const atTime = (then: Date): string =>
  then.toLocaleString(language, { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
