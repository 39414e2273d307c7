import { type Tables, tableOf, viewOf } from "./sfnt";

/** What a font says of itself in numbers, in its own units. */
export interface Metrics {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  capHeight: number;
  /** Around all glyphs: left, bottom, right, top. */
  bounds: readonly [number, number, number, number];
  italicAngle: number;
  /** From 100 to 900. */
  weight: number;
  postscriptName: string | undefined;
  advance(glyph: number): number;
}

export function readMetrics(tables: Tables): Metrics {
  const [head, hhea, hmtx] = [viewIn(tables, "head"), viewIn(tables, "hhea"), viewIn(tables, "hmtx")];
  const os2 = tables.has("OS/2") ? viewIn(tables, "OS/2") : undefined;
  const ascent = hhea.getInt16(4);
  // Glyphs beyond the last full entry are as wide as that one.
  const lastEntry = hhea.getUint16(34) - 1;
  return {
    unitsPerEm: head.getUint16(18),
    ascent,
    descent: hhea.getInt16(6),
    capHeight: os2 && os2.getUint16(0) >= 2 ? os2.getInt16(88) : ascent,
    bounds: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
    italicAngle: viewIn(tables, "post").getInt32(4) / 0x10000,
    weight: os2?.getUint16(4) ?? 400,
    postscriptName: postscriptName(viewIn(tables, "name")),
    advance: (glyph) => hmtx.getUint16(Math.min(glyph, lastEntry) * 4),
  };
}

const viewIn = (tables: Tables, tag: string): DataView => viewOf(tableOf(tables, tag));

const windows = 3;
const nameOfPostscript = 6;

/** In letters of ASCII, as the format asks for. */
function postscriptName(view: DataView): string | undefined {
  for (let at = 6, end = 6 + view.getUint16(2) * 12; at < end; at += 12) {
    if (view.getUint16(at) !== windows || view.getUint16(at + 6) !== nameOfPostscript) continue;
    const start = view.getUint16(4) + view.getUint16(at + 10);
    const signs = Array.from({ length: view.getUint16(at + 8) / 2 }, (_, sign) => view.getUint16(start + sign * 2));
    return String.fromCharCode(...signs);
  }
  return undefined;
}
