import { isRecord } from "../../../schemas/json-pointer";
import { ownValue } from "../../../schemas/own-value";
import type { Lexicon } from "../../core/lexicon";
import type { Json } from "../../core/vocabulary";
import { type SlotSchema, sortOfSlot } from "../place";
import { idOf, singular } from "./card-names";
import { isTold, wordsTold } from "./fillers";
import { type Stage, silentPart, tell } from "./stage";
import type { Token } from "./tokens";

/**
 * What may stand in a slot, as plain as it can be: words with holes (`null`) where something is still to be said. Whoever reads
 * fills them one after the other.
 */

type Source = Pick<Lexicon, "words" | "parts" | "untold">;

/** What is known of a text before it is read. */
export interface Typed {
  /** Figures that stand in it. */
  figures: readonly number[];
  cards: readonly string[];
  tags: readonly string[];
  texts: readonly string[];
  /** As they were written. */
  words: readonly string[];
}

/** Names that are still to be given, or to be found out. */
export const newName = "zznew";
export const unknownName = "zzname";
const unknownCard = "zzcard";
const unknownTag = "Zztag";
export const isUnknown = (value: Json | undefined): boolean =>
  value === null || value === unknownName || value === unknownCard || value === unknownTag;

/** What stands in a slot until something is said there. */
export function openIn(source: Source, schema: SlotSchema, typed: Typed): readonly Json[] {
  const slot = schema["x-slot"];
  const part = slot === undefined ? undefined : ownValue(source.parts, slot);
  if (part) return openIn(source, part as SlotSchema, typed);
  if (slot === "name") return [newName];
  if (slot === "reference") return [...(schema["x-words"] ?? []), unknownName];
  if (slot === "card") return [unknownCard];
  if (slot === "tag") return [unknownTag];
  if (slot === "number") return [...new Set([...typed.figures, 1]), null];
  if (slot !== undefined) return [null];
  const { const: fixed, anyOf, enum: choices, properties, items, minItems = 0, type, minimum, maximum } = schema;
  if (fixed !== undefined) return [fixed];
  if (choices) return choices.length > most ? [] : choices;
  if (anyOf) return anyOf.filter((one) => isTold(source, one)).flatMap((one) => openIn(source, one, typed));
  if (schema.patternProperties) return [{}];
  if (properties) return objects(source, schema, typed);
  if (Array.isArray(items)) return tuples(source, items as readonly SlotSchema[], typed);
  if (items) {
    const parts = openIn(source, items as SlotSchema, typed).slice(0, 12);
    return parts.map((one) => Array.from({ length: Math.max(1, minItems) }, () => one));
  }
  if (type === "boolean") return [true, false];
  if (type === "integer" || type === "number") {
    const fitting = typed.figures.filter((n) => n >= (minimum ?? -99) && n <= (maximum ?? 99));
    return fitting.length > 0 ? fitting : [Math.max(minimum ?? 1, 1)];
  }
  if (type !== "string") return [true];
  const { pattern } = schema;
  const formed = pattern === undefined ? [] : typed.words.filter((word) => new RegExp(pattern).test(word));
  if (formed.length > 0) return formed;
  return typed.texts.length > 0 ? typed.texts : [unknownName];
}

const few = 24;
/** Of more than these nobody chooses by what they are called. */
const most = 30;

/** All that must be said. */
function objects(source: Source, { properties = {}, required = [] }: SlotSchema, typed: Typed): Json[] {
  return required.reduce<Record<string, Json>[]>(
    (found, key) =>
      found
        .flatMap((one) => openIn(source, properties[key]!, typed).map((value) => ({ ...one, [key]: value })))
        .slice(0, few),
    [{}],
  );
}

const tuples = (source: Source, items: readonly SlotSchema[], typed: Typed): Json[][] =>
  items.reduce<Json[][]>(
    (found, item) => found.flatMap((one) => openIn(source, item, typed).map((value) => [...one, value])).slice(0, few),
    [[]],
  );

/** All that can be said in a slot: each word that fits it, plain, and with one thing more said of it. */
export function choicesIn(
  source: Source,
  schema: SlotSchema,
  typed: Typed,
  names: readonly string[],
  withUnsaid = false,
): readonly Json[] {
  const slot = schema["x-slot"] ?? "";
  const part = ownValue(source.parts, slot);
  if (part) return choicesIn(source, part as SlotSchema, typed, names);
  const sort = ownValue(sortOfSlot, slot);
  if (sort) {
    const of = schema["x-of"] ?? [];
    const words = wordsTold(source, sort)
      .filter(([key, { about }]) => key !== "sequence" && (withUnsaid || about.isUnsaid !== true))
      .filter(([, { of: kind }]) => sort !== "selectors" || of.length === 0 || kind === undefined || of.includes(kind));
    const plain: Json[] = sort === "values" ? [...typed.figures, ...names] : sort === "selectors" ? [...names] : [];
    return [...plain, ...words.flatMap(([key, { schema }]) => wordsWith(source, key, schema as SlotSchema, typed))];
  }
  if (slot === "reference") return [...(schema["x-words"] ?? []), ...names];
  if (slot === "card") return typed.cards;
  if (slot === "tag") return typed.tags;
  const { anyOf } = schema;
  if (anyOf) return anyOf.filter((one) => isTold(source, one)).flatMap((one) => choicesIn(source, one, typed, names));
  if (schema.properties) return [...objects(source, schema, typed), ...more(source, schema, typed)];
  return openIn(source, schema, typed);
}

function wordsWith(source: Source, key: string, schema: SlotSchema, typed: Typed): Json[] {
  const plain = openIn(source, schema, typed);
  const inner = schema["x-slot"] === undefined ? schema : (ownValue(source.parts, schema["x-slot"]) as SlotSchema);
  return [...plain, ...(inner?.properties ? more(source, inner, typed) : [])].map((args) => ({ [key]: args }));
}

/** With one thing more that may be said. */
function more(source: Source, schema: SlotSchema, typed: Typed): Json[] {
  const [base] = objects(source, schema, typed);
  const optional = Object.entries(schema.properties ?? {}).filter(([key]) => !(schema.required ?? []).includes(key));
  return optional.flatMap(([key, field]) =>
    openIn(source, field, typed)
      .filter((value) => value !== field.default)
      .map((value) => ({ ...(base as Record<string, Json>), [key]: value })),
  );
}

/** What a text may name: cards and words printed on them begin with a capital letter; what stands before all is its own. */
export function typedIn(text: string, words: readonly Token[]): Typed {
  const figures = [...new Set(words.flatMap(({ n }) => n ?? []))];
  const names = new Set<string>();
  for (const { 0: words, index } of text.matchAll(/\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*/gu)) {
    const all = words.split(" ");
    const isFirst = index === 0 || /[.:*]\s*$/.test(text.slice(0, index));
    for (let from = 0; from < all.length; from++)
      for (let end = from + 1; end <= all.length; end++)
        if (!(isFirst && from === 0 && all.length > 1 && end - from < all.length && end === 1))
          names.add(all.slice(from, end).join(" "));
  }
  const both = [...names].flatMap((name) => [singular(name), name]);
  const ids = both.map(idOf);
  const [, bold, plain] = /^(?:\*\*([^*]{1,40})[.:]\*\*|([^.:*]{1,30})[.:]) ./.exec(text) ?? [];
  return {
    figures,
    cards: [...new Set(ids)],
    tags: [...new Set(both)],
    texts: [bold ?? plain].flatMap((title) => title ?? []),
    words: [...new Set(words.map((word) => word.text))],
  };
}

/** What may be said as a whole, before anything of it is said. */
export function beginnings(stage: Stage, typed: Typed): Json[] {
  const { lexicon, schema } = stage;
  const given = silentPart(stage);
  const fields = Object.entries(schema.properties ?? {});
  const bases = openIn(lexicon, schema, typed).map((base) => (isRecord(base) ? ({ ...base, ...given } as Json) : base));
  if (fields.length === 0) return bases;
  const inner = fields.filter(([, field]) => ["effect", "static", "number"].includes(field["x-slot"] ?? ""));
  const open = bases.flatMap((base) =>
    inner.length === 0 ? [base] : inner.map(([key]) => ({ ...(base as Record<string, Json>), [key]: null }) as Json),
  );
  return open.flatMap((base) => {
    if ((tell(stage, audible(base))?.words.length ?? 0) > 0) return [base];
    // Some are heard only when it is said when.
    const choices = fields.filter(([key, field]) => field.enum && !Object.hasOwn(base as object, key));
    return [
      base,
      ...choices.flatMap(([key, field]) =>
        field.enum!.map((value) => ({ ...(base as Record<string, Json>), [key]: value }) as Json),
      ),
    ];
  });
}

/** What is still to be said is told as “…”. */
export function audible(value: Json): Json {
  if (value === null) return { zznothing: true };
  if (Array.isArray(value)) return value.map((one: Json) => audible(one));
  if (typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, audible(one as Json)]));
}
