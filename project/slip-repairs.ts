import type { TSchema } from "typebox";
import { onlyKey } from "../engine/core/compiler";
import type { Lexicon } from "../engine/core/lexicon";
import { nearest } from "../engine/core/nearest";
import type { Json } from "../engine/core/vocabulary";
import { type Place, placeOf, type SlotSchema, within } from "../engine/words/place";
import { isRecord, joinPointer, keysOf, type Pointer, parentOf, valueAt } from "../schemas/json-pointer";
import { type DocumentRepair, removing, renaming, setting } from "../schemas/repair";
import { meantBy } from "./field-names";
import { schemaNodeAt } from "./schema-walk";

/** What may mend a slip around the place of an effect: the word that was meant, the nearest number, without what no word takes. */
export function slipRepairs(
  lexicon: Lexicon,
  root: TSchema | undefined,
  document: object,
  place: Pointer,
): DocumentRepair[] {
  let at = place;
  // Where an effect begins, the document's own schema ends.
  while (at !== "" && schemaNodeAt(root, document, at) === undefined) at = parentOf(at);
  const schema = schemaNodeAt(root, document, at);
  const value = valueAt(document, at) as Json | undefined;
  if (at === "" || schema === undefined || value === undefined) return [];
  return [...within(placeOf(lexicon, schema as SlotSchema, value, at))].flatMap((place) => [
    ...nearWord(lexicon, place),
    ...strayArguments(place),
    ...nearNumber(place),
  ]);
}

function strayArguments({ at, word, value, parts }: Place): DocumentRepair[] {
  const own = word && joinPointer(at, word.key);
  const given = isRecord(value) && word ? value[word.key] : undefined;
  // What is given as a whole has no names.
  if (own === undefined || !isRecord(given) || parts.some((part) => part.at === own)) return [];
  const known = parts.map((part) => ({ key: keysOf(part.at).at(-1) ?? "", title: part.title }));
  const strays = Object.keys(given).filter((key) => !known.some((one) => one.key === key));
  return strays.flatMap((key) => {
    const stray = joinPointer(own, key);
    const meant = meantBy(key, known);
    const isFree = meant !== undefined && given[meant.key] === undefined;
    return [...(isFree ? [renaming(stray, meant.key, `Call it “${meant.title}”`)] : []), removing(stray)];
  });
}

function nearNumber({ kind, schema, value, at }: Place): DocumentRepair[] {
  if (kind !== "number" || typeof value !== "number") return [];
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY, type } = schema;
  const meant = Math.min(maximum, Math.max(minimum, type === "integer" ? Math.round(value) : value));
  return meant === value ? [] : [setting(at, meant, `Set to ${meant}`)];
}

function nearWord({ words }: Lexicon, { kind, value, at, word, schema }: Place): DocumentRepair[] {
  if (kind === "choice") return nearChoice(schema, value, at);
  if (!Object.hasOwn(words, kind) || word !== undefined || value === null || value === undefined) return [];
  const said = typeof value === "string" ? value : onlyKey(value);
  const meant = said === undefined ? undefined : nearest(said, Object.keys(words[kind as keyof typeof words]));
  if (meant === undefined || said === undefined) return [];
  const label = `Use “${words[kind as keyof typeof words][meant]?.about.name ?? meant}”`;
  return [typeof value === "string" ? setting(at, meant, label) : renaming(joinPointer(at, said), meant, label)];
}

function nearChoice({ enum: known = [], "x-labels": labels = {} }: SlotSchema, value: Json | undefined, at: Pointer) {
  const choices = known.flatMap((each) => (typeof each === "string" ? [each] : []));
  const meant = typeof value === "string" && !choices.includes(value) ? nearest(value, choices) : undefined;
  return meant === undefined ? [] : [setting(at, meant, `Use “${labels[meant] ?? meant}”`)];
}
