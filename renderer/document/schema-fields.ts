import { isRecord, joinPointer, keysOf, type Pointer } from "../../schemas/json-pointer";
import type { Limits } from "../../schemas/limits";
import { titleFromKey } from "../../schemas/titles";

/**
 * Walks a card's JSON Schema and says which fields a form shows, in the order of the schema.
 * It knows the vocabulary our own schemas use, not the whole of JSON Schema.
 */

export interface JsonSchema {
  type?: string;
  title?: string;
  description?: string;
  default?: unknown;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  patternProperties?: Record<string, JsonSchema>;
  required?: readonly string[];
  "x-control"?: string;
  /** What may be said there, of an effect. */
  "x-slot"?: string;
  /** After its number. */
  "x-unit"?: string;
  /** What people read for each value of an enum. */
  "x-labels"?: Record<string, string>;
  /** The house rule that bounds the value more closely than the schema. */
  "x-rule"?: string;
  /** Of a component: what it costs and what it does. */
  "x-cost"?: string;
  "x-effect"?: string;
  /** How many tiles a row has, of those that are numbered by clicks. */
  "x-tiles"?: number;
  /** A form offers what other cards of the set say here. */
  "x-suggest"?: boolean;
  /** With this field a section of the form begins. */
  "x-section"?: string;
  /** Nothing in it counts but under these house rules. */
  "x-under"?: Record<string, string | number | boolean>;
  /** The field belongs to objects whose other fields have one of these values. */
  "x-when"?: Record<string, readonly unknown[]>;
  /** The field belongs to objects that have this other one. */
  "x-with"?: string;
}

export interface Field {
  pointer: Pointer;
  key: string;
  title: string;
  schema: JsonSchema;
  optional: boolean;
  /** Which control draws it: the schema's wish, or what its type suggests. */
  control: string;
}

export function controlOf(schema: JsonSchema): string {
  const wish = schema["x-control"];
  if (wish) return wish;
  if (schema["x-slot"]) return "saying";
  if (schema.enum) return "choice";
  switch (schema.type) {
    case "boolean":
      return "switch";
    case "integer":
    case "number":
      return "number";
    case "array":
      return schema.items?.type === "string" ? "tags" : "json";
    case "object":
      return schema.properties ? "group" : "json";
    case "string":
      return "line";
    default:
      return "json";
  }
}

export function fieldsOf(schema: JsonSchema, parent: Pointer = ""): Field[] {
  return Object.entries(schema.properties ?? {})
    .map(([key, property]) => ({
      pointer: joinPointer(parent, key),
      key,
      title: property.title ?? titleFromKey(key),
      schema: property,
      optional: !(schema.required ?? []).includes(key),
      control: controlOf(property),
    }))
    .filter((field) => field.control !== "hidden");
}

/**
 * Whether a form shows the field. A value that does not belong there is shown all the same, or nobody could remove it.
 * What `owner` doesn't say, the document around it does.
 */
export function isShown({ schema, key }: Field, owner: unknown, document: unknown = owner): boolean {
  const own = isRecord(owner) ? owner : {};
  if (own[key] !== undefined) return true;
  const around = isRecord(document) ? { ...document, ...own } : own;
  const { "x-when": wanted = {}, "x-with": beside } = schema;
  if (beside !== undefined && around[beside] === undefined) return false;
  return Object.entries(wanted).every(([other, values]) => values.includes(around[other]));
}

export const rangeOf = ({ type, minimum, maximum }: JsonSchema): Partial<Limits> => ({
  ...(minimum !== undefined && { least: minimum }),
  ...(maximum !== undefined && { most: maximum }),
  whole: type === "integer",
});

export const valueLabel = ({ "x-labels": labels }: JsonSchema, value: unknown): string =>
  labels?.[String(value)] ?? String(value);

const ofPattern = ({ patternProperties = {} }: JsonSchema, key: string): JsonSchema | undefined =>
  Object.entries(patternProperties).find(([pattern]) => new RegExp(pattern).test(key))?.[1];

/** The schema below a pointer, and whether the place may be left out. */
export function schemaAt(
  root: JsonSchema,
  pointer: Pointer,
): { schema: JsonSchema; optional: boolean; title: string } | undefined {
  let schema = root;
  let optional = false;
  let title = root.title ?? "";
  for (const key of keysOf(pointer)) {
    const below = schema.properties?.[key] ?? ofPattern(schema, key) ?? (/^\d+$/.test(key) ? schema.items : undefined);
    if (!below) return undefined;
    optional = schema.properties !== undefined && !(schema.required ?? []).includes(key);
    schema = below;
    title = below.title ?? titleFromKey(key);
  }
  return { schema, optional, title };
}
