import { type Tables, tableOf, viewOf } from "./type/sfnt";

/**
 * Cuts a TrueType file down to the glyphs that a PDF uses. Written here because fontkit's own subsets lose glyphs whose
 * outlines have an odd number of bytes: it notes their places in half words. Places are whole words here.
 */

interface Table {
  tag: string;
  bytes: Uint8Array;
}

const kept = ["cvt ", "fpgm", "prep"];
/** Flags of a glyph made of others (OpenType, glyf table). */
const argumentsAreWords = 1;
const hasScale = 8;
const moreComponents = 32;
const hasTwoScales = 64;
const hasMatrix = 128;

/** A font file that is being put together: glyphs are added, each with a number of its own, and then it is written. */
export interface SubsetFile {
  /** A number of its own, even for a glyph that has one already; of those that may be given. */
  add(glyph: number, mayBe: (code: number) => boolean): number;
  encode(): Uint8Array;
}

/** Outlines and where each begins, in the long form. */
export function packGlyphs(outlines: readonly Uint8Array[]): { glyf: Uint8Array; loca: Uint8Array } {
  const loca = new Uint8Array((outlines.length + 1) * 4);
  let length = 0;
  outlines.forEach((outline, index) => {
    viewOf(loca).setUint32(index * 4, length);
    length += outline.length + (outline.length % 2);
  });
  viewOf(loca).setUint32(outlines.length * 4, length);
  const glyf = new Uint8Array(length);
  for (const [index, outline] of outlines.entries()) glyf.set(outline, viewOf(loca).getUint32(index * 4));
  return { glyf, loca };
}

export class FontSubset implements SubsetFile {
  /** Glyphs of the typeface, by their number in the subset. The first is the box for missing signs, as every font needs. */
  private readonly glyphs: number[] = [0];
  private readonly codes = new Map<number, number>([[0, 0]]);

  constructor(private readonly tables: Tables) {}

  code(glyph: number): number {
    let code = this.codes.get(glyph);
    if (code === undefined) {
      code = this.glyphs.push(glyph) - 1;
      this.codes.set(glyph, code);
    }
    return code;
  }

  add(glyph: number, mayBe: (code: number) => boolean): number {
    while (!mayBe(this.glyphs.length)) this.glyphs.push(0);
    const code = this.glyphs.push(glyph) - 1;
    if (!this.codes.has(glyph)) this.codes.set(glyph, code);
    return code;
  }

  encode(): Uint8Array {
    const outlines: Uint8Array[] = [];
    // Grows while it is walked: parts of compound glyphs come in at the end.
    for (let at = 0; at < this.glyphs.length; at++) outlines.push(this.outline(this.glyphs[at] as number));

    const { glyf, loca } = packGlyphs(outlines);
    const count = this.glyphs.length;
    const head = this.copy("head");
    viewOf(head).setInt16(50, 1);
    const maxp = this.copy("maxp");
    viewOf(maxp).setUint16(4, count);
    const hhea = this.copy("hhea");
    viewOf(hhea).setUint16(34, count);
    return writeTables([
      ...kept.flatMap((tag) => (this.tables.has(tag) ? [{ tag, bytes: tableOf(this.tables, tag) }] : [])),
      { tag: "glyf", bytes: glyf },
      { tag: "head", bytes: head },
      { tag: "hhea", bytes: hhea },
      { tag: "hmtx", bytes: this.metrics() },
      { tag: "loca", bytes: loca },
      { tag: "maxp", bytes: maxp },
    ]);
  }

  private copy = (tag: string): Uint8Array => copied(tableOf(this.tables, tag));

  private outline(glyph: number): Uint8Array {
    const [loca, isLong] = [
      viewOf(tableOf(this.tables, "loca")),
      viewOf(tableOf(this.tables, "head")).getInt16(50) === 1,
    ];
    const place = (index: number): number => (isLong ? loca.getUint32(index * 4) : loca.getUint16(index * 2) * 2);
    const outline = copied(tableOf(this.tables, "glyf").subarray(place(glyph), place(glyph + 1)));
    const view = viewOf(outline);
    if (outline.length === 0 || view.getInt16(0) >= 0) return outline;
    for (let at = 10, flags = moreComponents; flags & moreComponents; ) {
      flags = view.getUint16(at);
      view.setUint16(at + 2, this.code(view.getUint16(at + 2)));
      at += 4 + (flags & argumentsAreWords ? 4 : 2);
      at += flags & hasMatrix ? 8 : flags & hasTwoScales ? 4 : flags & hasScale ? 2 : 0;
    }
    return outline;
  }

  private metrics(): Uint8Array {
    const [hmtx, full] = [viewOf(tableOf(this.tables, "hmtx")), viewOf(tableOf(this.tables, "hhea")).getUint16(34)];
    const metrics = new Uint8Array(this.glyphs.length * 4);
    this.glyphs.forEach((glyph, index) => {
      // The last glyphs of a font may share one width and list their bearings only.
      const bearing = glyph < full ? hmtx.getInt16(glyph * 4 + 2) : hmtx.getInt16(full * 4 + (glyph - full) * 2);
      viewOf(metrics).setUint16(index * 4, hmtx.getUint16(Math.min(glyph, full - 1) * 4));
      viewOf(metrics).setInt16(index * 4 + 2, bearing);
    });
    return metrics;
  }
}

/** Never by `slice`: of bytes from a file, which Node has in a Buffer, that is no copy, and writing in it damages the font. */
const copied = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes);

/** Of numbers of four bytes. */
function checksum(view: DataView, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at += 4) sum = (sum + view.getInt32(at)) | 0;
  return sum >>> 0;
}

export function writeTables(tables: readonly Table[]): Uint8Array {
  const padded = (length: number): number => Math.ceil(length / 4) * 4;
  const start = 12 + tables.length * 16;
  const file = new Uint8Array(start + tables.reduce((sum, { bytes }) => sum + padded(bytes.length), 0));
  const view = viewOf(file);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint32(0, 0x00010000);
  const header = [tables.length, 2 ** power * 16, power, tables.length * 16 - 2 ** power * 16];
  for (const [index, value] of header.entries()) view.setUint16(4 + index * 2, value);
  let at = start;
  tables.forEach(({ tag, bytes }, index) => {
    const entry = 12 + index * 16;
    for (let sign = 0; sign < 4; sign++) file[entry + sign] = tag.charCodeAt(sign);
    file.set(bytes, at);
    const end = at + padded(bytes.length);
    view.setUint32(entry + 4, checksum(view, at, end));
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, bytes.length);
    at = end;
  });
  return file;
}
