import { keysOf, type Pointer, parentOf } from "../../../schemas/json-pointer";
import { ownValue } from "../../../schemas/own-value";
import type { Lexicon, Sort } from "../../core/lexicon";
import type { Json } from "../../core/vocabulary";
import { type PlaceKind, type SlotSchema, sortOfSlot } from "../place";

/** What stands at one pointer, and what may: a place without all that could stand around it. */
export interface Slot {
  at: Pointer;
  kind: PlaceKind;
  schema: SlotSchema;
  value: Json | undefined;
}

type Source = Pick<Lexicon, "words" | "parts">;

/** What may stand at a place, all its alternatives. */
export function schemaAt(source: Source, root: SlotSchema, whole: Json, at: Pointer): SlotSchema {
  const outer = slotAt(source, root, whole, parentOf(at))!.schema;
  const schema = fieldOf(outer, keysOf(at).at(-1)!)!;
  const part = ownValue(source.parts, schema["x-slot"] ?? "");
  return (part as SlotSchema | undefined) ?? schema;
}

export function slotAt(source: Source, root: SlotSchema, whole: Json, at: Pointer): Slot | undefined {
  let schema: SlotSchema | undefined = settled(source, root, whole);
  let value: Json | undefined = whole;
  for (const key of keysOf(at)) {
    if (schema === undefined) return undefined;
    const sort: Sort | undefined = ownValue(sortOfSlot, schema["x-slot"] ?? "");
    const item: Json | undefined = Array.isArray(value)
      ? (value as readonly Json[])[Number(key)]
      : typeof value === "object" && value !== null
        ? ownValue(value as Readonly<Record<string, Json>>, key)
        : undefined;
    const next: SlotSchema | undefined = sort
      ? Array.isArray(value)
        ? schema
        : (ownValue(source.words[sort], key)?.schema as SlotSchema | undefined)
      : fieldOf(schema, key);
    schema = next && settled(source, next, item);
    value = item;
  }
  return schema && { at, kind: kindOf(schema), schema, value };
}

/** Whatever may stand at a place, in any of its forms. */
export function formsAt(source: Source, root: SlotSchema, whole: Json, at: Pointer): SlotSchema | undefined {
  const outer = at === "" ? undefined : slotAt(source, root, whole, parentOf(at));
  if (outer === undefined) return at === "" ? root : undefined;
  const sort = ownValue(sortOfSlot, outer.schema["x-slot"] ?? "");
  const key = keysOf(at).at(-1)!;
  if (sort)
    return Array.isArray(outer.value) ? outer.schema : (ownValue(source.words[sort], key)?.schema as SlotSchema);
  const schema = fieldOf(outer.schema, key);
  return schema && ((ownValue(source.parts, schema["x-slot"] ?? "") as SlotSchema | undefined) ?? schema);
}

const fieldOf = ({ properties, items }: SlotSchema, key: string): SlotSchema | undefined => {
  if (properties) return ownValue(properties, key);
  return Array.isArray(items) ? (items as readonly SlotSchema[])[Number(key)] : (items as SlotSchema | undefined);
};

/** Parts of a vocabulary by their schema, alternatives by what stands there. */
function settled(source: Source, schema: SlotSchema, value: Json | undefined): SlotSchema {
  const part = ownValue(source.parts, schema["x-slot"] ?? "");
  if (part) return settled(source, part as SlotSchema, value);
  if (!schema.anyOf || schema["x-slot"] !== undefined) return schema;
  const fitting = schema.anyOf.filter((one) => fits(source, one, value));
  // A value of its own means more than any name.
  return settled(
    source,
    fitting.find((one) => one.const !== undefined || one.enum) ?? fitting[0] ?? schema.anyOf[0]!,
    value,
  );
}

/** Whether a value has the form of a schema, by a glance. */
function fits(source: Source, schema: SlotSchema, value: Json | undefined): boolean {
  const part = ownValue(source.parts, schema["x-slot"] ?? "");
  if (part) return fits(source, part as SlotSchema, value);
  const { const: fixed, enum: choices, anyOf, properties, required = [], items, type } = schema;
  if (anyOf) return anyOf.some((one) => fits(source, one, value));
  if (fixed !== undefined) return value === fixed;
  if (choices) return choices.includes(value as Json);
  const isList = Array.isArray(value);
  if (items) return isList;
  const isObject = typeof value === "object" && value !== null && !isList;
  if (properties)
    return (
      isObject &&
      required.every((key) => Object.hasOwn(value, key)) &&
      Object.keys(value).every((key) => Object.hasOwn(properties, key))
    );
  if (type === "boolean" || type === "string") return typeof value === type;
  if (type === "integer" || type === "number") return typeof value === "number";
  return value !== undefined;
}

function kindOf(schema: SlotSchema): PlaceKind {
  const slot = schema["x-slot"] ?? "";
  const sort = ownValue(sortOfSlot, slot);
  if (sort) return sort;
  if (slot === "reference" || slot === "name" || slot === "card" || slot === "tag") return slot;
  if (schema.properties) return "fields";
  if (schema.items) return "list";
  if (schema.enum) return "choice";
  if (schema.const !== undefined) return "fixed";
  if (schema.type === "boolean") return "check";
  return schema.type === "integer" || schema.type === "number" ? "number" : "text";
}

/** Pointers to all plain values within a value. */
export function* leaves(value: Json, at: Pointer = ""): Generator<{ at: Pointer; value: Json }> {
  if (typeof value !== "object" || value === null) yield { at, value };
  else for (const [key, item] of Object.entries(value)) yield* leaves(item as Json, `${at}/${key}`);
}

/** Pointers to all objects within a value, the outermost first. */
export function* objectsIn(value: Json, at: Pointer = ""): Generator<Pointer> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield at;
  for (const [key, part] of Object.entries(value)) yield* objectsIn(part as Json, `${at}/${key}`);
}

/** Pointers to all lists within a value. */
export function* listsIn(value: Json, at = ""): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) yield at;
  for (const [key, part] of Object.entries(value)) yield* listsIn(part as Json, `${at}/${key}`);
}
