import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evaluate, namesIn } from "../../engine/core/formula/evaluate";
import { formulaLimits, parseFormula } from "../../engine/core/formula/parse-formula";

const numbers: Readonly<Record<string, number>> = { hp: 3, attack: 2, "needs.food": 4, zero: 0 };
const numberOf = (name: string) => (Object.hasOwn(numbers, name) ? numbers[name] : undefined);

/** What a text comes to; or its slip, with the part of the text that it is about. */
function told(text: string): number | string {
  const read = parseFormula(text);
  const outcome = read.ok ? evaluate(read.formula, numberOf) : read;
  if (outcome.ok) return outcome.value;
  const { message, at, length } = outcome.slip;
  return `${text.slice(at, at + length)} | ${message}`;
}

describe("a formula", () => {
  test.each<[string, number]>([
    ["2", 2],
    [".5", 0.5],
    ["0.5*hp + 0.7*attack - 1", 1.9],
    ["1 + 2 * 3 - 4 / 2", 5],
    ["(1 + 2) * 3", 9],
    ["7 - 3 - 2", 2],
    ["24 / 4 / 3", 2],
    ["-hp * -2", 6],
    ["--hp", 3],
    ["0 * -1", 0],
    ["needs.food", 4],
    ["min(hp, attack, 5) + max(hp, attack)", 5],
    ["round(2.5) + floor(2.9) + ceil(2.1)", 8],
    ["round(1.005, 2)", 1.01],
    ["floor(0.1 * 3 * 10)", 3],
    ["hp > 2", 1],
    ["hp <= 2", 0],
    ["0.1 + 0.2 = 0.3", 1],
    ["0.1 + 0.2 > 0.3", 0],
    ["hp == 3", 1],
    ["hp <> 3", 0],
    ["if(attack > 3, 1, 0)", 0],
    ["if(zero = 0, 7, hp / zero)", 7],
    ["2 + 1 > 1 + 1", 1],
    ["3 × hp − 8 ÷ 2", 5],
    ["hp ≥ 3", 1],
    ["MAX(1, 2)", 2],
  ])("%s is %d", (text, value) => {
    const outcome = told(text);
    expect(typeof outcome === "number" ? Math.round(outcome * 1e9) / 1e9 : outcome).toBe(value);
  });

  test.each<[string, string]>([
    ["", " | There is no formula yet."],
    ["  ", "   | There is no formula yet."],
    ["hp +", " | Something is missing at the end."],
    ["(hp + ) * 2", ") | Something is missing before “)”."],
    ["* 2", "* | Something is missing before “*”."],
    ["2hp", "hp | There is no sign such as + or * before “hp”."],
    ["1e5", "e5 | There is no sign such as + or * before “e5”."],
    ["(hp + 1", "( | This bracket isn't closed."],
    ["hp + 1)", ") | This bracket closes nothing."],
    ["hp, attack", ", | A comma only stands between values of a function."],
    ["hp $ 2", "$ | “$” means nothing in a formula."],
    ["hp;", "; | “;” means nothing in a formula."],
    ["mni(1, 2)", "mni | “mni” is no function (did you mean “min”?)."],
    ["min + 1", "min | “min” takes its values in brackets: min(…)."],
    ["if(hp, 1)", "if | “if” takes a condition, what counts if it holds, and what counts if it doesn't."],
    ["floor()", "floor | “floor” takes one value."],
    ["min(1 2)", "2 | There is no sign such as + or * before “2”."],
    ["1 < hp < 5", "< | Two things are compared at a time: write min(1 < a, a < 5) for 1 < a < 5."],
    ["2 * atack", "atack | “atack” is no number here."],
    ["hp / zero", "/ | This divides by 0."],
    ["constructor", "constructor | “constructor” is no number here."],
    ["__proto__", "__proto__ | “__proto__” is no number here."],
    ["constructor(1)", "constructor | “constructor” is no function."],
  ])("“%s” slips at: %s", (text, slip) => {
    expect(told(text)).toBe(slip);
  });

  test("holds more than a number can, and says so", () => {
    expect(told(`${"9".repeat(200)}*${"9".repeat(190)}`)).toMatch("This is more than a number can hold.");
  });

  test("has limits of length and depth, and never throws", () => {
    expect(told("1+".repeat(formulaLimits.length))).toMatch("A formula has at most 400 characters; this one has 800.");
    for (const opening of ["(", "-", "min(", "1+(", "if(1,"])
      expect(told(opening.repeat(80))).toMatch("more than 24 deep");
    expect(told(`1${"+1".repeat(199)}`)).toBe(200);
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        expect(["number", "string"]).toContain(typeof told(text));
      }),
    );
    const parts = ["hp", "if", "min", "(", ")", ",", "+", "-", "/", "<", "=", "1", ".5", "a.b", " "];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 30 }), (words) => {
        expect(["number", "string"]).toContain(typeof told(words.join("")));
      }),
    );
  });

  test("says which names it asks for", () => {
    const read = parseFormula("-hp + if(attack > 1, needs.food, hp)");
    expect(read.ok && [...namesIn(read.formula)].map(({ name }) => name)).toEqual(["hp", "attack", "needs.food", "hp"]);
  });
});

/** A formula in random spelling, with what it comes to; and the same in the words of another language. */
interface Sample {
  text: string;
  script: string;
}
const { formula } = fc.letrec<{ formula: Sample }>((tie) => {
  const number = fc.integer({ min: 0, max: 400 }).map((n) => ({ text: `${n / 4}`, script: `${n / 4}` }));
  const name = fc.constantFrom(...Object.keys(numbers)).map((key) => ({ text: key, script: `n["${key}"]` }));
  const space = fc.constantFrom("", " ");
  const binary = fc
    .tuple(tie("formula"), fc.constantFrom("+", "-", "*", "/"), tie("formula"), space)
    .map(([a, sign, b, gap]) => ({
      text: `${a.text}${gap}${sign}${gap} ${b.text}`,
      script: `${a.script} ${sign} ${b.script}`,
    }));
  const bracketed = tie("formula").map(({ text, script }) => ({ text: `(${text})`, script: `(${script})` }));
  const compared = fc
    .tuple(tie("formula"), fc.constantFrom(["<", "<"], [">=", ">="], ["=", "==="], ["!=", "!=="]), tie("formula"))
    .map(([a, [sign, theirs], b]) => ({
      text: `((${a.text}) ${sign} (${b.text}))`,
      script: `(${theirs === "<" ? `(${a.script}) - (${b.script}) <= -1e-9` : theirs === ">=" ? `(${a.script}) - (${b.script}) > -1e-9` : `(Math.abs((${a.script}) - (${b.script})) < 1e-9) ${theirs === "===" ? "=" : "!"}== true`} ? 1 : 0)`,
    }));
  const called = fc
    .tuple(fc.constantFrom("min", "max"), tie("formula"), tie("formula"))
    .map(([key, a, b]) => ({ text: `${key}(${a.text}, ${b.text})`, script: `Math.${key}(${a.script}, ${b.script})` }));
  const chosen = fc.tuple(tie("formula"), tie("formula"), tie("formula")).map(([a, b, c]) => ({
    text: `if(${a.text}, ${b.text}, ${c.text})`,
    script: `((${a.script}) ? (${b.script}) : (${c.script}))`,
  }));
  return {
    formula: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      number,
      name,
      binary,
      bracketed,
      compared,
      called,
      chosen,
    ),
  };
});

test("formulas come to what another language makes of them", () => {
  let equal = 0;
  fc.assert(
    fc.property(formula, ({ text, script }) => {
      fc.pre(text.length <= formulaLimits.length);
      const outcome = told(text);
      const expected: unknown = runInNewContext(script, { n: numbers });
      if (typeof outcome === "string") {
        expect(outcome).toMatch(/divides by 0|more than a number can hold/);
        return;
      }
      equal += 1;
      expect(outcome).toBeCloseTo(expected as number, 6);
    }),
    { numRuns: 400 },
  );
  expect(equal).toBeGreaterThan(100);
});
