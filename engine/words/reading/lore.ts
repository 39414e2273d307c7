import { type Pointer, valueAt, withoutValueAt, withValueAt } from "../../../schemas/json-pointer";
import { ownValue } from "../../../schemas/own-value";
import type { Json } from "../../core/vocabulary";
import { type SlotSchema, sortOfSlot } from "../place";
import { isSmall } from "./alignment";
import { audible, openIn, type Typed } from "./choices";
import { type Stage, tell } from "./stage";

/** Somewhere to hear what may stand in a slot. */
interface Host {
  tree: Json;
  at: Pointer;
  isOptional: boolean;
}

/** What a value adds to a text: its words; or nothing at all, so far as that can be heard. */
interface Added {
  words: readonly string[];
  isSilent: boolean;
}

const figure = 7;
const trial: Typed = { figures: [figure], cards: ["zzcard"], tags: ["Zztag"], texts: ["zzname"], words: [] };
const depthLimit = 9;

/** Which words each thing that may be said adds to a text: told once where it stands by itself, as soon as somebody asks. */
export class Lore {
  private readonly hosts = new Map<SlotSchema, Host>();
  private readonly told = new Map<SlotSchema, Map<string, Added | undefined>>();
  private readonly plain = new Map<SlotSchema, readonly string[] | undefined>();

  constructor(
    readonly stage: Stage,
    roots: readonly Json[] = [null],
  ) {
    const { lexicon } = stage;
    const seen = new Set<SlotSchema>();
    const queue: { schema: SlotSchema; host: Host; depth: number }[] = [];
    const silent: typeof queue = [];
    const fields = stage.schema.properties;
    if (fields) {
      // Each part of the whole where it is heard.
      const heard = roots.map((root) => ({ root, n: this.keys(root)?.length ?? 0 }));
      for (const [key, field] of Object.entries(fields)) {
        const [best] = heard
          .filter(({ root, n }) => n > 0 && Object.hasOwn(root as object, key))
          .sort((a, b) => a.n - b.n);
        const tree = best?.root ?? heard.find(({ n }) => n > 0)?.root ?? roots[0]!;
        const value = Object.hasOwn(tree as object, key)
          ? (tree as Record<string, Json>)[key]!
          : openIn(lexicon, field, trial)[0];
        if (value === undefined) continue;
        const isOptional = !(stage.schema.required ?? []).includes(key);
        queue.push({
          schema: field,
          host: { tree: withValueAt(tree, `/${key}`, value) as Json, at: `/${key}`, isOptional },
          depth: 1,
        });
      }
    } else queue.push({ schema: stage.schema, host: { tree: null, at: "", isOptional: false }, depth: 0 });
    while (queue.length > 0 || silent.length > 0) {
      const { schema, host, depth } = (queue.shift() ?? silent.shift())!;
      if (seen.has(schema) || depth > depthLimit) continue;
      seen.add(schema);
      this.hosts.set(schema, host);
      const { tree, at } = host;
      const add = (
        inner: SlotSchema,
        value: Json | undefined,
        key: string,
        isOptional = false,
        isWord = false,
      ): void => {
        if (value === undefined || seen.has(inner)) return;
        const whole = withValueAt(tree, at, value) as Json;
        const said = isWord ? this.keys(whole) : [""];
        const to = said && said.length > 0 ? queue : silent;
        to.push({
          schema: inner,
          host: { tree: whole, at: key === "" ? at : `${at}/${key}`, isOptional },
          depth: depth + 1,
        });
      };
      const open = (one: SlotSchema): Json | undefined => openIn(lexicon, one, trial)[0];
      const slot = schema["x-slot"] ?? "";
      const part = ownValue(lexicon.parts, slot) as SlotSchema | undefined;
      if (part) {
        add(part, open(part), "");
        continue;
      }
      const sort = ownValue(sortOfSlot, slot);
      if (sort) {
        for (const [key, word] of Object.entries(lexicon.words[sort])) {
          const args = open(word.schema as SlotSchema);
          if (args !== undefined) add(word.schema as SlotSchema, { [key]: args }, key, false, true);
        }
        continue;
      }
      if (schema.anyOf) for (const one of schema.anyOf) add(one, open(one), "");
      const required = schema.required ?? [];
      for (const [key, field] of Object.entries(schema.properties ?? {})) {
        const base = open(schema) as Record<string, Json>;
        const value = open(field);
        if (value !== undefined) add(field, { ...base, [key]: value }, key, !required.includes(key));
      }
      if (Array.isArray(schema.items)) {
        const row = open(schema);
        for (const [n, item] of (schema.items as readonly SlotSchema[]).entries()) add(item, row, String(n));
      } else if (schema.items) {
        const row = open(schema);
        add(schema.items as SlotSchema, row, "0");
      }
    }
  }

  /** The words that a value adds in a slot, without figures; nothing, if that isn't known. */
  words(schema: SlotSchema, value: Json): Added | undefined {
    const host = this.hosts.get(schema);
    if (!host) return undefined;
    const known = this.told.get(schema) ?? new Map<string, Added | undefined>();
    this.told.set(schema, known);
    const plain = JSON.stringify(alike(value));
    if (known.has(plain)) return known.get(plain);
    const added = this.added(schema, host, alike(value));
    known.set(plain, added);
    return added;
  }

  private added(schema: SlotSchema, { tree, at, isOptional }: Host, value: Json): Added | undefined {
    if (!this.plain.has(schema)) {
      const open = openIn(this.stage.lexicon, schema, trial)[0] ?? null;
      const base = isOptional ? withoutValueAt(tree, at) : withValueAt(tree, at, schema["x-slot"] ? null : open);
      this.plain.set(schema, this.keys(base as Json));
    }
    const before = this.plain.get(schema);
    const after = this.keys(withValueAt(tree, at, value) as Json);
    if (!after) return undefined;
    const left = [...(before ?? [])];
    const isSilent = after.join() === (before ?? []).join();
    const words = after.filter((key) => {
      const n = left.indexOf(key);
      if (n >= 0) left.splice(n, 1);
      return n < 0 && !isSmall(key) && !/^[#@…]|^zz|^\d|^s$/.test(key);
    });
    return { words, isSilent };
  }

  private keys(tree: Json): string[] | undefined {
    return tell(this.stage, audible(tree))?.words.map(({ key }) => key);
  }

  /** What stands at a place. */
  static at(tree: Json, at: Pointer): Json | undefined {
    return valueAt(tree, at) as Json | undefined;
  }
}

/** With one figure in place of all: they are told alike. */
function alike(value: Json): Json {
  if (typeof value === "number") return value < 0 ? -figure : figure;
  if (Array.isArray(value)) return value.map((one: Json) => alike(one));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, alike(one as Json)]));
}
