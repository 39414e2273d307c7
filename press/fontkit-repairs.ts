import type { Font, Glyph } from "@pdf-lib/fontkit";
import type { Metrics } from "./type/metrics";

/** A font with what fontkit's types leave out and with its faults mended. */
export interface WholeFont {
  "OS/2"?: { usWeightClass: number };
  availableFeatures: readonly string[];
  getGlyph(id: number, codePoints?: number[]): Glyph;
  layout(
    text: string,
    features: readonly string[] | Readonly<Record<string, boolean>>,
    script?: string,
    language?: string,
    direction?: "ltr" | "rtl",
  ): ReturnType<Font["layout"]>;
  /** Shapes a word of so many letters, or reads a glyph, with no more work than that can need. */
  limited<T>(letters: number, read: () => T): T;
  _layoutEngine: { engine?: { GSUBProcessor?: Processor; GPOSProcessor?: Processor & { applyAnchor: ApplyAnchor } } };
  "CFF "?: Outlines;
  CFF2?: Outlines;
}
interface Processor {
  applyLookup(type: number, table: object): unknown;
}
interface Outlines {
  globalSubrIndex?: object[];
  privateDictForGlyph(glyph: number): { Subrs?: object[] } | undefined;
}
type ApplyAnchor = (mark: { markAnchor?: object }, base: object | null, at: number) => void;

/** The numbers of a font whose tables only fontkit can unpack. */
export const wholeMetrics = (font: Font & WholeFont): Metrics => ({
  unitsPerEm: font.unitsPerEm,
  ascent: font.ascent,
  descent: font.descent,
  capHeight: font.capHeight || font.ascent,
  bounds: [font.bbox.minX, font.bbox.minY, font.bbox.maxX, font.bbox.maxY],
  italicAngle: font.italicAngle,
  weight: font["OS/2"]?.usWeightClass ?? 400,
  postscriptName: font.postscriptName ?? undefined,
  advance: (glyph) => font.getGlyph(glyph).advanceWidth,
});

export function repaired(font: Font): WholeFont {
  const whole = font as unknown as WholeFont;
  keepCodePoints(whole);
  allowLackingAnchors(whole);
  limitWork(whole);
  return whole;
}

/** One object is kept for each glyph, with the signs it stood for first. Arabic letters share glyphs: each use has its own. */
function keepCodePoints(font: WholeFont): void {
  const shared = font.getGlyph.bind(font);
  font.getGlyph = (id, signs = []) => {
    const glyph = shared(id, signs);
    const isSame = signs.length === 0 || String(signs) === String(glyph.codePoints);
    return isSame ? glyph : Object.create(glyph, { codePoints: { value: signs } });
  };
}

/** A letter that has no place for an accent keeps it where it is; placing it would fail. */
function allowLackingAnchors(font: WholeFont): void {
  const processor = font._layoutEngine.engine?.GPOSProcessor;
  if (!processor) return;
  const apply = processor.applyAnchor.bind(processor);
  processor.applyAnchor = (mark, base, at) => {
    if (base && mark.markAnchor) apply(mark, base, at);
  };
}

/** Of everything together that letters are made of: parts, pieces that outlines share, rules of shaping. A word has some hundred. */
const mostWork = 20_000;
/** A whole glyph may be drawn as a part of another one. */
const glyphWork = 200;

/** Glyphs may be made of glyphs, outlines call outlines, rules call rules: a few hundred bytes can mean work for years. */
function limitWork(font: WholeFont): void {
  let left = Number.POSITIVE_INFINITY;
  const work = (amount = 1): void => {
    left -= amount;
    if (left < 0) throw new Error("Its letters take more work than any letters need.");
  };
  font.limited = (letters, read) => {
    left = mostWork * letters;
    try {
      return read();
    } finally {
      left = Number.POSITIVE_INFINITY;
    }
  };
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, signs) => {
    work(glyphWork);
    return getGlyph(id, signs);
  };
  const { GSUBProcessor, GPOSProcessor } = font._layoutEngine.engine ?? {};
  for (const processor of [GSUBProcessor, GPOSProcessor]) {
    const apply = processor?.applyLookup.bind(processor);
    if (!processor || !apply) continue;
    processor.applyLookup = (type, table) => {
      work();
      return apply(type, table);
    };
  }
  for (const outlines of [font["CFF "], font.CFF2]) if (outlines) limitCalls(outlines, work);
}

function limitCalls(outlines: Outlines, work: () => void): void {
  const counted = (pieces: object[]): object[] =>
    new Proxy(pieces, {
      get(target, key, receiver) {
        if (key !== "length") work();
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
  if (outlines.globalSubrIndex) outlines.globalSubrIndex = counted(outlines.globalSubrIndex);
  const known = new WeakMap<object, object>();
  const privateDict = outlines.privateDictForGlyph.bind(outlines);
  outlines.privateDictForGlyph = (glyph) => {
    const dict = privateDict(glyph);
    const pieces = dict?.Subrs;
    if (!dict || !pieces) return dict;
    const made = known.get(dict) ?? Object.create(dict, { Subrs: { value: counted(pieces) } });
    known.set(dict, made as object);
    return made as { Subrs?: object[] };
  };
}
