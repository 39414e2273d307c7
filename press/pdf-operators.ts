import type { Matrix } from "./geometry";
import { parsePath } from "./path-data";

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
  const ink = inkOf(hex, use);
  inks.set(key, ink);
  return ink;
}

/** Neutral ones stay one ink: black type must not be printed in four. */
function inkOf(hex: string, use: "fill" | "stroke"): string {
  const value = Number.parseInt(hex.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255];
  if (red === green && green === blue) return `${number(red / 255)} ${use === "fill" ? "g" : "G"}\n`;
  return `${numbers([red / 255, green / 255, blue / 255])} ${use === "fill" ? "rg" : "RG"}\n`;
}

export function pathOperators(d: string): string {
  let result = "";
  for (const [letter, ...values] of parsePath(d)) {
    result +=
      letter === "Z"
        ? "h\n"
        : `${numbers(values.map((value) => Math.round(value * 1000) / 1000))} ${letter === "M" ? "m" : letter === "L" ? "l" : "c"}\n`;
  }
  return result;
}

interface Ink {
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  evenOdd?: boolean;
}

export function paint(path: string, { fill, stroke, strokeWidth, evenOdd }: Ink): string {
  const inks = `${fill ? pdfInk(fill, "fill") : ""}${stroke ? `${pdfInk(stroke, "stroke")}${number(strokeWidth ?? 0.2)} w\n` : ""}`;
  return `${inks}${path}${fill && stroke ? "B" : fill ? "f" : "S"}${fill && evenOdd ? "*" : ""}\n`;
}
