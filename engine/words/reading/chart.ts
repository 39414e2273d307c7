import { withValueAt } from "../../../schemas/json-pointer";
import { ownValue } from "../../../schemas/own-value";
import type { Sort } from "../../core/lexicon";
import type { Json } from "../../core/vocabulary";
import { type SlotSchema, sortOfSlot } from "../place";
import type { Binder } from "./binders";
import type { Descriptor, Piece } from "./descriptors";
import type { Grammar } from "./grammar";
import { choiceKey, type Hole, type Item, type Pattern } from "./patterns";
import type { Token } from "./tokens";

/** One way to read some words, up to where. */
export interface Found {
  end: number;
  value: Json | undefined;
  /** How much had to be taken on trust. */
  cost: number;
  /** What gives a name to things that are spoken of in it. */
  before: readonly Named[];
  /** Words that were passed over. */
  missed: readonly number[];
  /** What its sentence is about, which the next one may leave out. */
  subject?: Json | undefined;
}
export interface Named extends Pick<Binder, "kind" | "value" | "body"> {}

/** Names that aren't settled yet: of what was chosen, and what “it” stands for. */
export const nameMark = "\u0002";
export const referenceMark = "\u0003";

const found = (end: number, value: Json | undefined, cost = 0, more: Partial<Found> = {}): Found => ({
  ...{ end, value, cost, before: [], missed: [] },
  ...more,
});

const waysKept = 8;
const endsKept = 60;
const stepLimit = 30000;

interface Filling {
  at: string;
  value: Json | undefined;
}
interface Matched {
  end: number;
  filled: readonly Filling[];
  cost: number;
  before: readonly Named[];
  missed: readonly number[];
}

/** Reads one text by the patterns of a grammar; everything is read once at each word. */
export class Chart {
  private readonly memo = new Map<unknown, Map<number, Found[]>>();
  private readonly index: Index;
  private steps = 0;

  constructor(
    private readonly grammar: Grammar,
    private readonly tokens: readonly Token[],
  ) {
    this.index = indexOf(grammar, tokens);
  }

  /** Everything that may stand where the grammar was made for, from the first word on. */
  read(): Found[] {
    const { schema } = this.grammar.stage;
    if (schema["x-slot"] === undefined && this.grammar.patterns.whole.length > 0) return this.whole(0, 0);
    return this.slot(schema, 0, "");
  }

  private whole(start: number, depth: number): Found[] {
    return this.once(`whole${depth}`, start, () =>
      [...this.index.whole!.values()].flat().flatMap((pattern) => {
        if (depth > 0 && typeof pattern.items[0] !== "string") return [];
        return this.match(pattern.items, start, 1, depth).map((matched) => this.filled(pattern, matched));
      }),
    );
  }

  private filled(pattern: Pick<Pattern, "value">, { end, filled, cost, before, missed }: Matched): Found {
    let value: unknown = pattern.value;
    for (const { at, value: part } of filled) {
      if (part === undefined) continue;
      if (isWhole(part)) value = { ...(value as object), ...without(value as object, at), ...part[wholeKey] };
      else value = withValueAt(value, at, part);
    }
    // What is told by the ability belongs to it wherever it is heard.
    const [own, others] = [
      before.filter(({ kind }) => kind === "whole"),
      before.filter(({ kind }) => kind !== "whole"),
    ];
    const isWholeValue = own.length > 0 && this.grammar.patterns.whole.includes(pattern as Pattern);
    if (isWholeValue)
      for (const name of own) value = { ...(value as object), ...merged(value as object, name.value as object) };
    return found(end, value as Json, cost, { before: isWholeValue ? others : before, missed });
  }

  /** What fits a slot. */
  private slot(schema: SlotSchema, start: number, at: string): Found[] {
    if (start >= this.tokens.length) return [];
    const slot = schema["x-slot"] ?? "";
    const sort = ownValue(sortOfSlot, slot);
    switch (sort) {
      case "verbs":
        return this.once("effects", start, () => this.effects(start, false));
      case "values":
        return this.once("values", start, () => [
          ...this.figure(start),
          ...this.patterns("values", start),
          ...this.references(start),
        ]);
      case "tests":
        return this.once("tests", start, () => this.patterns("tests", start));
      case "selectors":
        return this.once("selectors", start, () => this.things(start));
      case "statics":
        return this.once("statics", start, () => this.patterns("statics", start));
    }
    const part = this.grammar.partOf(schema) ?? (slot in this.grammar.stage.lexicon.parts ? slot : undefined);
    if (part !== undefined) return this.once(`part ${part}`, start, () => this.part(part, start));
    if (slot === "reference")
      return this.once(schema, start, () => [...this.references(start), ...this.binders(start)]);
    if (slot === "card" || slot === "tag")
      return this.once(slot, start, () => this.printedName(start, slot === "card"));
    const { anyOf, enum: choices, type, properties } = schema;
    if (anyOf) return this.once(schema, start, () => anyOf.flatMap((one) => this.slot(one, start, at)));
    if (choices || type === "boolean") return this.choice(choiceKey(schema, at), start);
    if (type === "integer" || type === "number") return this.figure(start);
    if (properties) return [];
    return type === "string" ? this.ownWords(start, at) : [];
  }

  private once(key: unknown, start: number, read: () => Found[]): Found[] {
    const known = this.memo.get(key) ?? new Map<number, Found[]>();
    this.memo.set(key, known);
    const before = known.get(start);
    if (before) return before;
    // What begins with itself has no beginning.
    known.set(start, []);
    const best = pruned(read());
    known.set(start, best);
    return best;
  }

  private patterns(sort: Sort, start: number): Found[] {
    return this.candidates(sort, start).flatMap((pattern) =>
      this.match(pattern.items, start).map((matched) => this.filled(pattern, matched)),
    );
  }

  private candidates(sort: Sort | "whole", start: number): readonly Pattern[] {
    const index = this.index[sort]!;
    return [...(index.get(this.tokens[start]!.key) ?? []), ...(index.get("") ?? [])];
  }

  /** Where a row of words and holes ends, and with what in the holes. */
  private match(items: readonly Item[], start: number, slack = slackOf(items), depth = -1): Matched[] {
    let ways: (Matched & { slack: number })[] = [{ end: start, filled: [], cost: 0, before: [], missed: [], slack }];
    for (const [n, item] of items.entries()) {
      const next: typeof ways = [];
      for (const way of ways) {
        if (this.steps++ > stepLimit) return [];
        const token = this.tokens[way.end];
        if (typeof item === "string") {
          if (token?.key === item || (token && this.isSpokenOf(item) && this.isSpokenOf(token.key)))
            next.push({ ...way, end: way.end + 1 });
          else if (isPunctuation(item)) next.push({ ...way, cost: way.cost + 0.2 });
          else if (token && isPunctuation(token.key) && this.tokens[way.end + 1]?.key === item)
            next.push({ ...way, end: way.end + 2, cost: way.cost + 0.2 });
          else if (way.slack > 0 && token && n < items.length - 1)
            next.push({ ...way, end: way.end + 1, cost: way.cost + 1.5, slack: 0, missed: [...way.missed, way.end] });
          continue;
        }
        for (const part of this.hole(item, way.end, depth))
          next.push({
            ...way,
            end: part.end,
            filled: item.again ? way.filled : [...way.filled, { at: item.at, value: part.value }],
            cost: way.cost + part.cost,
            before: [...way.before, ...part.before],
            missed: [...way.missed, ...part.missed],
          });
      }
      ways = next.length > endsKept ? next.sort((a, b) => a.cost - b.cost).slice(0, endsKept) : next;
      if (ways.length === 0) return [];
    }
    return ways;
  }

  /** What this card is called changes with what was said before: “this”, “it”. */
  private isSpokenOf = (key: string): boolean => this.grammar.references.has(key);

  private hole(hole: Hole, start: number, depth: number): Found[] {
    const { schema, at } = hole;
    const token = this.tokens[start];
    if (hole.isOrdinal) return token?.key.startsWith("@") ? [found(start + 1, Number(token.key.slice(1)))] : [];
    if (depth >= 0 && at === `/${this.grammar.effectKey}`) {
      const effects = this.once("outer effects", start, () => this.effects(start, true));
      const more = depth > 2 || start === 0 ? [] : this.whole(start, depth + 1);
      return [...effects, ...more.map((part) => ({ ...part, value: { [wholeKey]: part.value } as Json }))];
    }
    const read = this.slot(schema, start, at);
    return hole.negates
      ? read.flatMap((part) => (typeof part.value === "number" ? [{ ...part, value: -part.value }] : []))
      : read;
  }

  private figure(start: number): Found[] {
    const [first, second] = [this.tokens[start], this.tokens[start + 1]];
    if (first?.n !== undefined) return [found(start + 1, first.n, /^an?$/i.test(first.text) ? 0.05 : 0)];
    if (second?.n === undefined || (first?.key !== "+" && first?.key !== "−")) return [];
    return [found(start + 2, first.key === "−" ? -second.n : second.n)];
  }

  private choice(key: string, start: number): Found[] {
    const ways: Found[] = [];
    for (const [text, value] of this.grammar.choices.texts.get(key) ?? []) {
      const keys = text.split(" ");
      if (keys.every((part, n) => this.tokens[start + n]?.key === part)) ways.push(found(start + keys.length, value));
    }
    return ways;
  }

  private things(start: number): Found[] {
    const described = this.grammar.descriptors.flatMap((descriptor) =>
      descriptor.selector === undefined
        ? []
        : this.described(descriptor, start).map((way) => ({
            ...way,
            value: { [descriptor.selector!]: way.value! } as Json,
          })),
    );
    return [...described, ...this.references(start), ...this.binders(start)];
  }

  private part(part: string, start: number): Found[] {
    const schema = this.grammar.stage.lexicon.parts[part] as SlotSchema | undefined;
    const described = this.grammar.descriptors.flatMap((each) =>
      each.part === part ? this.described(each, start) : [],
    );
    if (schema?.properties !== undefined || schema === undefined) return described;
    if (schema.anyOf)
      return [...described, ...schema.anyOf.flatMap((one) => this.slot(one, start, "")), ...this.references(start)];
    return [...described, ...this.references(start)];
  }

  /** What “it”, “that unit” and their like may stand for is found out in the end. */
  private references(start: number): Found[] {
    const ways: Found[] = [];
    for (const text of this.grammar.references.keys()) {
      const keys = text.split(" ");
      if (keys.every((key, n) => this.tokens[start + n]?.key === key))
        ways.push(found(start + keys.length, `${referenceMark}${start}:${text}`, 0.05 / keys.length));
    }
    return ways;
  }

  private binders(start: number): Found[] {
    return this.grammar.binders.flatMap((binder) =>
      this.match(binder.items, start).map((matched) => {
        const name = "is" in binder.name ? binder.name.is : `${nameMark}${start}`;
        const { value, before } = this.filled(binder, matched);
        const named = "at" in binder.name ? (withValueAt(value, binder.name.at, name) as Json) : value!;
        const { kind, body } = binder;
        return found(matched.end, name, matched.cost + 0.1, {
          before: [...before, { kind, value: named, ...(body !== undefined && { body }) }],
          missed: matched.missed,
        });
      }),
    );
  }

  /** A noun with what stands around it, in any order. */
  private described(descriptor: Descriptor, start: number): Found[] {
    return this.once(descriptor, start, () => {
      const ways: Found[] = [];
      let steps = 0;
      const from = (at: number, state: DescribedState): void => {
        if (steps++ > 400) return;
        const left = [...descriptor.noun].filter((key) => !state.noun.has(key)).length;
        if (at > start && !state.isOpen && (state.noun.size > 0 || descriptor.noun.size === 0))
          ways.push(found(at, state.value, state.cost + left * 0.4, { before: state.before, missed: [] }));
        const token = this.tokens[at];
        if (!token) return;
        let most = 0;
        for (const piece of descriptor.pieces) {
          if (state.fields.has(piece.field)) continue;
          for (const { end, filled, cost, before } of this.pieceAt(piece, at)) {
            if (end - at < most - 1) continue;
            most = Math.max(most, end - at);
            let value: unknown =
              piece.field === "" ? piece.value : withValueAt(state.value, `/${piece.field}`, piece.value);
            for (const { at: place, value: part } of filled)
              if (part !== undefined) value = withValueAt(value, place, part);
            from(end, {
              value: value as Json,
              fields: new Set([...state.fields, piece.field]),
              noun: new Set([...state.noun, ...piece.replaces, ...(piece.field === "" ? [""] : [])]),
              cost: state.cost + cost,
              before: [...state.before, ...before],
              isOpen: false,
            });
          }
        }
        if (descriptor.noun.has(token.key) && !state.noun.has(token.key))
          from(at + 1, { ...state, noun: new Set([...state.noun, token.key]), isOpen: false });
        else if (descriptor.frame.has(token.key)) from(at + 1, { ...state, cost: state.cost + 0.15, isOpen: true });
      };
      from(start, { value: descriptor.base, fields: new Set(), noun: new Set(), cost: 0, before: [], isOpen: false });
      return ways;
    });
  }

  private pieceAt({ items }: Piece, start: number): Matched[] {
    const [first] = items;
    if (typeof first === "string" && first !== this.tokens[start]!.key) return [];
    return this.match(items, start, 0);
  }

  /** The name of a card, or a word printed on cards: as they are written, or several of them. */
  private printedName(start: number, isCard: boolean): Found[] {
    if (/^an?$/i.test(this.tokens[start]?.text ?? "")) return this.printedName(start + 1, isCard);
    const ways: Found[] = [];
    for (let end = start + 1; end <= Math.min(start + 4, this.tokens.length); end++) {
      const words = this.tokens.slice(start, end);
      const [last] = words.slice(-1);
      if (!/^\p{L}/u.test(last!.text) || last!.n !== undefined) break;
      const isFirst = start === 0 || /^[.:]$/.test(this.tokens[start - 1]!.key);
      const isNamed = words.every(({ text }, n) => /^\p{Lu}/u.test(text) && (n > 0 || !isFirst));
      const isKnown = words.some(({ key }) => this.grammar.vocabulary.has(key));
      // A name begins with a capital letter, unless it is a single word that isn't known otherwise.
      if (!isNamed && (words.length > 1 || (isKnown && !isFirst))) break;
      const text = words.map((word) => word.text).join(" ");
      for (const name of new Set([singular(text), text])) {
        const value = isCard
          ? name
              .toLowerCase()
              .replaceAll(/['’]/g, "")
              .replaceAll(/[^a-z0-9]+/g, "-")
          : capital(name);
        ways.push(found(end, value, (isNamed ? 0.1 : 1.2) + (isKnown ? 1 : 0) + (name === text ? 0.02 : 0)));
      }
    }
    return ways;
  }

  /** Words that are printed as they are typed: a name before everything, a reminder after it. */
  private ownWords(start: number, at: string): Found[] {
    if (this.tokens[start]?.key === ".") return this.ownWords(start + 1, at);
    const rest = this.tokens.slice(start);
    const stop = rest.findIndex(({ key }) => key === ".");
    if (start === 0 && stop > 0 && stop < 6) {
      const words = rest.slice(0, stop);
      const isTitle = /^\p{Lu}/u.test(words[0]!.text);
      return isTitle ? [found(stop, this.text(0, stop), 0.5)] : [];
    }
    if (start === 0 || rest.length === 0 || !/[.!?]/.test(this.tokens[start - 1]?.key ?? "")) return [];
    const missed = rest.map((_, n) => start + n);
    return [
      found(this.tokens.length, this.text(start, this.tokens.length), 0.8 * rest.length + (at === "" ? 1 : 0), {
        missed,
      }),
    ];
  }

  /** As it was typed; whoever reads puts that in its place. */
  private text = (start: number, end: number): string => `${textMark}${start}:${end}`;

  /** One effect after the other; between sentences, words that aren't understood are passed over. */
  private effects(start: number, isOuter: boolean): Found[] {
    let ways: Found[] = [found(start, [], 0)];
    const ends: Found[] = [];
    for (let round = 0; round < 12 && ways.length > 0; round++) {
      const next: Found[] = [];
      for (const way of ways) {
        const list = way.value as readonly Json[];
        const begins = list.length === 0 ? [way.end] : this.joints(way.end, isOuter);
        for (const begin of begins) {
          for (const part of this.statements(begin, list.length === 0 ? undefined : way.subject)) {
            const joined = found(part.end, [...list, ...asList(part.value!)], way.cost + part.cost, {
              before: [...way.before, ...part.before],
              missed: [...way.missed, ...part.missed],
              subject: part.subject,
            });
            next.push(joined);
            ends.push(joined);
          }
        }
      }
      ways = pruned(next).slice(0, 12);
    }
    if (isOuter) ends.push(...this.passedOver(start, ends));
    return ends.map((way) => ({ ...way, value: simple(way.value as readonly Json[]) }));
  }

  /** Where nothing goes on, the next sentence or clause that does. */
  private passedOver(start: number, ends: readonly Found[]): Found[] {
    const ways: Found[] = [];
    let frontier = pruned([...(ends.length > 0 ? ends : [found(start, [], 0)])]).slice(0, 4);
    for (let round = 0; round < 4; round++) {
      const next: Found[] = [];
      for (const way of frontier) {
        for (let skip = way.end; skip < this.tokens.length; skip++) {
          const isStart =
            skip === way.end || /^[.,;:]$|^and$|^then$/.test(this.tokens[skip - 1]!.key) || skip === start;
          if (!isStart && (way.value as readonly Json[]).length > 0) continue;
          const parts = this.statements(skip, undefined);
          if (parts.length === 0) continue;
          const missed = Array.from({ length: skip - way.end }, (_, n) => way.end + n);
          for (const part of parts.slice(0, 3))
            next.push(
              found(
                part.end,
                [...(way.value as readonly Json[]), ...asList(part.value!)],
                way.cost + part.cost + missed.length,
                {
                  before: [...way.before, ...part.before],
                  missed: [...way.missed, ...missed, ...part.missed],
                  subject: part.subject,
                },
              ),
            );
          break;
        }
      }
      if (next.length === 0) break;
      frontier = pruned(next).slice(0, 4);
      ways.push(...frontier);
    }
    return ways;
  }

  /** Where the next effect may begin. */
  private joints(end: number, isOuter: boolean): number[] {
    const found: number[] = [];
    let at = end;
    while (at < this.tokens.length && at < end + 4 && /^(,|;|and|then|\.)$/.test(this.tokens[at]!.key)) {
      if (this.tokens[at]!.key === "." && !isOuter) break;
      at++;
      found.push(at);
    }
    return found.slice(-2);
  }

  private statements(start: number, subject: Json | undefined): Found[] {
    if (start >= this.tokens.length) return [];
    const own = this.once("statement", start, () =>
      this.candidates("verbs", start).flatMap((pattern) =>
        this.match(pattern.items, start).map((matched) => this.statement(pattern, matched)),
      ),
    );
    if (subject === undefined) return own;
    const elided = this.elided(start).flatMap((pattern) =>
      this.match(pattern.items.slice(1), start).map((matched) =>
        this.statement(pattern, {
          ...matched,
          cost: matched.cost + 0.1,
          filled: [{ at: (pattern.items[0] as Hole).at, value: subject }, ...matched.filled],
        }),
      ),
    );
    return [...own, ...pruned(elided)];
  }

  private elided(start: number): readonly Pattern[] {
    const { key } = this.tokens[start]!;
    return (this.index.verbs!.get("") ?? []).filter(({ items }) => items[1] === key);
  }

  private statement(pattern: Pattern, matched: Matched): Found {
    const { value, before, ...rest } = this.filled(pattern, matched);
    const [first] = pattern.items;
    const subject = typeof first === "object" ? matched.filled[0]?.value : undefined;
    let effect = value as Json;
    const whole: Named[] = [];
    for (const name of [...before].reverse()) {
      if (name.kind === "whole") whole.unshift(name);
      else if (name.kind === "around") effect = withValueAt(name.value, name.body!, effect) as Json;
      else effect = [name.value, ...asList(effect)];
    }
    return { ...rest, value: effect, before: whole, subject };
  }
}

interface DescribedState {
  value: Json;
  fields: ReadonlySet<string>;
  noun: ReadonlySet<string>;
  cost: number;
  before: readonly Named[];
  /** Something must follow. */
  isOpen: boolean;
}

export const textMark = "\u0004";
const wholeKey = "\u0005";
const isWhole = (value: Json): value is { readonly [wholeKey]: object } & { [key: string]: Json } =>
  typeof value === "object" && value !== null && Object.hasOwn(value, wholeKey);
const without = (value: object, at: string): object =>
  Object.fromEntries(Object.entries(value).filter(([key]) => `/${key}` !== at));

/** Lists of both are one list. */
const merged = (a: object, b: object): object =>
  Object.fromEntries(
    Object.entries(b).map(([key, value]) => {
      const other = (a as Record<string, unknown>)[key];
      return [key, Array.isArray(other) && Array.isArray(value) ? [...other, ...value] : value];
    }),
  );

const isPunctuation = (key: string): boolean => /^[.,;:]$/.test(key);
const asList = (value: Json): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : [value]);
const simple = (list: readonly Json[]): Json => (list.length === 1 ? list[0]! : list);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const singular = (text: string): string =>
  text
    .replace(/ies$/, "y")
    .replace(/(s|x|z|ch|sh)es$/, "$1")
    .replace(/([^s])s$/, "$1");

/** The cheapest ways to each end. */
function pruned(ways: readonly Found[]): Found[] {
  const byEnd = new Map<number, Found[]>();
  const seen = new Set<string>();
  for (const way of [...ways].sort((a, b) => a.cost - b.cost)) {
    const list = byEnd.get(way.end) ?? [];
    if (list.length >= waysKept) continue;
    const key = `${way.end} ${JSON.stringify([way.value, way.before])}`;
    if (seen.has(key)) continue;
    seen.add(key);
    byEnd.set(way.end, [...list, way]);
  }
  return [...byEnd.values()]
    .flat()
    .sort((a, b) => a.cost - b.cost || b.end - a.end)
    .slice(0, endsKept);
}

type Index = Readonly<Record<string, ReadonlyMap<string, readonly Pattern[]>>>;

/** Patterns of which all words were typed (or all but one of many), by the word they begin with; those that begin with a hole by none. */
function indexOf({ patterns, references }: Grammar, tokens: readonly Token[]): Index {
  const typed = new Set(tokens.map(({ key }) => key));
  return Object.fromEntries(
    Object.entries(patterns).map(([sort, all]) => {
      const byFirst = new Map<string, Pattern[]>();
      for (const pattern of all) {
        const absent = pattern.items.filter(
          (item) => typeof item === "string" && !isPunctuation(item) && !typed.has(item) && !references.has(item),
        ).length;
        if (absent > slackOf(pattern.items)) continue;
        const [first] = pattern.items;
        const key = typeof first === "string" && !references.has(first) ? first : "";
        byFirst.set(key, [...(byFirst.get(key) ?? []), pattern]);
      }
      return [sort, byFirst];
    }),
  );
}

const slackOf = (items: readonly Item[]): number => (items.length > 4 ? 1 : 0);
