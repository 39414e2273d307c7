import type { Json } from "../../../engine/core/vocabulary";

/** What a part of a position's schema is to the hand: a number, a word, cards, things. */

export type Written = { readonly [field: string]: Json };
export const isObject = (json: Json | undefined): json is Written =>
  typeof json === "object" && json !== null && !Array.isArray(json);

export type FieldKind =
  | { kind: "number"; least: number | undefined; most: number | undefined }
  | { kind: "flag" }
  | { kind: "choice"; values: readonly string[] }
  | { kind: "seat"; names: readonly string[] }
  | { kind: "word" }
  | { kind: "numbers" }
  | { kind: "point" }
  | { kind: "cards"; item: Written }
  | { kind: "things"; item: Written }
  | { kind: "thing"; fields: Readonly<Record<string, Written>> }
  | { kind: "text" };

/** Of several kinds the one that the value has, or the first that people would write by hand. */
export function kindOf(schema: Written, value: Json | undefined): FieldKind {
  const {
    type,
    anyOf,
    items,
    properties,
    enum: values,
    minimum,
    maximum,
    patternProperties,
  } = schema as Record<string, Json>;
  if (Array.isArray(schema["seats"])) return { kind: "seat", names: schema["seats"] as readonly string[] };
  if (Array.isArray(values)) return { kind: "choice", values: (values as Json[]).map(String) };
  if (Array.isArray(anyOf)) {
    const options = anyOf as Written[];
    const fits = options.find(
      (option) => option["type"] === typeOf(value) || (option["enum"] && typeof value === "string"),
    );
    return kindOf(fits ?? options[0] ?? {}, value);
  }
  if (type === "integer" || type === "number")
    return { kind: "number", least: minimum as number | undefined, most: maximum as number | undefined };
  if (type === "boolean") return { kind: "flag" };
  if (type === "string") return { kind: "word" };
  if (type === "array" && Array.isArray(items)) return { kind: "point" };
  if (type === "array" && isObject(items)) {
    if (items["type"] === "integer") return { kind: "numbers" };
    return "properties" in items ? { kind: "things", item: items } : { kind: "cards", item: items };
  }
  if (isObject(properties) && !patternProperties)
    return { kind: "thing", fields: properties as Record<string, Written> };
  return { kind: "text" };
}

const typeOf = (value: Json | undefined): string =>
  Array.isArray(value) ? "array" : value === null ? "null" : typeof value;

/** What all games write in one word. */
const titles: Readonly<Record<string, string>> = {
  active: "Whose turn",
  ap: "Action points",
  deck: "Deck, the next card first",
  discard: "Discard pile",
  first: "Who began",
  hp: "Health",
  rolls: "What the next dice show",
  step: "Phase",
};

/** Fields that name a player by the seat are for choosing one. */
export const withSeats = (field: string, schema: Written, names: readonly string[]): Written =>
  ["active", "first", "owner"].includes(field) ? { ...schema, seats: [...names] } : schema;

/** "moveEvery" as "Move every". */
export const fieldTitle = (field: string): string => {
  if (Object.hasOwn(titles, field)) return titles[field]!;
  const words = field.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.length === 1 ? words.toUpperCase() : `${words[0]!.toUpperCase()}${words.slice(1)}`;
};
