import { isRecord, isWithin, withValueAt } from "../../../schemas/json-pointer";
import { ownValue } from "../../../schemas/own-value";
import type { Lexicon, Sort } from "../../core/lexicon";
import type { Json } from "../../core/vocabulary";
import { type SlotSchema, sortOfSlot } from "../place";
import { describedAt, oneOfThem } from "./described";
import type { Descriptor, Piece } from "./descriptors";
import { endsKept, type Found, found, type Matched, type Named, nameMark, pruned, referenceMark } from "./found";
import type { Grammar } from "./grammar";
import { type Index, indexOf, isPunctuation, slackOf } from "./pattern-index";
import { choiceKey, type Hole, type Item, type Pattern } from "./patterns";
import { figureAt, ownWords, printedName } from "./plain-words";
import { asList, isWhole, merged, named, simple, unsettled, wholeKey, without } from "./put-together";
import type { Token } from "./tokens";

const stepLimit = 30000;
/** How often a number or condition may go on. */
const growing = 3;
/** What can be said of things themselves needs no name for them. */
const bindingCost = 0.15;
/** What costs so much takes words for names that don't look like any. */
const guessed = 1;

/** Whether any name, or one of those that always mean the same, may stand in a slot. */
function mayStandFor(lexicon: Lexicon, names: ReadonlySet<string | undefined>, schema: SlotSchema): boolean {
  if (names.has(undefined) || schema["x-slot"] === undefined) return true;
  const own = schema["x-words"] ?? [];
  return [...names].some(
    (name) => own.includes(name!) || (schema["x-slot"] === "things" && Object.hasOwn(lexicon.words.selectors, name!)),
  );
}

const isOfSort = (item: Item | undefined, sort: Sort): boolean =>
  typeof item === "object" && ownValue(sortOfSlot, item.schema["x-slot"] ?? "") === sort;

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
    if (schema["x-slot"] === undefined && this.grammar.patterns.whole.length > 0) return this.withOwnWords();
    return this.slot(schema, 0, "");
  }

  /** What fits a slot from some word on, the likeliest first: names that aren't settled yet are unknown. */
  at(schema: SlotSchema, start: number): { value: Json; end: number }[] {
    return pruned(this.slot(schema, start, ""))
      .filter(
        ({ value, cost, before }) =>
          value !== undefined && cost < guessed && before.every(({ kind }) => kind === "whole"),
      )
      .map(({ value, end }) => ({ value: unsettled(value!), end }));
  }

  /** The ability, with a name before it and a reminder after it. */
  private withOwnWords(): Found[] {
    const { before, after } = this.grammar.ownWords;
    const plain = this.whole(0, 0);
    const titled =
      before === undefined
        ? []
        : ownWords(this.tokens, 0, before).flatMap((name) =>
            this.whole(name.end + 1, 1).map((way) => ({
              ...way,
              value: { ...(way.value as object), [before]: name.value! } as Json,
              cost: way.cost + name.cost,
            })),
          );
    const all = [...plain, ...titled];
    if (after === undefined) return all;
    const reminded = all.flatMap((way) =>
      ownWords(this.tokens, way.end, after).map((rest) => ({
        ...rest,
        value: { ...(way.value as object), [after]: rest.value! } as Json,
        cost: way.cost + rest.cost,
        missed: [...way.missed, ...rest.missed],
      })),
    );
    return [...all, ...reminded];
  }

  private whole(start: number, depth: number): Found[] {
    return this.once(`whole${depth}`, start, () =>
      [...this.index.whole!.values()].flat().flatMap((pattern) => {
        if (depth > 0 && this.isEffect(pattern.items[0])) return [];
        return this.match(pattern.items, start, 1, depth).map((matched) => this.filled(pattern, matched));
      }),
    );
  }

  private isEffect = (item: Item | undefined): boolean =>
    typeof item === "object" && item.at === `/${this.grammar.effectKey}`;

  private filled(pattern: Pick<Pattern, "value">, { end, filled, cost, before, missed }: Matched): Found {
    let value: unknown = pattern.value;
    // What stands around another part first: the other is said of it.
    for (const { at, value: part } of filled.toSorted((a, b) => a.at.length - b.at.length)) {
      if (
        part === undefined ||
        filled.some((outer) => outer.at !== at && isWithin(at, outer.at) && !isRecord(outer.value))
      )
        continue;
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
          ...this.grown("values", start, [
            ...figureAt(this.tokens, start),
            ...this.patterns("values", start),
            ...this.references(start, schema),
          ]),
        ]);
      case "tests":
        return this.once("tests", start, () => this.grown("tests", start, this.patterns("tests", start)));
      case "selectors":
        return this.once(`things ${schema["x-of"]}`, start, () => this.things(start, schema));
      case "statics":
        return this.once("statics", start, () => this.patterns("statics", start));
    }
    const part = this.grammar.partOf(schema) ?? (slot in this.grammar.stage.lexicon.parts ? slot : undefined);
    if (part !== undefined) return this.once(`part ${part}`, start, () => this.part(part, start));
    if (slot === "reference")
      return this.once(schema, start, () => [...this.references(start, schema), ...this.binders(start)]);
    if (slot === "card" || slot === "tag")
      return this.once(slot, start, () => printedName(this.grammar, this.tokens, start, slot === "card"));
    const { anyOf, enum: choices, type, properties } = schema;
    if (anyOf) return this.once(schema, start, () => anyOf.flatMap((one) => this.slot(one, start, at)));
    if (choices || type === "boolean") return this.choice(choiceKey(schema, at), start);
    if (type === "integer" || type === "number") return figureAt(this.tokens, start);
    if (properties) return [];
    return type === "string" ? ownWords(this.tokens, start, at) : [];
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

  /** What goes on from another of its sort: “its rarity + 1”, “there is one and there is another”. */
  private grown(sort: Sort, start: number, found: readonly Found[]): Found[] {
    const further = (this.index[sort]!.get("") ?? []).filter(({ items }) => isOfSort(items[0], sort));
    const all = [...found];
    let last = pruned(found);
    for (let round = 0; round < growing && last.length > 0 && further.length > 0; round++) {
      last = further.flatMap((pattern) =>
        this.match(pattern.items, start, slackOf(pattern.items), -1, last).map((matched) =>
          this.filled(pattern, matched),
        ),
      );
      all.push(...last);
    }
    return all;
  }

  private candidates(sort: Sort | "whole", start: number): readonly Pattern[] {
    const index = this.index[sort]!;
    return [...(index.get(this.tokens[start]!.key) ?? []), ...(index.get("") ?? [])];
  }

  /** Where a row of words and holes ends, and with what in the holes. */
  private match(
    items: readonly Item[],
    start: number,
    slack = slackOf(items),
    depth = -1,
    /** What stands in the first hole. */
    first?: readonly Found[],
  ): Matched[] {
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
        for (const part of n === 0 && first ? first : this.hole(item, way.end, depth))
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

  private choice(key: string, start: number): Found[] {
    const ways: Found[] = [];
    for (const [text, value] of this.grammar.choices.texts.get(key) ?? []) {
      const keys = text.split(" ");
      if (keys.every((part, n) => this.tokens[start + n]?.key === part)) ways.push(found(start + keys.length, value));
    }
    return ways;
  }

  private things(start: number, schema: SlotSchema): Found[] {
    const described = this.grammar.descriptors.flatMap((descriptor) =>
      descriptor.selector === undefined || this.isName(descriptor.selector)
        ? []
        : this.described(descriptor, start).map((way) => ({
            ...way,
            value: { [descriptor.selector!]: way.value! } as Json,
          })),
    );
    return [...described, ...this.references(start, schema), ...this.binders(start)];
  }

  /** What stands for a name is the name. */
  private isName(selector: string): boolean {
    const { schema } = this.grammar.stage.lexicon.words.selectors[selector]!;
    return (schema as SlotSchema)["x-slot"] === "reference";
  }

  private part(part: string, start: number): Found[] {
    const schema = this.grammar.stage.lexicon.parts[part] as SlotSchema | undefined;
    const described = this.grammar.descriptors.flatMap((each) =>
      each.part === part || each.argumentsPart === part ? this.described(each, start) : [],
    );
    if (schema?.properties !== undefined || schema === undefined) return described;
    if (schema.anyOf)
      return [
        ...described,
        ...schema.anyOf.flatMap((one) => this.slot(one, start, "")),
        ...this.references(start, schema),
      ];
    return [...described, ...this.references(start, schema)];
  }

  /** What “it”, “that unit” and their like may stand for is found out in the end. */
  private references(start: number, schema: SlotSchema): Found[] {
    const ways: Found[] = [];
    for (const [text, names] of this.grammar.references) {
      const keys = text.split(" ");
      if (!mayStandFor(this.grammar.stage.lexicon, names, schema)) continue;
      if (keys.every((key, n) => this.tokens[start + n]?.key === key))
        ways.push(found(start + keys.length, `${referenceMark}${start}:${text}`, 0.05 / keys.length));
    }
    return ways;
  }

  private binders(start: number): Found[] {
    return this.grammar.binders.flatMap((binder) =>
      this.match(binder.items, start).flatMap((matched) => {
        // Another name for what has one already says nothing.
        if (
          binder.kind === "around" &&
          (matched.before.length > 0 || matched.filled.some(({ value: part }) => typeof part === "string"))
        )
          return [];
        const name = "is" in binder.name ? binder.name.is : `${nameMark}${start}`;
        const { value, before } = this.filled(binder, matched);
        const named = "at" in binder.name ? (withValueAt(value, binder.name.at, name) as Json) : value!;
        const { kind, body } = binder;
        const isOne = kind !== "around" && this.tokens[start]!.n !== undefined;
        return found(matched.end, name, matched.cost + bindingCost - (isOne ? oneOfThem : 0), {
          before: [...before, { kind, value: named, ...(body !== undefined && { body }) }],
          missed: matched.missed,
        });
      }),
    );
  }

  private described(descriptor: Descriptor, start: number): Found[] {
    return this.once(descriptor, start, () =>
      describedAt(descriptor, this.tokens, start, (piece, at) => this.pieceAt(piece, at)),
    );
  }

  private pieceAt({ items }: Piece, start: number): Matched[] {
    const [first] = items;
    if (typeof first === "string" && first !== this.tokens[start]!.key) return [];
    return this.match(items, start, 0);
  }

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
        this.match(pattern.items, start).map((matched) => this.statement(pattern, matched, start)),
      ),
    );
    if (subject === undefined) return own;
    const elided = this.elided(start).flatMap((pattern) =>
      this.match(pattern.items.slice(1), start).map((matched) =>
        this.statement(
          pattern,
          {
            ...matched,
            cost: matched.cost + 0.1,
            filled: [{ at: (pattern.items[0] as Hole).at, value: subject }, ...matched.filled],
          },
          start,
        ),
      ),
    );
    return [...own, ...pruned(elided)];
  }

  private elided(start: number): readonly Pattern[] {
    const { key } = this.tokens[start]!;
    return (this.index.verbs!.get("") ?? []).filter(({ items }) => items[1] === key);
  }

  private statement(pattern: Pattern, matched: Matched, start: number): Found {
    const { value: told, before, ...rest } = this.filled(pattern, matched);
    const value = named(told!, `${nameMark}${start}`);
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
