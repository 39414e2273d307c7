import { isRecord, isWithin, parentOf, valueAt, withoutValueAt, withValueAt } from "../../../schemas/json-pointer";
import type { Json } from "../../core/vocabulary";
import type { SlotSchema } from "../place";
import { isSpokenName, strangers } from "./fillers";
import { nameMark, referenceMark, textMark } from "./found";
import type { Grammar } from "./grammar";
import { leaves, listsIn, objectsIn, slotAt } from "./slot-at";
import { type Stage, type Telling, tell } from "./stage";
import { distance, type Token } from "./tokens";

/** What was read, told again: as far as it differs from what was typed, one argument at a time is changed until it doesn't. */
export interface Settled {
  value: Json;
  telling: Telling;
  /** How many words of the two texts differ. */
  apart: number;
}

/** How much may be tried, in tellings. */
export interface Patience {
  left: number;
}

export function settle(
  grammar: Grammar,
  stage: Stage,
  value: Json,
  text: string,
  words: readonly Token[],
  patience: Patience,
  isPlayable: (value: Json) => boolean = () => true,
): Settled | undefined {
  const measure = (tried: Json): Settled | undefined => {
    if (patience.left-- <= 0) return undefined;
    const telling = tell(stage, tried);
    return (
      telling && {
        value: tried,
        telling,
        apart: apart(telling.words, words),
      }
    );
  };
  const { named, references } = withNames(grammar, withTexts(value, text, words));
  let best = measure(named);
  if (!best) return undefined;
  // What “it” and the like stand for: whatever the text then says. Of two “the former” shows once both are named.
  for (let round = 0; round < references.length && best.apart > 0; round++) {
    const before: Settled = best;
    for (const { at, names } of references) {
      for (const named of [
        ...names.map((name) => withValueAt(best!.value, at, name) as Json),
        ...withNewNames(stage, best.value, at),
      ]) {
        if (best.apart === 0) break;
        const tried = measure(named);
        if (tried && tried.apart < best.apart) best = tried;
      }
    }
    if (best === before) break;
  }
  for (let round = 0; round < 4 && best.apart > 0; round++) {
    const before: Settled = best;
    for (const changed of changes(stage, before.value, words)) {
      const tried = measure(changed);
      if (tried && tried.apart < best.apart) best = tried;
      if (best.apart === 0 || patience.left <= 0) break;
    }
    if (best === before || patience.left <= 0) break;
  }
  if (best.apart > 0 || references.length === 0 || isPlayable(best.value)) return best;
  // Of names that read alike one that is what it stands for.
  for (const { at, names } of references) {
    for (const name of names) {
      const tried = measure(withValueAt(best.value, at, name) as Json);
      if (tried?.apart === 0 && isPlayable(tried.value)) return tried;
    }
  }
  return best;
}

/** How many words of two texts differ. */
export const apart = (a: readonly Token[], b: readonly Token[]): number => distance(unclosed(a), unclosed(b));

/** A stop at the end is nobody's concern. */
const unclosed = (words: readonly Token[]): string[] => {
  const keys = words.map(({ key }) => key);
  return keys.at(-1) === "." ? keys.slice(0, -1) : keys;
};

const withTexts = (value: Json, text: string, words: readonly Token[]): Json =>
  mapped(value, (leaf) => {
    if (!leaf.startsWith(textMark)) return leaf;
    const [start, end] = leaf.slice(1).split(":").map(Number) as [number, number];
    const first = words[start]!.start;
    const last = words[end]?.start ?? text.length;
    return text.slice(first, last).trim().replace(/\*\*/g, "");
  });

function mapped(value: Json, change: (leaf: string) => Json): Json {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((part: Json) => mapped(part, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapped(part as Json, change)]));
}

/** What was chosen gets a name; what “it” and the like may stand for is noted. */
function withNames(
  grammar: Grammar,
  value: Json,
): { named: Json; references: { at: string; names: readonly string[] }[] } {
  const given = new Map<string, string>();
  for (const { value: leaf } of leaves(value)) {
    const isNew =
      typeof leaf === "string" && (leaf.startsWith(nameMark) || strangers.includes(leaf)) && !given.has(leaf);
    if (isNew) given.set(leaf, given.size === 0 ? "picked" : `picked${given.size + 1}`);
  }
  let named = mapped(value, (leaf) => given.get(leaf) ?? leaf);
  const own = [...given.values()];
  const references: { at: string; names: readonly string[] }[] = [];
  for (const { at, value: leaf } of [...leaves(named)]) {
    if (typeof leaf !== "string" || !(leaf.startsWith(referenceMark) || isSpokenName(leaf))) continue;
    // Of a number the words may tell that there is one, and nothing by which it is called.
    const known = isSpokenName(leaf)
      ? [undefined]
      : [...(grammar.references.get(leaf.slice(leaf.indexOf(":") + 1)) ?? [])];
    // What is being named is nothing yet to what names it.
    const around = valueAt(named, parentOf(at));
    const beside = isRecord(around) ? Object.values(around) : [];
    const before = own.filter(
      (name) =>
        !beside.includes(name) &&
        JSON.stringify(named).indexOf(`"${name}"`) < JSON.stringify(named).indexOf(JSON.stringify(leaf)),
    );
    const slot = slotAt(grammar.stage.lexicon, grammar.stage.schema, named, at);
    const fitting = known.flatMap((name) => (name === undefined ? [...before].reverse() : [name]));
    const all = [
      ...new Set([
        ...(known.includes(undefined) ? [...before].reverse() : []),
        ...fitting,
        ...own,
        ...((slot?.schema["x-words"] as string[] | undefined) ?? []),
      ]),
    ];
    named = withValueAt(named, at, all[0] ?? "it") as Json;
    references.push({ at, names: all });
  }
  return { named, references };
}

/** With a name for what an effect before it may name and doesn't yet. */
function* withNewNames({ lexicon, schema }: Stage, value: Json, at: string): Generator<Json> {
  const taken = JSON.stringify(value);
  const name = ["found", "found2", "found3"].find((one) => !taken.includes(`"${one}"`));
  if (name === undefined) return;
  for (const place of objectsIn(value)) {
    if (isWithin(at, place)) continue;
    const { properties = {} } = slotAt(lexicon, schema, value, place)?.schema ?? {};
    const key = Object.keys(properties).find((one) => properties[one]!["x-slot"] === "name");
    if (key === undefined || valueAt(value, `${place}/${key}`) !== undefined) continue;
    yield withValueAt(withValueAt(value, `${place}/${key}`, name), at, name) as Json;
  }
}

/** Figures that were typed, and how often a word was typed over and over: “{Y}{Y}{Y}”. */
function figuresOf(words: readonly Token[]): number[] {
  const found = new Set(words.flatMap(({ n }) => n ?? []));
  for (let n = 0, length = 1; n < words.length; n++, length++) {
    if (words[n]!.key === words[n + 1]?.key) continue;
    if (length > 1) found.add(length);
    length = 0;
  }
  return [...found];
}

/** All that differs in one argument. */
function* changes(stage: Stage, value: Json, words: readonly Token[]): Generator<Json> {
  const { lexicon, schema } = stage;
  const figures = figuresOf(words);
  for (const at of objectsIn(value)) {
    const slot = slotAt(lexicon, schema, value, at);
    const { properties, required = [] } = slot?.schema ?? {};
    if (!properties) continue;
    const here = valueAt(value, at) as Readonly<Record<string, Json>>;
    for (const [key, field] of Object.entries(properties)) {
      const place = `${at}/${key}`;
      if (here[key] !== undefined && !required.includes(key)) yield withoutValueAt(value, place) as Json;
      for (const other of plainValues(field, figures))
        if (other !== here[key]) yield withValueAt(value, place, other) as Json;
    }
  }
  // Something that was chosen, and that nothing speaks of.
  for (const at of listsIn(value)) {
    const list = valueAt(value, at) as readonly Json[];
    if (list.length > 1 && slotAt(lexicon, schema, value, at)?.kind === "verbs")
      for (const n of list.keys()) yield withoutValueAt(value, `${at}/${n}`) as Json;
  }
  for (const { at, value: leaf } of leaves(value)) {
    const slot = slotAt(lexicon, schema, value, at);
    if (slot?.kind !== "choice" && slot?.kind !== "reference" && slot?.kind !== "check") continue;
    for (const other of plainValues(slot.schema, figures))
      if (other !== leaf) yield withValueAt(value, at, other) as Json;
  }
}

function plainValues(schema: SlotSchema, figures: readonly number[]): readonly Json[] {
  if (schema.enum) return schema.enum;
  if (schema.type === "boolean") return [true, false];
  if (schema["x-slot"] === "reference") return schema["x-words"] ?? [];
  if (schema["x-slot"] === "number" || schema.type === "integer" || schema.type === "number") return figures;
  if (schema.anyOf) return schema.anyOf.flatMap((one) => plainValues(one, figures));
  return schema.const === undefined ? [] : [schema.const];
}
