import type { TSchema } from "typebox";
import { nearest } from "../engine/core/nearest";
import { joinPointer, keysOf, valueAt } from "../schemas/json-pointer";
import type { Problem } from "../schemas/problem";
import { meantErrors } from "./meant-errors";
import type { DocumentKind } from "./paths";
import { documentProblems } from "./problems";
import { schemaRepairs } from "./schema-repairs";
import { alternativesAt, fieldsAt } from "./schema-walk";

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
};
export const kindName = (kind: DocumentKind): string => kindNames[kind];

const typeNames: Record<string, string> = {
  string: "text in quotes",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list in brackets",
  object: "an object in braces",
  null: "null",
};

const words = (pointer: string): string => keysOf(pointer).join(" › ");

function describe(error: SchemaError, kind: DocumentKind, value: unknown, schema: TSchema | undefined): Problem {
  const { report } = documentProblems;
  const { instancePath, keyword, params } = error;
  const field = words(instancePath) || kindName(kind);
  const at = { field: instancePath };
  const details = `${keyword} ${error.message ?? ""}`.trim();
  switch (keyword) {
    case "required": {
      const missing = String(params["missingProperty"]);
      const where = { field: `${instancePath}/${missing}` };
      return report("document/missing-field", where, { field: words(where.field), kind: kindName(kind) }, details);
    }
    case "additionalProperties": {
      const extra = String(params["additionalProperty"]);
      const where = { field: joinPointer(instancePath, extra) };
      const guess = guessAt(extra, fieldsAt(schema, value, instancePath));
      return report(
        "document/unknown-field",
        where,
        { field: words(where.field), kind: kindName(kind), guess },
        details,
      );
    }
    case "type":
      return report(
        "document/wrong-type",
        at,
        { field, expected: typeNames[String(params["type"])] ?? String(params["type"]) },
        details,
      );
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return report(
        "document/out-of-range",
        at,
        { field, limit: numberLimit(keyword, Number(params["limit"])) },
        details,
      );
    case "minLength":
      return report(
        "document/bad-value",
        at,
        { field, reason: ": it is empty", remedy: "Write something here." },
        details,
      );
    case "maxLength": {
      const remedy = `Shorten it to ${params["limit"]} characters.`;
      return report("document/bad-value", at, { field, reason: ": it is too long", remedy }, details);
    }
    case "minItems":
    case "maxItems":
      return report(
        "document/out-of-range",
        at,
        { field, limit: `a list of at ${keyword === "minItems" ? "least" : "most"} ${params["limit"]}` },
        details,
      );
    case "enum":
    case "const": {
      const allowed = (params["allowedValues"] as unknown[] | undefined) ?? [params["allowedValue"]];
      return report(
        "document/bad-value",
        at,
        { field, reason: "", remedy: `Choose one of: ${allowed.join(", ")}.` },
        details,
      );
    }
    case "pattern": {
      const found = String(valueAt(value, instancePath));
      const remedy = "Use lower-case words joined by hyphens, or a path inside the project such as art/picture.png.";
      return report("document/bad-value", at, { field, reason: `: “${found}” isn't well formed`, remedy }, details);
    }
    case "anyOf": {
      const words = alternativesAt(schema, value, instancePath);
      const extra = Object.keys((valueAt(value, instancePath) ?? {}) as object).find((key) => !words.includes(key));
      if (words.length === 0 || extra === undefined) return unclear(at, field, details);
      const reason = `: it says “${extra}”${guessAt(extra, words)}`;
      return report("document/bad-value", at, { field, reason, remedy: `Say one of: ${words.join(", ")}.` }, details);
    }
    default:
      return unclear(at, field, details);
  }
}

const unclear = (at: { field: string }, field: string, details: string): Problem =>
  documentProblems.report(
    "document/bad-value",
    at,
    { field, reason: "", remedy: "See the details, or complete it from the suggestions in the JSON view." },
    details,
  );

const numberLimit = (keyword: string, limit: number): string =>
  ({
    minimum: `at least ${limit}`,
    maximum: `at most ${limit}`,
    exclusiveMinimum: `more than ${limit}`,
    exclusiveMaximum: `less than ${limit}`,
  })[keyword] ?? String(limit);

function guessAt(extra: string, known: readonly string[]): string {
  const guess = nearest(extra, known);
  return guess ? ` (did you mean “${guess}”?)` : "";
}
