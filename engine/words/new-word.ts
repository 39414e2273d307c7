import { isRecord } from "../../schemas/json-pointer";
import { ownValue } from "../../schemas/own-value";
import type { Lexicon, Sort } from "../core/lexicon";
import type { Json } from "../core/vocabulary";
import type { Place, SlotSchema } from "./place";

/** A word as it begins: what it usually is where the schema says so, holes everywhere else. */
export function newWord(lexicon: Pick<Lexicon, "words" | "parts">, sort: Sort, key: string, before?: Place): Json {
  const { schema } = lexicon.words[sort][key]!;
  const fresh = beginning(lexicon, schema as SlotSchema);
  return { [key]: before?.word ? keepWhatFits(lexicon, before, schema as SlotSchema, fresh) : fresh };
}

/** The word as it is written where it was chosen: what needs no arguments stands for itself, but for deeds and numbers. */
export function chosenWord(lexicon: Pick<Lexicon, "words" | "parts">, sort: Sort, key: string, before?: Place): Json {
  const word = newWord(lexicon, sort, key, before) as Record<string, Json>;
  return word[key] === true && sort !== "verbs" && sort !== "values" ? key : word;
}

/** A schema as it is meant in this document: what begins otherwise on its kind of card does so. */
export function schemaOn(schema: SlotSchema, document: unknown): SlotSchema {
  const { field, as } = schema["x-begins"] ?? {};
  const kind = field !== undefined && isRecord(document) ? document[field] : undefined;
  const begun = as && typeof kind === "string" ? ownValue(as, kind) : undefined;
  return begun === undefined ? schema : { ...schema, default: begun };
}

/** What stands in a slot that was just opened. */
export function beginning({ parts }: Pick<Lexicon, "parts">, schema: SlotSchema): Json {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  const slot = schema["x-slot"];
  const part = slot === undefined ? undefined : ownValue(parts, slot);
  if (part) return beginning({ parts }, part as SlotSchema);
  if (slot === "name") return "it";
  if (slot !== undefined) return null;
  const { properties, required = [], items, minItems = 0, type, anyOf, enum: choices } = schema;
  if (anyOf) return beginning({ parts }, anyOf[0]!);
  if (schema.patternProperties) return {};
  if (properties) return Object.fromEntries(required.map((key) => [key, beginning({ parts }, properties[key]!)]));
  if (Array.isArray(items)) return items.map((item: SlotSchema) => beginning({ parts }, item));
  if (items) return Array.from({ length: minItems }, () => beginning({ parts }, items as SlotSchema));
  if (choices) return choices[0] ?? null;
  if (type === "boolean") return false;
  if (type === "integer" || type === "number") return Math.max(schema.minimum ?? 1, Math.min(1, schema.maximum ?? 1));
  return null;
}

/** Whatever the former word was told that the new one can be told as well: the same argument, or the only one of its kind. */
function keepWhatFits(lexicon: Pick<Lexicon, "parts">, before: Place, schema: SlotSchema, fresh: Json): Json {
  const said = before.parts.filter(({ value }) => value !== undefined && value !== null);
  const { properties } = schema;
  if (!properties || typeof fresh !== "object" || fresh === null) {
    const same = said.filter((part) => isAlike(part.schema, schema));
    return same.length === 1 ? same[0]!.value! : fresh;
  }
  const kept: Record<string, Json> = { ...(fresh as Record<string, Json>) };
  const left = new Set(said);
  for (const part of said) {
    const key = part.at.slice(part.at.lastIndexOf("/") + 1);
    const field = ownValue(properties, key);
    if (!field || !isAlike(part.schema, field)) continue;
    kept[key] = part.value!;
    left.delete(part);
  }
  for (const part of left) {
    const free = Object.keys(properties).filter(
      (key) => isAlike(part.schema, properties[key]!) && ((kept[key] ?? null) === null || isUntouched(key)),
    );
    if (free.length === 1) kept[free[0]!] = part.value!;
  }
  return kept;

  function isUntouched(key: string): boolean {
    const isRequired = (schema.required ?? []).includes(key);
    return isRequired && kept[key] === beginning(lexicon, properties![key]!);
  }
}

/** Whether what stands in one slot may stand in the other. */
function isAlike(a: SlotSchema, b: SlotSchema): boolean {
  const slot = a["x-slot"];
  if (slot !== b["x-slot"]) return false;
  if (slot !== undefined) return (b["x-of"] ?? []).every((kind) => (a["x-of"] ?? []).includes(kind));
  return a.type === b.type && JSON.stringify(a.enum) === JSON.stringify(b.enum) && a.properties === b.properties;
}
