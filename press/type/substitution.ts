import { isSkipping, workAt } from "./context";
import { coverageIndex } from "./coverage";
import type { LayoutTable, Lookup } from "./layout-table";
import type { LookupList } from "./lookup-list";

/** Glyphs for other glyphs (OpenType, GSUB): one for one, ligatures, and ligatures taken apart. */

/** Glyphs side by side, and what each stands for. */
export interface GlyphRow {
  glyphs: number[];
  signs: string[];
}

type Change = (view: DataView, table: number, row: GlyphRow, at: number) => boolean | "unknown";

/** By the type of their lookups. */
const changes = new Map<number, Change>([
  [1, replace],
  [2, part],
  [4, join],
]);

/** Changes the row; false when the font wants more than is done here, and the row is of no use then. */
export function substitute(table: LayoutTable, list: LookupList, row: GlyphRow): boolean {
  for (let next = list.next(row.glyphs, 0); next !== undefined; next = list.next(row.glyphs, next + 1)) {
    const lookup = list.lookups[next] as Lookup;
    for (let at = 0; at < row.glyphs.length; at++) {
      if (list.touches(next, row.glyphs[at] as number) && !apply(table, lookup, row, at)) return false;
    }
  }
  return true;
}

function apply(table: LayoutTable, lookup: Lookup, row: GlyphRow, at: number): boolean {
  const change = changeOf(lookup);
  if (change) return applyHere(table.view, change, lookup, row, at);
  const work = workAt(table, lookup, row.glyphs, at);
  if (work === "unknown") return false;
  return work.every(({ place, lookup: index }) => {
    const inner = table.lookup(index);
    const innerChange = changeOf(inner);
    if (!innerChange) return false;
    return at + place >= row.glyphs.length || applyHere(table.view, innerChange, inner, row, at + place);
  });
}

const changeOf = (lookup: Lookup): Change | undefined => (isSkipping(lookup) ? undefined : changes.get(lookup.type));

function applyHere(view: DataView, change: Change, { subtables }: Lookup, row: GlyphRow, at: number): boolean {
  for (const table of subtables) {
    const done = change(view, table, row, at);
    if (done !== false) return done !== "unknown";
  }
  return true;
}

function replace(view: DataView, table: number, { glyphs }: GlyphRow, at: number): boolean {
  const glyph = glyphs[at] as number;
  const index = coverageIndex(view, table + view.getUint16(table + 2), glyph);
  if (index < 0) return false;
  const isShift = view.getUint16(table) === 1;
  glyphs[at] = isShift ? (glyph + view.getInt16(table + 4)) & 0xffff : view.getUint16(table + 6 + index * 2);
  return true;
}

/** Only where each new glyph stands for one of the signs that the old one stood for. */
function part(view: DataView, table: number, { glyphs, signs }: GlyphRow, at: number): boolean | "unknown" {
  const index = coverageIndex(view, table + view.getUint16(table + 2), glyphs[at] as number);
  if (index < 0) return false;
  const sequence = table + view.getUint16(table + 6 + index * 2);
  const parts = Array.from(signs[at] as string);
  if (parts.length !== view.getUint16(sequence)) return "unknown";
  glyphs.splice(at, 1, ...parts.map((_, place) => view.getUint16(sequence + 2 + place * 2)));
  signs.splice(at, 1, ...parts);
  return true;
}

function join(view: DataView, table: number, { glyphs, signs }: GlyphRow, at: number): boolean {
  const index = coverageIndex(view, table + view.getUint16(table + 2), glyphs[at] as number);
  if (index < 0) return false;
  const set = table + view.getUint16(table + 6 + index * 2);
  for (let choice = 0; choice < view.getUint16(set); choice++) {
    const found = set + view.getUint16(set + 2 + choice * 2);
    const count = view.getUint16(found + 2);
    let next = 1;
    while (next < count && glyphs[at + next] === view.getUint16(found + 2 + next * 2)) next++;
    if (next < count) continue;
    glyphs.splice(at, count, view.getUint16(found));
    signs.splice(at, count, signs.slice(at, at + count).join(""));
    return true;
  }
  return false;
}
