/** Papers and cards by name, in mm. Anything else is given as width and height: `63x88`. */

export interface Size {
  width: number;
  height: number;
}

export type PaperName = "a4" | "a3" | "letter" | "legal";

/** Upright. */
export const papers: Readonly<Record<PaperName, Size>> = {
  a4: { width: 210, height: 297 },
  a3: { width: 297, height: 420 },
  letter: { width: 215.9, height: 279.4 },
  legal: { width: 215.9, height: 355.6 },
};

/** Trimmed. */
export const cardSizes: Readonly<Record<string, Size>> = {
  poker: { width: 63, height: 88 },
  bridge: { width: 57, height: 89 },
  mini: { width: 44, height: 68 },
  tarot: { width: 70, height: 120 },
  square: { width: 70, height: 70 },
};

/** Without an end both numbers would be read out of any text. */
const sizePattern = /^\s*(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)\s*(?:mm)?\s*$/i;

function readSize(text: string, named: Readonly<Record<string, Size>>, least: number, most: number): Size | undefined {
  if (Object.hasOwn(named, text)) return named[text];
  const match = sizePattern.exec(text);
  const [width, height] = [Number(match?.[1]), Number(match?.[2])];
  return width >= least && height >= least && width <= most && height <= most ? { width, height } : undefined;
}

export const readCardSize = (text: string): Size | undefined => readSize(text, cardSizes, 10, 400);
export const readPaper = (text: string): Size | undefined => readSize(text, papers, 30, 2000);

export const isSameSize = (a: Size, b: Size): boolean =>
  Math.abs(a.width - b.width) < 1e-6 && Math.abs(a.height - b.height) < 1e-6;

/** As it lies on its side. */
export const turnedSize = ({ width, height }: Size): Size => ({ width: height, height: width });
