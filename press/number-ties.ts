import { type Cluster, isWord, textOf } from "./text-parts";

/** A number stays on the line of what it counts: `2 damage`, `+1 {A}`, `½ range`. */

/** Digits and fractions with their sign, `1d4` among them: no stop behind them, no other letters. */
const number = /^[\p{P}\p{S}]*(?:\p{N}*d)?\p{N}[\p{N}.,/–-]*(?<![.,])[+%]?$/u;
const beginsWithLetter = /^\p{L}/u;
/** Words that may follow a number and are not counted by it. */
const notCounted = new Set(
  "a and as at by else for from if in is of on or per than that the then to with als am auf aus bei bis das der die für im in ist je mit oder und von zu".split(
    " ",
  ),
);

/** Whether the blank between the two holds them together. */
export function isTied(before: Cluster, after: Cluster): boolean {
  const counted = after.parts[0];
  const counter = before.parts.at(-1);
  if (after.space === 0 || !counter || !counted || !isWord(counter) || !number.test(counter.text)) return false;
  if (!isWord(counted)) return true;
  return beginsWithLetter.test(counted.text) && !notCounted.has(after.parts.map(textOf).join("").toLowerCase());
}
