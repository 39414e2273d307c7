import { viewOf } from "./sfnt";

/** Which glyph a font has for a sign (OpenType, cmap); 0 for none. */
export type CharacterMap = (sign: number) => number;

/** Platform and encoding of those for Unicode, the largest first. */
const forUnicode = ["3 10", "0 6", "0 4", "3 1", "0 3", "0 2", "0 1", "0 0"];

export function characterMap(table: Uint8Array): CharacterMap {
  const view = viewOf(table);
  const found = new Map<string, number>();
  for (let at = 4, end = 4 + view.getUint16(2) * 8; at < end; at += 8) {
    found.set(`${view.getUint16(at)} ${view.getUint16(at + 2)}`, view.getUint32(at + 4));
  }
  const start = found.get(forUnicode.find((kind) => found.has(kind)) ?? "");
  const format = start === undefined ? undefined : view.getUint16(start);
  if (start !== undefined && format === 4) return segments(view, start);
  if (start !== undefined && format === 12) return groups(view, start);
  throw new Error(`The font maps signs to glyphs in a way that isn't known here (${format ?? "no Unicode"}).`);
}

function segments(view: DataView, start: number): CharacterMap {
  const size = view.getUint16(start + 6);
  const [ends, starts] = [start + 14, start + 16 + size];
  return (sign) => {
    for (let low = 0, high = size / 2 - 1; low <= high; ) {
      const middle = (low + high) >> 1;
      const first = view.getUint16(starts + middle * 2);
      if (sign < first) high = middle - 1;
      else if (sign > view.getUint16(ends + middle * 2)) low = middle + 1;
      else {
        const delta = view.getUint16(starts + size + middle * 2);
        const place = starts + size * 2 + middle * 2;
        const range = view.getUint16(place);
        if (range === 0) return (sign + delta) & 0xffff;
        const at = place + range + (sign - first) * 2;
        const glyph = at + 2 <= view.byteLength ? view.getUint16(at) : 0;
        return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
      }
    }
    return 0;
  };
}

function groups(view: DataView, start: number): CharacterMap {
  const count = view.getUint32(start + 12);
  return (sign) => {
    for (let low = 0, high = count - 1; low <= high; ) {
      const middle = (low + high) >> 1;
      const at = start + 16 + middle * 12;
      if (sign < view.getUint32(at)) high = middle - 1;
      else if (sign > view.getUint32(at + 4)) low = middle + 1;
      else return view.getUint32(at + 8) + sign - view.getUint32(at);
    }
    return 0;
  };
}
