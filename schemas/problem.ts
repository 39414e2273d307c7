import type { Repair } from "./repair";

/**
 * What can be wrong, as data. Expected failures are values of these types everywhere; a thrown error is a bug.
 * Each area declares its codes once with `defineProblems`; `test/problems.test.ts` loops over all of them.
 */

export const severities = ["error", "warning", "note"] as const;
export type Severity = (typeof severities)[number];

export interface Where {
  /** Path inside the project, with forward slashes. */
  file?: string;
  /** Card id. */
  card?: string;
  /** A piece for the table, by name. */
  piece?: string;
  /** JSON pointer into the file, such as `/composition/R1`. */
  field?: string;
  /** Line in a text file or row in a table, from 1. */
  row?: number;
  /** Heading of a table's column. */
  column?: string;
}

export interface Problem {
  /** Stable, `area/kebab-case`. Code decides by it; the message never does. */
  code: string;
  severity: Severity;
  /** One sentence in the designer's words. */
  message: string;
  where: Where;
  /** What to do next. */
  hint?: string;
  /** For the log and for those who ask. */
  details?: string;
  /** The cards that it is about, where there may be several. */
  cards?: readonly string[];
  /** What would mend it; any one of them is enough. */
  repairs?: readonly Repair[];
}

export type Result<T> = { ok: true; value: T } | { ok: false; problem: Problem };

export const succeed = <T>(value: T): Result<T> => ({ ok: true, value });
export const fail = (problem: Problem): { ok: false; problem: Problem } => ({ ok: false, problem });

type Params = Record<string, string | number>;

interface ProblemKind {
  severity: Severity;
  /** `{name}` is filled from the parameters; `{count card}` says “1 card” or “2 cards”. */
  message: string;
  hint: string;
}

const fill = (text: string, params: Params): string =>
  text.replace(/\{(\w+)(?: ([\w ]+))?\}/g, (_, name: string, thing?: string) => {
    const value = params[name] ?? `{${name}}`;
    return thing === undefined ? String(value) : `${value} ${String(value) === "1" ? thing : `${thing}s`}`;
  });

/** An area of which only the codes are known, as code for several areas meets it. */
export interface ProblemArea<Code extends string> {
  kinds: Record<Code, ProblemKind>;
  report(code: Code, where: Where, params?: Params, details?: string): Problem;
}

/** The names of what a text has to be filled with. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${string} ${string}` ? never : Name) | NamesIn<Rest>
  : never;
type ParamsOf<Kind extends ProblemKind> = Record<NamesIn<Kind["message"] | Kind["hint"]>, string | number>;
type More<Needed> =
  Needed extends Record<string, never>
    ? [params?: Params, details?: string]
    : [params: Needed & Params, details?: string];

export interface Problems<Kinds extends Record<string, ProblemKind>> {
  kinds: Kinds;
  /** Takes whatever the sentences of this code have to be filled with. */
  report<Code extends keyof Kinds & string>(code: Code, where: Where, ...more: More<ParamsOf<Kinds[Code]>>): Problem;
}

/** What the sentences of a code have to be filled with. */
export type ParamsFor<Area extends Problems<Record<string, ProblemKind>>, Code extends keyof Area["kinds"]> = ParamsOf<
  Area["kinds"][Code]
>;

export function defineProblems<const Kinds extends Record<string, ProblemKind>>(kinds: Kinds): Problems<Kinds> {
  return {
    kinds,
    report(code, where, params: Params = {}, details?: string) {
      const kind = kinds[code]!;
      const problem: Problem = {
        code,
        severity: kind.severity,
        message: fill(kind.message, params),
        where,
        hint: fill(kind.hint, params),
      };
      if (details !== undefined) problem.details = details;
      return problem;
    },
  };
}
