import { getOrAdd } from "../../press/get-or-add";

/** How well words that a person types fit what something is called, slips of the finger included. */

export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

export const wordsOf = (text: string): string[] => fold(text).split(/\s+/).filter(Boolean);

/** 0 for no match; higher is better: a beginning beats a beginning of a word beats a middle. */
export function score(text: string, words: readonly string[]): number {
  let total = 1;
  for (const word of words) {
    const at = text.indexOf(word);
    if (at < 0) return 0;
    total += at === 0 ? 4 : /[\s-]/.test(text[at - 1] ?? "") ? 2 : 1;
  }
  return total;
}

/** What it takes to compare a text closely, made once for each. */
export interface Letters {
  text: string;
  /** Which letters it has, a bit for each; only signs that are no letters share one. */
  mask: number;
  parts?: readonly string[];
}

export const lettersOf = (text: string): Letters => ({ text, mask: maskOf(text) });

function maskOf(text: string): number {
  let mask = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 97 && code <= 122) mask |= 1 << (code - 97);
    else if (code >= 48 && code <= 57) mask |= 1 << (26 + ((code - 48) >> 1));
    else mask |= 1 << 31;
  }
  return mask;
}

function isWithin(wanted: number, there: number, slips: number): boolean {
  let missing = wanted & ~there;
  for (let n = 0; missing !== 0; n++) {
    if (n === slips) return false;
    missing &= missing - 1;
  }
  return true;
}

const slipsIn = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

/** Where nothing fits to the letter: whether every word is close to the beginning of one of a text's. */
export function nearFinder(words: readonly string[]): (letters: Letters) => boolean {
  // Names share most of their words: each is compared once.
  const wanted = words.map((word) => ({
    word,
    mask: maskOf(word),
    slips: slipsIn(word),
    known: new Map<string, boolean>(),
  }));
  const isNear = ({ word, mask, slips, known }: (typeof wanted)[number], letters: Letters): boolean => {
    if (letters.text.includes(word)) return true;
    letters.parts ??= letters.text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    return letters.parts.some((part) => {
      // Whoever slips seldom does so before the second letter.
      if (part[0] !== word[0] && part[0] !== word[1]) return false;
      return getOrAdd(known, part, () => {
        if (!isWithin(mask, maskOf(part), slips)) return false;
        return isAbridged(word, part) || isMistyped(word, part, slips);
      });
    });
  };
  return (letters) =>
    words.length > 0 &&
    wanted.every(({ mask, slips }) => isWithin(mask, letters.mask, slips)) &&
    wanted.every((each) => isNear(each, letters));
}

/** "exprt" in "export": the same first letter, and the others in their order. */
function isAbridged(word: string, whole: string): boolean {
  if (word.length < 3 || word.length < whole.length / 2 || word[0] !== whole[0]) return false;
  let at = 0;
  for (const letter of whole) if (letter === word[at]) at++;
  return at === word.length;
}

/** One slip in a word of four letters, two in one of eight: one letter more, less, another, or two that changed places. */
function isMistyped(word: string, whole: string, slips: number): boolean {
  if (slips === 0) return false;
  const lengths = Array.from({ length: 2 * slips + 1 }, (_, n) => word.length - slips + n);
  return lengths.some((length) => length <= whole.length && distance(word, whole.slice(0, length)) <= slips);
}

function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2]?.[j - 2] : undefined;
      row[j] = Math.min(
        rows[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
        (swap ?? Number.POSITIVE_INFINITY) + 1,
      );
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
