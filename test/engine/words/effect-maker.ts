import type { TSchema } from "typebox";
import { onlyKey } from "../../../engine/core/compiler";
import type { CoreState } from "../../../engine/core/machine";
import { nextInt, type Rng } from "../../../engine/core/rng";
import type { Json, Vocabulary } from "../../../engine/core/vocabulary";

/** Makes effects from the declarations of a vocabulary: any word in any argument that takes it. */

export type Sort = keyof Vocabulary<CoreState>;
export interface WordRef {
  sort: Sort;
  name: string;
}

/** What a game's effects may speak of, beside its words. */
export interface Ground {
  words: Vocabulary<CoreState>;
  /** Schemas of arguments that are no words, by `x-slot`. */
  parts?: Readonly<Record<string, TSchema>>;
  /** Effects that give the name “it-<kind>”, by kind. */
  givers: Readonly<Record<string, (name: string) => Json>>;
  /** A short effect. */
  plain: Json;
  cards: readonly string[];
  tags: readonly string[];
  rules?: readonly string[];
}

type Schema = TSchema & Record<string, unknown>;
const sortOf: Readonly<Record<string, Sort>> = {
  number: "values",
  condition: "tests",
  effect: "verbs",
  things: "selectors",
};
const nameOf = (kind: string): string => `the ${kind}`;

export class EffectMaker {
  /** Kinds of things that the effect speaks of by name. */
  private spoken = new Set<string>();
  private fresh = 0;

  constructor(
    private readonly ground: Ground,
    private readonly rng: Rng,
  ) {}

  /** An effect in which `outer` stands, with `inner` in one of the arguments that take it; null if there is none. */
  make(outer: WordRef, inner?: WordRef): Json | null {
    this.spoken = new Set();
    this.fresh = 0;
    const { schema } = this.ground.words[outer.sort][outer.name]!;
    let args: Json;
    if (inner === undefined) args = this.fill(schema as Schema, 0);
    else {
      const holes = this.holes(schema as Schema, inner.sort);
      if (holes.length === 0) return null;
      args = this.fill(schema as Schema, 0, { path: this.pick(holes), inner });
    }
    return [
      ...[...this.spoken].map((kind) => this.ground.givers[kind]!(nameOf(kind))),
      staged(this.ground, outer.sort, { [outer.name]: args }),
    ];
  }

  /** Where words of a sort may stand in the arguments, as paths. */
  private holes(schema: Schema, sort: Sort, path = ""): string[] {
    const slot = schema["x-slot"];
    if (slot !== undefined) {
      const part = this.ground.parts?.[String(slot)];
      if (part && path.split("/").length < 4) return this.holes(part as Schema, sort, path);
      return sortOf[String(slot)] === sort ? [path] : [];
    }
    const parts = childrenOf(schema);
    return parts.flatMap(([key, child]) => this.holes(child, sort, `${path}/${key}`));
  }

  private word({ sort, name }: WordRef, depth: number): Json {
    return { [name]: this.fill(this.ground.words[sort][name]!.schema as Schema, depth + 1) };
  }

  private pick<T>(items: readonly T[]): T {
    return items[nextInt(this.rng, items.length)]!;
  }
  private chance(of: number): boolean {
    return nextInt(this.rng, of) === 0;
  }

  /** Arguments that fit a schema; at the end of `goal.path` stands the word that is to be there. */
  private fill(schema: Schema, depth: number, goal?: { path: string; inner: WordRef }): Json {
    const slot = schema["x-slot"];
    if (slot !== undefined) {
      const part = this.ground.parts?.[String(slot)];
      if (goal?.path === "") return this.word(goal.inner, depth);
      if (goal && part) return this.fill(part as Schema, depth + 1, goal);
      return this.slot(String(slot), schema, depth);
    }
    if (goal) {
      const [, key, ...rest] = goal.path.split("/");
      const next = { path: rest.map((part) => `/${part}`).join(""), inner: goal.inner };
      return this.branch(schema, depth, key!, next);
    }
    return this.branch(schema, depth);
  }

  private branch(schema: Schema, depth: number, key?: string, goal?: { path: string; inner: WordRef }): Json {
    const below = (child: Schema, at: string): Json => this.fill(child, depth, at === key ? goal : undefined);
    const { anyOf, enum: choices, const: only, type, properties, items, patternProperties } = schema;
    if (anyOf) {
      const n = key === undefined ? nextInt(this.rng, (anyOf as Schema[]).length) : Number(key);
      return below((anyOf as Schema[])[n]!, String(n));
    }
    if (only !== undefined) return only as Json;
    if (choices) return this.pick(choices as Json[]);
    if (properties) {
      const required = (schema["required"] as string[] | undefined) ?? [];
      const made: Record<string, Json> = {};
      for (const [name, child] of Object.entries(properties as Record<string, Schema>))
        if (required.includes(name) || name === key || this.chance(4)) made[name] = below(child, name);
      return made;
    }
    if (patternProperties) {
      const [child] = Object.values(patternProperties as Record<string, Schema>);
      return { true: below(child!, "0"), false: below(child!, "0") };
    }
    if (Array.isArray(items)) return (items as Schema[]).map((child, n) => below(child, String(n)));
    if (type === "array") {
      const least = Math.max(Number(schema["minItems"] ?? 0), key === undefined ? 0 : 1);
      const made = Array.from({ length: least + nextInt(this.rng, 2) }, (_, n) => below(items as Schema, String(n)));
      return schema["uniqueItems"] ? made.slice(0, 1) : made;
    }
    if (type === "boolean") return this.chance(2);
    if (type === "integer" || type === "number") {
      const low = Number(schema["minimum"] ?? -1);
      return low + nextInt(this.rng, Math.min(4, Number(schema["maximum"] ?? 9) - low + 1));
    }
    return schema["pattern"] === undefined ? `label ${this.fresh++}` : "R1";
  }

  private slot(slot: string, schema: Schema, depth: number): Json {
    const { parts, cards, tags, rules = [], words, plain } = this.ground;
    const part = parts?.[slot];
    if (part) return depth > 2 ? this.simplest(part as Schema) : this.fill(part as Schema, depth + 1);
    const ends = depth > 1 || this.chance(3);
    if (slot === "name") return `name ${this.fresh++}`;
    if (slot === "card") return this.pick(cards);
    if (slot === "tag") return this.pick(tags);
    if (slot === "rule") return this.pick(rules);
    const kinds = (schema["x-of"] as string[] | undefined) ?? [];
    if (slot === "reference") {
      const fixed = (schema["x-words"] as string[] | undefined) ?? [];
      const named =
        kinds.length === 0 ? Object.keys(this.ground.givers) : kinds.filter((kind) => this.ground.givers[kind]);
      if (fixed.length > 0 && (named.length === 0 || this.chance(2))) return this.pick(fixed);
      return this.say(this.pick(named));
    }
    if (slot === "number" && (ends || Object.keys(words.values).length === 0)) return this.pick([0, 1, 1, 2, 3, -2]);
    if (slot === "effect" && ends) return plain;
    const known = kinds.filter((kind) => this.ground.givers[kind]);
    if (slot === "things" && known.length > 0 && this.chance(2)) return this.say(this.pick(known));
    const sort = sortOf[slot]!;
    const fitting = Object.keys(words[sort]).filter((name) => this.isOf(words[sort][name]!.of, kinds));
    const simple = ends ? fitting.filter((name) => isSimple(words[sort][name]!.schema as Schema)) : fitting;
    return this.word({ sort, name: this.pick(simple.length > 0 ? simple : fitting) }, depth);
  }

  private isOf(of: unknown, kinds: readonly string[]): boolean {
    return kinds.length === 0 || (typeof of === "string" && kinds.includes(of));
  }

  private say(kind: string): string {
    this.spoken.add(kind);
    return nameOf(kind);
  }

  private simplest(schema: Schema): Json {
    const [first] = (schema["anyOf"] as Schema[] | undefined) ?? [];
    return first ? this.fill(first, 9) : {};
  }
}

const childrenOf = (schema: Schema): [string, Schema][] => {
  const { anyOf, properties, items, patternProperties } = schema;
  if (anyOf) return (anyOf as Schema[]).map((child, n) => [String(n), child]);
  if (properties) return Object.entries(properties as Record<string, Schema>);
  if (patternProperties) return [["0", Object.values(patternProperties as Record<string, Schema>)[0]!]];
  if (Array.isArray(items)) return (items as Schema[]).map((child, n) => [String(n), child]);
  return items ? [["0", items as Schema]] : [];
};

/** Whether nothing nests in it. */
const isSimple = (schema: Schema): boolean =>
  schema["x-slot"] === undefined && childrenOf(schema).every(([, child]) => isSimple(child));

/** Where a word can be heard: effects by themselves, all else within one. */
export function staged({ plain }: Pick<Ground, "plain">, sort: Sort, tree: Json): Json {
  // biome-ignore-start lint/suspicious/noThenProperty: the word of the file format; nobody awaits it.
  if (sort === "verbs") return tree;
  if (sort === "tests") return { if: { if: tree, then: plain, else: { sequence: [] } } };
  if (sort === "values") return { if: { if: { compare: [tree, ">=", 1] }, then: plain } };
  return { each: { of: tree, as: "one", do: { if: { if: { compare: [{ count: tree }, ">", 1] }, then: plain } } } };
  // biome-ignore-end lint/suspicious/noThenProperty: as above.
}

/** All words of a vocabulary. */
export const wordsOf = (words: Vocabulary<CoreState>): WordRef[] =>
  (["verbs", "values", "tests", "selectors"] as const).flatMap((sort) =>
    Object.keys(words[sort]).map((name) => ({ sort, name })),
  );

export const isWord = (tree: Json, name: string): boolean => onlyKey(tree) === name;
