/** Numbers that a workbook shows as something else: days, times and hundredths are numbers with a format. */

export type NumberFormat = "date" | "time" | "moment" | "percent" | undefined;

/** What spreadsheets know by a number alone, in all languages. */
const known: readonly [from: number, to: number, format: NumberFormat][] = [
  [9, 10, "percent"],
  [14, 17, "date"],
  [18, 21, "time"],
  [22, 22, "moment"],
  [27, 31, "date"],
  [32, 35, "time"],
  [36, 36, "date"],
  [45, 47, "time"],
  [50, 58, "date"],
];

/** `code`: as it is written for a format that isn't known by its number, such as `yyyy\-mm\-dd;@`. */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) return known.find(([from, to]) => id >= from && id <= to)?.[2];
  // Without texts, colours, conditions and what is only said for negative numbers.
  const signs = code
    .replaceAll(/"[^"]*"|\\.|_.|\*./g, "")
    .replaceAll(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, "")
    .split(";")[0]!
    .toLowerCase();
  if (signs.includes("general")) return undefined;
  const hasTime = /[hs]/.test(signs);
  const hasDay = /[yd]/.test(signs) || (signs.includes("m") && !hasTime);
  if (hasDay) return hasTime ? "moment" : "date";
  if (hasTime) return "time";
  return signs.includes("%") ? "percent" : undefined;
}

const dayMs = 86_400_000;
/** Day 0 of spreadsheets, which count a 29 February 1900; of some, days begin four years later. */
const dayZero = { usual: Date.UTC(1899, 11, 30), since1904: Date.UTC(1904, 0, 1) };

/** As one would type it; days as the standard has them, whatever the language of the workbook. */
export function formatted(value: number, format: NumberFormat, isSince1904: boolean): string | undefined {
  if (format === "percent") return `${Number((value * 100).toPrecision(12))}%`;
  if (format === "time") return clock(value);
  const at = (isSince1904 ? dayZero.since1904 : dayZero.usual) + Math.round(value * 86_400) * 1000;
  // A number that is no day of spreadsheets stays one.
  if (format === undefined || value < 0 || at >= Date.UTC(10_000, 0, 1)) return undefined;
  const day = new Date(Math.floor(at / dayMs) * dayMs).toISOString().slice(0, 10);
  return format === "date" ? day : `${day} ${clock((at % dayMs) / dayMs)}`;
}

function clock(days: number): string {
  const seconds = Math.round(days * 86_400);
  const two = (n: number): string => String(n).padStart(2, "0");
  const clocked = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}`;
  return seconds % 60 === 0 ? clocked : `${clocked}:${two(seconds % 60)}`;
}
