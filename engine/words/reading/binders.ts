import { isRecord, isWithin, valueAt, withValueAt } from "../../../schemas/json-pointer";
import type { Json } from "../../core/vocabulary";
import type { SlotSchema } from "../place";
import type { Carrier } from "./carriers";
import { type Consumer, consumersOf, takesNames } from "./consumers";
import { isWithMore } from "./distinct";
import { fillers, spokenNames, strangeName } from "./fillers";
import type { NamedNumbers } from "./named-numbers";
import { keysOf, ownNames, statementIn } from "./own-names";
import type { Deriver, Item } from "./patterns";

/**
 * Words that give something a name and say nothing themselves: “destroy one of your units” chooses it first. What they say is
 * heard where the name is first spoken of.
 */
export interface Binder {
  items: readonly Item[];
  /** The effect before it; the one around it, with a hole where it belongs; or what the ability says besides. */
  kind: "before" | "around" | "whole";
  value: Json;
  /** Where the name stands in the value, or which name it is. */
  name: { at: string } | { is: string };
  /** Where what is done with it belongs. */
  body?: string;
  /** What kind of thing has the name, where that is always the same. */
  of?: string | undefined;
}

/** How what was named is called later: by words or names that always stand for something, or any name (undefined). */
export type ReferenceTexts = Map<string, Set<string | undefined>>;

interface Spoken {
  choice: Json;
  use: Json;
}

/** Words that anything is called by once it was spoken of: “a bed of that kind”. */
const longest = 5;

export function findBinders(
  deriver: Deriver,
  effects: Carrier | undefined,
  wholes: readonly Json[],
  numbers: NamedNumbers,
): { binders: Binder[]; references: ReferenceTexts; openings: ReadonlySet<string> } {
  const openings = new Set<string>();
  const references: ReferenceTexts = new Map();
  const binders: Binder[] = [];
  if (!effects) return { binders, references, openings };
  const { words } = deriver.stage.lexicon;
  const consumers = consumersOf(deriver, effects).filter(takesNames);
  const note = (keys: string, name: string | undefined): void => {
    if (keys === "" || keys.split(" ").length > longest || /zz|…/.test(keys)) return;
    references.set(keys, (references.get(keys) ?? new Set()).add(name));
  };
  const heard = (whole: Json, at: string) => {
    const told = deriver.tell(whole);
    return told && { ...told, region: deriver.region(told.telling, at) };
  };
  const constants = Object.keys(words.selectors).filter(
    (key) => (words.selectors[key]!.schema as SlotSchema).const === true,
  );

  const namesFor = ({ schema }: Consumer): readonly string[] =>
    schema["x-slot"] === "things" ? constants : (schema["x-words"] ?? []);
  // What stands for something by itself.
  for (const consumer of consumers) {
    for (const name of namesFor(consumer)) {
      const found = heard(consumer.with(name), consumer.at);
      if (found) note(keysOf(found.region), name);
    }
  }
  for (const call of numbers.calls) note(call, undefined);
  const verbs = consumers.filter(({ sort }) => sort === "verbs");
  // What verbs name.
  for (const [key, { schema }] of Object.entries(words.verbs)) {
    const nameAt = namePlace(schema as SlotSchema);
    if (nameAt === undefined) continue;
    const bodyAt = effectPlace(schema as SlotSchema);
    const ears = new Set<Consumer>();
    const unheard = new Set<string>();
    const fixed = new Map<Consumer, Binder[]>();
    let isOneOfTwo = false;
    for (const args of fillers(deriver.stage.lexicon, schema as SlotSchema)) {
      const value = withValueAt({ [key]: args }, `/${key}${nameAt}`, strangeName) as Json;
      let [found, failed] = [0, 0];
      // What nothing hears of one, nothing hears of others like it.
      const form = isRecord(args) ? Object.keys(args).join() : "";
      const isDeaf = unheard.has(form) && ears.size > 0;
      // What heard such a name before will hear it again.
      for (const consumer of [...ears, ...verbs.filter((one) => !ears.has(one))]) {
        if (found > 2 || (failed > 6 && (found > 0 || isDeaf))) break;
        failed++;
        const own = statementIn(effects, consumer.with(strangeName));
        const slot = consumer.at.slice(effects.at.length);
        const said =
          bodyAt === undefined
            ? {
                whole: effects.with([value, own, own]),
                first: `${effects.at}/1${slot}`,
                second: `${effects.at}/2${slot}`,
                base: `${effects.at}/0`,
              }
            : {
                whole: effects.with(withValueAt(value, `/${key}${bodyAt}`, [own, own]) as Json),
                first: `${effects.at}/${key}${bodyAt}/0${slot}`,
                second: `${effects.at}/${key}${bodyAt}/1${slot}`,
                base: effects.at,
              };
        const told = heard(said.whole, said.first);
        if (!told || told.region.length === 0 || told.region.some(({ key }) => key.startsWith("zz") || key === "…"))
          continue;
        found++;
        ears.add(consumer);
        const again = deriver.region(told.telling, said.second);
        note(keysOf(again), undefined);
        if (bodyAt === undefined && !isOneOfTwo) {
          isOneOfTwo = true;
          // Of two of a kind each is called otherwise than one by itself.
          const [one, two] = spokenNames.map((name) => ({
            choice: withValueAt(value, `/${key}${nameAt}`, name) as Json,
            use: statementIn(effects, consumer.with(name)),
          })) as [Spoken, Spoken];
          const both = effects.with([one.choice, two.choice, one.use, two.use]);
          for (const n of [2, 3]) {
            const called = heard(both, `${effects.at}/${n}${slot}`);
            if (called) note(keysOf(called.region), undefined);
          }
        }
        const isOwn = (from: readonly string[]): boolean =>
          from.some(
            (at) => isWithin(at, `${said.base}/${key}`) && !isWithin(at, `${said.base}/${key}${bodyAt ?? "/-"}`),
          ) && !from.some((at) => isWithin(at, said.first) || isWithin(at, said.second));
        const speaks = told.telling.words.some(
          ({ from }) => isOwn(from) || (bodyAt === undefined && from.at(-1) === said.base),
        );
        if (speaks) {
          note(keysOf(told.region), undefined);
          continue;
        }
        // What is done with it says nothing of what it is.
        const outside = told.region.map((word) => ({
          ...word,
          from: word.from.filter((at) => bodyAt === undefined || !isWithin(at, `${said.base}/${key}${bodyAt}`)),
        }));
        const items = deriver
          .figures(
            told.root,
            deriver.items(told.root, outside, `${said.base}/${key}`, new Set()),
            `${said.base}/${key}`,
          )
          .map((item) => (typeof item === "string" ? item : { ...item, at: item.at.slice(said.base.length) }));
        if (items.length === 0) continue;
        // “Each of” is told of things only where they are named.
        for (const item of items) {
          if (typeof item === "string" || item.schema["x-slot"] !== "things") continue;
          const plain = heard(consumer.with(valueAt(value, item.at) as Json), consumer.at);
          const known = new Set(plain?.region.map(({ key: word }) => word));
          for (const { key: word } of plain ? told.region : []) if (!known.has(word)) openings.add(word);
        }
        const binder: Binder = {
          items,
          kind: bodyAt === undefined ? "before" : "around",
          value: deriver.spoken(told.root, items, value, said.base),
          name: { at: `/${key}${nameAt}` },
          ...(bodyAt !== undefined && { body: `/${key}${bodyAt}` }),
          of: kindNamed(schema as SlotSchema),
        };
        if (bodyAt === undefined || items.some((item) => typeof item !== "string")) binders.push(binder);
        else fixed.set(consumer, [...(fixed.get(consumer) ?? []), binder]);
      }
      if (found === 0) unheard.add(form);
    }
    // “It” is whatever has been named; “each enemy” is not “each player”.
    for (const some of fixed.values()) {
      const texts = new Set(some.map(({ items }) => items.join(" ")));
      const own = some.filter(({ items }) => [...(references.get(items.join(" ")) ?? [])].every((name) => !name));
      if (texts.size > 1) binders.push(...own);
    }
  }
  // What always stands for the same may be called otherwise after somebody else: “you”.
  for (const consumer of new Map(verbs.toReversed().map((one) => [one.schema["x-slot"], one])).values()) {
    const names = namesFor(consumer);
    for (const name of names)
      for (const other of names.filter((one) => one !== name)) {
        const both = effects.with([other, name].map((one) => statementIn(effects, consumer.with(one))));
        const found = heard(both, `${effects.at}/1${consumer.at.slice(effects.at.length)}`);
        const keys = found ? keysOf(found.region) : "";
        if (!references.has(keys)) note(keys, name);
      }
  }
  const calls = consumers.flatMap((consumer) => namesFor(consumer).map((name) => ({ consumer, name })));
  binders.push(...ownNames(deriver, effects, wholes, calls, note));
  return { binders: plainest(binders), references, openings };
}

/** Of those that read alike the plainest. */
function plainest(binders: readonly Binder[]): Binder[] {
  const kept: Binder[] = [];
  for (const binder of binders.toSorted((a, b) => sizeOf(a) - sizeOf(b))) {
    const items = JSON.stringify(binder.items);
    const isToldAlready = kept.some(
      (other) =>
        JSON.stringify([other.items, other.name]) === JSON.stringify([binder.items, binder.name]) &&
        isWithMore(blank(other), blank(binder)),
    );
    if (!isToldAlready && items !== "[]") kept.push(binder);
  }
  return kept;
}

const sizeOf = ({ value }: Binder): number => JSON.stringify(value).length;

/** With the same in all its holes. */
const blank = ({ items, value }: Binder): Json =>
  items.reduce<unknown>(
    (whole, item) => (typeof item === "string" ? whole : withValueAt(whole, item.at, 0)),
    value,
  ) as Json;

const kindNamed = (schema: SlotSchema): string | undefined =>
  schema["x-gives"] ?? Object.values(schema.properties ?? {}).find((one) => one["x-slot"] === "name")?.["x-gives"];
export const namePlace = (schema: SlotSchema): string | undefined => place(schema, "name");
export const effectPlace = (schema: SlotSchema): string | undefined => place(schema, "effect");
function place(schema: SlotSchema, slot: string): string | undefined {
  if (schema["x-slot"] === slot) return "";
  const key = Object.entries(schema.properties ?? {}).find(([, field]) => field["x-slot"] === slot)?.[0];
  return key === undefined ? undefined : `/${key}`;
}
