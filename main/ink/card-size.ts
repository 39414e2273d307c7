/** Card sizes by name, trimmed, in mm. */
export const cardSizes: Readonly<Record<string, { width: number; height: number }>> = {
  poker: { width: 63, height: 88 },
  bridge: { width: 57, height: 89 },
  mini: { width: 44, height: 68 },
  tarot: { width: 70, height: 120 },
  square: { width: 70, height: 70 },
};

/** A name, or width and height in mm: `63x88`. */
export function readCardSize(text: string): { width: number; height: number } | undefined {
  const named = Object.hasOwn(cardSizes, text) ? cardSizes[text] : undefined;
  if (named) return named;
  const match = /^\s*(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)\s*(?:mm)?\s*$/i.exec(text);
  const [width, height] = [Number(match?.[1]), Number(match?.[2])];
  return width >= 10 && height >= 10 && width <= 400 && height <= 400 ? { width, height } : undefined;
}
