import type { Matrix } from "./geometry";
import { parsePath, type Segment } from "./path-data";
import type { PdfInks } from "./pdf-inks";

/** The page description of a PDF, operator by operator. */

export const number = (value: number): string => {
  const rounded = Math.round(value * 10_000) / 10_000;
  return Object.is(rounded, -0) ? "0" : String(rounded);
};
export const numbers = (values: readonly number[]): string => values.map(number).join(" ");
/** Matrices of large icons have small numbers that matter. */
export const precise = (matrix: Matrix): string => matrix.map((value) => String(Number(value.toFixed(7)))).join(" ");

/** `isShrunk`: drawn at a fifth of its coordinates or less, as symbols of the library are. */
export function pathOperators(d: string, isShrunk = false): string {
  const segments = parsePath(d);
  const round = rounding(segments, isShrunk);
  let result = "";
  for (const [letter, ...values] of segments) {
    result +=
      letter === "Z" ? "h\n" : `${values.map(round).join(" ")} ${letter === "M" ? "m" : letter === "L" ? "l" : "c"}\n`;
  }
  return result;
}

/** To a thousandth, which is nothing in millimetres; tiny coordinates are about to be enlarged. */
function rounding(segments: readonly Segment[], isShrunk: boolean): (value: number) => number {
  let largest = 0;
  for (const [, ...values] of segments) for (const value of values) largest = Math.max(largest, Math.abs(value));
  const parts = largest < 2 ? 1_000_000 : isShrunk ? 10 : 1000;
  // Adding nothing makes a negative nothing a plain one.
  return (value) => Math.round(value * parts) / parts + 0;
}

interface Ink {
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  cap?: "round";
  evenOdd?: boolean;
}

/** A line without width is none, as in SVG; a PDF would draw the thinnest that a printer has. */
const isStroked = ({ stroke, strokeWidth = usualStroke }: Ink): boolean => stroke !== undefined && strokeWidth > 0;
const usualStroke = 0.2;

/** The colours, and the width and the ends of the line. */
export function inkOf(ink: Ink, inks: PdfInks): string {
  const filled = ink.fill ? inks.choose(ink.fill, "fill") : "";
  if (!isStroked(ink)) return filled;
  const { stroke = "", strokeWidth = usualStroke, cap } = ink;
  return `${filled}${inks.choose(stroke, "stroke")}${number(strokeWidth)} w\n${cap ? "1 J\n" : ""}`;
}

/** The operator that paints a path; `n` paints nothing. */
export function paintedWith(ink: Ink): "B" | "B*" | "f" | "f*" | "S" | "n" {
  if (!ink.fill) return isStroked(ink) ? "S" : "n";
  const operator = isStroked(ink) ? "B" : "f";
  return ink.evenOdd ? `${operator}*` : operator;
}

export const paint = (path: string, ink: Ink, inks: PdfInks): string =>
  `${inkOf(ink, inks)}${path}${paintedWith(ink)}\n`;
