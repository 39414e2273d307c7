import { isRecord, keysOf, type Pointer, valueAt } from "../../../schemas/json-pointer";
import { textOf } from "../../core/grammar/phrase";
import type { Lexicon } from "../../core/lexicon";
import type { Json } from "../../core/vocabulary";
import type { SlotSchema } from "../place";
import { idOf, singular } from "./card-names";
import { leaves, objectsIn, type Slot, slotAt } from "./slot-at";
import { tokensOf } from "./tokens";

/**
 * How the cards of a set are written where it makes no difference to the text: whether “draw a card” says that it is one, and
 * that a skill does it when it is played. What is read is written as they are.
 */
export interface Habits {
  /** Words that stand on cards of the set. */
  words: ReadonlySet<string>;
  /** By the fields of a word or an ability, for each type of card. */
  fields: ReadonlyMap<object, ReadonlyMap<string, Habit>>;
  /** What its cards say. */
  examples: readonly Example[];
  /** What its cards are called, as they are named, and words printed on them. */
  names: Readonly<Record<"card" | "tag", ReadonlySet<string>>>;
}
export const noHabits: Habits = {
  ...{ words: new Set(), fields: new Map(), examples: [] },
  names: { card: new Set(), tag: new Set() },
};
interface Example {
  value: Json;
  keys: readonly string[];
  place: string;
}
interface Habit {
  seen: number;
  fields: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

interface Counted {
  seen: number;
  fields: Map<string, Map<string, number>>;
}

/** What one card says, as it counts for the set. */
interface Said {
  words: readonly string[];
  fields: readonly { fields: object; kind: string; marks: readonly (readonly [key: string, mark: string])[] }[];
  abilities: readonly Example[];
}

/** By schema, for what is counted is counted by its fields, and by card. */
const known = new WeakMap<SlotSchema, WeakMap<object, Said>>();

export function habitsOf(lexicon: Lexicon, schema: SlotSchema, cards: readonly Json[]): Habits {
  const before = known.get(schema) ?? new WeakMap<object, Said>();
  known.set(schema, before);
  const habits = new Map<object, Map<string, Counted>>();
  const words = new Set<string>();
  const examples: Example[] = [];
  const names = { card: new Set<string>(), tag: new Set<string>() };
  for (const card of cards) {
    namesOn(card, names);
    const said = before.get(card as object) ?? saidOn(lexicon, schema, card);
    before.set(card as object, said);
    for (const word of said.words) words.add(word);
    examples.push(...said.abilities);
    for (const { fields, kind, marks } of said.fields) {
      const ofKind = habits.get(fields) ?? new Map<string, Counted>();
      habits.set(fields, ofKind);
      const counted = ofKind.get(kind) ?? { seen: 0, fields: new Map() };
      ofKind.set(kind, counted);
      counted.seen++;
      for (const [key, mark] of marks) {
        const values = counted.fields.get(key) ?? new Map<string, number>();
        counted.fields.set(key, values);
        values.set(mark, (values.get(mark) ?? 0) + 1);
      }
    }
  }
  return { words, fields: habits, examples, names };
}

/** What a card is called, and what stands on it in a word. */
function namesOn(card: Json, names: Readonly<Record<"card" | "tag", Set<string>>>): void {
  if (!isRecord(card)) return;
  const { name, ...rest } = card as Readonly<Record<string, Json>>;
  // “Onions” may be the card `onion`.
  if (typeof name === "string") for (const called of [name, singular(name)]) names.card.add(idOf(called));
  for (const word of Object.values(rest).flat()) if (typeof word === "string") names.tag.add(word);
}

function saidOn(lexicon: Lexicon, schema: SlotSchema, card: Json): Said {
  const words: string[] = [];
  const all: Said["fields"][number][] = [];
  const abilities: Example[] = [];
  for (const { at, words: told } of lexicon.sentences(card)) {
    const ability = valueAt(card, at) as Json;
    abilities.push({ value: ability, keys: tokensOf(textOf(told)).map(({ key }) => key), place: placeOf(at) });
    for (const inner of objectsIn(ability)) {
      const slot = slotAt(lexicon, schema, card, at + inner);
      if (isWord(slot)) words.push(Object.keys(slot!.value as object).join());
      const fields = slot?.schema.properties;
      if (!fields || !isRecord(slot?.value)) continue;
      const marks = Object.entries(slot.value).map(([key, value]) => [key, markOf(value)] as const);
      all.push({ fields, kind: kindOf(card, inner), marks });
    }
  }
  return { words, fields: all, abilities };
}

/** Which list an ability stands in: those of one can stand in another of that name. */
const placeOf = (at: Pointer): string => keysOf(at).findLast((key) => !/^\d+$/.test(key)) ?? "";

const examplesTaken = 3;

/** What cards of the set say that is nearest to a text: the text may differ in a word or two. */
export function nearestTo({ examples }: Habits, at: Pointer, keys: readonly string[]): Json[] {
  const typed = new Set(keys);
  return examples
    .filter(({ place }) => place === placeOf(at))
    .map(({ value, keys: own }) => {
      const both = own.filter((key) => typed.has(key)).length;
      return { value, near: both / (own.length + keys.length - both) };
    })
    .filter(({ near }) => near > 0.4)
    .toSorted((a, b) => b.near - a.near)
    .slice(0, examplesTaken)
    .map(({ value }) => value);
}

const isWord = (slot: Slot | undefined): boolean =>
  slot !== undefined &&
  (slot.kind === "verbs" || slot.kind === "selectors" || slot.kind === "values" || slot.kind === "tests") &&
  isRecord(slot.value);

/** What is made of more is only known to be there. */
const anything = "…";
const markOf = (value: unknown): string => (isRecord(value) || Array.isArray(value) ? anything : JSON.stringify(value));

/** Abilities themselves differ from one type of card to another. */
const kindOf = (card: Json, inner: string): string => (inner === "" && isRecord(card) ? String(card.type ?? "") : "");

/** What most of them say of an argument; nothing, if most leave it out. */
export function usual(habits: Habits, fields: object, card: Json, inner: string, key: string): Json | undefined {
  const habit = habits.fields.get(fields)?.get(kindOf(card, inner));
  if (!habit) return undefined;
  for (const [value, count] of habit.fields.get(key) ?? [])
    if (count * 2 > habit.seen && value !== anything) return JSON.parse(value) as Json;
  return undefined;
}

/** How often cards of the set say such a thing: arguments that none of them has, and how often they have the others. */
export function familiarity(
  habits: Habits,
  lexicon: Lexicon,
  schema: SlotSchema,
  card: Json,
  value: Json,
): { strange: number; seen: number } {
  let [strange, seen] = [0, 0];
  const own = { card: new Set<string>(), tag: new Set<string>() };
  namesOn(card, own);
  for (const { at, value: name } of leaves(value)) {
    const kind = slotAt(lexicon, schema, value, at)?.kind;
    if (kind !== "card" && kind !== "tag") continue;
    if (!habits.names[kind].has(name as string) && !own[kind].has(name as string)) strange++;
  }
  for (const at of objectsIn(value)) {
    const slot = slotAt(lexicon, schema, value, at);
    if (isWord(slot) && !habits.words.has(Object.keys(slot!.value as object).join())) strange++;
    const fields = slot?.schema.properties;
    if (!fields || !isRecord(slot?.value)) continue;
    const habit = habits.fields.get(fields)?.get(kindOf(card, at));
    for (const [key, part] of Object.entries(slot.value)) {
      const count = habit?.fields.get(key)?.get(markOf(part)) ?? 0;
      if (count === 0 && typeof part !== "number") strange++;
      seen += Math.log(1 + count);
    }
  }
  return { strange, seen };
}
