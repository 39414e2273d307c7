import type { Condition } from "./conditions";
import type { Phrase } from "./phrase";

/** How much, in any language: a figure, how many there are of something, or what words say. */
export type AmountOf<Things, Words> = (Figure<Words> | Count<Things> | Worded<Words>) & {
  /** The argument that says it. */
  from?: string;
};
interface Figure<Words> {
  n: number;
  words: Words;
}
interface Compared {
  /** How a comparison reads, if not “its {attack} is 3 or more”: “you have 3 or more cards in hand”; of “exactly 1” it is one card. */
  having?: (quantity: Phrase, isOne: boolean) => Phrase;
  /** It is measured, not counted: “less than 3 damage”. */
  isMass?: boolean;
  /** What it is to be a certain figure, where figures stand for something: “you chose gold”. */
  meaning?: (n: number) => Condition | undefined;
}
export interface Count<Things> extends Compared {
  counts: Things;
  /** What is counted with it. */
  also?: readonly Things[];
  times?: number;
  /** Where it ends: “at most 3”. */
  limit?: Phrase;
}
export interface Worded<Words> extends Compared {
  words: Words;
  /** Reckoned of several: “2 + your gold”. */
  isReckoned?: boolean;
  /** A keyword's number by its letter, before any card says it: told where a figure would be. */
  isLetter?: boolean;
  /** What stands before the noun of so many: “that many”. */
  such?: Phrase;
  /** What it is an amount of: “this card's value” is value, so that nobody gains “value equal to this card's value”. */
  unit?: string;
  /** What it is given for: “for its rarity: 1 if Common, …”. */
  per?: Phrase;
}

export const isFigure = <Things, Words>(amount: AmountOf<Things, Words>): amount is Figure<Words> & { from?: string } =>
  "n" in amount;

/** Whether it is nothing but how many there are of one thing. */
export const isPlainCount = <Things, Words>(
  amount: AmountOf<Things, Words>,
): amount is Count<Things> & { from?: string } =>
  "counts" in amount && amount.times === undefined && amount.also === undefined && amount.limit === undefined;

type Parts<Things, Words> = readonly AmountOf<Things, Words>[];
type Fold<Things, Words> = (parts: Parts<Things, Words>) => AmountOf<Things, Words>;

/** Sums, products and differences that a count says by itself; the others stand with a sign between them. */
export function arithmetic<Things extends { withThis?: boolean; other?: boolean }, Words>(
  infix: (sign: string) => Fold<Things, Words>,
): Readonly<Record<"sum" | "product" | "difference", Fold<Things, Words>>> {
  return {
    /** What is counted together is given for each of it. */
    sum: (parts) => {
      const [first, ...more] = parts;
      if (!parts.every(isPlainCount) || !first || !("counts" in first) || more.length === 0) return infix("+")(parts);
      return { counts: first.counts, also: more.flatMap((part) => ("counts" in part ? [part.counts] : [])) };
    },
    /** "2 for each of your units" is a count of its own. */
    product: (parts) => {
      const [a, b] = parts;
      if (parts.length !== 2 || !a || !b || !isFigure(a)) return infix("×")(parts);
      return "counts" in b && b.times === undefined && b.limit === undefined ? { ...b, times: a.n } : infix("×")(parts);
    },
    /** All of them but one, which is the one that speaks: “your other units”. */
    difference: (parts) => {
      const [a, b] = parts;
      if (parts.length === 2 && a && b && isFigure(b) && b.n === 1 && isPlainCount(a) && a.counts.withThis)
        return { ...a, counts: { ...a.counts, other: true } };
      return infix("−")(parts);
    },
  };
}
