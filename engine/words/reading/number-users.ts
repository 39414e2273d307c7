import { withValueAt } from "../../../schemas/json-pointer";
import type { Sort } from "../../core/lexicon";
import type { Json } from "../../core/vocabulary";
import type { SlotSchema } from "../place";
import { figure, fillers, wordsTold } from "./fillers";
import type { Deriver } from "./patterns";

/** A word with a number, or things, among its arguments. */
export interface User {
  key: string;
  at: string;
  args: Json;
}

export const using = ({ key, at, args }: User, n: Json): Json => ({ [key]: withValueAt(args, at, n) }) as Json;

/** Words with such a slot, by word and slot: each as plain as it can be but for its other arguments. */
export function usersOf({ stage: { lexicon } }: Deriver, sort: Sort, slot: "number" | "things"): User[][] {
  return wordsTold(lexicon, sort).flatMap(([key, word]) => {
    const schema = word.schema as SlotSchema;
    const slots = slotsOf(schema, slot);
    if (slots.length === 0) return [];
    // Of a test nothing but its numbers is left open.
    const plain = fillers(lexicon, schema).filter(
      (args) => sort !== "tests" || slots.every((at) => (args as Record<string, Json>)[at.slice(1)] === figure),
    );
    return slots.map((at) => plain.map((args) => ({ key, at, args })));
  });
}

export const numberSlots = ({ stage: { lexicon } }: Deriver, sort: Sort, key: string): string[] =>
  slotsOf(lexicon.words[sort][key]!.schema as SlotSchema, "number");

function slotsOf({ properties, items }: SlotSchema, slot: string): string[] {
  const fields = Array.isArray(items)
    ? Object.entries(items as readonly SlotSchema[])
    : Object.entries(properties ?? {});
  return fields.flatMap(([key, field]) => (field["x-slot"] === slot ? [`/${key}`] : []));
}

/** Numbers made of several others. */
export const sumsOf = ({ stage: { lexicon } }: Deriver): string[] =>
  wordsTold(lexicon, "values").flatMap(([key, { schema }]) => (isList(schema as SlotSchema) ? [key] : []));

const isList = ({ items }: SlotSchema): boolean =>
  !Array.isArray(items) && (items as SlotSchema | undefined)?.["x-slot"] === "number";
