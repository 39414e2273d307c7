import type { TSchema } from "typebox";
import { ownValue } from "../../schemas/own-value";
import type { Lexicon } from "../core/lexicon";
import type { Json } from "../core/vocabulary";
import { placeOf, type SlotSchema, within } from "./place";

/**
 * The numbers of a card, by names that follow from the game's schema and words: number fields by their keys (`needs.food`),
 * 1 or 0 for flags and for each value of a kind (`type.unit`), how many entries lists have (`abilities`), how often a word is
 * said (`does.draw`) and what the numbers in it come to (`does.draw.amount`). Nothing here knows any game.
 */
export type Numbers = ReadonlyMap<string, number>;

interface NumberSchema extends SlotSchema {
  "x-control"?: string;
  "x-when"?: Readonly<Record<string, readonly unknown[]>>;
  /** The house rules under which it is used. */
  "x-under"?: object;
}

interface Given {
  /** How cards of the game are written. */
  schema: TSchema;
  lexicon: Pick<Lexicon, "words" | "parts"> | undefined;
  /** Components or keywords that the project adds. */
  ids: readonly string[];
  /** What it does besides what is written in its fields. */
  effects?: readonly Json[];
}

/** All of them, by their full names; 0 for what the card hasn't. */
export function cardNumbers(card: unknown, { schema, lexicon, ids, effects = [] }: Given): Numbers {
  const found = new Count(lexicon, ids);
  found.words();
  found.fields(schema, card, "");
  for (const effect of effects) found.said({ "x-slot": "effect" } as NumberSchema, effect);
  return found.numbers;
}

/** Pictures are no part of what the card is in play, nor is what only another house rule uses. */
const isCounted = ({ "x-control": control, "x-under": rules }: NumberSchema): boolean =>
  control !== "art" && rules === undefined;

class Count {
  readonly numbers = new Map<string, number>();

  constructor(
    private readonly lexicon: Given["lexicon"],
    private readonly ids: readonly string[],
  ) {}

  private add(name: string, n: number): void {
    this.numbers.set(name, (this.numbers.get(name) ?? 0) + n);
  }

  /** Every word that can be said, not said yet. */
  words(): void {
    const { verbs = {}, statics = {} } = this.lexicon?.words ?? {};
    for (const verb of Object.keys(verbs)) {
      this.add(`does.${verb}`, 0);
      this.add(`does.${verb}.amount`, 0);
    }
    for (const word of Object.keys(statics)) this.add(`always.${word}`, 0);
  }

  fields({ properties = {}, patternProperties, ...schema }: NumberSchema, owner: unknown, path: string): void {
    const values = isRecord(owner) ? owner : {};
    for (const [key, schema] of Object.entries(properties as Readonly<Record<string, NumberSchema>>)) {
      if (key === "$schema" || !isCounted(schema)) continue;
      this.value(schema, values[key] ?? standard(schema, owner, values), join(path, key));
    }
    if (!patternProperties || schema["x-control"] === "hidden") return;
    for (const id of new Set([...this.ids, ...Object.keys(values)]))
      if (!Object.hasOwn(properties, id)) this.add(join(path, id), howMany(ownValue(values, id)));
  }

  private value(schema: NumberSchema, value: unknown, path: string): void {
    if (schema["x-slot"] !== undefined) {
      this.add(path, Number(value !== undefined && value !== null));
      this.said(schema, value);
    } else if (schema.type === "array") this.entries(schema, value, path);
    else if (schema.enum) this.kinds(schema.enum, value, path);
    else if (schema.properties || schema.patternProperties) this.fields(schema, value, path);
    else if (schema.type === "integer" || schema.type === "number")
      this.add(path, typeof value === "number" ? value : 0);
    else if (schema.type === "boolean") this.add(path, Number(value === true));
  }

  private kinds(values: readonly unknown[], value: unknown, path: string): void {
    for (const each of values) this.add(join(path, String(each)), Number(each === value));
  }

  /** How many there are, and what is the same in all of them added up. */
  private entries({ items }: NumberSchema, value: unknown, path: string): void {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    this.add(path, list.length);
    if (items === undefined || Array.isArray(items)) return;
    const item = items as NumberSchema;
    if (item["x-slot"] !== undefined) for (const one of list) this.said(item, one);
    // Of lists of numbers, such as tiles, it is told how long they are.
    else if (item.enum || item.properties)
      for (const one of list.length > 0 ? list : [undefined]) this.value(item, one, path);
  }

  /** The words in an effect. */
  said(schema: NumberSchema, value: unknown): void {
    if (!this.lexicon || value === undefined || value === null) return;
    for (const { word, parts } of within(placeOf(this.lexicon, schema, value as Json, ""))) {
      if (word?.sort === "statics") this.add(`always.${word.key}`, 1);
      if (word?.sort !== "verbs") continue;
      this.add(`does.${word.key}`, 1);
      const amounts = parts.filter(({ kind }) => kind === "values" || kind === "number");
      for (const { value: n, schema } of amounts) this.add(`does.${word.key}.amount`, amountOf(n ?? schema.default));
    }
  }
}

/** Of something that is there so many times, with so much strength, or simply there. */
function howMany(value: unknown): number {
  const [first] = Array.isArray(value) ? value : [value];
  return typeof first === "number" ? first : Number(value !== undefined && value !== false);
}

/** An amount that follows from the game counts as 1: how much it will be, nobody knows. */
const amountOf = (n: Json | undefined): number => (typeof n === "number" ? n : n === undefined ? 0 : 1);

/** What holds where nothing is said, in an object to whose kind the field belongs. */
function standard(schema: NumberSchema, owner: unknown, values: Readonly<Record<string, unknown>>): unknown {
  if (!isRecord(owner)) return undefined;
  const belongs = Object.entries(schema["x-when"] ?? {}).every(([other, wanted]) => wanted.includes(values[other]));
  return belongs ? schema.default : undefined;
}

/** As a name in a formula: `double-strike` is `doubleStrike` there. */
const join = (path: string, key: string): string => {
  const name = key.replaceAll(/[^\p{L}\p{N}_]+(.?)/gu, (_, next: string) => next.toUpperCase());
  return path === "" ? name : `${path}.${name}`;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
