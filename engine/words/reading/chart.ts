import { isRecord, isWithin, parentOf, valueAt, withValueAt } from "../../../schemas/json-pointer";
import { ownValue } from "../../../schemas/own-value";
import type { Sort } from "../../core/lexicon";
import type { Json } from "../../core/vocabulary";
import { type SlotSchema, sortOfSlot } from "../place";
import { endsKept, type Found, found, type Matched, pruned } from "./found";
import type { Grammar, Patterns } from "./grammar";
import { type Index, indexOf, isPunctuation, slackOf } from "./pattern-index";
import { choiceKey, type Hole, type Item, type Pattern } from "./patterns";
import { figureAt, formed, ownWords, printedName } from "./plain-words";
import { isTyped, isWhole, merged, unsettled, wholeKey, without } from "./put-together";
import { Sentences } from "./read-sentences";
import { ThingsRead } from "./read-things";
import type { Token } from "./tokens";

/** How much is tried, for each word and at least so much. */
const steps = { perWord: 1000, least: 30000 };
/** How often a number or condition may go on. */
const growing = 3;
/** What costs so much takes words for names that don't look like any. */
const guessed = 1;

const isOfSort = (item: Item | undefined, sort: Sort): boolean =>
  typeof item === "object" && ownValue(sortOfSlot, item.schema["x-slot"] ?? "") === sort;

/** Reads one text by the patterns of a grammar; everything is read once at each word. */
export class Chart {
  private readonly memo = new Map<unknown, Map<number, Found[]>>();
  readonly index: Index;
  private readonly sentences = new Sentences(this);
  private readonly named = new ThingsRead(this);
  private steps = 0;
  private readonly stepLimit: number;

  constructor(
    readonly grammar: Grammar,
    readonly tokens: readonly Token[],
  ) {
    this.index = indexOf(grammar, tokens);
    this.stepLimit = Math.max(steps.least, steps.perWord * tokens.length);
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
          value !== undefined && !isTyped(value) && cost < guessed && before.every(({ kind }) => kind === "whole"),
      )
      .map(({ value, end }) => ({ value: unsettled(value!), end }));
  }

  /** Whether a text that stands there is told by itself: a name, a reminder. */
  private isTold = (at: string): boolean => Object.values(this.grammar.ownWords).some((key) => at === `/${key}`);

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

  filled(pattern: Pick<Pattern, "value">, { end, filled, cost, before, missed }: Matched): Found {
    let value: unknown = pattern.value;
    // What stands around another part first: the other is said of it.
    for (const { at, value: part } of filled.toSorted((a, b) => a.at.length - b.at.length)) {
      if (
        part === undefined ||
        filled.some((outer) => outer.at !== at && isWithin(at, outer.at) && !isRecord(outer.value))
      )
        continue;
      // What stands around it may have been read anew.
      const around = parentOf(at);
      if (valueAt(value, around) === undefined) value = withValueAt(value, around, valueAt(pattern.value, around));
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
  slot(schema: SlotSchema, start: number, at: string): Found[] {
    if (start >= this.tokens.length) return [];
    const slot = schema["x-slot"] ?? "";
    const sort = ownValue(sortOfSlot, slot);
    switch (sort) {
      case "verbs":
        return this.once("effects", start, () => this.sentences.from(start, false));
      case "values":
        return this.once("values", start, () => [
          ...this.grown("values", start, [
            ...figureAt(this.tokens, start),
            ...this.patterns("values", start),
            ...this.named.references(start, schema),
          ]),
        ]);
      case "tests":
        return this.once("tests", start, () => this.grown("tests", start, this.patterns("tests", start)));
      case "selectors":
        return this.once(`things ${schema["x-of"]}`, start, () => this.named.things(start, schema));
      case "statics":
        return this.once("statics", start, () => this.patterns("statics", start));
    }
    const part = this.grammar.partOf(schema) ?? (slot in this.grammar.stage.lexicon.parts ? slot : undefined);
    if (part !== undefined) return this.once(`part ${part}`, start, () => this.named.part(part, start));
    if (slot === "reference")
      return this.once(schema, start, () => [
        ...this.named.references(start, schema),
        ...this.named.binders(start, schema),
      ]);
    if (slot === "card" || slot === "tag")
      return this.once(slot, start, () => printedName(this.grammar, this.tokens, start, slot === "card"));
    const { anyOf, enum: choices, type, properties } = schema;
    if (anyOf) return this.once(schema, start, () => anyOf.flatMap((one) => this.slot(one, start, at)));
    if (choices || type === "boolean") return this.choice(choiceKey(schema, at), start);
    if (type === "integer" || type === "number") return figureAt(this.tokens, start);
    if (properties) return [];
    if (type !== "string") return [];
    return this.isTold(at) ? ownWords(this.tokens, start, at) : formed(this.tokens, start, schema.pattern);
  }

  once(key: unknown, start: number, read: () => Found[]): Found[] {
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

  private patterns(sort: keyof Patterns, start: number): Found[] {
    return this.candidates(sort, start).flatMap((pattern) =>
      this.match(pattern.items, start).flatMap((matched) => {
        // What has a name is spoken of by other words than how many there are of it.
        const isBare = pattern.items.every((item) => typeof item === "object");
        return isBare && typeof matched.filled[0]?.value === "string" ? [] : [this.filled(pattern, matched)];
      }),
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

  candidates(sort: keyof Patterns, start: number): readonly Pattern[] {
    const index = this.index[sort]!;
    return [...(index.get(this.tokens[start]!.key) ?? []), ...(index.get("") ?? [])];
  }

  /** Where a row of words and holes ends, and with what in the holes. */
  match(
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
        if (this.steps++ > this.stepLimit) return [];
        const token = this.tokens[way.end];
        if (typeof item === "string") {
          if (token?.key === item || (token && this.isSpokenOf(item) && this.isSpokenOf(token.key)))
            next.push({ ...way, end: way.end + 1 });
          else if (isPunctuation(item)) {
            next.push({ ...way, cost: way.cost + 0.2 });
            if (token && isPunctuation(token.key)) next.push({ ...way, end: way.end + 1, cost: way.cost + 0.1 });
          } else if (token && isPunctuation(token.key) && this.tokens[way.end + 1]?.key === item)
            next.push({ ...way, end: way.end + 2, cost: way.cost + 0.2 });
          // Another word than it says: whether that is said after all shows when it is told again.
          else if (way.slack > 0 && token && n < items.length - 1)
            next.push({ ...way, end: way.end + 1, cost: way.cost + 1.5, slack: 0 });
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
      const effects = this.once("outer effects", start, () => this.sentences.from(start, true));
      const more = depth > 2 || start === 0 ? [] : this.whole(start, depth + 1);
      return [...effects, ...more.map((part) => ({ ...part, value: { [wholeKey]: part.value } as Json }))];
    }
    const read = hole.isCounted ? this.counted(start, schema) : this.slot(schema, start, at);
    if (!hole.negates && !hole.isBelow) return read;
    return read.flatMap((part) =>
      typeof part.value === "number" ? [{ ...part, value: hole.negates ? -part.value : part.value - 1 }] : [],
    );
  }

  /** A number as what is counted. */
  private counted(start: number, schema: SlotSchema): Found[] {
    if (start >= this.tokens.length) return [];
    return this.once("counted", start, () => [
      ...this.patterns("counted", start),
      ...this.named.references(start, schema),
    ]);
  }

  private choice(key: string, start: number): Found[] {
    const ways: Found[] = [];
    for (const [text, value] of this.grammar.choices.texts.get(key) ?? []) {
      const keys = text.split(" ");
      if (keys.every((part, n) => this.tokens[start + n]?.key === part)) ways.push(found(start + keys.length, value));
    }
    return ways;
  }
}
