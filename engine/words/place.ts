import type { TSchema } from "typebox";
import { joinPointer, type Pointer } from "../../schemas/json-pointer";
import { ownValue } from "../../schemas/own-value";
import { titleFromKey } from "../../schemas/titles";
import { onlyKey } from "../core/compiler";
import { isFitting } from "../core/is-fitting";
import type { Lexicon, LexiconWord, Sort } from "../core/lexicon";
import type { Json } from "../core/vocabulary";

/**
 * What stands where in an effect. Schemas say what may stand in a slot, documents what does; a place is both, for whoever
 * shows, completes or changes an effect. It knows words and slots, and no game.
 */
export interface Place {
  at: Pointer;
  /** In a designer's words: “How much”. */
  title: string;
  schema: SlotSchema;
  kind: PlaceKind;
  /** What stands there; nothing, if it was left out. `null` is a hole: something is to be said, and isn't yet. */
  value: Json | undefined;
  isOptional: boolean;
  /** Of several forms that a value may have there, all of them, and the one that it has. */
  branches?: readonly SlotSchema[];
  branch?: SlotSchema;
  /** The word that stands there. */
  word?: PlacedWord | undefined;
  /** What can be said within it, in the order of the schema. */
  parts: readonly Place[];
}

export interface PlacedWord extends LexiconWord {
  sort: Sort;
  key: string;
}

/** Words of some sort, a plain value, or parts with names of their own. */
export type PlaceKind =
  | Sort
  | "reference"
  | "name"
  | "card"
  | "tag"
  | "choice"
  | "number"
  | "check"
  | "text"
  | "fields"
  /** Parts by names that somebody gives them. */
  | "record"
  | "list"
  | "fixed";

/** What our own schemas say of a slot. */
export interface SlotSchema extends TSchema {
  title?: string;
  description?: string;
  default?: Json;
  type?: string;
  enum?: readonly Json[];
  const?: Json;
  pattern?: string;
  /** What a text of such a form looks like. */
  examples?: readonly Json[];
  anyOf?: readonly SlotSchema[];
  properties?: Readonly<Record<string, SlotSchema>>;
  patternProperties?: Readonly<Record<string, SlotSchema>>;
  required?: readonly string[];
  items?: SlotSchema | readonly SlotSchema[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  "x-slot"?: string;
  "x-of"?: readonly string[];
  "x-words"?: readonly string[];
  /** What kind of thing is named there. */
  "x-gives"?: string;
  /** Names that are given from outside: the “amount” of a component. */
  "x-names"?: readonly string[];
  /** The field of the document whose items these names are of, all of them numbers; and what each is called there. */
  "x-names-of"?: string;
  "x-name-titles"?: Readonly<Record<string, string>>;
  /** How it begins where a field of the document has one of these values. */
  "x-begins"?: { field: string; as: Readonly<Record<string, Json>> };
  /** It is printed beside the sentence, as a symbol, and not in it. */
  "x-beside"?: boolean;
  /** What else is so of an ability that says this. */
  "x-brings"?: Readonly<Record<string, Json>>;
  "x-labels"?: Readonly<Record<string, string>>;
  "x-explains"?: Readonly<Record<string, string>>;
}

/** The words that may stand in a slot. */
export const sortOfSlot: Readonly<Record<string, Sort>> = {
  effect: "verbs",
  number: "values",
  condition: "tests",
  things: "selectors",
  static: "statics",
};

type Parts = Pick<Lexicon, "words" | "parts">;
interface Given {
  title?: string | undefined;
  isOptional?: boolean;
}

/** The place of a value, with all places within it. */
export function placeOf(
  lexicon: Parts,
  schema: SlotSchema,
  value: Json | undefined,
  at: Pointer,
  { title = schema.title ?? titleOf(at), isOptional = false }: Given = {},
): Place {
  const whole = { at, title, schema, value, isOptional };
  const slot = schema["x-slot"] ?? "";
  const sort = ownValue(sortOfSlot, slot);
  if (sort) return { ...whole, kind: sort, ...wordAt(lexicon, sort, schema, value, at) };
  const part = ownValue(lexicon.parts, slot);
  if (part) return placeOf(lexicon, part as SlotSchema, value, at, { title, isOptional });
  if (slot === "reference" || slot === "name" || slot === "card" || slot === "tag")
    return { ...whole, kind: slot, parts: [] };
  const { properties, items, enum: choices, type } = schema;
  if (schema.anyOf) {
    const anyOf = schema.anyOf.flatMap((one) => formsOf(lexicon, one));
    const branch = anyOf.find((one) => value !== undefined && fits(lexicon, one, value)) ?? anyOf[0]!;
    return { ...placeOf(lexicon, branch, value, at, { title, isOptional }), branches: anyOf, branch };
  }
  // What was left out as a whole has no parts yet.
  if (properties)
    return { ...whole, kind: "fields", parts: value === undefined ? [] : fieldsOf(lexicon, schema, value, at) };
  if (schema.patternProperties) return { ...whole, kind: "record", parts: entriesOf(lexicon, schema, value, at) };
  if (items) return { ...whole, kind: "list", parts: itemsOf(lexicon, items, value, at) };
  if (choices) return { ...whole, kind: "choice", parts: [] };
  if (schema.const !== undefined) return { ...whole, kind: "fixed", parts: [] };
  if (type === "boolean") return { ...whole, kind: "check", parts: [] };
  if (type === "integer" || type === "number") return { ...whole, kind: "number", parts: [] };
  return { ...whole, kind: "text", parts: [] };
}

/** A choice among choices is one among all of them. */
function formsOf(lexicon: Parts, schema: SlotSchema): readonly SlotSchema[] {
  const part = ownValue(lexicon.parts, schema["x-slot"] ?? "") as SlotSchema | undefined;
  const forms = schema.anyOf ?? part?.anyOf;
  return forms ? forms.flatMap((one) => formsOf(lexicon, one)) : [schema];
}

/** Whether a value has this form, as far as that can be told without its words. */
function fits(lexicon: Parts, schema: SlotSchema, value: Json): boolean {
  const slot = schema["x-slot"] ?? "";
  const part = ownValue(lexicon.parts, slot);
  if (part) return isFitting(part, value);
  const sort = ownValue(sortOfSlot, slot);
  if (!sort) return isFitting(schema, value);
  if (Array.isArray(value)) return slot === "effect";
  if (typeof value === "number") return sort === "values";
  const key = typeof value === "object" && value !== null ? onlyKey(value) : undefined;
  return typeof value !== "object" || value === null || ownValue(lexicon.words[sort], key ?? "") !== undefined;
}

/** A word with its arguments; or several, where effects stand in a list. */
function wordAt(
  lexicon: Parts,
  sort: Sort,
  schema: SlotSchema,
  value: Json | undefined,
  at: Pointer,
): Pick<Place, "word" | "parts"> {
  if (Array.isArray(value)) return { parts: itemsOf(lexicon, schema, value, at) };
  const key = typeof value === "string" ? value : value === undefined ? undefined : onlyKey(value);
  const found = key === undefined ? undefined : ownValue(lexicon.words[sort], key);
  if (key === undefined || found === undefined) return { parts: [] };
  const word = { ...found, sort, key };
  const args = found.schema as SlotSchema;
  // A word alone is told nothing, and may be told something where its schema has a form for that.
  if (typeof value === "string" && !args.anyOf) return { word, parts: [] };
  const told = typeof value === "string" ? true : (value as Record<string, Json>)[key];
  return { word, parts: argumentsOf(lexicon, args, told, joinPointer(at, key)) };
}

/** What a word is given: its fields, or the one thing that it is about. */
function argumentsOf(lexicon: Parts, schema: SlotSchema, value: Json | undefined, at: Pointer): readonly Place[] {
  const place = placeOf(lexicon, schema, value, at);
  if (place.kind === "fields" && schema["x-slot"] === undefined) return place.parts;
  return place.kind === "fixed" && !place.branches ? [] : [place];
}

function fieldsOf(lexicon: Parts, schema: SlotSchema, value: Json | undefined, at: Pointer): Place[] {
  const required = schema.required ?? [];
  const given = typeof value === "object" && value !== null ? (value as Readonly<Record<string, Json>>) : {};
  return Object.entries(schema.properties ?? {}).map(([key, field]) =>
    placeOf(lexicon, field, ownValue(given, key), joinPointer(at, key), { isOptional: !required.includes(key) }),
  );
}

function entriesOf(
  lexicon: Parts,
  { patternProperties = {} }: SlotSchema,
  value: Json | undefined,
  at: Pointer,
): Place[] {
  const [entry] = Object.values(patternProperties);
  if (typeof value !== "object" || value === null || !entry) return [];
  return Object.entries(value).map(([key, one]) =>
    placeOf(lexicon, entry, one, joinPointer(at, key), { title: key, isOptional: true }),
  );
}

function itemsOf(
  lexicon: Parts,
  items: SlotSchema | readonly SlotSchema[],
  value: Json | undefined,
  at: Pointer,
): Place[] {
  if (isTuple(items)) {
    if (value === undefined) return [];
    const given = Array.isArray(value) ? value : [];
    return items.map((item, n) => placeOf(lexicon, item, given[n], joinPointer(at, n)));
  }
  return Array.isArray(value) ? value.map((item, n) => placeOf(lexicon, items, item, joinPointer(at, n))) : [];
}

const isTuple = (items: SlotSchema | readonly SlotSchema[]): items is readonly SlotSchema[] => Array.isArray(items);

/** A word for a place whose schema has none. */
function titleOf(at: Pointer): string {
  const key = at.slice(at.lastIndexOf("/") + 1);
  return /^\d*$/.test(key) ? "This" : titleFromKey(key);
}

/** It and all within it, the outermost first. */
export function* within(place: Place): Generator<Place> {
  yield place;
  for (const part of place.parts) yield* within(part);
}

/** The innermost of these places that stands at the pointer or around it. */
export function placeAt(root: Place, at: Pointer): Place | undefined {
  if (at !== root.at && !at.startsWith(`${root.at}/`)) return undefined;
  for (const part of root.parts) {
    const found = placeAt(part, at);
    if (found) return found;
  }
  return root;
}

/** Something must be said here, and isn't. */
export const isHole = ({ value, isOptional }: Place): boolean => value === null || (value === undefined && !isOptional);

export const holesIn = (place: Place): Place[] => [...within(place)].filter(isHole);

/** Where one goes on after a place was filled: to the first hole within it, or else to the next one after it. */
export function nextHole(root: Place, at: Pointer): Place | undefined {
  const places = [...within(root)];
  return places.slice(places.findIndex((place) => place.at === at)).find(isHole);
}
