import type { TSchema } from "typebox";
import { plural } from "../engine/core/rich-text";
import { joinPointer, valueAt } from "../schemas/json-pointer";
import type { Problem } from "../schemas/problem";
import { fieldName, fieldsNamedAt, labelsAt, meantBy, type Named } from "./field-names";
import { meantErrors } from "./meant-errors";
import type { DocumentKind } from "./paths";
import { documentProblems } from "./problems";
import { schemaRepairs } from "./schema-repairs";
import { alternativesAt, schemaNodeAt } from "./schema-walk";

/** Schema errors in the designer's words. Several errors at one place are one problem: the first that says most. */
export function schemaProblems(
  errors: readonly SchemaError[],
  kind: DocumentKind,
  value: unknown,
  schema: TSchema | undefined,
): Problem[] {
  const byField = new Map<string, Problem>();
  for (const error of meantErrors(errors)) {
    const problem = describe(error, kind, value, schema);
    const field = problem.where.field ?? "";
    const repairs = schemaRepairs(error, schema, value);
    if (!byField.has(field)) byField.set(field, repairs.length > 0 ? { ...problem, repairs } : problem);
  }
  return [...byField.values()];
}

const kindNames: Record<DocumentKind, string> = {
  manifest: "project file",
  card: "card",
  component: "component",
  deck: "deck",
  template: "template",
  pieces: "list of pieces",
  scenario: "scenario",
  match: "saved match",
  sheet: "sheet",
  build: "build",
  "free-table": "free table",
  translation: "translation",
  experiment: "experiment",
  booklet: "booklet",
};
export const kindName = (kind: DocumentKind): string => kindNames[kind];

/** What belongs in a field, by what its schema says. */
const typeNames: Record<string, string> = {
  string: "text",
  integer: "a whole number",
  number: "a number",
  boolean: "yes or no",
  array: "a list",
  object: "a group of values",
  null: "nothing",
};

function kindOfValue(value: unknown): string {
  if (Array.isArray(value)) return typeNames["array"]!;
  if (typeof value === "number" && Number.isInteger(value)) return "a number";
  return value === null ? "nothing" : (typeNames[typeof value] ?? "something else");
}

function describe(error: SchemaError, kind: DocumentKind, value: unknown, schema: TSchema | undefined): Problem {
  const { report } = documentProblems;
  const { instancePath: at, keyword, params } = error;
  const where = { field: at };
  const details = `${keyword} ${error.message ?? ""}`.trim();
  const node = schemaNodeAt(schema, value, at);
  const found = valueAt(value, at);
  const field = fieldName(schema, value, at) || `This ${kindName(kind)}`;
  const bad = (reason: string, remedy: string): Problem =>
    report("document/bad-value", where, { field, reason, remedy }, details);
  const outOfRange = (is: string, limit: string): Problem =>
    report("document/out-of-range", where, { field, is, limit }, details);
  switch (keyword) {
    case "required": {
      const missing = joinPointer(at, String(params["missingProperty"]));
      const name = fieldName(schema, value, missing);
      return report("document/missing-field", { field: missing }, { field: name, kind: kindName(kind) }, details);
    }
    case "additionalProperties": {
      const extra = String(params["additionalProperty"]);
      const owner = at === "" ? `A ${kindName(kind)}` : `“${field}”`;
      const guess = didYouMean(extra, fieldsNamedAt(schema, value, at));
      return report(
        "document/unknown-field",
        { field: joinPointer(at, extra) },
        { field: extra, owner, guess },
        details,
      );
    }
    case "type": {
      const expected = typeNames[String(params["type"])] ?? "something else";
      return report("document/wrong-type", where, { field, found: kindOfValue(found), expected }, details);
    }
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return outOfRange(`is ${String(found)}`, `be ${numberLimit(keyword, Number(params["limit"]))}`);
    case "multipleOf":
      return outOfRange(`is ${String(found)}`, `go in steps of ${params["multipleOf"]}`);
    case "minItems":
    case "maxItems": {
      const entries = plural((found as unknown[]).length, "entry", "entries");
      return outOfRange(`has ${entries}`, `have at ${keyword === "minItems" ? "least" : "most"} ${params["limit"]}`);
    }
    case "maxProperties":
      return outOfRange("holds too many", `have at most ${params["limit"]}`);
    case "minLength":
      return bad(": it is empty", "Write something here.");
    case "maxLength":
      return bad(": it is too long", `Shorten it to ${params["limit"]} characters.`);
    case "uniqueItems":
      return bad(": it says the same twice", "Take out what is there more than once.");
    case "enum":
    case "const": {
      const allowed = (params["allowedValues"] as unknown[] | undefined) ?? [params["allowedValue"]];
      const labels = labelsAt(schema, value, at);
      return bad("", `Choose one of: ${allowed.map((one) => labels[String(one)] ?? String(one)).join(", ")}.`);
    }
    case "pattern":
      return bad(`: “${String(found)}” isn't well formed`, `Use ${node?.["x-written"] ?? "fewer kinds of signs"}.`);
    case "anyOf": {
      const words = alternativesAt(schema, value, at);
      const extra = Object.keys((found ?? {}) as object).find((key) => !words.some((word) => word.key === key));
      if (words.length === 0 || extra === undefined) return bad("", unclear);
      const guess = didYouMean(extra, words);
      return bad(`: it says “${extra}”${guess}`, `Say one of: ${words.map(({ title }) => title).join(", ")}.`);
    }
    default:
      return bad("", unclear);
  }
}

const unclear = "Choose it anew, or take it out.";

const numberLimit = (keyword: string, limit: number): string =>
  ({
    minimum: `at least ${limit}`,
    maximum: `at most ${limit}`,
    exclusiveMinimum: `more than ${limit}`,
    exclusiveMaximum: `less than ${limit}`,
  })[keyword] ?? String(limit);

function didYouMean(extra: string, known: readonly Named[]): string {
  const meant = meantBy(extra, known);
  return meant === undefined ? "" : ` (did you mean “${meant.title}”?)`;
}
