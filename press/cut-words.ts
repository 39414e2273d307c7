import { tolerance } from "./best-breaks";
import { type Cluster, clusterOf, isWord, lettersOf, type Part, type WordPart, wordPart } from "./text-parts";

/** What is wider than a line though nothing allows to part it. */

/** Between its parts first, inside a word only if that word alone is too wide. */
export function cutCluster(cluster: Cluster, width: number): Cluster[] {
  const pieces: Cluster[] = [];
  let parts: Part[] = [];
  let used = 0;
  const finish = (): void => {
    if (parts.length > 0) pieces.push(clusterOf(parts, pieces.length === 0 ? cluster.space : 0, cluster.level));
    parts = [];
    used = 0;
  };
  for (const part of cluster.parts) {
    if (used + part.width > width + tolerance) finish();
    if (!isWord(part) || part.width <= width + tolerance) {
      parts.push(part);
      used += part.width;
      continue;
    }
    for (const word of cutWord(part, width)) {
      finish();
      parts.push(word);
      used = word.width;
    }
  }
  finish();
  return pieces;
}

/** As many letters a piece as the line holds; only as many are measured as may fit, however long the word is. */
function cutWord(part: WordPart, width: number): WordPart[] {
  const words: WordPart[] = [];
  const letters = lettersOf(part.text);
  let from = 0;
  const measure = (count: number): WordPart =>
    wordPart(letters.slice(from, from + count).join(""), part.face, part.look);
  const fits = (count: number): boolean => measure(count).width <= width + tolerance;
  while (from < letters.length) {
    const left = letters.length - from;
    let high = 2;
    while (high < left && fits(high)) high *= 2;
    let [low, most] = [1, Math.min(high, left)];
    while (low < most) {
      const middle = Math.ceil((low + most) / 2);
      if (fits(middle)) low = middle;
      else most = middle - 1;
    }
    words.push(measure(low));
    from += low;
  }
  return words;
}
