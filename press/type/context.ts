import { covers } from "./coverage";
import type { LayoutTable, Lookup, LookupTypes } from "./layout-table";

/** Rules that depend on the glyphs around: whether one applies at a place of a row. */

/** What a rule does where it applies: a lookup at a place counted from that one. Nothing for exceptions from other rules. */
type Work = readonly { place: number; lookup: number }[];

export interface Rule {
  before: readonly number[];
  input: readonly number[];
  after: readonly number[];
  work: Work;
}

const ignoreLetters = 2;
const ignoreLigatures = 4;
/** Rows of such lookups aren't the glyphs side by side. */
export const isSkipping = ({ flags }: Lookup): boolean => (flags & (ignoreLetters | ignoreLigatures)) !== 0;

/** What can't be told here is unknown. */
export function workAt(
  { view, types, rules }: LayoutTable,
  lookup: Lookup,
  glyphs: readonly number[],
  at: number,
): Work | "unknown" {
  for (const table of lookup.subtables) {
    if (!hasCoverages(view, types, lookup, table) || isSkipping(lookup)) {
      if (covers(view, firstCoverage(view, types, lookup, table), glyphs[at] as number)) return "unknown";
      continue;
    }
    let rule = rules.get(table);
    if (!rule) {
      rule = readRule(view, table, lookup.type === types.chained);
      rules.set(table, rule);
    }
    if (matches(view, rule, glyphs, at)) return rule.work;
  }
  return [];
}

/** Whether each place of the rule has a coverage of its own. */
const hasCoverages = (view: DataView, { context, chained }: LookupTypes, { type }: Lookup, table: number): boolean =>
  (type === context || type === chained) && view.getUint16(table) === 3;

/** The glyphs at which a subtable may have something to say. */
export function firstCoverage(view: DataView, types: LookupTypes, lookup: Lookup, table: number): number {
  if (!hasCoverages(view, types, lookup, table)) return table + view.getUint16(table + 2);
  if (lookup.type === types.context) return table + view.getUint16(table + 6);
  return table + view.getUint16(table + 6 + view.getUint16(table + 2) * 2);
}

function readRule(view: DataView, table: number, isChained: boolean): Rule {
  let at = table + 2;
  const next = (): number => {
    at += 2;
    return view.getUint16(at - 2);
  };
  const coverages = (count: number): number[] => Array.from({ length: count }, () => table + next());
  const works = (count: number): Work => Array.from({ length: count }, () => ({ place: next(), lookup: next() }));
  if (isChained) {
    const [before, input, after] = [coverages(next()), coverages(next()), coverages(next())];
    return { before, input, after, work: works(next()) };
  }
  const [length, count] = [next(), next()];
  return { before: [], input: coverages(length), after: [], work: works(count) };
}

function matches(view: DataView, { before, input, after }: Rule, glyphs: readonly number[], at: number): boolean {
  const from = (start: number, coverages: readonly number[]): boolean =>
    coverages.every((coverage, index) => {
      const glyph = glyphs[start + index];
      return glyph !== undefined && covers(view, coverage, glyph);
    });
  return from(at, input) && from(at + input.length, after) && from(at - before.length, before);
}
