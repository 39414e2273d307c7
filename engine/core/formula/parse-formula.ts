import { formulaLength } from "../../../schemas/limits";
import { didYouMean } from "../nearest";

/**
 * Formulas as people write them in spreadsheets: `0.5*hp + if(attack > 3, 1, 0)`. What isn't one is a slip with its place;
 * nothing is thrown, and no text makes the reader go deeper or longer than its limits.
 */

/** What is wrong with a formula, as a sentence, and where in its text. */
export interface Slip {
  message: string;
  at: number;
  length: number;
}

interface Placed {
  at: number;
  length: number;
}
export type Formula =
  | { kind: "number"; value: number }
  | (Placed & { kind: "name"; name: string })
  | { kind: "negative"; of: Formula }
  | (Placed & { kind: "operation"; sign: Operator; left: Formula; right: Formula })
  | (Placed & { kind: "call"; name: FunctionName; given: readonly Formula[] });

type ReadFormula = { ok: true; formula: Formula } | { ok: false; slip: Slip };

export const formulaLimits = { length: formulaLength, depth: 24 } as const;

/** How many values each function takes. */
export const functions = {
  if: { least: 3, most: 3, about: "a condition, what counts if it holds, and what counts if it doesn't" },
  min: { least: 1, most: 12, about: "the values of which the smallest counts" },
  max: { least: 1, most: 12, about: "the values of which the largest counts" },
  round: { least: 1, most: 2, about: "a value and, if you like, how many decimals stay" },
  floor: { least: 1, most: 1, about: "one value" },
  ceil: { least: 1, most: 1, about: "one value" },
} as const;
export type FunctionName = keyof typeof functions;
const functionNames = Object.keys(functions) as FunctionName[];

/** By how strongly they bind. */
const operators = { "=": 1, "!=": 1, "<": 1, "<=": 1, ">": 1, ">=": 1, "+": 2, "-": 2, "*": 3, "/": 3 } as const;
export type Operator = keyof typeof operators;
const comparison = 1;
/** Other ways to write them. */
const spellings: Readonly<Record<string, Operator>> = {
  "==": "=",
  "<>": "!=",
  "≠": "!=",
  "≤": "<=",
  "≥": ">=",
  "−": "-",
  "–": "-",
  "×": "*",
  "·": "*",
  "÷": "/",
};

interface Token extends Placed {
  kind: "number" | "name" | "sign" | "stray" | "end";
  text: string;
}

const pattern =
  /(?<number>\d+(?:\.\d+)?|\.\d+)|(?<name>[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}\p{N}_]+)*)|(?<sign>==|<>|<=|>=|!=|[-+*/<>=(),≠≤≥−–×·÷])|(?<stray>\S)/gu;

function tokensOf(text: string): Token[] {
  const found = [...text.matchAll(pattern)].map(({ 0: part, index: at, groups = {} }): Token => {
    const kind = (["number", "name", "sign"] as const).find((kind) => groups[kind] !== undefined) ?? "stray";
    const sign = Object.hasOwn(spellings, part) ? spellings[part] : undefined;
    return { kind, text: sign ?? part, at, length: part.length };
  });
  return [...found, { kind: "end", text: "", at: text.length, length: 0 }];
}

export function parseFormula(text: string): ReadFormula {
  const slip = (message: string): ReadFormula => ({ ok: false, slip: { message, at: 0, length: text.length } });
  if (text.length > formulaLimits.length)
    return slip(`A formula has at most ${formulaLimits.length} characters; this one has ${text.length}.`);
  if (text.trim() === "") return slip("There is no formula yet.");
  return new Reader(tokensOf(text)).whole();
}

type Read = Formula | Slip;
const isSlip = (read: Read): read is Slip => "message" in read;

class Reader {
  private next = 0;
  private depth = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  whole(): ReadFormula {
    const read = this.expression(comparison);
    if (isSlip(read)) return { ok: false, slip: read };
    const token = this.peek();
    if (token.kind === "end") return { ok: true, formula: read };
    if (token.text === ")") return { ok: false, slip: slipAt(token, "This bracket closes nothing.") };
    if (token.text === ",")
      return { ok: false, slip: slipAt(token, "A comma only stands between values of a function.") };
    return { ok: false, slip: missingSign(token) };
  }

  /** Everything from here on that binds at least so strongly. */
  private expression(least: number): Read {
    let left = this.value();
    let compared = false;
    while (!isSlip(left)) {
      const token = this.peek();
      const strength = token.kind === "sign" && isOperator(token.text) ? operators[token.text] : 0;
      if (strength < least || strength === 0) return left;
      if (strength === comparison && compared)
        return slipAt(token, "Two things are compared at a time: write min(1 < a, a < 5) for 1 < a < 5.");
      compared ||= strength === comparison;
      this.next += 1;
      const right = this.expression(strength + 1);
      if (isSlip(right)) return right;
      left = { kind: "operation", sign: token.text as Operator, left, right, at: token.at, length: token.length };
    }
    return left;
  }

  /** A number, a name, a call, or what stands in brackets. */
  private value(): Read {
    const token = this.peek();
    if (this.depth >= formulaLimits.depth)
      return slipAt(token, `Brackets and signs stand more than ${formulaLimits.depth} deep in each other here.`);
    this.next += 1;
    if (token.kind === "number") return { kind: "number", value: Number(token.text) };
    if (token.kind === "name") return this.peek().text === "(" ? this.call(token) : named(token);
    if (token.kind === "stray") return slipAt(token, `“${token.text}” means nothing in a formula.`);
    this.depth += 1;
    const read = this.signed(token);
    this.depth -= 1;
    return read;
  }

  private signed(token: Token): Read {
    if (token.text === "-" || token.text === "+") {
      const of = this.value();
      return isSlip(of) || token.text === "+" ? of : { kind: "negative", of };
    }
    if (token.text !== "(") return missingValue(token);
    const inside = this.expression(comparison);
    return isSlip(inside) ? inside : (this.closing(token) ?? inside);
  }

  private call(name: Token): Read {
    const known = functionNames.find((one) => one === name.text.toLowerCase());
    if (known === undefined)
      return slipAt(name, `“${name.text}” is no function${didYouMean(name.text, functionNames)}.`);
    const bracket = this.peek();
    const given: Formula[] = [];
    this.depth += 1;
    do {
      this.next += 1;
      if (given.length === 0 && this.peek().text === ")") break;
      const read = this.expression(comparison);
      if (isSlip(read)) return read;
      given.push(read);
    } while (this.peek().text === ",");
    this.depth -= 1;
    const open = this.closing(bracket);
    if (open) return open;
    const { least, most, about } = functions[known];
    if (given.length < least || given.length > most) return slipAt(name, `“${known}” takes ${about}.`);
    return { kind: "call", name: known, given, at: name.at, length: name.length };
  }

  private closing(bracket: Token): Slip | undefined {
    const token = this.peek();
    if (token.text !== ")")
      return token.kind === "end" ? slipAt(bracket, "This bracket isn't closed.") : missingSign(token);
    this.next += 1;
    return undefined;
  }

  private peek(): Token {
    return this.tokens[this.next]!;
  }
}

const isOperator = (text: string): text is Operator => Object.hasOwn(operators, text);

const slipAt = ({ at, length }: Placed, message: string): Slip => ({ message, at, length });

const missingSign = (token: Token): Slip =>
  slipAt(
    token,
    token.kind === "stray"
      ? `“${token.text}” means nothing in a formula.`
      : `There is no sign such as + or * before “${token.text}”.`,
  );

const missingValue = (token: Token): Slip =>
  slipAt(
    token,
    token.kind === "end" ? "Something is missing at the end." : `Something is missing before “${token.text}”.`,
  );

function named(token: Token): Read {
  const { text: name, at, length } = token;
  if (Object.hasOwn(functions, name)) return slipAt(token, `“${name}” takes its values in brackets: ${name}(…).`);
  return { kind: "name", name, at, length };
}
