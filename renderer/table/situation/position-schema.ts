import type { Json } from "../../../engine/core/vocabulary";
import { ownValue } from "../../../schemas/own-value";
import { titleFromKey } from "../../../schemas/titles";

/** What a part of a position's schema is to the hand: a number, a word, cards, things. */

export type Written = { readonly [field: string]: Json };
export const isObject = (json: Json | undefined): json is Written =>
  typeof json === "object" && json !== null && !Array.isArray(json);

export type FieldKind =
  | { kind: "number"; least: number | undefined; most: number | undefined }
  | { kind: "flag" }
  | { kind: "choice"; values: readonly { value: string; label: string }[] }
  | { kind: "seat"; names: readonly string[] }
  | { kind: "word" }
  | { kind: "numbers" }
  | { kind: "point" }
  | { kind: "cards"; item: Written }
  | { kind: "things"; item: Written }
  | { kind: "lists"; item: Written }
  | { kind: "thing"; fields: Readonly<Record<string, Written>> }
  | { kind: "text" };

/** Of several kinds the one that the value has, or the first that people would write by hand. */
export function kindOf(schema: Written, value: Json | undefined, names: readonly string[] = []): FieldKind {
  const {
    type,
    anyOf,
    items,
    properties,
    enum: values,
    minimum,
    maximum,
    patternProperties,
    "x-seat": isSeat,
    "x-labels": labels = {},
  } = schema as Record<string, Json>;
  if (isSeat) return { kind: "seat", names };
  if (Array.isArray(values)) {
    const labelOf = (value: string) => ownValue(labels as Record<string, string>, value) ?? titleFromKey(value);
    return {
      kind: "choice",
      values: (values as Json[]).map(String).map((value) => ({ value, label: labelOf(value) })),
    };
  }
  if (Array.isArray(anyOf)) {
    const options = anyOf as Written[];
    const fits = options.find(
      (option) => option["type"] === typeOf(value) || (option["enum"] && typeof value === "string"),
    );
    return kindOf(fits ?? options[0] ?? {}, value, names);
  }
  if (type === "integer" || type === "number")
    return { kind: "number", least: minimum as number | undefined, most: maximum as number | undefined };
  if (type === "boolean") return { kind: "flag" };
  if (type === "string") return { kind: "word" };
  if (type === "array" && Array.isArray(items)) return { kind: "point" };
  if (type === "array" && isObject(items)) {
    if (items["type"] === "integer") return { kind: "numbers" };
    if (items["type"] === "array") return { kind: "lists", item: items };
    return "properties" in items || schema["x-things"]
      ? { kind: "things", item: items }
      : { kind: "cards", item: items };
  }
  if (isObject(properties) && !patternProperties)
    return { kind: "thing", fields: properties as Record<string, Written> };
  return { kind: "text" };
}

const typeOf = (value: Json | undefined): string =>
  Array.isArray(value) ? "array" : value === null ? "null" : typeof value;

/** What a field is called: by its schema, or “moveEvery” as “Move every”. */
export const fieldTitle = (field: string, { title }: Written): string =>
  typeof title === "string" ? title : titleFromKey(field);

/** Those for the hand: not what only older files say. */
export const fieldsOf = (fields: Readonly<Record<string, Json>>): [string, Written][] =>
  Object.entries(fields).filter((field): field is [string, Written] => isObject(field[1]) && !field[1]["deprecated"]);

/** One more of such things, where nothing has to be chosen first. */
export function anotherOf(item: Written): Written | undefined {
  const schema = ((item["anyOf"] ?? [item]) as Written[]).find(({ properties }) => properties !== undefined);
  const made = schema && needed(schema);
  return made && ((schema["required"] ?? []) as string[]).every((field) => field in made) ? made : undefined;
}

/** What a thing can't be without, as it begins: numbers at their least, of several values the first. */
export function needed({ required = [], properties = {} }: Written): Record<string, Json> {
  const fields = properties as Readonly<Record<string, Written>>;
  return Object.fromEntries(
    (required as readonly string[]).flatMap((field): [string, Json][] => {
      const kind = kindOf(fields[field] ?? {}, undefined);
      if (kind.kind === "choice") return [[field, kind.values[0]!.value]];
      if (kind.kind === "number") return [[field, kind.least ?? 0]];
      return kind.kind === "seat" ? [[field, 0]] : [];
    }),
  );
}
