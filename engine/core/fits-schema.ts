import type { TSchema } from "typebox";
import { Errors } from "typebox/value";
import { keysOf } from "../../schemas/json-pointer";
import { isFitting } from "./is-fitting";
import { didYouMean } from "./nearest";

/** Why a value doesn't fit a schema, in a few words; null if it does. For what other programs hand in, never on the hot path. */
export function fitsSchema(schema: TSchema, value: unknown): string | null {
  if (isFitting(schema, value)) return null;
  const errors = Errors(schema, value);
  // That nothing is allowed there says less than that the field isn't known.
  const first = errors.find(({ keyword }) => keyword !== "boolean") ?? errors[0];
  if (!first) return "it has another form";
  const { instancePath, keyword, message } = first;
  const params = first.params as { additionalProperties?: string[]; allowedValues?: unknown[] };
  const [extra] = (keyword === "additionalProperties" && params.additionalProperties) || [];
  if (extra !== undefined)
    return `${instancePath || "it"} has no field “${extra}”${didYouMean(extra, fieldsAt(schema, instancePath))}`;
  if (keyword === "enum" && params.allowedValues)
    return `${instancePath || "it"} must be one of ${params.allowedValues.join(", ")}`;
  return `${instancePath || "it"} ${message}`;
}

interface SchemaNode {
  properties?: Readonly<Record<string, SchemaNode>>;
  items?: SchemaNode;
}

const fieldsAt = (schema: SchemaNode, pointer: string): string[] => {
  const node = keysOf(pointer).reduce<SchemaNode | undefined>((at, key) => at?.properties?.[key] ?? at?.items, schema);
  return Object.keys(node?.properties ?? {});
};
