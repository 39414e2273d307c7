import type { TSchema } from "typebox";
import { isFitting } from "../core/is-fitting";
import { exampleOf, type Lexicon, type LexiconWord, type Sort } from "../core/lexicon";
import type { Json } from "../core/vocabulary";
import { newWord } from "./new-word";
import { type SlotSchema, sortOfSlot } from "./place";

/**
 * A schema that says all that may stand in an effect, for editors that know nothing of us: each slot leads to a definition,
 * and the definitions hold the words of a game. Our own validators keep the slots unexpanded; what nests without end,
 * the compiler judges.
 */

type Schema = Readonly<Record<string, unknown>>;
type Definitions = Record<string, Schema>;
type Parts = Pick<Lexicon, "words" | "parts" | "plain">;

/** Slots in which any name may stand. */
const names = ["name", "card", "tag", "reference"];

export function withWords(schema: TSchema, lexicon: Parts): TSchema {
  const definitions: Definitions = {};
  const whole = expanded(schema as SlotSchema, lexicon, definitions);
  if (Object.keys(definitions).length === 0) return schema;
  const ordered = Object.fromEntries(Object.entries(definitions).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return { ...whole, $defs: ordered } as TSchema;
}

/** The same schema, with a reference in place of each slot; what is referred to goes to the definitions. */
function expanded(schema: SlotSchema, lexicon: Parts, definitions: Definitions): Schema {
  const { "x-slot": slot, "x-of": kinds = [], "x-words": known, "x-gives": _, ...rest } = schema;
  if (slot !== undefined) {
    const { type: __, ...kept } = rest;
    return { ...kept, ...(known && { examples: known }), $ref: definition(slot, kinds, lexicon, definitions) };
  }
  const below = (part: unknown): Schema => expanded(part as SlotSchema, lexicon, definitions);
  const each = (parts: object): Schema =>
    Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, below(part)]));
  const { properties, patternProperties, anyOf, allOf, items, additionalItems, ...plain } = rest as SlotSchema & {
    allOf?: readonly SlotSchema[];
    additionalItems?: boolean;
  };
  return {
    ...plain,
    ...(properties && { properties: each(properties) }),
    ...(patternProperties && { patternProperties: each(patternProperties) }),
    ...(anyOf && { anyOf: anyOf.map(below) }),
    ...(allOf && { allOf: allOf.map(below) }),
    // What stands place by place has another word in the draft that our files name.
    ...(Array.isArray(items)
      ? { prefixItems: items.map(below), items: additionalItems ?? true }
      : items && { items: below(items) }),
  };
}

/** Where it is defined what may stand in the slot. */
function definition(slot: string, kinds: readonly string[], lexicon: Parts, definitions: Definitions): string {
  const isByKind = slot === "things" && kinds.length > 0;
  const name = isByKind ? `${slot}-${kinds.toSorted().join("-")}` : slot;
  if (definitions[name] === undefined) {
    definitions[name] = {}; // It may lead back to itself.
    definitions[name] = meaning(slot, kinds, lexicon, definitions);
  }
  return `#/$defs/${name}`;
}

function meaning(slot: string, kinds: readonly string[], lexicon: Parts, definitions: Definitions): Schema {
  const part = lexicon.parts[slot];
  if (part) return expanded(part as SlotSchema, lexicon, definitions);
  if (names.includes(slot)) return { type: "string", minLength: 1 };
  const sort = sortOfSlot[slot];
  if (!sort) throw new Error(`Nobody says what may stand in a slot “${slot}”.`);
  const fitting = Object.entries(lexicon.words[sort]).filter(
    ([, { of }]) => kinds.length === 0 || of === undefined || kinds.includes(of),
  );
  const wordOf = (key: string): Schema => ({ $ref: wordDefinition(sort, key, slot, lexicon, definitions) });
  const [inherited, own] = [true, false].map((is) => fitting.filter(([key]) => key in Object.prototype === is));
  const words = {
    type: "object",
    minProperties: 1,
    maxProperties: 1,
    additionalProperties: false,
    properties: Object.fromEntries(own!.map(([key]) => [key, wordOf(key)])),
    // Some validators find a “valueOf” in every object, and judge that; by pattern they find only what was written.
    ...(inherited!.length > 0 && {
      patternProperties: Object.fromEntries(inherited!.map(([key]) => [`^${key}$`, wordOf(key)])),
    }),
    defaultSnippets: fitting.map(([key]) => snippetOf(lexicon, sort, key)),
  };
  const alone = fitting.filter(([, { schema }]) => isFitting(schema, true)).map(([key]) => key);
  const bare = alone.length > 0 ? [{ enum: alone }] : [];
  if (slot === "number") return { anyOf: [{ type: "number" }, { type: "string", minLength: 1 }, words] };
  if (slot === "things") return { anyOf: [words, { type: "string", minLength: 1 }] };
  if (slot === "effect") return { anyOf: [words, ...bare, { type: "array", items: { $ref: "#/$defs/effect" } }] };
  return { anyOf: [words, ...bare] };
}

/** A word's arguments, under the word's own name. */
function wordDefinition(sort: Sort, key: string, slot: string, lexicon: Parts, definitions: Definitions): string {
  const name = `${slot}.${key}`;
  if (definitions[name] === undefined) {
    definitions[name] = {};
    const word = lexicon.words[sort][key]!;
    const args = expanded(word.schema as SlotSchema, lexicon, definitions);
    definitions[name] = { ...args, title: word.about.name, description: explained(lexicon, sort, key, word) };
  }
  return `#/$defs/${name}`;
}

const explained = (lexicon: Parts, sort: Sort, key: string, { about }: LexiconWord): string =>
  `${about.means}\n\nExample: ${JSON.stringify(exampleOf(lexicon, sort, key))}`;

/** The word as it begins, in the form of the JSON language service of editors: the caret goes from hole to hole. */
function snippetOf(lexicon: Parts, sort: Sort, key: string): Schema {
  const { about } = lexicon.words[sort][key]!;
  let stop = 0;
  const body = mapLeaves(newWord(lexicon, sort, key), (leaf) => (leaf === null ? `^$${++stop}` : leaf));
  return { label: about.name, description: about.means, body };
}

function mapLeaves(tree: Json, change: (leaf: Json) => Json): Json {
  if (Array.isArray(tree)) return tree.map((part) => mapLeaves(part as Json, change));
  if (typeof tree !== "object" || tree === null) return change(tree);
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, mapLeaves(part as Json, change)]));
}
