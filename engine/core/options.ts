import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import { optionProblems } from "./problems";

/** House rules: typed, with defaults and ranges, part of every match record. */

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

export type OptionSpec = { name: string; title: string; explains: string } & (
  | { kind: "number"; default: number; min: number; max: number }
  | { kind: "choice"; default: string; choices: readonly string[] }
  | { kind: "switch"; default: boolean }
  | { kind: "text"; default: string; maxLength: number }
);

export const numberOption = (
  name: string,
  title: string,
  fallback: number,
  min: number,
  max: number,
  explains: string,
): OptionSpec => ({ kind: "number", name, title, default: fallback, min, max, explains });

/** The first choice is the default. */
export const choiceOption = (
  name: string,
  title: string,
  choices: readonly [string, ...string[]],
  explains: string,
): OptionSpec => ({ kind: "choice", name, title, default: choices[0], choices, explains });

export const switchOption = (name: string, title: string, fallback: boolean, explains: string): OptionSpec => ({
  kind: "switch",
  name,
  title,
  default: fallback,
  explains,
});

export const textOption = (
  name: string,
  title: string,
  fallback: string,
  maxLength: number,
  explains: string,
): OptionSpec => ({ kind: "text", name, title, default: fallback, maxLength, explains });

const allowed = (spec: OptionSpec): string => {
  if (spec.kind === "number") return `a whole number from ${spec.min} to ${spec.max}`;
  if (spec.kind === "text") return `a text of at most ${spec.maxLength} characters`;
  return spec.kind === "switch" ? "true or false" : spec.choices.join(", ");
};

function fits(spec: OptionSpec, value: unknown): boolean {
  if (spec.kind === "number") return Number.isInteger(value) && Number(value) >= spec.min && Number(value) <= spec.max;
  if (spec.kind === "text") return typeof value === "string" && value.length <= spec.maxLength;
  return spec.kind === "switch" ? typeof value === "boolean" : spec.choices.includes(String(value));
}

/** The options of a match: what was asked for, defaults for the rest; or why they can't be had. */
export function completeOptions(specs: readonly OptionSpec[], given: Options): Result<Options> {
  const { report } = optionProblems;
  const refuse = (problem: Problem) => fail(problem);
  for (const [name, value] of Object.entries(given)) {
    const spec = specs.find((each) => each.name === name);
    if (!spec) return refuse(report("options/unknown", {}, { name, names: specs.map((each) => each.name).join(", ") }));
    if (!fits(spec, value))
      return refuse(report("options/out-of-range", {}, { name, value: String(value), allowed: allowed(spec) }));
  }
  const read = (spec: OptionSpec): OptionValue => {
    const value = given[spec.name] ?? spec.default;
    // A seat number among choices may come as a number.
    return spec.kind === "choice" ? String(value) : value;
  };
  return succeed(Object.fromEntries(specs.map((spec) => [spec.name, read(spec)])));
}
