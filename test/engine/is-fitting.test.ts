import fc from "fast-check";
import type { TSchema } from "typebox";
import { Check } from "typebox/value";
import { expect, test } from "vitest";
import { isFitting } from "../../engine/core/is-fitting";
import { exampleOf, type Lexicon, type Sort } from "../../engine/core/lexicon";
import { cardGame } from "../../engine/games/registry";
import { gameIds } from "../../schemas/game-id";

/** What fits a schema is what TypeBox says of it, for every word and part of every game. */

const lexicons = gameIds.flatMap((id) => cardGame(id).lexicon ?? []);
const wordsOf = (lexicon: Lexicon): readonly { schema: TSchema; given: unknown }[] => [
  ...Object.entries(lexicon.words).flatMap(([sort, words]) =>
    Object.entries(words).map(([key, { schema }]) => {
      const example = exampleOf(lexicon, sort as Sort, key);
      return { schema: schema as TSchema, given: (example as Record<string, unknown>)[key] ?? example };
    }),
  ),
  ...Object.values(lexicon.parts).map((schema) => ({ schema: schema as TSchema, given: {} })),
];
const schemas = lexicons.flatMap(wordsOf);

const names = [
  ...new Set(schemas.flatMap(({ schema }) => Object.keys((schema as { properties?: object }).properties ?? {}))),
];
const plain = fc.oneof(
  fc.constantFrom("self", "this", "A", "top", "deck", "", "constructor", null, true, false),
  fc.integer({ min: -30, max: 200 }),
  fc.double(),
);
const key = fc.oneof(fc.constantFrom(...names), fc.constantFrom("constructor", "toString", "__proto__", "nothing"));
const anything = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    plain,
    fc.array(tie("value"), { maxLength: 7 }),
    fc.array(fc.tuple(key, tie("value")), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
  ),
})).value;

test("every example fits its word", () => {
  expect(schemas.length).toBeGreaterThan(250);
  for (const { schema, given } of schemas) expect(isFitting(schema, given)).toBe(Check(schema, given));
});

test("an example with any part exchanged, added or left out fits or not, as TypeBox has it", () => {
  fc.assert(
    fc.property(fc.constantFrom(...schemas), key, anything, fc.boolean(), ({ schema, given }, name, value, isLess) => {
      const record: Record<string, unknown> = { ...(given as object), [name]: value };
      if (isLess) delete record[name];
      const list = Array.isArray(given) ? given.with(given.length - 1, value) : [given, value];
      for (const tried of [record, list, value]) expect(isFitting(schema, tried)).toBe(Check(schema, tried));
    }),
    { numRuns: 3000 },
  );
});

test.each<[string, object]>([
  ["a keyword that no word has", { type: "array", uniqueItems: true }],
  ["a list of types", { type: ["string", "number"] }],
  ["a choice that is a list", { enum: [[1], "abc"] }],
  ["a form for all other fields", { type: "object", additionalProperties: { type: "number" } }],
  ["one of them deep within", { anyOf: [{ type: "array", items: { format: "date" } }, { type: "number" }] }],
])("%s is left to TypeBox", (_, schema) => {
  for (const value of ["ab", "abc", 1, [1], ["ab"], ["abc"], { a: 1 }, { a: "b" }, null])
    expect(isFitting(schema as TSchema, value), JSON.stringify(value)).toBe(Check(schema as TSchema, value));
});

test("a length is counted in signs, whatever they take to write", () => {
  for (const text of ["", "ab", "abc", "abcd", "😀", "😀😀", "😀😀😀", "😀😀😀😀", "e\u0301e\u0301"])
    for (const schema of [{ minLength: 3 }, { maxLength: 3 }, { type: "string", minLength: 2, maxLength: 3 }])
      expect(isFitting(schema as TSchema, text), text).toBe(Check(schema as TSchema, text));
});
