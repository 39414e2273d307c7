import { type Pointer, withValueAt } from "../../../schemas/json-pointer";
import type { Lexicon, Sort } from "../../core/lexicon";
import type { Json } from "../../core/vocabulary";
import { nothingYet } from "./fillers";

/** Somewhere to try a word: what is said with it, and where it stands in that. */
export interface Carrier {
  at: Pointer;
  with(value: Json): Json;
}

export const carrierAt = (whole: Json, at: Pointer): Carrier => ({
  at,
  with: (value) => withValueAt(whole, at, value) as Json,
});

/** Within something that stands in another carrier. */
export const inner = (outer: Carrier, whole: Json, at: Pointer): Carrier => ({
  at: outer.at + at,
  with: (value) => outer.with(withValueAt(whole, at, value) as Json),
});

/** Where conditions are heard, and numbers just as they are called. */
export function withinConditions(tests: Carrier): Pick<Record<Sort, Carrier>, "tests" | "values"> {
  const compared = { compare: [{ difference: [null, 7] }, ">=", 7] };
  return { tests, values: inner(tests, compared, "/compare/0/difference/0") };
}

/** Where effects are heard, and conditions and numbers in them. */
export function withinEffects(
  verbs: Carrier,
  { words }: Pick<Lexicon, "words">,
): Pick<Record<Sort, Carrier>, "verbs" | "tests" | "values"> {
  const [test] = Object.keys(words.tests);
  // biome-ignore lint/suspicious/noThenProperty: the word of the file format; nobody awaits an effect.
  const conditional = { if: { if: { [test!]: null }, then: nothingYet } };
  return { verbs, ...withinConditions(inner(verbs, conditional, "/if/if")) };
}
