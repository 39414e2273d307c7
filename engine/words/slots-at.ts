import { ownValue } from "../../schemas/own-value";
import type { Lexicon } from "../core/lexicon";
import { type PlacedWord, type SlotSchema, sortOfSlot } from "./place";

/** What a schema says of a place, with all ways in which it may be filled; also where nothing sound stands yet. */
export interface SlotAt {
  schema: SlotSchema;
  /** The word whose arguments stand here. */
  word?: PlacedWord;
  /** It belongs to an effect, and not only to its document. */
  isInEffect: boolean;
}

type Parts = Pick<Lexicon, "words" | "parts">;

/** The slots at the end of a path through a document. */
export function slotsAt(lexicon: Parts, schema: SlotSchema, path: readonly string[]): readonly SlotAt[] {
  return path.reduce<readonly SlotAt[]>(
    (slots, key) => slots.flatMap((slot) => branches(lexicon, slot).flatMap((branch) => below(lexicon, branch, key))),
    [{ schema, isInEffect: false }],
  );
}

/** The ways in which a slot may be filled, each without alternatives of its own. */
export function branches(lexicon: Parts, slot: SlotAt): readonly SlotAt[] {
  const { schema } = slot;
  const name = schema["x-slot"];
  const part = name === undefined ? undefined : ownValue(lexicon.parts, name);
  if (part) return branches(lexicon, { schema: part as SlotSchema, isInEffect: true });
  if (name !== undefined) return [{ ...slot, isInEffect: true }];
  if (schema.anyOf) return schema.anyOf.flatMap((one) => branches(lexicon, { ...slot, schema: one }));
  return [slot];
}

function below(lexicon: Parts, slot: SlotAt, key: string): readonly SlotAt[] {
  const { schema, isInEffect } = slot;
  const name = schema["x-slot"];
  if (name !== undefined) {
    if (/^\d+$/.test(key)) return name === "effect" ? [slot] : [];
    const sort = ownValue(sortOfSlot, name);
    const word = sort && ownValue(lexicon.words[sort], key);
    return word ? [{ schema: word.schema as SlotSchema, word: { ...word, sort, key }, isInEffect: true }] : [];
  }
  const { properties, patternProperties = {}, items } = schema;
  const [pattern] = Object.entries(patternProperties).filter(([each]) => new RegExp(each).test(key));
  const found =
    ownValue(properties ?? {}, key) ??
    pattern?.[1] ??
    (Array.isArray(items) ? items[Number(key)] : /^\d+$/.test(key) ? (items as SlotSchema | undefined) : undefined);
  return found ? [{ schema: found, isInEffect }] : [];
}
