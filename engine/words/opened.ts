import { type Pointer, withValueAt } from "../../schemas/json-pointer";
import type { Lexicon } from "../core/lexicon";
import type { Json } from "../core/vocabulary";
import { beginning } from "./new-word";
import { type Place, placeAt, placeOf } from "./place";

/** What is shown of a place that is opened, and what it does to a document to say something there. */

type Parts = Pick<Lexicon, "words" | "parts">;

/** The parts that can be said there, or the place itself. A sentence may lead to what was left out: it shows what could be said. */
export function rowsOf(lexicon: Parts, place: Place): readonly Place[] {
  const { kind, value, schema, at, title, isOptional, word, branches } = place;
  if (word || (Array.isArray(value) && kind !== "list")) return place.parts;
  const isParted = kind === "fields" || kind === "record" || (kind === "list" && Array.isArray(schema.items));
  if (!isParted || (branches && value === undefined)) return [place];
  if (value !== undefined) return place.parts;
  return placeOf(lexicon, schema, beginning(lexicon, schema), at, { title, isOptional }).parts;
}

/** What the whole says with this at a place; what was left out around it begins as it usually does. */
export function withSaid(lexicon: Parts, root: Place, at: Pointer, said: Json): Json {
  const inner = (pointer: Pointer): Pointer => pointer.slice(root.at.length);
  const around = placeAt(root, at);
  const isBegun = around === undefined || around.at === at || around.value !== undefined;
  const whole = isBegun ? root.value : withValueAt(root.value, inner(around.at), beginning(lexicon, around.schema));
  return withValueAt(whole, inner(at), said) as Json;
}
