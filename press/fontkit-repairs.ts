import type { Font, Glyph } from "@pdf-lib/fontkit";
import type { Metrics } from "./type/metrics";

/** A font with what fontkit's types leave out and with its faults mended. */
export interface WholeFont {
  "OS/2"?: { usWeightClass: number };
  availableFeatures: readonly string[];
  getGlyph(id: number, codePoints?: number[]): Glyph;
  layout(
    text: string,
    features: readonly string[],
    script?: string,
    language?: string,
    direction?: "ltr" | "rtl",
  ): ReturnType<Font["layout"]>;
  _layoutEngine: { engine?: { GPOSProcessor?: { applyAnchor: ApplyAnchor } } };
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
