import * as fontkit from "@pdf-lib/fontkit";
import { expect, test } from "vitest";
import { FontSubset } from "../../press/font-subset";
import { readTables } from "../../press/type/sfnt";
import { flaskFonts } from "./faces";

const { create } = (fontkit as unknown as { default: typeof fontkit }).default;

test("every glyph of a subset has the outline and width that it has in the font", async () => {
  const face = (await flaskFonts()).face("alegreya-bold");
  if (!face) throw new Error("The test font is missing.");
  const words = "The quick brown fox jumps over the lazy dog ÄÖÜ ßéñ 0123456789 Å½";
  const glyphs = [...new Set(words.split(" ").flatMap((word) => face.shape(word).glyphs))];
  const subset = new FontSubset(face.tables ?? new Map());
  const codes = glyphs.map((glyph) => subset.code(glyph));
  const small = create(subset.encode());
  expect(small.numGlyphs).toBeLessThan(face.font.numGlyphs / 4);
  glyphs.forEach((glyph, index) => {
    const code = codes[index] ?? 0;
    expect(small.getGlyph(code).path.toSVG()).toBe(face.font.getGlyph(glyph).path.toSVG());
    expect(small.getGlyph(code).advanceWidth).toBe(face.font.getGlyph(glyph).advanceWidth);
  });
});

test("a font that is no TrueType font is refused by name of what it lacks", () => {
  expect(() => new FontSubset(readTables(new Uint8Array(12))).encode()).toThrow(/loca|glyf/);
});
