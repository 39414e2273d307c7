import { isRecord } from "../../../schemas/json-pointer";
import type { Lexicon } from "../../core/lexicon";
import type { Json } from "../../core/vocabulary";
import { beginning } from "../new-word";
import type { SlotSchema } from "../place";
import { Chart } from "./chart";
import { type Grammar, grammarOf } from "./grammar";
import { familiarity, type Habits, noHabits } from "./habits";
import { plainForm } from "./plain-form";
import { settle } from "./settle";
import { effectPlaceOf, type Stage, silentPart, stageOf } from "./stage";
import { type Synonyms, tokensOf } from "./tokens";

/** What a rules text says, read by the words of a game. */
export interface Reading {
  /** What stands on the card then. */
  value: Json;
  /** As it is printed. */
  text: string;
  /** Whether it is printed just as it was typed. */
  isExact: boolean;
  /** How much of what was typed it says, from 0 to 1. */
  covers: number;
  /** How many of its words and arguments no card of the set has. */
  strange: number;
  /** What was typed and isn't said. */
  missed: readonly { start: number; end: number }[];
}

export interface Where {
  /** The card that it is said on, or one like it. */
  card?: Json;
  /** Where on the card. */
  at?: string;
  synonyms?: Synonyms;
  /** How cards of the set are written. */
  habits?: Habits;
}

const readingsKept = 5;
const candidatesTried = 24;
const tellings = 500;
/** Where less is understood, nothing is. */
const leastCovered = 0.35;

export function readAbility(lexicon: Lexicon, schema: SlotSchema, text: string, where: Where = {}): Reading[] {
  const at = where.at ?? effectPlaceOf(schema);
  if (at === undefined) return [];
  const card = where.card ?? (beginning(lexicon, schema) as Json);
  const stage = stageOf(lexicon, schema, card, at, where.synonyms ?? {});
  return readOn(grammarFor(stage, schema), stage, text, where.habits ?? noHabits);
}

const grammars = new WeakMap<Lexicon, Map<string, Grammar>>();

/** What can be said depends on the place, and on what kind of card it is. */
function grammarFor(stage: Stage, cardSchema: SlotSchema): Grammar {
  const { lexicon, at } = stage;
  const known = grammars.get(lexicon) ?? new Map<string, Grammar>();
  grammars.set(lexicon, known);
  const card = kindOfCard(lexicon, cardSchema, stage.card);
  const key = JSON.stringify([at, card]);
  const before = known.get(key);
  if (before) return before;
  const plain = stageOf(lexicon, cardSchema, card, at, stage.synonyms);
  const main = effectPlaceOf(cardSchema);
  const grammar = grammarOf(
    plain,
    main === at || main === undefined
      ? undefined
      : grammarFor(stageOf(lexicon, cardSchema, card, main, stage.synonyms), cardSchema),
  );
  known.set(key, grammar);
  return grammar;
}

/** Of a card what is one of a few: its type, whether it is basic. */
function kindOfCard(lexicon: Lexicon, schema: SlotSchema, card: Json): Json {
  const plain = beginning(lexicon, schema) as Record<string, Json>;
  const kinds = Object.entries(isRecord(card) ? card : {}).filter(([key]) => {
    const { enum: choices, type } = schema.properties?.[key] ?? {};
    return choices !== undefined || type === "boolean";
  });
  return { ...plain, ...(Object.fromEntries(kinds) as Record<string, Json>) };
}

function readOn(grammar: Grammar, stage: Stage, text: string, habits: Habits): Reading[] {
  const given = silentPart(stage);
  const words = tokensOf(text, stage.synonyms);
  if (words.length === 0) return [];
  const ways = new Chart(grammar, words).read();
  const ranked = ways
    .filter(({ value }) => value !== undefined)
    .map((way) => ({ way, cost: way.cost + wordsLeft(words, way.end) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, candidatesTried);
  const patience = { left: tellings };
  const readings: Ranked[] = [];
  const { lexicon, schema, card } = stage;
  for (const { way, cost } of ranked) {
    const read = isRecord(way.value) ? ({ ...way.value, ...given } as Json) : way.value!;
    const settled = settle(grammar, stage, read, text, words, patience);
    if (!settled) continue;
    const { value, telling, apart } = plainForm(stage, settled, given, habits, { left: 60 });
    const own = new Set(way.missed);
    const said = kept(
      words.map(({ key }) => key),
      telling.words.map(({ key }) => key),
    );
    const isMissed = words.map(({ key }, n) => own.has(n) || (!said.has(n) && !/^[.,;:]$/.test(key)));
    const covers = 1 - isMissed.filter(Boolean).length / words.length;
    const known = words.filter(({ key }, n) => !isMissed[n] && grammar.vocabulary.has(key) && !/^[#.,;:…]/.test(key));
    if (covers < leastCovered || known.length === 0) continue;
    const missed = ranges(words, isMissed);
    if (readings.some((other) => JSON.stringify(other.value) === JSON.stringify(value))) continue;
    readings.push({
      value,
      text: telling.text,
      isExact: apart === 0,
      covers,
      missed,
      apart,
      cost,
      size: sizeOf(value),
      ...familiarity(habits, lexicon, schema, card, value),
    });
    if (apart === 0 && missed.length === 0 && readings.length >= 3) break;
  }
  return readings
    .sort(better)
    .slice(0, readingsKept)
    .map(({ value, text, isExact, covers, strange, missed }) => ({ value, text, isExact, covers, strange, missed }));
}

interface Ranked extends Reading {
  apart: number;
  cost: number;
  size: number;
  seen: number;
}
const better = (a: Ranked, b: Ranked): number =>
  Number(b.isExact) - Number(a.isExact) ||
  b.covers - a.covers ||
  a.apart - b.apart ||
  a.strange - b.strange ||
  a.size - b.size ||
  b.seen - a.seen ||
  a.cost - b.cost;

const sizeOf = (value: Json): number => JSON.stringify(value).replaceAll(/[^,:[]/g, "").length;

const wordsLeft = (words: readonly { key: string }[], end: number): number =>
  words.slice(end).filter(({ key }) => !/^[.,;:]$/.test(key)).length;

/** Which words of one text stand in the other too, in the same order. */
function kept(a: readonly string[], b: readonly string[]): ReadonlySet<number> {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      table[i]![j] = a[i] === b[j] ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!);
  const found = new Set<number>();
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      found.add(i++);
      j++;
    } else if (table[i + 1]![j]! >= table[i]![j + 1]!) i++;
    else j++;
  }
  return found;
}

function ranges(
  words: readonly { start: number; end: number }[],
  isMissed: readonly boolean[],
): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  words.forEach(({ start, end }, n) => {
    if (!isMissed[n]) return;
    const last = found.at(-1);
    if (last && isMissed[n - 1]) last.end = end;
    else found.push({ start, end });
  });
  return found;
}
