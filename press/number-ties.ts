import { type Cluster, isWord, type Part, textOf } from "./text-parts";

/** A number stays on the line of what it counts, `2 damage`, `+1 {A}`, `½ range`, or else of what it numbers: `Turn 2`. */

/** Digits and fractions with their sign, `1d4` among them: no stop behind them, no other letters. */
const number = /^[\p{P}\p{S}]*(?:\p{N}*d)?\p{N}[\p{N}.,/–-]*(?<![.,])[+%]?$/u;
/** The same with whatever stops there. */
const numberAtEnd = /^[\p{P}\p{S}]*\p{N}[\p{N}.,/–-]*[+%]?\p{P}*$/u;
const beginsWithLetter = /^\p{L}/u;
const endsWithLetter = /\p{L}$/u;
/** Words that may follow a number and are not counted by it. */
const notCounted = new Set(
  "a and as at by else for from if in is of on or per than that the then to with als am auf aus bei bis das der die für im in ist je mit oder und von zu".split(
    " ",
  ),
);

/** Whether the blank before the cluster of this index holds both sides together. */
export function isTied(clusters: readonly Cluster[], index: number): boolean {
  const [before, after, next] = [clusters[index - 1], clusters[index], clusters[index + 1]];
  if (!before || !after || after.space === 0) return false;
  // A number that counts nothing belongs to the word before it: `Crusher 1`, `cost 3 or less`.
  return (
    counts(before, after) || (numberAtEnd.test(wordOf(after)) && isWordy(before) && !(next && counts(after, next)))
  );
}

function counts({ parts }: Cluster, after: Cluster): boolean {
  const [counter, counted] = [parts.at(-1), after.parts[0]];
  if (after.space === 0 || !counter || !counted || !isWord(counter) || !number.test(counter.text)) return false;
  return !isWord(counted) || isCounted(wordOf(after));
}

const isCounted = (word: string): boolean => beginsWithLetter.test(word) && !notCounted.has(word.toLowerCase());
const isWordy = (cluster: Cluster): boolean => endsWithLetter.test(wordOf(cluster));
const wordOf = ({ parts }: Cluster): string =>
  parts.length === 1 ? textOf(parts[0] as Part) : parts.map(textOf).join("");
