import bidiFactory from "bidi-js";

/** The order of right-to-left words and of the words among them (Unicode Standard Annex 9). */

const bidi = bidiFactory();
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u200f\u202b\u202e\u2067\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export interface Direction {
  isRightToLeft: boolean;
  /** One for each UTF-16 unit; even ones run to the right. */
  levels: Uint8Array;
}

/** Undefined for a paragraph that runs to the right from beginning to end. */
export function directionOf(paragraph: string): Direction | undefined {
  if (!rightToLeft.test(paragraph)) return undefined;
  const { levels, paragraphs } = bidi.getEmbeddingLevels(paragraph, "auto");
  return { levels, isRightToLeft: ((paragraphs[0]?.level ?? 0) & 1) === 1 };
}

/** Neighbouring signs that run to the same side; all to the right, if there are no levels. */
export function levelRuns(text: string, levels: Uint8Array | undefined): { text: string; level: number }[] {
  if (!levels) return [{ text, level: 0 }];
  const runs: { text: string; level: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.text += text[at];
    else runs.push({ text: text[at] ?? "", level });
  }
  return runs;
}

/** Brackets and the like as they look in text that runs to the left. */
export const mirrored = (text: string): string =>
  text.replace(/[^\p{L}\p{M}\p{N}\s]/gu, (sign) => bidi.getMirroredCharacter(sign) ?? sign);

/** From the order of reading to the order on the line (rule L2). */
export function visualOrder<T extends { level: number }>(atoms: readonly T[]): readonly T[] {
  const highest = Math.max(0, ...atoms.map(({ level }) => level));
  const result = [...atoms];
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < result.length; from++) {
      if ((result[from]?.level ?? 0) < level) continue;
      let to = from;
      while ((result[to + 1]?.level ?? 0) >= level) to++;
      result.splice(from, to - from + 1, ...result.slice(from, to + 1).reverse());
      from = to;
    }
  }
  return result;
}
