import { isRecord } from "../../../schemas/json-pointer";
import type { Json } from "../../core/vocabulary";
import type { SlotSchema } from "../place";
import { isStop } from "./alignment";
import { choicesIn, newName } from "./choices";
import type { Token } from "./tokens";
import type { Bench } from "./way";

/** What may be meant by words that were typed: offered to a slot, the likeliest first. */

const kept = 24;
const readKept = 6;
const startsTried = 5;

/** Of all that can stand in a slot what speaks of what was typed there. */
export function fitting(
  { stage, lore, given }: Bench,
  schema: SlotSchema,
  run: readonly Token[],
  names: readonly string[],
  mustBeHeard = false,
): Json[] {
  const keys = new Set(run.map(({ key }) => key));
  const isEffect = schema["x-slot"] === "effect";
  const found: { value: Json; worth: number }[] = [];
  for (const value of choicesIn(stage.lexicon, schema, given, names)) {
    if (figuresIn(value).some((n) => n !== 1 && !keys.has(`#${Math.abs(n)}`) && !keys.has(`@${n}`))) continue;
    const isName = typeof value === "string" && names.includes(value);
    const added = isName ? undefined : lore.words(schema, value);
    const mayBeSilent = !mustBeHeard && (!isEffect || JSON.stringify(value).includes(newName));
    if (added?.isSilent && !mayBeSilent) continue;
    const words = added?.words ?? [];
    const hits = words.filter((key) => keys.has(key)).length;
    if (hits * 2 >= words.length) found.push({ value, worth: 2 * hits - words.length });
  }
  return found
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, kept)
    .map(({ value }) => value);
}

/** What the patterns make of words that stand together, the longest first. */
export function readBy(
  { stage, chart, typed }: Bench,
  schema: SlotSchema,
  run: readonly Token[],
  most = readKept,
): Json[] {
  const first = run.findIndex(({ key }) => !isStop(key));
  if (first < 0 || schema["x-slot"] === "effect") return [];
  const start = typed.indexOf(run[first]!);
  // What a selector is given is described as the selector is.
  const { selectors } = stage.lexicon.words;
  const selector =
    schema.properties &&
    Object.keys(selectors).find((key) => (selectors[key]!.schema as SlotSchema).properties === schema.properties);
  const asked: SlotSchema = selector === undefined ? schema : { "x-slot": "things" };
  const own = (value: Json): Json | undefined =>
    selector === undefined ? value : isRecord(value) ? (value[selector] as Json | undefined) : undefined;
  const all = Array.from({ length: Math.min(startsTried, run.length - first) }, (_, n) => start + n).flatMap((from) =>
    chart.at(asked, from).map(({ value, end }) => ({ value: own(value), length: end - from })),
  );
  const found = new Map<string, Json>();
  for (const { value } of all.toSorted((a, b) => b.length - a.length))
    if (value !== undefined && found.size < most) found.set(JSON.stringify(value), value);
  return [...found.values()];
}

/** An effect as it is, and with one of its arguments as the patterns read it. */
export function described(bench: Bench, value: Json, run: readonly Token[]): Json[] {
  const [[key, args]] = Object.entries(value as Record<string, Json>) as [[string, Json]];
  const { properties = {} } = bench.stage.lexicon.words.verbs[key]!.schema as SlotSchema;
  const found: Json[] = [value];
  for (const [name, field] of Object.entries(properties)) {
    const now = isRecord(args) ? (args[name] as Json | undefined) : undefined;
    const isUndecided = now === null || (isRecord(now) && (Object.keys(now).length === 0 || !field["x-slot"]));
    if (!isUndecided || field["x-slot"] === "effect") continue;
    for (const one of readBy(bench, field, run, 4))
      found.push({ [key]: { ...(args as Record<string, Json>), [name]: one } });
  }
  return found;
}

const figuresIn = (value: Json): number[] => {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap((one) => figuresIn(one as Json))
    : [];
};
