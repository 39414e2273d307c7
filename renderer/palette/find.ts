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

/** As `score`, where nothing fits to the letter: every word is close to the beginning of one of the text's. */
export function scoreLoosely(text: string, words: readonly string[]): number {
  const there = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const isNear = (word: string): boolean =>
    text.includes(word) || there.some((each) => isAbridged(word, each) || isMistyped(word, each));
  return words.length > 0 && words.every(isNear) ? 0.5 : 0;
}

/** "exprt" in "export": the same first letter, and the others in their order. */
function isAbridged(word: string, whole: string): boolean {
  if (word.length < 3 || word.length < whole.length / 2 || word[0] !== whole[0]) return false;
  let at = 0;
  for (const letter of whole) if (letter === word[at]) at++;
  return at === word.length;
}

/** One slip in a word of four letters, two in one of eight: one letter more, less, another, or two that changed places. */
function isMistyped(word: string, whole: string): boolean {
  const slips = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
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
