import type { Problem } from "../../schemas/problem";

/** What would mend a deck, as its check says it. */
export interface Repair {
  /** How many copies of which card to take out; absent where that is left to the person. */
  takeOut?: { card: string; copies: number };
  words: string;
}

export function repairsOf(problem: Problem): Repair[] {
  const { repairs = [] } = problem as Problem & { repairs?: readonly string[] };
  return repairs.map((words) => {
    const [, copies, card] = /^Take out (\d+) × (.+)\.$/.exec(words) ?? [];
    return card === undefined ? { words } : { words, takeOut: { card, copies: Number(copies) } };
  });
}
