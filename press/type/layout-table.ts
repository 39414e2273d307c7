import { getOrAdd } from "../get-or-add";
import type { Rule } from "./context";
import { tagAt, viewOf } from "./sfnt";

/** What GSUB and GPOS have in common: scripts have features, features have lookups, and those do the work. */

export interface Lookup {
  /** As the table counts them; what an extension points to is taken for what it is. */
  type: number;
  flags: number;
  /** Where its subtables begin. */
  subtables: readonly number[];
}

/** The numbers of lookup types, which differ between the two tables. */
export interface LookupTypes {
  context: number;
  chained: number;
  /** Of lookups that lie further away. */
  extension: number;
}
export const gsubTypes: LookupTypes = { context: 5, chained: 6, extension: 7 };
export const gposTypes: LookupTypes = { context: 7, chained: 8, extension: 9 };

export class LayoutTable {
  readonly view: DataView;
  private readonly known = new Map<number, Lookup>();
  /** By where they begin. */
  readonly rules = new Map<number, Rule>();

  constructor(
    bytes: Uint8Array,
    readonly types: LookupTypes,
  ) {
    this.view = viewOf(bytes);
  }

  /** Of those features that the script has, in the order in which they are applied. */
  lookups(script: string, features: readonly string[]): Lookup[] {
    const available = this.features(script);
    return features
      .flatMap((tag) => available.get(tag) ?? [])
      .sort((a, b) => a - b)
      .map((index) => this.lookup(index));
  }

  /** Of the script, or of all those that have none of their own. */
  features(script: string): Map<string, number[]> {
    const { view } = this;
    const found = new Map<string, number[]>();
    const [scripts, features] = [view.getUint16(4), view.getUint16(6)];
    const known = new Map<string, number>();
    for (const at of records(view, scripts, 6)) known.set(tagAt(view, at), scripts + view.getUint16(at + 4));
    const chosen = [script, "DFLT", "dflt", "latn"].find((tag) => known.has(tag));
    const table = chosen === undefined ? undefined : known.get(chosen);
    const language = table === undefined ? 0 : view.getUint16(table);
    if (table === undefined || language === 0) return found;
    for (const at of records(view, table + language + 4, 2)) {
      const record = features + 2 + view.getUint16(at) * 6;
      const feature = features + view.getUint16(record + 4);
      const lookups = Array.from(records(view, feature + 2, 2), (place) => view.getUint16(place));
      found.set(tagAt(view, record), lookups);
    }
    return found;
  }

  lookup(index: number): Lookup {
    return getOrAdd(this.known, index, () => this.read(index));
  }

  private read(index: number): Lookup {
    const { view } = this;
    const list = view.getUint16(8);
    const start = list + view.getUint16(list + 2 + index * 2);
    const own = view.getUint16(start);
    const subtables = Array.from(records(view, start + 4, 2), (at) => start + view.getUint16(at));
    const flags = view.getUint16(start + 2);
    const [first] = subtables;
    if (own !== this.types.extension || first === undefined) return { type: own, flags, subtables };
    const further = subtables.map((at) => at + view.getUint32(at + 4));
    return { type: view.getUint16(first + 2), flags, subtables: further };
  }
}

/** The places of an array's elements, whose number stands before them. */
function* records(view: DataView, at: number, size: number): Generator<number> {
  const end = at + 2 + view.getUint16(at) * size;
  for (let place = at + 2; place < end; place += size) yield place;
}
