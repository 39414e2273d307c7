import type { Token } from "./tokens";

/** What is said held against what was typed, word by word: a hole takes any words, all others must be the same. */
export interface Alignment {
  cost: number;
  /** For each typed word which said one it is, or which hole has taken it; −1 for what nothing says. */
  saidBy: Int16Array;
  /** For each said word whether it was typed; a hole, whether it took anything. */
  isTyped: Uint8Array;
}

interface Said {
  key: string;
  isHole: boolean;
}

/** Words that are between others and mean little by themselves. */
const small = new Set(
  ["a", "#1", "the", "of", "is", "has", "it", "that", "this", "to", "and", "then", "or", "you", "your", "may"].concat([
    "all",
    "each",
    "one",
    "its",
    "up",
    "be",
    "with",
    "for",
    "in",
    "on",
  ]),
);
export const isStop = (key: string): boolean => /^[.,;:]$/.test(key);
export const isSmall = (key: string): boolean => small.has(key) || isStop(key);

const weightOf = (key: string): number => (isStop(key) ? 0.1 : small.has(key) ? 0.4 : 1);
/** What is still to be read costs less than what nothing can say any more. */
const left = 0.5;
const tail = 0.55;
const emptyHole = 0.6;

export function align(said: readonly Said[], typed: readonly Token[]): Alignment {
  const [n, m] = [said.length, typed.length];
  const width = m + 1;
  const costs = new Float32Array((n + 1) * width);
  const weights = typed.map(({ key }) => weightOf(key));
  for (let j = m - 1; j >= 0; j--) costs[n * width + j] = costs[n * width + j + 1]! + weights[j]! * tail;
  for (let i = n - 1; i >= 0; i--) {
    const { key, isHole } = said[i]!;
    const row = i * width;
    const below = row + width;
    const absent = isHole ? emptyHole : weightOf(key);
    costs[row + m] = costs[below + m]! + absent;
    for (let j = m - 1; j >= 0; j--) {
      let best = costs[below + j]! + absent;
      if (isHole) {
        // Taking it and going on, or taking it as the last one.
        const taken = weights[j]! * left;
        best = Math.min(best, costs[row + j + 1]! + taken);
        best = Math.min(best, costs[below + j + 1]! + taken);
      } else {
        if (key === typed[j]!.key) best = Math.min(best, costs[below + j + 1]!);
        best = Math.min(best, costs[row + j + 1]! + weights[j]!);
      }
      costs[row + j] = best;
    }
  }
  return { cost: costs[0]!, ...traced(said, typed, costs, weights) };
}

function traced(
  said: readonly Said[],
  typed: readonly Token[],
  costs: Float32Array,
  weights: readonly number[],
): Pick<Alignment, "saidBy" | "isTyped"> {
  const [n, m] = [said.length, typed.length];
  const width = m + 1;
  const saidBy = new Int16Array(m).fill(-1);
  const isTyped = new Uint8Array(n);
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-4;
  for (let i = 0, j = 0; i < n; ) {
    const { key, isHole } = said[i]!;
    const here = costs[i * width + j]!;
    const below = (i + 1) * width;
    if (j < m && isHole) {
      const taken = weights[j]! * left;
      if (isNear(here, costs[below + j + 1]! + taken)) {
        saidBy[j++] = i;
        isTyped[i++] = 1;
        continue;
      }
      if (isNear(here, costs[i * width + j + 1]! + taken)) {
        saidBy[j++] = i;
        isTyped[i] = 1;
        continue;
      }
    } else if (j < m && key === typed[j]!.key && isNear(here, costs[below + j + 1]!)) {
      isTyped[i] = 1;
      saidBy[j++] = i++;
      continue;
    } else if (j < m && isNear(here, costs[i * width + j + 1]! + weights[j]!)) {
      j++;
      continue;
    }
    i++;
  }
  return { saidBy, isTyped };
}
