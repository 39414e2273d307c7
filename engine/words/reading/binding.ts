import { isRecord, isWithin, type Pointer, parentOf, valueAt, withValueAt } from "../../../schemas/json-pointer";
import type { Json } from "../../core/vocabulary";
import type { SlotSchema } from "../place";
import { choicesIn, newName } from "./choices";
import { boundName } from "./naming";
import { described } from "./offers";
import { leaves, objectsIn, slotAt } from "./slot-at";
import type { Token } from "./tokens";
import type { Bench, Way } from "./way";

/** What is spoken of may be chosen first, or be each of several; and a number may be how many there were of something. */

interface Binder {
  value: Json;
  /** Where what is done with it stands, if not after it. */
  body: Pointer | undefined;
}

const known = new WeakMap<Bench, readonly Binder[]>();

/** All that gives a name to something. */
function bindersOf(bench: Bench): readonly Binder[] {
  const before = known.get(bench);
  if (before) return before;
  const { lexicon } = bench.stage;
  const effects = effectSlotOf(bench);
  const found: Binder[] = [];
  for (const value of effects ? choicesIn(lexicon, effects, bench.given, [], true) : []) {
    if (!JSON.stringify(value).includes(newName)) continue;
    const [key] = Object.keys(value as object) as [string];
    const { properties = {} } = lexicon.words.verbs[key]!.schema as SlotSchema;
    const body = Object.keys(properties).find((name) => properties[name]!["x-slot"] === "effect");
    const bound = [...leaves(value)].find(({ value: leaf }) => leaf === newName)!;
    found.push({ value: withValueAt(value, bound.at, boundName) as Json, body: body && `/${key}/${body}` });
  }
  known.set(bench, found);
  return found;
}

const effectSlotOf = ({ stage: { schema } }: Bench): SlotSchema | undefined =>
  schema["x-slot"] === "effect"
    ? schema
    : Object.values(schema.properties ?? {}).find((field) => field["x-slot"] === "effect");

/** With something chosen, of which the place speaks then. */
export function* bindings(bench: Bench, { value: whole }: Way, at: Pointer, run: readonly Token[]): Generator<Json> {
  const { lexicon, schema } = bench.stage;
  let statement = at;
  for (; statement !== ""; statement = parentOf(statement)) {
    const slot = slotAt(lexicon, schema, whole, statement);
    if (slot?.kind === "verbs" && !Array.isArray(slot.value)) break;
  }
  const effects = effectSlotOf(bench);
  if (statement === "" || !effects) return;
  const keys = new Set(run.map(({ key }) => key));
  const own = withValueAt(valueAt(whole, statement), at.slice(statement.length), boundName) as Json;
  for (const { value, body } of bindersOf(bench)) {
    const words = bench.lore.words(effects, value)?.words ?? [];
    // Most say nothing themselves, once what they choose is spoken of.
    const isSpoken = words.length === 0 || words.some((key) => keys.has(key));
    const all = described(bench, value, run);
    for (const one of isSpoken ? all : all.slice(1, 3))
      yield inPlace(whole, statement, body === undefined ? [one, own] : [withValueAt(one, body, own) as Json]);
  }
}

/** With other effects in place of one. */
export function inPlace(whole: Json, statement: Pointer, effects: readonly Json[]): Json {
  const list = valueAt(whole, parentOf(statement));
  if (!Array.isArray(list)) return withValueAt(whole, statement, effects.length === 1 ? effects[0]! : effects) as Json;
  const n = Number(statement.slice(statement.lastIndexOf("/") + 1));
  return withValueAt(whole, parentOf(statement), [...list.slice(0, n), ...effects, ...list.slice(n + 1)]) as Json;
}

/** With a number that is how many there were of what an earlier effect did. */
export function* counted({ stage: { lexicon, schema } }: Bench, { value }: Way, at: Pointer): Generator<Json> {
  for (const place of objectsIn(value)) {
    const slot = slotAt(lexicon, schema, value, place);
    const fields = Object.entries(slot?.schema.properties ?? {});
    const name = fields.find(([, field]) => field["x-slot"] === "name")?.[0];
    if (name === undefined || !isRecord(slot?.value) || slot.value[name] !== undefined || isWithin(at, place)) continue;
    yield withValueAt(withValueAt(value, at, boundName), `${place}/${name}`, boundName) as Json;
  }
}
