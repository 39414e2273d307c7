import { channels } from "./colour";
import type { Matrix } from "./geometry";
import { parsePath, type Segment } from "./path-data";

/** The page description of a PDF, operator by operator. */

export const number = (value: number): string => {
  const rounded = Math.round(value * 10_000) / 10_000;
  return Object.is(rounded, -0) ? "0" : String(rounded);
};
export const numbers = (values: readonly number[]): string => values.map(number).join(" ");
/** Matrices of large icons have small numbers that matter. */
export const precise = (matrix: Matrix): string => matrix.map((value) => String(Number(value.toFixed(7)))).join(" ");

const inks = new Map<string, string>();
const inkLimit = 1000;

/** The operator that chooses a colour. */
export function pdfInk(hex: string, use: "fill" | "stroke"): string {
  const key = hex + use;
  const known = inks.get(key);
  if (known !== undefined) return known;
  if (inks.size >= inkLimit) inks.clear();
  const ink = chosen(hex, use);
  inks.set(key, ink);
  return ink;
}

/** Neutral ones stay one ink: black type must not be printed in four. */
function chosen(hex: string, use: "fill" | "stroke"): string {
  const [red, green, blue] = channels(hex);
  if (red === green && green === blue) return `${number(red / 255)} ${use === "fill" ? "g" : "G"}\n`;
  return `${numbers([red / 255, green / 255, blue / 255])} ${use === "fill" ? "rg" : "RG"}\n`;
}

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
export function inkOf(ink: Ink): string {
  const filled = ink.fill ? pdfInk(ink.fill, "fill") : "";
  if (!isStroked(ink)) return filled;
  const { stroke = "", strokeWidth = usualStroke, cap } = ink;
  return `${filled}${pdfInk(stroke, "stroke")}${number(strokeWidth)} w\n${cap ? "1 J\n" : ""}`;
}

/** The operator that paints a path; `n` paints nothing. */
export function paintedWith(ink: Ink): "B" | "B*" | "f" | "f*" | "S" | "n" {
  if (!ink.fill) return isStroked(ink) ? "S" : "n";
  const operator = isStroked(ink) ? "B" : "f";
  return ink.evenOdd ? `${operator}*` : operator;
}

export const paint = (path: string, ink: Ink): string => `${inkOf(ink)}${path}${paintedWith(ink)}\n`;
