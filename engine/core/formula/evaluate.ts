import { didYouMean } from "../nearest";
import type { Formula, FunctionName, Operator, Slip } from "./parse-formula";

/** What a formula comes to. Nothing is looked up but what is asked of `numberOf`. */

type Outcome = { ok: true; value: number } | { ok: false; slip: Slip };

/** The number of that name; nothing, if there is none. */
export type NumberOf = (name: string) => number | undefined;

export function evaluate(formula: Formula, numberOf: NumberOf): Outcome {
  const value = computed(formula, numberOf);
  if (typeof value !== "number") return { ok: false, slip: value };
  // No −0: it would be shown.
  return { ok: true, value: value + 0 };
}

function computed(formula: Formula, numberOf: NumberOf): number | Slip {
  switch (formula.kind) {
    case "number":
      return formula.value;
    case "name":
      return numberOf(formula.name) ?? unknownName(formula, []);
    case "negative": {
      const of = computed(formula.of, numberOf);
      return typeof of === "number" ? -of : of;
    }
    case "operation": {
      const left = computed(formula.left, numberOf);
      if (typeof left !== "number") return left;
      const right = computed(formula.right, numberOf);
      if (typeof right !== "number") return right;
      if (formula.sign === "/" && right === 0) return placed(formula, "This divides by 0.");
      return finite(operations[formula.sign](left, right), formula);
    }
    case "call": {
      if (formula.name === "if") return chosen(formula.given, numberOf);
      const values: number[] = [];
      for (const one of formula.given) {
        const value = computed(one, numberOf);
        if (typeof value !== "number") return value;
        values.push(value);
      }
      return finite(calls[formula.name](values), formula);
    }
  }
}

/** Only what counts is looked at, so that `if(n = 0, 0, hp / n)` divides by nothing. */
function chosen([condition, so, otherwise]: readonly Formula[], numberOf: NumberOf): number | Slip {
  const holds = computed(condition!, numberOf);
  if (typeof holds !== "number") return holds;
  return computed(holds === 0 ? otherwise! : so!, numberOf);
}

/** Sums of tenths miss by less than this: 0.1 + 0.2 is 0.3 here. */
const hair = 1e-9;
const differ = (a: number, b: number): number => (Math.abs(a - b) < hair ? 0 : a - b);

const operations: Record<Operator, (a: number, b: number) => number> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "=": (a, b) => Number(differ(a, b) === 0),
  "!=": (a, b) => Number(differ(a, b) !== 0),
  "<": (a, b) => Number(differ(a, b) < 0),
  "<=": (a, b) => Number(differ(a, b) <= 0),
  ">": (a, b) => Number(differ(a, b) > 0),
  ">=": (a, b) => Number(differ(a, b) >= 0),
};

const calls: Record<Exclude<FunctionName, "if">, (values: readonly number[]) => number> = {
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  round: ([value, decimals = 0]) => {
    const scale = 10 ** Math.max(0, Math.min(6, Math.trunc(decimals)));
    return Math.round(value! * scale + hair) / scale;
  },
  floor: ([value]) => Math.floor(value! + hair),
  ceil: ([value]) => Math.ceil(value! - hair),
};

const placed = ({ at, length }: { at: number; length: number }, message: string): Slip => ({ message, at, length });

const finite = (value: number, where: { at: number; length: number }): number | Slip =>
  Number.isFinite(value) ? value : placed(where, "This is more than a number can hold.");

/** What to say of a name that stands for no number. */
export const unknownName = (where: { name: string; at: number; length: number }, known: readonly string[]): Slip =>
  placed(where, `“${where.name}” is no number here${didYouMean(where.name, known)}.`);

/** The names in it that stand for numbers, in the order of the text. */
export function* namesIn(formula: Formula): Generator<Extract<Formula, { kind: "name" }>> {
  switch (formula.kind) {
    case "name":
      yield formula;
      return;
    case "negative":
      yield* namesIn(formula.of);
      return;
    case "operation":
      yield* namesIn(formula.left);
      yield* namesIn(formula.right);
      return;
    case "call":
      for (const one of formula.given) yield* namesIn(one);
  }
}
