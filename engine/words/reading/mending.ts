import { isRecord, type Pointer, withoutValueAt, withValueAt } from "../../../schemas/json-pointer";
import type { Json } from "../../core/vocabulary";
import type { SlotSchema } from "../place";
import { isSmall } from "./alignment";
import { bindings, counted, inPlace } from "./binding";
import { openIn } from "./choices";
import { offers } from "./filling";
import { fitting, readBy } from "./offers";
import { formsAt, type Slot, slotAt } from "./slot-at";
import { type Trouble, troublesOf } from "./troubles";
import { type Bench, mayBeNamed, namesIn, typedAt, type Way } from "./way";

/** All that may be changed where what is said differs from what was typed. */
export function* mendings(bench: Bench, way: Way): Generator<Json> {
  const { lexicon, schema } = bench.stage;
  for (const trouble of troublesOf(bench, way)) {
    for (const at of trouble.places) {
      const slot = slotAt(lexicon, schema, way.value, at);
      if (!slot || slot.value === undefined) continue;
      const forms = formsAt(lexicon, schema, way.value, at) ?? slot.schema;
      if (isRecord(slot.value) && slot.schema.properties) yield* fields(bench, way, slot, trouble);
      if (slot.value === null) continue;
      if (mayBeNamed(lexicon.parts, forms)) yield* bindings(bench, way, at, trouble.run);
      if (typeof slot.value !== "object") yield* others(bench, way, slot, forms, trouble);
      if (slot.kind === "verbs") yield* effects(bench, way, slot, forms, trouble);
      if (slot.kind === "values" || slot.kind === "tests") yield* joined(bench, way, slot, trouble);
      if (slot.kind === "values" && trouble.isWrong) yield* counted(bench, way, at);
      if (slot.kind === "list" && Array.isArray(slot.value)) yield* items(bench, way, slot, trouble);
    }
  }
}

/** Something more said of it, something else, or something less. */
function* fields(
  bench: Bench,
  { value }: Way,
  { at, schema, value: here }: Slot,
  { run, isWrong }: Trouble,
): Generator<Json> {
  const names = namesIn(bench.stage, value);
  const { properties = {}, required = [] } = schema;
  for (const [key, field] of Object.entries(properties)) {
    const now = (here as Record<string, Json>)[key];
    const place = `${at}/${key}`;
    if (now === null) continue;
    if (run.length > 0 && typeof now !== "object") {
      for (const one of [...readBy(bench, field, run, 3), ...fitting(bench, field, run, names, at !== "")])
        if (one !== now && one !== field.default) yield withValueAt(value, place, one) as Json;
    }
    if (!isWrong) continue;
    if (now === undefined && field.type === "boolean") yield withValueAt(value, place, field.default !== true) as Json;
    if (now !== undefined && field["x-slot"] !== "effect" && !required.includes(key))
      yield withoutValueAt(value, place) as Json;
  }
}

const replaceable: ReadonlySet<string> = new Set(["choice", "reference", "values", "number", "selectors"]);

/** Something else in place of what is a single word or figure. */
function* others(
  bench: Bench,
  { value }: Way,
  { at, kind, value: here }: Slot,
  forms: SlotSchema,
  { run, isWrong }: Trouble,
): Generator<Json> {
  if (!replaceable.has(kind)) return;
  const near = isWrong ? [...run, ...bench.typed] : run;
  for (const one of [...readBy(bench, forms, run, 4), ...fitting(bench, forms, near, namesIn(bench.stage, value))])
    if (one !== here) yield withValueAt(value, at, one) as Json;
}

/** Another effect in place of one, or after it. */
function* effects(
  bench: Bench,
  way: Way,
  { at, value: here }: Slot,
  forms: SlotSchema,
  { run }: Trouble,
): Generator<Json> {
  if (!run.some(({ key }) => !isSmall(key))) return;
  if (Array.isArray(here)) {
    if (!here.includes(null)) yield withValueAt(way.value, at, [...here, null]) as Json;
    return;
  }
  yield* offers(bench, withValueAt(way.value, at, null) as Json, at, forms, typedAt(bench, way, at, run));
  yield inPlace(way.value, at, [here!, null]);
}

/** One of several: added up, or conditions that must all be true; or that it isn't so. */
function* joined({ stage }: Bench, { value }: Way, { at, kind, value: here }: Slot, { run }: Trouble): Generator<Json> {
  if (run.length === 0) return;
  const isNumber = kind === "values";
  const more: readonly Json[] = isNumber ? [...new Set([...run.flatMap(({ n }) => n ?? []), 1]), null] : [null];
  for (const [key, { schema }] of Object.entries(stage.lexicon.words[kind as "values" | "tests"])) {
    const { items } = schema as SlotSchema;
    if (items !== undefined && !Array.isArray(items)) {
      for (const one of more) {
        yield withValueAt(value, at, { [key]: [here!, one] }) as Json;
        if (isNumber) yield withValueAt(value, at, { [key]: [one, here!] }) as Json;
      }
    } else if (kind === "tests" && (schema as SlotSchema)["x-slot"] === "condition")
      yield withValueAt(value, at, { [key]: here! }) as Json;
  }
}

const itemsTried = 12;

/** One more in a list, or one less. */
function* items(
  { stage, given }: Bench,
  { value }: Way,
  { at, schema, value: here }: Slot,
  { run, isWrong }: Trouble,
): Generator<Json> {
  const list = here as readonly Json[];
  if (Array.isArray(schema.items)) return;
  if (isWrong && list.length > 1) for (const n of list.keys()) yield without(value, at, n);
  if (run.length === 0) return;
  for (const one of openIn(stage.lexicon, schema.items as SlotSchema, given).slice(0, itemsTried))
    for (let n = list.length; !list.includes(one) && n >= 0; n -= Math.max(1, list.length))
      yield withValueAt(value, at, list.toSpliced(n, 0, one)) as Json;
}

const without = (value: Json, at: Pointer, n: number): Json => withoutValueAt(value, `${at}/${n}`) as Json;
