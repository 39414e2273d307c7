import { ownValue } from "../../../schemas/own-value";
import { exampleOf, type Lexicon, type LexiconWord, type Sort } from "../../core/lexicon";
import type { Json } from "../../core/vocabulary";
import type { SlotSchema } from "../place";

/** What may stand in a slot, so that it is heard: for each way of saying it one value. The first is the plainest. */

type Source = Pick<Lexicon, "words" | "parts" | "plain" | "untold">;

/** Whether a text can tell what stands there: of what a house rule says, nobody hears which rule it is. */
export const isTold = ({ untold }: Pick<Lexicon, "untold">, schema: SlotSchema): boolean =>
  untold === undefined ||
  !(
    untold.includes(schema["x-slot"] ?? "") ||
    (schema.required ?? []).some((key) => untold.includes(schema.properties?.[key]?.["x-slot"] ?? ""))
  );
/** The words of a sort that texts tell. */
export const wordsTold = (source: Pick<Lexicon, "words" | "untold">, sort: Sort): [string, LexiconWord][] =>
  Object.entries(source.words[sort]).filter(([, { schema }]) => isTold(source, schema as SlotSchema));

/** A word with all that may be said of it. */
export const wordsWith = (source: Source, sort: Sort, key: string): Json[] =>
  fillers(source, source.words[sort][key]!.schema as SlotSchema).map((args) => ({ [key]: args }));

/** A figure that is easily told from others, and a name that nothing has. */
export const figure = 7;
export const strangeName = "zzname";
const strangeTag = "Zztag";
const strangeCard = "zzcard";
/** Names that were given before, by something that isn't said. */
export const spokenNames = ["zzspoken", "zzother"] as const;
export const isSpokenName = (value: Json | undefined): boolean => spokenNames.some((name) => name === value);
export const strangers: readonly string[] = [strangeName, strangeTag, strangeCard];
/** What is still being written is told as “…”. */
export const nothingYet: Json = { zznothing: true };

const sortOf: Readonly<Record<string, Sort>> = {
  condition: "tests",
  number: "values",
  things: "selectors",
  static: "statics",
};
const pairLimit = 80;
/** Arguments of a word; deeper within it only the plainest are tried. */
const near = 1;
/** Beyond this nothing more is said than must be; from the last but one on, only what is plain. */
const deepest = 3;

export function fillers(source: Source, schema: SlotSchema, depth = 0): readonly Json[] {
  const slot = schema["x-slot"];
  if (slot !== undefined) return ofSlot(source, schema, slot, depth);
  const { const: fixed, enum: choices, anyOf, properties, items, type } = schema;
  if (fixed !== undefined) return [fixed as Json];
  if (choices) return choices;
  if (anyOf) {
    const told = anyOf.filter((one) => isTold(source, one));
    return (depth > near + 1 ? told.slice(0, 2) : told).flatMap((one) => fillers(source, one, depth));
  }
  if (properties) return objects(source, schema, depth);
  if (Array.isArray(items)) return tuples(source, items as readonly SlotSchema[], depth);
  if (items) return depth > 5 ? [[]] : lists(source, items as SlotSchema, depth + 1);
  if (type === "boolean") return [true, false];
  if (type === "integer" || type === "number") return figures(schema).filter((n) => depth <= deepest || Number(n) > 0);
  if (type === "string") return [(schema.examples?.[0] as string | undefined) ?? strangeName];
  return [true];
}

function figures({ minimum = -figure, maximum = figure }: SlotSchema): Json[] {
  const high = Math.max(minimum, Math.min(figure, maximum));
  return [
    ...new Set([
      high,
      Math.max(1, minimum),
      ...(minimum <= 2 && maximum >= 2 ? [2] : []),
      ...(minimum < 0 ? [Math.max(minimum, -high)] : []),
    ]),
  ];
}

function ofSlot(source: Source, schema: SlotSchema, slot: string, depth: number): readonly Json[] {
  const { lexicon, words } = { lexicon: source, words: source.words };
  const part = ownValue(source.parts, slot);
  if (part) return fillers(source, part as SlotSchema, depth + 1);
  switch (slot) {
    case "effect":
      return [nothingYet];
    case "reference":
      return [...(schema["x-words"] ?? []), strangeName];
    case "name":
      return [strangeName];
    case "card":
      return [strangeCard];
    case "tag":
      return [strangeTag];
    case "number":
      return depth > near ? [figure] : [figure, 1, 0, -figure, ...examples("values")];
    default: {
      const sort = ownValue(sortOf, slot);
      if (!sort) return [strangeName];
      if (sort === "selectors") return things();
      return depth > near ? examples(sort).slice(0, 1) : examples(sort);
    }
  }

  function examples(sort: Sort): Json[] {
    return wordsTold(source, sort).map(([key]) => exampleOf(lexicon as Lexicon, sort, key));
  }
  function things(): Json[] {
    const of = schema["x-of"] ?? [];
    const fitting = Object.keys(words.selectors).filter((key) => {
      const kind = words.selectors[key]!.of;
      return of.length === 0 || kind === undefined || of.includes(kind);
    });
    const found = fitting.map((key) => exampleOf(lexicon as Lexicon, "selectors", key));
    const plain = source.plain.things;
    const [key] = Object.keys(plain as object);
    const all = fitting.includes(key!) ? [plain, ...found] : found;
    return [...(depth > near ? all.slice(0, 2) : all), strangeName];
  }
}

/** All that must be said; then each thing more, and what changes much when it comes together. */
function objects(source: Source, { properties = {}, required = [] }: SlotSchema, depth: number): Json[] {
  const isTried = (key: string): boolean => depth <= 2 || required.includes(key) || isPlain(properties[key]!);
  const options = Object.entries(properties).flatMap(([key, field]) =>
    isTried(key) ? [{ key, values: fillers(source, field, depth + 1) }] : [],
  );
  const base: Record<string, Json> = {};
  for (const { key, values } of options) if (required.includes(key)) base[key] = values[0]!;
  const found: Json[] = [base];
  if (depth > deepest) return found;
  const changes = options.flatMap(({ key, values }) =>
    values.slice(required.includes(key) ? 1 : 0).map((value) => ({ key, value })),
  );
  for (const { key, value } of changes) found.push({ ...base, [key]: value });
  if (depth > 0) return found;
  const plain = changes.filter(({ value }) => isSmall(value));
  // Where little can be said, words that need nothing more are plain enough.
  const small = plain.length > 12 ? plain : changes.filter(({ value }) => isSmall(value) || isAlone(value));
  const joined = (few: readonly (readonly Change[])[]): readonly Change[][] =>
    few.flatMap((some) =>
      small
        .slice(small.indexOf(some.at(-1)!) + 1)
        .flatMap((one) => (some.some(({ key }) => key === one.key) ? [] : [[...some, one]])),
    );
  const pairs = joined(small.map((one) => [one]));
  const told = (some: readonly Change[]): Json => ({
    ...base,
    ...Object.fromEntries(some.map(({ key, value }) => [key, value])),
  });
  // Of many, one for each argument: whatever else it may be is told alike.
  const telling = Object.entries(properties).flatMap(
    ([name, field]) => small.find(({ key, value }) => key === name && value !== field.default) ?? [],
  );
  const few = (some: readonly Change[]): boolean =>
    pairs.length <= pairLimit / 2 || some.every((one) => telling.includes(one));
  const triples = joined(pairs.filter(few)).filter(few);
  return [...found, ...[...pairs.slice(0, pairLimit), ...triples.slice(0, pairLimit)].map(told)];
}

/** A choice or a figure: it says how much of something else. */
const isPlain = ({ enum: choices, type }: SlotSchema): boolean =>
  choices !== undefined || type === "integer" || type === "number";

interface Change {
  key: string;
  value: Json;
}

/** A plain value, or a row of such. */
const isSmall = (value: Json): boolean =>
  typeof value !== "object" ||
  value === null ||
  (Array.isArray(value) && value.every((one) => typeof one === "string"));

const isAlone = (value: Json): boolean =>
  typeof value === "object" && value !== null && Object.values(value).every((one) => one === true);

function tuples(source: Source, items: readonly SlotSchema[], depth: number): Json[] {
  const options = items.map((item) => fillers(source, item, depth + 1));
  const base: Json[] = options.map(([first]) => first!);
  const changed = (from: readonly Json[], at: number, value: Json): Json[] =>
    from.map((item, n) => (n === at ? value : item));
  const singles = options.flatMap((values, at) =>
    values.slice(1).map((value) => ({ at, tuple: changed(base, at, value) })),
  );
  const pairs = singles.flatMap(({ at, tuple }) =>
    options.flatMap((values, other) =>
      other > at
        ? values.slice(1).map((value) => ({
            tuple: changed(tuple, other, value),
            isPlain: isPlain(items[at]!) || isPlain(items[other]!),
          }))
        : [],
    ),
  );
  // What two things have to do with each other is told of any: “more than”, “exactly”.
  const inOrder = pairs.toSorted((a, b) => Number(b.isPlain) - Number(a.isPlain)).map(({ tuple }) => tuple);
  return [base, ...singles.map(({ tuple }) => tuple), ...(depth > near ? [] : inOrder.slice(0, pairLimit))];
}

function lists(source: Source, item: SlotSchema, depth: number): Json[] {
  const values = fillers(source, item, depth);
  const some = depth > near + 1 ? values.slice(0, 3) : values;
  return [...some.map((value) => [value]), [values[0]!, values[1] ?? values[0]!]];
}
