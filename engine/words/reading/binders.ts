import { isWithin, valueAt, withValueAt } from "../../../schemas/json-pointer";
import type { Json } from "../../core/vocabulary";
import type { SlotSchema } from "../place";
import type { Carrier } from "./carriers";
import { type Consumer, consumersOf, takesNames } from "./consumers";
import { isWithMore } from "./distinct";
import { fillers, strangeName } from "./fillers";
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

const otherName = `${strangeName}2`;

/** How what was named is called later: by words or names that always stand for something, or any name (undefined). */
export type ReferenceTexts = Map<string, Set<string | undefined>>;

export function findBinders(
  deriver: Deriver,
  effects: Carrier | undefined,
  wholes: readonly Json[],
): { binders: Binder[]; references: ReferenceTexts; openings: ReadonlySet<string> } {
  const openings = new Set<string>();
  const references: ReferenceTexts = new Map();
  const binders: Binder[] = [];
  if (!effects) return { binders, references, openings };
  const { words } = deriver.stage.lexicon;
  const consumers = consumersOf(deriver, effects).filter((one) => takesNames(deriver, one));
  const note = (keys: string, name: string | undefined): void => {
    if (keys === "" || keys.split(" ").length > 4 || /zz|…/.test(keys)) return;
    references.set(keys, (references.get(keys) ?? new Set()).add(name));
  };
  const heard = (whole: Json, at: string) => {
    const told = deriver.tell(whole);
    return told && { ...told, region: deriver.region(told.telling, at) };
  };
  const keysOf = (region: readonly { key: string }[]): string => region.map(({ key }) => key).join(" ");
  const namesItself = ({ sort, word }: Consumer): boolean =>
    namePlace(words[sort][word]!.schema as SlotSchema) !== undefined;
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
  const verbs = consumers.filter(({ sort }) => sort === "verbs");
  const askers = oneOfAKind(consumers.filter(({ sort }) => sort !== "verbs"));
  // What verbs name.
  for (const [key, { schema }] of Object.entries(words.verbs)) {
    const nameAt = namePlace(schema as SlotSchema);
    if (nameAt === undefined) continue;
    const bodyAt = effectPlace(schema as SlotSchema);
    const ears = new Ears(verbs);
    const fixedly = new Map<Consumer, Binder[]>();
    const naming = (args: Json, name: string): Json => withValueAt({ [key]: args }, `/${key}${nameAt}`, name) as Json;
    for (const args of fillers(deriver.stage.lexicon, schema as SlotSchema)) {
      const value = naming(args, strangeName);
      for (const consumer of ears.asked()) {
        const own = usedAt(consumer, strangeName);
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
        ears.hears(consumer);
        const again = deriver.region(told.telling, said.second);
        note(keysOf(again), undefined);
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
          value,
          name: { at: `/${key}${nameAt}` },
          ...(bodyAt !== undefined && { body: `/${key}${bodyAt}` }),
          of: kindNamed(schema as SlotSchema),
        };
        if (bodyAt !== undefined && items.every((item) => typeof item === "string")) noted(fixedly, consumer, binder);
        else binders.push(binder);
      }
    }
    // “It” is whatever has been named; “each enemy” is not “each player”.
    for (const some of fixedly.values()) {
      const texts = new Set(some.map(({ items }) => items.join(" ")));
      const own = some.filter(({ items }) => [...(references.get(items.join(" ")) ?? [])].every((name) => !name));
      if (texts.size > 1) binders.push(...own);
    }
    const [other, ...plain] = fillers(deriver.stage.lexicon, schema as SlotSchema, 1);
    const open = oneOfAKind(ears.open.filter((one) => !namesItself(one) && one.schema["x-slot"] !== "number"));
    for (const args of open[0] ? [other!, ...plain].slice(0, plainTried) : []) {
      const value = naming(args, strangeName);
      const first = usedAt(open[0]!, strangeName);
      for (const consumer of askers) {
        const both = [first, usedAt(consumer, strangeName)];
        const whole = bodyAt === undefined ? [value, ...both] : (withValueAt(value, `/${key}${bodyAt}`, both) as Json);
        const place = bodyAt === undefined ? "/2" : `/${key}${bodyAt}/1`;
        noteAt(effects.with(whole), `${effects.at}${place}${consumer.at.slice(effects.at.length)}`, undefined);
      }
    }
    if (bodyAt !== undefined) continue;
    // Once something else has a name too, both may be called otherwise: “that creature of yours”, “the former”.
    for (const consumer of open) {
      const [own, ownThen] = [usedAt(consumer, strangeName), usedAt(consumer, otherName)];
      const slot = consumer.at.slice(effects.at.length);
      const called = [other!, ...plain].flatMap((args) => {
        const named = [naming(args, strangeName), own, naming(other!, otherName), ownThen];
        const told = deriver.tell(effects.with([...named, own, ownThen]));
        return told
          ? [0, 1].map((n) => keysOf(deriver.region(told.telling, `${effects.at}/${named.length + n}${slot}`)))
          : [];
      });
      for (const keys of [...called, ...inOtherWords(called)]) note(keys, undefined);
    }
  }
  // And so may what always stands for the same: “you”, after somebody else.
  for (const consumer of oneOfAKind(verbs)) {
    const names = namesFor(consumer);
    for (const name of names)
      for (const before of names)
        if (before !== name)
          noteAt(
            effects.with([usedAt(consumer, before), usedAt(consumer, name)]),
            `${effects.at}/1${consumer.at.slice(effects.at.length)}`,
            name,
          );
  }
  function noteAt(whole: Json, at: string, name: string | undefined): void {
    const found = heard(whole, at);
    if (found) note(keysOf(found.region), name);
  }
  function usedAt(consumer: Consumer, name: string): Json {
    const used = consumer.with(name) as Record<string, Json>;
    return effects!.at === "" ? (used as Json) : used[effects!.at.slice(1)]!;
  }
  // What the ability itself names, besides what it does.
  const before = new Map<string, string>();
  const fixed = consumers.flatMap((consumer) => namesFor(consumer).map((name) => ({ consumer, name })));
  for (const { consumer, name } of fixed) {
    const found = heard(consumer.with(name), consumer.at);
    if (found) before.set(`${consumer.at} ${name}`, keysOf(found.region));
  }
  if (effects.at !== "") {
    for (const whole of wholes as readonly Record<string, Json>[]) {
      const extra = Object.keys(whole).filter((key) => `/${key}` !== effects.at);
      if (extra.length !== 1) continue;
      const seen = new Map<string, number>();
      for (const { consumer, name } of fixed) {
        if (consumer.sort !== "verbs" || (seen.get(name) ?? 0) > 2) continue;
        const found = heard(
          { ...(consumer.with(name) as object), [extra[0]!]: whole[extra[0]!]! } as Json,
          consumer.at,
        );
        if (!found || found.region.length === 0) continue;
        const keys = keysOf(found.region);
        if (keys === before.get(`${consumer.at} ${name}`) || keys.includes("…")) continue;
        const isMade = found.region.some(({ from }) => from.some((at) => isWithin(at, `/${extra[0]}`)));
        if (!isMade) {
          note(keys, name);
          continue;
        }
        seen.set(name, (seen.get(name) ?? 0) + 1);
        const items = deriver.items(found.root, found.region, `/${extra[0]}`, new Set());
        binders.push({ items, kind: "whole", value: { [extra[0]!]: whole[extra[0]!]! }, name: { is: name } });
      }
    }
  }
  return { binders: plainest(binders), references, openings };
}

/** What is said of a thing and of its kind may be said together: “that object of yours”, and “that creature”. */
function inOtherWords([plain = "", ...others]: readonly string[]): string[] {
  const words = plain.split(" ");
  const changed = others.flatMap((text) => {
    const keys = text.split(" ");
    const [n, ...more] = [...keys.keys()].filter((at) => keys[at] !== words[at]);
    return n !== undefined && more.length === 0 && keys.length === words.length ? [[words[n]!, keys[n]!] as const] : [];
  });
  return changed.flatMap(([from, to]) =>
    others.map((text) =>
      text
        .split(" ")
        .map((key) => (key === from ? to : key))
        .join(" "),
    ),
  );
}

/** How somebody is called who owns something depends on little. */
const plainTried = 6;
const askedOfAKind = 2;
const patience = 8;

/** Who speaks of a name, of each kind of slot a few: whoever heard one will hear another, and most hear none. */
class Ears {
  private readonly kinds = new Map<string, { all: readonly Consumer[]; open: Consumer[]; left: number }>();

  constructor(consumers: readonly Consumer[]) {
    for (const consumer of consumers) {
      const kind = this.kinds.get(kindOf(consumer)) ?? { all: [], open: [], left: patience };
      this.kinds.set(kindOf(consumer), { ...kind, all: [...kind.all, consumer] });
    }
  }

  get open(): readonly Consumer[] {
    return [...this.kinds.values()].flatMap(({ open }) => open);
  }

  *asked(): Generator<Consumer> {
    for (const kind of this.kinds.values()) {
      yield* kind.open.slice();
      for (const consumer of kind.all) {
        if (kind.open.length >= askedOfAKind || kind.left <= 0) break;
        if (kind.open.includes(consumer)) continue;
        kind.left--;
        yield consumer;
      }
    }
  }

  hears(consumer: Consumer): void {
    const kind = this.kinds.get(kindOf(consumer))!;
    if (!kind.open.includes(consumer)) kind.open.push(consumer);
  }
}

const oneOfAKind = (consumers: readonly Consumer[]): Consumer[] => [
  ...new Map(consumers.toReversed().map((one) => [`${one.sort} ${kindOf(one)}`, one])).values(),
];

function noted<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  lists.set(key, [...(lists.get(key) ?? []), value]);
}

const kindOf = ({ schema }: Consumer): string => `${schema["x-slot"]} ${schema["x-of"] ?? ""}`;

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
const namePlace = (schema: SlotSchema): string | undefined => place(schema, "name");
const effectPlace = (schema: SlotSchema): string | undefined => place(schema, "effect");
function place(schema: SlotSchema, slot: string): string | undefined {
  if (schema["x-slot"] === slot) return "";
  const key = Object.entries(schema.properties ?? {}).find(([, field]) => field["x-slot"] === slot)?.[0];
  return key === undefined ? undefined : `/${key}`;
}
