import { isRecord, isWithin, parentOf, valueAt, withoutValueAt, withValueAt } from "../../../schemas/json-pointer";
import type { Json } from "../../core/vocabulary";
import type { SlotSchema } from "../place";
import { type Habits, usual } from "./habits";
import type { Patience, Settled } from "./settle";
import { leaves, listsIn, objectsIn, slotAt } from "./slot-at";
import { type Stage, tell } from "./stage";

/** The same in as few words as it can be written, or as cards of the set are: as long as the text stays as it is. */
export function plainForm(
  stage: Stage,
  settled: Settled,
  given: Readonly<Record<string, Json>>,
  habits: Habits,
  patience: Patience,
): Settled {
  const { lexicon, schema, card } = stage;
  let { value } = settled;
  const isSame = (tried: Json): boolean => patience.left-- > 0 && tell(stage, tried)?.text === settled.telling.text;
  const keep = (tried: unknown): void => {
    if (isSame(tried as Json)) value = tried as Json;
  };
  const fieldsAt = (at: string) => {
    const slot = slotAt(lexicon, schema, value, at);
    return slot?.schema.properties && isRecord(slot.value) ? { ...slot.schema, here: slot.value } : undefined;
  };
  for (const { at } of [...leaves(value)])
    if (at.endsWith("/zznothing")) value = withoutValueAt(value, at.slice(0, -"/zznothing".length)) as Json;
  const { condition, effect } = slotsOf(schema);
  const whole = value as Readonly<Record<string, Json>>;
  // When something always so happens, nobody says.
  const does = effect === undefined || whole[effect] !== undefined;
  const only = effect === undefined ? undefined : alone(whole[effect]);
  if (
    effect !== undefined &&
    condition !== undefined &&
    isRecord(only) &&
    isRecord(only.if) &&
    only.if.else === undefined &&
    whole[condition] === undefined
  )
    keep({ ...whole, [condition]: only.if.if, [effect]: only.if.then });
  for (const at of [...objectsIn(value)].reverse()) {
    const found = fieldsAt(at);
    if (!found) continue;
    for (const key of Object.keys(found.here)) {
      const isNeeded = (found.required ?? []).includes(key);
      if (
        isNeeded ||
        (at === "" && Object.hasOwn(given, key)) ||
        (usual(habits, found.properties!, card, at, key) === found.here[key] && !isSaidAround(at, key))
      )
        continue;
      keep(withoutValueAt(value, `${at}/${key}`));
    }
  }
  for (const at of listsIn(value)) {
    if (Object.keys(given).some((key) => isWithin(at, `/${key}`))) continue;
    const slot = slotAt(lexicon, schema, value, at);
    if (slot?.kind !== "list") continue;
    for (let n = ((valueAt(value, at) as Json[] | undefined) ?? []).length - 1; n > 0; n--)
      keep(withoutValueAt(value, `${at}/${n}`));
  }
  for (const at of objectsIn(value)) {
    const found = fieldsAt(at);
    for (const key of Object.keys(found?.properties ?? {})) {
      const expected = usual(habits, found!.properties!, card, at, key);
      // Beyond when an ability works, only what is so anyway is written out: nothing that no text says comes in unseen.
      const isKnown = (at === "" && does) || expected === found?.properties?.[key]?.default;
      if (expected !== undefined && isKnown && found!.here[key] === undefined)
        keep(withValueAt(value, `${at}/${key}`, expected));
    }
  }
  for (const { at, value: leaf } of [...leaves(value)]) {
    const word = at.slice(at.lastIndexOf("/") + 1);
    const outer = at.slice(0, at.lastIndexOf("/"));
    const { kind } = slotAt(lexicon, schema, value, outer) ?? {};
    if (leaf === true && (kind === "selectors" || kind === "statics" || kind === "tests"))
      keep(withValueAt(value, outer, word));
  }
  // The name of something chosen stands for it by itself.
  for (const { at, value: leaf } of [...leaves(value)]) {
    const outer = at.slice(0, at.lastIndexOf("/"));
    const { kind, schema: own } = slotAt(lexicon, schema, value, at) ?? {};
    if (
      typeof leaf === "string" &&
      kind === "reference" &&
      own &&
      slotAt(lexicon, schema, value, outer)?.kind === "selectors"
    )
      keep(withValueAt(value, outer, leaf));
  }
  return { ...settled, value: inOrder(value) };

  /** Whether what stands around it, and is of its kind, says the same. */
  function isSaidAround(at: string, key: string): boolean {
    const own = fieldsAt(at)!;
    for (let outer = parentOf(at); outer !== ""; outer = parentOf(outer)) {
      const around = fieldsAt(outer);
      if (around?.properties === own.properties && around?.here[key] === own.here[key]) return true;
    }
    return false;
  }

  /** Arguments stand in the order of their schema. */
  function inOrder(whole: Json): Json {
    let ordered = whole;
    for (const at of objectsIn(whole)) {
      const slot = slotAt(lexicon, schema, whole, at) as { schema: SlotSchema } | undefined;
      const keys = Object.keys(slot?.schema.properties ?? {});
      const here = valueAt(ordered, at) as Readonly<Record<string, Json>>;
      if (keys.length === 0) continue;
      const sorted = Object.fromEntries(
        Object.keys(here)
          .sort((a, b) => keys.indexOf(a) - keys.indexOf(b))
          .map((key) => [key, here[key]]),
      );
      ordered = withValueAt(ordered, at, sorted) as Json;
    }
    return ordered;
  }
}

/** What the ability itself does, and on which condition. */
function slotsOf({ properties = {} }: SlotSchema): { condition?: string | undefined; effect?: string | undefined } {
  const keyOf = (slot: string): string | undefined =>
    Object.keys(properties).find((key) => properties[key]!["x-slot"] === slot);
  return { condition: keyOf("condition"), effect: keyOf("effect") };
}

const alone = (value: Json | undefined): Json | undefined =>
  Array.isArray(value) && value.length === 1 ? (value[0] as Json) : value;
