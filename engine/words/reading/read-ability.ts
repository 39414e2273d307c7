import { isRecord, type Pointer } from "../../../schemas/json-pointer";
import type { Lexicon } from "../../core/lexicon";
import type { Json } from "../../core/vocabulary";
import { beginning } from "../new-word";
import type { SlotSchema } from "../place";
import { Chart } from "./chart";
import { beginnings, typedIn } from "./choices";
import { Found, leastCovered } from "./found-readings";
import { type Grammar, grammarOf } from "./grammar";
import { type Habits, nearestTo } from "./habits";
import { Lore } from "./lore";
import { inOwnSayings, inOwnWords } from "./sayings";
import { search } from "./search";
import { apart, settle } from "./settle";
import { effectPlaceOf, everyField, type Stage, silentPart, stageOf } from "./stage";
import { type Synonyms, type Token, tokensOf } from "./tokens";

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
  /** Only as far as the patterns go, which is a fraction of the time. */
  isQuick?: boolean;
  /** Whether a card with the ability could be played. */
  isPlayable?(card: Json, at: Pointer): boolean;
}

const candidatesTried = 24;
/** How often a text is told to find out what it says, for each of its words and at least so often. */
const tellings = { perWord: 16, least: 500 };
/** How often more, where the patterns don't understand all. */
const searched = 450;
/** So many that say all of it are enough. */
const enough = 3;

export function readAbility(lexicon: Lexicon, schema: SlotSchema, text: string, where: Where = {}): Reading[] {
  const at = where.at ?? effectPlaceOf(schema);
  if (at === undefined) return [];
  const card = where.card ?? (beginning(lexicon, schema) as Json);
  const stage = stageOf(lexicon, schema, card, at, where.synonyms ?? {});
  return readOn(grammarFor(stage, schema), stage, text, where);
}

const grammars = new WeakMap<Lexicon, Grammar[]>();

/** What can be said depends on the place, and on what kind of card it is, as far as sentences ask for that. */
function grammarFor(stage: Stage, cardSchema: SlotSchema): Grammar {
  const { lexicon, at, synonyms } = stage;
  const known = grammars.get(lexicon) ?? [];
  grammars.set(lexicon, known);
  const card = kindOfCard(lexicon, cardSchema, stage.card);
  const plain = stageOf(lexicon, cardSchema, card, at, synonyms);
  const before = known.find((grammar) => isSpokenAlike(grammar.stage, plain));
  if (before) return before;
  const place = effectPlaceOf(cardSchema);
  const main =
    place === at || place === undefined
      ? undefined
      : grammarFor(stageOf(lexicon, cardSchema, card, place, synonyms), cardSchema);
  const grammar = grammarOf({ ...plain, asked: main?.stage.asked ?? new Set() }, main);
  known.push(grammar);
  return grammar;
}

/** Whether everything reads on one stage as it does on the other: cards may differ in what no sentence asks for. */
function isSpokenAlike({ at, schema, card, asked }: Stage, other: Stage): boolean {
  if (at !== other.at || schema !== other.schema) return false;
  const fields = asked!.has(everyField) ? Object.keys({ ...(card as object), ...(other.card as object) }) : [...asked!];
  const textOf = (of: Json, field: string): string | undefined => JSON.stringify((of as Record<string, Json>)[field]);
  return fields.every((field) => textOf(card, field) === textOf(other.card, field));
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

function readOn(grammar: Grammar, stage: Stage, text: string, where: Where): Reading[] {
  const words = tokensOf(text, stage.synonyms);
  if (words.length === 0) return [];
  const found = new Found(grammar, stage, silentPart(stage), where);
  // Who begins as people of other games do means what this one says.
  const own = inOwnWords(grammar.vocabulary, words);
  for (const read of [...inOwnSayings(stage, own), ...new Set([own, words])])
    if (!found.isSaid) readInto(found, grammar, stage, text, read, words, where.isQuick);
  return found.best();
}

/** `words` are those that are read, `typed` those that were typed. */
function readInto(
  found: Found,
  grammar: Grammar,
  stage: Stage,
  text: string,
  words: readonly Token[],
  typed: readonly Token[],
  isQuick = false,
): void {
  const chart = new Chart(grammar, words);
  const ranked = chart
    .read()
    .filter(({ value }) => value !== undefined)
    .map((way) => ({ way, cost: way.cost + wordsLeft(words, way.end) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, candidatesTried);
  const patience = { left: Math.max(tellings.least, tellings.perWord * words.length) };
  for (const { way, cost } of ranked) {
    const read = isRecord(way.value) ? ({ ...way.value, ...found.given } as Json) : way.value!;
    const settled = settle(grammar, stage, read, text, words, patience, found.isPlayable);
    if (settled) found.add(settled, words, typed, cost, way.missed);
    if (found.sure >= enough) break;
  }
  if (isQuick || found.isSaid || found.known(words) < leastCovered) return;
  const open = words.at(-1)?.key === "." ? words.slice(0, -1) : words;
  const bench = { stage, lore: loreOf(grammar), chart, typed: open, given: typedIn(text, open) };
  const keys = open.map(({ key }) => key);
  const examples = nearestTo(found.habits, stage.at, keys).map((value) =>
    isRecord(value) ? ({ ...value, ...found.given } as Json) : value,
  );
  const starts = [...found.readings.map(({ value }) => value), ...examples, ...beginnings(stage, bench.given)];
  for (const { value, telling, alignment } of search(bench, starts, { left: searched }).slice(0, candidatesTried))
    found.add({ value, telling, apart: apart(telling.words, words) }, words, typed, alignment.cost, []);
}

const lores = new WeakMap<Grammar, Lore>();
function loreOf(grammar: Grammar): Lore {
  const before = lores.get(grammar) ?? new Lore(grammar.stage, beginnings(grammar.stage, typedIn("", [])));
  lores.set(grammar, before);
  return before;
}

const wordsLeft = (words: readonly { key: string }[], end: number): number =>
  words.slice(end).filter(({ key }) => !/^[.,;:]$/.test(key)).length;
