import { isRecord, type Pointer, parentOf, valueAt, withValueAt } from "../../../schemas/json-pointer";
import { groupBy } from "../../core/group-by";
import { exampleOf, type Lexicon, type Sort } from "../../core/lexicon";
import type { Json } from "../../core/vocabulary";
import type { SlotSchema } from "../place";
import { type Binder, findBinders, type ReferenceTexts } from "./binders";
import { type Carrier, carrierAt, withinConditions, withinEffects } from "./carriers";
import { countedIn, countedNumbers } from "./counted";
import { type Descriptor, describe } from "./descriptors";
import { distinct } from "./distinct";
import { fillers, nothingYet, strangeName, wordsTold, wordsWith } from "./fillers";
import { namedNumbers } from "./named-numbers";
import { partPatterns } from "./part-patterns";
import { Deriver, type Hole, type Pattern } from "./patterns";
import { type Stage, type Telling, type Told, tell } from "./stage";

/** How everything reads that can be said at a place: derived from what words say, once for each kind of place. */
export interface Grammar {
  stage: Stage;
  patterns: Patterns;
  descriptors: readonly Descriptor[];
  binders: readonly Binder[];
  references: ReferenceTexts;
  choices: Deriver["choices"];
  partOf(schema: SlotSchema): string | undefined;
  /** All words that patterns are made of. */
  vocabulary: ReadonlySet<string>;
  /** Texts that are printed as they are, before all and after all. */
  ownWords: { before?: string; after?: string };
  /** Where effects stand in what is said. */
  effectKey: string | undefined;
}

/** By what they say; of numbers also as things are counted. */
export type Patterns = Readonly<Record<Sort | "counted" | "whole", readonly Pattern[]>>;

/** `main` tells how things are called where effects stand, for places where none do. */
export function grammarOf(stage: Stage, main?: Grammar): Grammar {
  const deriver = new Deriver(stage);
  const { lexicon, schema } = stage;
  const isObject = schema.properties !== undefined;
  const effectKey = Object.entries(schema.properties ?? {}).find(([, field]) => field["x-slot"] === "effect")?.[0];
  const abilities = isObject ? wholes(stage, effectKey) : [];
  const effectCarrier = isObject
    ? effectKey === undefined
      ? undefined
      : heardAt(deriver, effectKey, abilities)
    : schema["x-slot"] === "effect"
      ? carrierAt(null, "")
      : undefined;
  const slots = carriersOf(stage, effectCarrier);
  const patterns: Record<keyof Patterns, Pattern[]> = {
    ...{ verbs: [], values: [], counted: [], tests: [], selectors: [], statics: [], whole: [] },
  };
  // A figure is read by itself.
  const saysSomething = ({ items }: Pattern): boolean =>
    items.some((item) => typeof item === "string" && /^[^.,;:#]/.test(item));
  // How many there are may be told as what they are.
  const isCount = (sort: Sort, { items: [item, ...more] }: Pattern): boolean =>
    sort === "values" && more.length === 0 && typeof item === "object" && isOfThings(item);
  const add = (sort: keyof Patterns, ...found: readonly (Pattern | undefined)[]): void => {
    patterns[sort].push(...found.filter((pattern) => pattern !== undefined));
  };
  // What stands in others comes first: it is a hole there if it reads as by itself.
  for (const sort of ["values", "tests"] as const) {
    const carrier = slots[sort];
    if (!carrier) continue;
    for (const [key] of wordsTold(lexicon, sort)) {
      for (const value of [exampleOf(lexicon, sort, key), ...wordsWith(lexicon, sort, key)]) {
        const told = deriver.tell(carrier.with(value));
        if (told)
          deriver.plainTexts.set(
            JSON.stringify(value),
            deriver
              .region(told.telling, carrier.at)
              .map(({ key }) => key)
              .join(" "),
          );
      }
    }
  }
  const counted = countedNumbers(deriver, slots.verbs);
  add("counted", ...counted.patterns);
  // What an effect says stands where nothing was said; its subject belongs to no argument of it.
  const silent = slots.verbs && deriver.tell(slots.verbs.with(nothingYet))?.telling.words;
  const hole = silent?.findIndex(({ key }) => key === "…") ?? 0;
  const between = (words: readonly Told[]): readonly Told[] =>
    unclosed(words.slice(hole, words.length - ((silent?.length ?? 1) - hole - 1)));
  const heard = (sort: Sort, carrier: Carrier) => (telling: Telling) => {
    if (sort === "verbs") return between(telling.words);
    return sort === "statics" ? unclosed(telling.words) : deriver.region(telling, carrier.at);
  };
  const sorts = ["values", "tests", "selectors", "verbs", "statics"] as const;
  for (const sort of sorts) {
    const carrier = slots[sort];
    if (!carrier) continue;
    for (const [key, { schema: args }] of wordsTold(lexicon, sort)) {
      if (sort === "verbs" && key === "sequence") continue;
      add(sort, ...partPatterns(deriver, carrier, key, args as SlotSchema, heard(sort, carrier)));
      const derive = (value: Json): Pattern[] => {
        const told = deriver.tell(carrier.with(value));
        if (!told) return [];
        const region = heard(sort, carrier)(told.telling);
        const pattern = deriver.pattern(told.root, region, value, carrier.at);
        if (pattern && (saysSomething(pattern) || isCount(sort, pattern))) return [pattern];
        // Nothing but choices: each of them is a pattern.
        deriver.hasChoices = false;
        const chosen = pattern && deriver.pattern(told.root, region, value, carrier.at);
        deriver.hasChoices = true;
        return chosen && saysSomething(chosen) ? [chosen] : [];
      };
      const more = sort === "statics" ? exampleWithMore(lexicon, sort, key) : [];
      const plain = [...wordsWith(lexicon, sort, key), ...more].flatMap(derive);
      add(sort, ...plain, ...countedIn(deriver, sort, key, plain, counted.numbers).flatMap(derive));
    }
  }
  for (const { items, value } of patterns.statics) {
    if (!slots.statics) break;
    const at = slots.statics.at;
    patterns.whole.push({
      items: items.map((item) => (typeof item === "string" ? item : { ...item, at: at + item.at })),
      value: slots.statics.with(value),
    });
  }
  if (isObject || schema.anyOf) {
    deriver.hasChoices = false;
    for (const value of isObject ? abilities : fillers(lexicon, schema)) {
      const told = deriver.tell(value);
      const pattern = told && deriver.pattern(told.root, told.telling.words, value, "");
      if (pattern) patterns.whole.push(pattern);
    }
    deriver.hasChoices = true;
  }
  const numbers = namedNumbers(deriver, slots.verbs, counted.numbers);
  add("tests", ...numbers.tests);
  const { binders, references, openings } = findBinders(deriver, effectCarrier, abilities, numbers);
  const descriptors = describe(deriver, effectCarrier, abilities).map((each) => ({
    ...each,
    frame: new Set([...each.frame, ...openings].filter((key) => !each.noun.has(key))),
  }));
  for (const sort of [...sorts, "counted", "whole"] as const) patterns[sort] = distinct(patterns[sort]);
  const own = { stage, patterns, descriptors, binders, references, choices: deriver.choices };
  const all = main && !effectCarrier ? { ...main, stage, patterns: { ...main.patterns, whole: patterns.whole } } : own;
  return {
    ...all,
    vocabulary: vocabularyOf(all),
    effectKey,
    ownWords: effectCarrier && isObject ? ownWordsOf(stage, effectCarrier) : {},
    partOf: deriver.partOf,
  };
}

const isOfThings = ({ at, schema }: Hole): boolean => schema["x-slot"] === "things" && parentOf(at) === "";

/** The example that a word gives, with one plain thing more said of it: what goes together is told by examples only. */
function exampleWithMore(lexicon: Lexicon, sort: Sort, key: string): Json[] {
  const { properties = {} } = lexicon.words[sort][key]!.schema as SlotSchema;
  const { [key]: args } = exampleOf(lexicon, sort, key) as Readonly<Record<string, Json>>;
  if (!isRecord(args)) return [];
  const more = Object.entries(properties).flatMap(([field, { enum: choices, type }]) =>
    args[field] !== undefined
      ? []
      : (choices ?? (type === "boolean" ? [true] : [])).map((value) => ({ [field]: value })),
  );
  return [{}, ...more].map((one) => ({ [key]: { ...args, ...one } }) as Json);
}

function vocabularyOf({
  patterns,
  descriptors,
  binders,
}: Pick<Grammar, "patterns" | "descriptors" | "binders">): ReadonlySet<string> {
  const told = [...Object.values(patterns).flat(), ...descriptors.flatMap(({ pieces }) => pieces), ...binders];
  const literals = told.flatMap(({ items }) => items.filter((item) => typeof item === "string"));
  return new Set([...literals, ...descriptors.flatMap(({ noun, frame }) => [...noun, ...frame])]);
}

/** Names of abilities, and reminders. */
function ownWordsOf(stage: Stage, effects: Carrier): Grammar["ownWords"] {
  const found: { before?: string; after?: string } = {};
  for (const [key, { type, enum: choices }] of Object.entries(stage.schema.properties ?? {})) {
    if (type !== "string" || choices) continue;
    const words = tell(stage, withValueAt(effects.with(nothingYet), `/${key}`, strangeName) as Json)?.words ?? [];
    if (words[0]?.key === strangeName) found.before = key;
    else if (words.findLast(({ key: word }) => word !== ".")?.key === strangeName) found.after = key;
  }
  return found;
}

/** Where effects are heard: some are only after something is said of when. */
function heardAt(deriver: Deriver, effectKey: string, all: readonly Json[]): Carrier {
  const tried = all.flatMap((whole) => {
    const { [effectKey]: effect, ...rest } = whole as Record<string, Json>;
    const words = effect === nothingYet ? deriver.tell(whole)?.telling.words : undefined;
    return words?.some(({ key }) => key === "…") ? [{ rest, length: words.length }] : [];
  });
  const [plainest] = tried.sort((a, b) => a.length - b.length);
  return carrierAt(plainest?.rest ?? plainWhole(deriver.stage), `/${effectKey}`);
}

/** Without the stop at its end. */
const unclosed = (words: readonly Told[]): readonly Told[] => (words.at(-1)?.key === "." ? words.slice(0, -1) : words);

function plainWhole(stage: Stage): Json {
  const { properties = {}, required = [] } = stage.schema;
  const given = valueAt(stage.card, stage.at);
  if (isRecord(given) && required.every((key) => Object.hasOwn(given, key) || properties[key]!["x-slot"] === "effect"))
    return given as Json;
  return Object.fromEntries(
    required.flatMap((key) => {
      const field = properties[key]!;
      return field["x-slot"] === "effect" ? [] : [[key, fillers(stage.lexicon, field, 1)[0]!]];
    }),
  );
}

interface Change {
  key: string;
  value: Json;
}

/** Abilities with one thing or two said of them beside what they do. */
function wholes(stage: Stage, effectKey: string | undefined): Json[] {
  const { properties = {} } = stage.schema;
  const base = plainWhole(stage) as Record<string, Json>;
  const doing = effectKey === undefined ? base : { ...base, [effectKey]: nothingYet };
  const changes = Object.entries(properties).flatMap(([key, field]) =>
    key === effectKey
      ? []
      : fillers(stage.lexicon, field, field["x-slot"] === "static" ? 0 : 1).map((value) => ({ key, value })),
  );
  const found: Record<string, Json>[] = [doing, ...changes.flatMap(({ key, value }) => [{ ...doing, [key]: value }])];
  const isPlain = (key: string): boolean => {
    const { enum: choices, type } = properties[key]!;
    return choices !== undefined || type === "boolean";
  };
  // What things have to do with others may be told elsewhere than beside them: “an enemy dies within 1 range of this”.
  const isRelated = ({ key, value }: Change): boolean =>
    Object.hasOwn(stage.lexicon.parts, properties[key]!["x-slot"] ?? "") &&
    Object.values(value as object).some(Array.isArray);
  const related = new Set(
    [
      ...groupBy(
        changes.filter(isRelated),
        ({ key, value }) => `${key} ${Object.keys(value as object).join()}`,
      ).values(),
    ].flatMap((some) => [some[0]!, some.at(-1)!]),
  );
  const mayChange = (one: Change): boolean => {
    const { "x-slot": slot, type } = properties[one.key]!;
    return related.has(one) || (slot === undefined && type !== "string");
  };
  const checks = changes.filter(({ key, value }) => properties[key]!.type === "boolean" && value === true);
  for (const [n, a] of changes.entries()) {
    for (const b of changes.slice(n + 1)) {
      // What is joined to anything reads as it does by itself.
      if (a.key === b.key || !(isPlain(a.key) || isPlain(b.key)) || found.length > 700) continue;
      if (!mayChange(a) || !mayChange(b)) continue;
      const both = { ...doing, [a.key]: a.value, [b.key]: b.value };
      found.push(both);
      if (related.has(a) || related.has(b))
        for (const { key } of checks) if (!Object.hasOwn(both, key)) found.push({ ...both, [key]: true });
    }
  }
  for (const { key, value } of changes)
    if (properties[key]!["x-slot"] === "static") found.push({ ...base, [key]: value });
  return found;
}

/** Where a word of each sort is heard as it is by itself. */
function carriersOf(stage: Stage, effects: Carrier | undefined): Partial<Record<Sort, Carrier>> {
  const { lexicon, schema } = stage;
  const found: Partial<Record<Sort, Carrier>> = {};
  const slotOf = (slot: string): Pointer | undefined => {
    if (schema["x-slot"] === slot) return "";
    const key = Object.entries(schema.properties ?? {}).find(([, field]) => field["x-slot"] === slot)?.[0];
    return key === undefined ? undefined : `/${key}`;
  };
  const condition = slotOf("condition");
  const always = slotOf("static");
  if (always !== undefined) found.statics = carrierAt(plainWhole(stage), always);
  if (effects) return { ...found, ...withinEffects(effects, lexicon) };
  if (condition === undefined) return found;
  return { ...found, ...withinConditions(carrierAt(schema.properties ? plainWhole(stage) : null, condition)) };
}
