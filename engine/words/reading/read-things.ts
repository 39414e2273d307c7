import { isRecord, withValueAt } from "../../../schemas/json-pointer";
import type { Lexicon } from "../../core/lexicon";
import type { Json } from "../../core/vocabulary";
import type { SlotSchema } from "../place";
import type { Binder } from "./binders";
import type { Chart } from "./chart";
import { describedAt, oneOfThem } from "./described";
import type { Descriptor, Piece } from "./descriptors";
import { type Found, found, type Matched, nameMark, pruned, referenceMark } from "./found";

/** What can be said of things themselves needs no name for them. */
const bindingCost = 0.15;
/** Whether any name, or one of those that always mean the same, may stand in a slot. */
function mayStandFor(lexicon: Lexicon, names: ReadonlySet<string | undefined>, schema: SlotSchema): boolean {
  if (names.has(undefined) || schema["x-slot"] === undefined) return true;
  const own = schema["x-words"] ?? [];
  return [...names].some(
    (name) => own.includes(name!) || (schema["x-slot"] === "things" && Object.hasOwn(lexicon.words.selectors, name!)),
  );
}

/** What effects bear on: things as they are described, by what they were called before, or named where they are first spoken of. */
export class ThingsRead {
  constructor(private readonly chart: Chart) {}

  things(start: number, schema: SlotSchema): Found[] {
    return [...this.unnamed(start, schema), ...this.references(start, schema), ...this.binders(start, schema)];
  }

  /** As they are described. */
  private unnamed(start: number, schema: SlotSchema): Found[] {
    return this.chart.grammar.descriptors.flatMap((descriptor) =>
      descriptor.selector === undefined || this.isName(descriptor.selector) || !this.fits(descriptor.selector, schema)
        ? []
        : this.described(descriptor, start).map((way) => ({
            ...way,
            value: { [descriptor.selector!]: way.value! } as Json,
          })),
    );
  }

  /** Whether it finds what the slot is for. */
  private fits(selector: string, { "x-of": kinds = [] }: SlotSchema): boolean {
    const { of } = this.chart.grammar.stage.lexicon.words.selectors[selector]!;
    return kinds.length === 0 || of === undefined || kinds.includes(of);
  }

  /** What stands for a name is the name. */
  private isName(selector: string): boolean {
    const { schema } = this.chart.grammar.stage.lexicon.words.selectors[selector]!;
    return (schema as SlotSchema)["x-slot"] === "reference";
  }

  part(part: string, start: number): Found[] {
    const schema = this.chart.grammar.stage.lexicon.parts[part] as SlotSchema | undefined;
    const described = this.chart.grammar.descriptors.flatMap((each) =>
      each.part === part || each.argumentsPart === part ? this.described(each, start) : [],
    );
    if (schema?.properties !== undefined || schema === undefined) return described;
    if (schema.anyOf)
      return [
        ...described,
        ...schema.anyOf.flatMap((one) => this.chart.slot(one, start, "")),
        ...this.references(start, schema),
      ];
    return [...described, ...this.references(start, schema)];
  }

  /** What “it”, “that unit” and their like may stand for is found out in the end. */
  references(start: number, schema: SlotSchema): Found[] {
    const ways: Found[] = [];
    for (const [text, names] of this.chart.grammar.references) {
      const keys = text.split(" ");
      if (!mayStandFor(this.chart.grammar.stage.lexicon, names, schema)) continue;
      if (keys.every((key, n) => this.chart.tokens[start + n]?.key === key))
        ways.push(found(start + keys.length, `${referenceMark}${start}:${text}`, 0.05 / keys.length));
    }
    return ways;
  }

  binders(start: number, schema: SlotSchema): Found[] {
    const { "x-of": kinds } = schema;
    const fitting = this.chart.grammar.binders.filter(
      ({ of }) => of === undefined || !kinds || kinds.length === 0 || kinds.includes(of),
    );
    return fitting.flatMap((binder) =>
      this.chart.match(binder.items, start, undefined, -1, this.namedAt(binder, start)).flatMap((matched) => {
        // Another name for what has one already says nothing.
        if (
          binder.kind === "around" &&
          (matched.before.length > 0 || matched.filled.some(({ value: part }) => typeof part === "string"))
        )
          return [];
        const things = matched.filled.find(({ value: part }) => isRecord(part))?.value;
        const [selector = ""] = Object.keys(things ?? {});
        if (this.chart.grammar.stage.lexicon.words.selectors[selector] && !this.fits(selector, schema)) return [];
        const name = "is" in binder.name ? binder.name.is : `${nameMark}${start}`;
        const { value, before } = this.chart.filled(binder, matched);
        const named = "at" in binder.name ? (withValueAt(value, binder.name.at, name) as Json) : value!;
        const { kind, body } = binder;
        const isOne = kind !== "around" && this.chart.tokens[start]!.n !== undefined;
        return found(matched.end, name, matched.cost + bindingCost - (isOne ? oneOfThem : 0), {
          before: [...before, { kind, value: named, ...(body !== undefined && { body }) }],
          missed: matched.missed,
        });
      }),
    );
  }

  /** What a binder begins with has no name yet. */
  private namedAt({ items: [first] }: Binder, start: number): Found[] | undefined {
    if (typeof first !== "object" || first.schema["x-slot"] !== "things") return undefined;
    return pruned([...this.unnamed(start, first.schema), ...this.references(start, first.schema)]);
  }

  private described(descriptor: Descriptor, start: number): Found[] {
    return this.chart.once(descriptor, start, () =>
      describedAt(descriptor, this.chart.tokens, start, (piece, at) => this.pieceAt(piece, at)),
    );
  }

  private pieceAt({ items }: Piece, start: number): Matched[] {
    const [first] = items;
    if (typeof first === "string" && first !== this.chart.tokens[start]!.key) return [];
    return this.chart.match(items, start, 0);
  }
}
