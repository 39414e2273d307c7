/** The two ways in which OpenType's layout tables name glyphs: lists of them, and classes. */

/** The glyph's place in a coverage table; -1 when it isn't there. */
export function coverageIndex(view: DataView, table: number, glyph: number): number {
  const isList = view.getUint16(table) === 1;
  for (let low = 0, high = view.getUint16(table + 2) - 1; low <= high; ) {
    const middle = (low + high) >> 1;
    const at = table + 4 + middle * (isList ? 2 : 6);
    const first = view.getUint16(at);
    if (glyph < first) high = middle - 1;
    else if (glyph > (isList ? first : view.getUint16(at + 2))) low = middle + 1;
    else return isList ? middle : view.getUint16(at + 4) + glyph - first;
  }
  return -1;
}

export const covers = (view: DataView, table: number, glyph: number): boolean => coverageIndex(view, table, glyph) >= 0;

/** 0 for glyphs that the table doesn't name. */
export function classOf(view: DataView, table: number, glyph: number): number {
  if (view.getUint16(table) === 1) {
    const index = glyph - view.getUint16(table + 2);
    return index >= 0 && index < view.getUint16(table + 4) ? view.getUint16(table + 6 + index * 2) : 0;
  }
  for (let low = 0, high = view.getUint16(table + 2) - 1; low <= high; ) {
    const middle = (low + high) >> 1;
    const at = table + 4 + middle * 6;
    if (glyph < view.getUint16(at)) high = middle - 1;
    else if (glyph > view.getUint16(at + 2)) low = middle + 1;
    else return view.getUint16(at + 4);
  }
  return 0;
}
