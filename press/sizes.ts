import type { PaperName } from "../schemas/print-settings";

export type { PaperName } from "../schemas/print-settings";

import { readSides } from "./units";

/** Papers and cards by name, in mm. Anything else is given as width and height: `63x88`. */

export interface Size {
  width: number;
  height: number;
}

/** Upright. */
export const papers: Readonly<Record<PaperName, Size>> = {
  a4: { width: 210, height: 297 },
  a3: { width: 297, height: 420 },
  a5: { width: 148, height: 210 },
  b4: { width: 250, height: 353 },
  b5: { width: 176, height: 250 },
  letter: { width: 215.9, height: 279.4 },
  legal: { width: 215.9, height: 355.6 },
  tabloid: { width: 279.4, height: 431.8 },
};

/** Trimmed. */
export const cardSizes: Readonly<Record<string, Size>> = {
  poker: { width: 63, height: 88 },
  bridge: { width: 57, height: 89 },
  mini: { width: 44, height: 68 },
  tarot: { width: 70, height: 120 },
  square: { width: 70, height: 70 },
};

/** The least and the most that a side may measure. */
export const paperSides = { least: 30, most: 2000 } as const;
export const cardSides = { least: 10, most: 400 } as const;

function readSize(
  text: string,
  named: Readonly<Record<string, Size>>,
  { least, most }: { least: number; most: number },
): Size | undefined {
  const name = text.trim().toLowerCase();
  if (Object.hasOwn(named, name)) return named[name];
  const size = readSides(text);
  return size && Math.min(size.width, size.height) >= least && Math.max(size.width, size.height) <= most
    ? size
    : undefined;
}

export const readCardSize = (text: string): Size | undefined => readSize(text, cardSizes, cardSides);
export const readPaper = (text: string): Size | undefined => readSize(text, papers, paperSides);

export const isSameSize = (a: Size, b: Size): boolean =>
  Math.abs(a.width - b.width) < 1e-6 && Math.abs(a.height - b.height) < 1e-6;

/** As it lies on its side. */
export const turnedSize = ({ width, height }: Size): Size => ({ width: height, height: width });

/** What of a divider stands out above the cards, mm. */
export const dividerTab = 10;
