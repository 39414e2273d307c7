import type { ContentWriter } from "./content-writer";
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
export function writeMatrix(matrix: Matrix, out: ContentWriter): void {
  for (const value of matrix) out.number(value, 10_000_000);
  out.text("cm\n");
}

/** `isShrunk`: drawn at a fifth of its coordinates or less, as symbols of the library are. */
export function writePath(d: string, out: ContentWriter, isShrunk = false): void {
  const segments = parsePath(d);
  const parts = fineness(segments, isShrunk);
  for (const segment of segments) {
    for (let at = 1; at < segment.length; at++) out.number(segment[at] as number, parts);
    out.text(operators[segment[0]]);
  }
}

const operators = { M: "m\n", L: "l\n", C: "c\n", Z: "h\n" };

/** To a thousandth, which is nothing in millimetres; tiny coordinates are about to be enlarged. */
function fineness(segments: readonly Segment[], isShrunk: boolean): number {
  const isLarge = (value: number | string): boolean => typeof value === "number" && Math.abs(value) >= 2;
  if (!segments.some((segment) => segment.some(isLarge))) return 1_000_000;
  return isShrunk ? 10 : 1000;
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
