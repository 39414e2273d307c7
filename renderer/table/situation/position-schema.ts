import type { Json } from "../../../engine/core/vocabulary";
import { ownValue } from "../../../schemas/own-value";
import { titleFromKey } from "../../../schemas/titles";
import type { InPlay } from "../play/in-play";

/** What a part of a position's schema is to the hand: a number, a word, cards, things. */

export type Written = { readonly [field: string]: Json };
export const isObject = (json: Json | undefined): json is Written =>
  typeof json === "object" && json !== null && !Array.isArray(json);

/** What a field of a position may name: the cards, the players, and what stands on the table. */
export interface Known {
  cards: InPlay["cards"];
  /** What the players are called. */
  names: readonly string[];
  /** By its number in the position. */
  pieces: readonly { id: number; name: string }[];
}

type FieldKind =
  | { kind: "number"; least: number | undefined; most: number | undefined }
  | { kind: "flag" }
  | { kind: "choice"; values: readonly { value: string; label: string }[] }
  | { kind: "seat" }
  | { kind: "named"; things: readonly { value: string | number; label: string }[] }
  | { kind: "word" }
  | { kind: "numbers" }
  | { kind: "seats" }
  | { kind: "point" }
  | { kind: "cards"; item: Written }
  | { kind: "amounts" }
  | { kind: "things"; item: Written }
  | { kind: "lists"; item: Written }
  | { kind: "thing"; fields: Readonly<Record<string, Written>> }
  | { kind: "text" };

/** Of several kinds the one that the value has, or the first that people would write by hand. */
export function kindOf(
  schema: Written,
  value: Json | undefined,
  known: Pick<Known, "names" | "pieces"> = nobody,
): FieldKind {
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
    "x-piece": piece,
    "x-player": player,
    "x-labels": labels = {},
  } = schema as Record<string, Json>;
  if (isSeat) return { kind: "seat" };
  if (piece)
    return {
      kind: "named",
      things: [
        ...known.pieces.map(({ id, name }) => ({
          value: typeof piece === "string" ? `${piece}${id}` : id,
          label: name,
        })),
        ...(typeof player === "string" ? known.names : []).map((label, seat) => ({ value: `${player}${seat}`, label })),
      ],
    };
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
    return kindOf(fits ?? options[0] ?? {}, value, known);
  }
  if (type === "integer" || type === "number")
    return { kind: "number", least: minimum as number | undefined, most: maximum as number | undefined };
  if (type === "boolean") return { kind: "flag" };
  if (type === "string") return { kind: "word" };
  if (type === "array" && Array.isArray(items)) return { kind: "point" };
  if (type === "array" && isObject(items)) {
    if (items["x-seat"]) return { kind: "seats" };
    if (items["type"] === "integer") return { kind: "numbers" };
    if (items["type"] === "array") return { kind: "lists", item: items };
    return "properties" in items || schema["x-things"]
      ? { kind: "things", item: items }
      : { kind: "cards", item: items };
  }
  if (isObject(properties) && !patternProperties)
    return { kind: "thing", fields: properties as Record<string, Written> };
  const [of] = isObject(patternProperties) ? Object.values(patternProperties) : [];
  return isObject(of) && of["type"] === "integer" ? { kind: "amounts" } : { kind: "text" };
}

const nobody = { names: [], pieces: [] };

const typeOf = (value: Json | undefined): string =>
  Array.isArray(value) ? "array" : value === null ? "null" : typeof value;

/** What a field is called: by its schema, or “moveEvery” as “Move every”. */
export const fieldTitle = (field: string, { title }: Written): string =>
  typeof title === "string" ? title : titleFromKey(field);

/** Those for the hand: not what only older files say. */
export const fieldsOf = (fields: Readonly<Record<string, Json>>): [string, Written][] =>
  Object.entries(fields).filter((field): field is [string, Written] => isObject(field[1]) && !field[1]["deprecated"]);

/** One more of such things: as it begins, and where its card belongs that has to be chosen first. */
interface Another {
  made: Written;
  card?: string;
}

export function anotherOf(item: Written, known: Pick<Known, "names" | "pieces"> = nobody): Another | undefined {
  const schema = ((item["anyOf"] ?? [item]) as Written[]).find(({ properties }) => properties !== undefined);
  if (!schema) return undefined;
  const made = needed(schema, known);
  const missing = ((schema["required"] ?? []) as string[]).filter((field) => !(field in made));
  if (missing.length === 0) return { made };
  return missing.length === 1 && (missing[0] === "card" || missing[0] === "cards")
    ? { made, card: missing[0] }
    : undefined;
}

/** It, with the card that was chosen for it. */
export const withCard = ({ made, card }: Another, chosen: string): Written =>
  card === undefined ? made : { ...made, [card]: card === "cards" ? [chosen] : chosen };

/** What a thing can't be without, as it begins: numbers at their least, of several values the first. */
export function needed(
  { required = [], properties = {} }: Written,
  known: Pick<Known, "names" | "pieces"> = nobody,
): Record<string, Json> {
  const fields = properties as Readonly<Record<string, Written>>;
  let pieces = 0;
  return Object.fromEntries(
    (required as readonly string[]).flatMap((field): [string, Json][] => {
      const kind = kindOf(fields[field] ?? {}, undefined, known);
      if (kind.kind === "choice") return [[field, kind.values[0]!.value]];
      if (kind.kind === "number") return [[field, kind.least ?? 0]];
      // Two that belong together are two.
      if (kind.kind === "named")
        return kind.things
          .slice(pieces++)
          .slice(0, 1)
          .map(({ value }) => [field, value]);
      return kind.kind === "seat" ? [[field, 0]] : [];
    }),
  );
}
