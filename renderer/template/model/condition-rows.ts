import type { Condition } from "../../../schemas/template-style";

/** A condition as rows that a form can show: a field, how it is compared, and with what. */

export const comparisons = ["filled", "empty", "is", "not", "atLeast", "atMost", "has", "in"] as const;
export type Comparison = (typeof comparisons)[number];

export const comparisonWords: Record<Comparison, string> = {
  filled: "is filled",
  empty: "is empty",
  is: "is",
  not: "is not",
  atLeast: "is at least",
  atMost: "is at most",
  has: "contains",
  in: "is one of",
};

export interface ConditionRow {
  path: string;
  comparison: Comparison;
  /** As typed; lists with commas. */
  value: string;
}

interface ConditionRows {
  /** Whether every row must hold, or one is enough. */
  join: "all" | "any";
  rows: ConditionRow[];
}

/** Undefined for a condition that is more than a list of comparisons: it can only be shown as JSON. */
export function rowsOf(condition: Condition | undefined): ConditionRows | undefined {
  if (condition === undefined) return { join: "all", rows: [] };
  if (typeof condition === "object" && ("all" in condition || "any" in condition)) {
    const [join, list] = "all" in condition ? (["all", condition.all] as const) : (["any", condition.any] as const);
    const rows = list.map(rowOf);
    return rows.every((row) => row !== undefined) ? { join, rows } : undefined;
  }
  const row = rowOf(condition);
  return row && { join: "all", rows: [row] };
}

function rowOf(condition: Condition): ConditionRow | undefined {
  if (typeof condition === "string") return { path: condition, comparison: "filled", value: "" };
  if ("none" in condition) {
    const [only] = condition.none;
    return condition.none.length === 1 && typeof only === "string"
      ? { path: only, comparison: "empty", value: "" }
      : undefined;
  }
  if (!("value" in condition)) return undefined;
  const { value: path, ...rest } = condition;
  const [[comparison, value] = [], ...more] = Object.entries(rest);
  if (comparison === undefined || more.length > 0) return undefined;
  const words = Array.isArray(value) ? value.map(String).join(", ") : String(value);
  return { path, comparison: comparison as Comparison, value: words };
}

/** Undefined when there is nothing to ask for. */
export function conditionOf({ join, rows }: ConditionRows): Condition | undefined {
  const conditions = rows.map(conditionFrom);
  const [first] = conditions;
  if (first === undefined || conditions.length === 1) return first;
  return join === "all" ? { all: conditions } : { any: conditions };
}

function conditionFrom({ path, comparison, value }: ConditionRow): Condition {
  switch (comparison) {
    case "filled":
      return path;
    case "empty":
      return { none: [path] };
    case "in":
      return { value: path, in: value.split(",").map((word) => literal(word.trim()) as string | number) };
    case "atLeast":
    case "atMost":
      return { value: path, [comparison]: Number(value) || 0 };
    case "has":
      return { value: path, has: value };
    default:
      return { value: path, [comparison]: literal(value) };
  }
}

/** Numbers, yes and no are meant as such. */
function literal(word: string): string | number | boolean {
  if (word === "true" || word === "false") return word === "true";
  return word !== "" && Number.isFinite(Number(word)) ? Number(word) : word;
}
