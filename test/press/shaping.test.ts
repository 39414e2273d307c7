import { readFileSync } from "node:fs";
import * as fontkit from "@pdf-lib/fontkit";
import { describe, expect, test } from "vitest";
import { fontPath } from "../../main/ink/font-path";
import { fontFiles } from "../../press/font-table";
import { repaired, type WholeFont } from "../../press/fontkit-repairs";
import { FontFace, type ShapedWord } from "../../press/fonts";
import { numbersFrom } from "../../press/geometry";
import { characterMap } from "../../press/type/character-map";
import { readMetrics } from "../../press/type/metrics";
import { QuickShaper } from "../../press/type/quick-shaper";
import { readTables, tableOf } from "../../press/type/sfnt";
import { mustBe, mustEqual } from "../engine/must-be";

/** Words are shaped straight from the bytes of a font where that gives what fontkit gives. Here both do every word. */

const { create } = (fontkit as unknown as { default: typeof fontkit }).default;

interface Opened {
  face: FontFace;
  whole: WholeFont & fontkit.Font;
  quick: QuickShaper;
}

/** The tests of one font follow each other, and read it once. */
let last: { id: string; opened: Opened } | undefined;
function open(id: string): Opened {
  if (last?.id !== id) last = { id, opened: newlyOpened(id) };
  return last.opened;
}

function newlyOpened(id: string): Opened {
  const bytes = new Uint8Array(readFileSync(fontPath(id) ?? ""));
  const font = create(bytes);
  const tables = readTables(bytes);
  const quick = new QuickShaper(tables, characterMap(tableOf(tables, "cmap")), readMetrics(tables));
  return { face: new FontFace(id, bytes), whole: Object.assign(font, repaired(font)), quick };
}

function byFontkit(whole: WholeFont & fontkit.Font, word: string, smallCaps: boolean): Omit<ShapedWord, "says"> {
  const { glyphs, positions } = whole.layout(word, smallCaps ? ["lnum", "smcp"] : ["lnum"]);
  const offsets: number[] = [];
  let advance = 0;
  positions.forEach(({ xAdvance, xOffset }) => {
    offsets.push((advance + xOffset) / whole.unitsPerEm);
    advance += xAdvance;
  });
  const lacking = glyphs.filter(({ id }) => id === 0).map(({ codePoints }) => String.fromCodePoint(...codePoints));
  return {
    glyphs: glyphs.map(({ id }) => id),
    offsets,
    advance: advance / whole.unitsPerEm,
    missing: lacking.join(""),
  };
}

function expectSame({ face, whole }: Opened, words: readonly string[]): void {
  for (const smallCaps of face.hasSmallCaps ? [false, true] : [false]) {
    for (const word of words) {
      const { glyphs, offsets, advance, missing } = face.shape(word, { smallCaps });
      mustEqual({ glyphs, offsets, advance, missing }, byFontkit(whole, word, smallCaps), word);
    }
  }
}

const difficult = (
  "office affluent fjord after flight Th fft ct st Übermaß STRASSE ĳ ŀl Łódź İstanbul naïve coöperate €5 100% 1/2 " +
  "10×10 −3 3–4 …und „so“ »so« (a) [b] {c} A/V To. Ty, P. f) f] f” ff’ Ελλάδα Ξένος Жизнь щука їжак xx2 №5 0x1F a→b"
).split(" ");

/** Signs that meet in any order, those that fonts have ligatures and much kerning for more often. */
function madeUp(count: number): string[] {
  const signs = [
    ..."ffffiiilltjTVAWYyvo.,-’”0123456789/()abcdeghkmnpqrsuwxzBCDEFGHIJKLMNOPQRSUXZäöüßéñçÅŠžğıœæþ",
    ..."αβγδώΑΔΩабвгджщыэюяЖЩ",
  ];
  const chance = numbersFrom(7);
  const below = (limit: number): number => Math.floor(chance() * limit);
  const word = (): string => Array.from({ length: 4 + below(7) }, () => signs[below(signs.length)]).join("");
  return Array.from({ length: count }, word);
}

const ids = Object.keys(fontFiles);

describe.each(ids)("%s", (id) => {
  test("shapes words as fontkit does", () => {
    const opened = open(id);
    // Of words that are left to fontkit, these few are enough.
    const shaped = madeUp(80).filter((word) => opened.quick.shape(word, ["lnum"]));
    expect(shaped.length).toBeGreaterThan(40);
    expectSame(opened, [...difficult, ...shaped]);
  });

  if (id.endsWith("-regular"))
    test("has the glyph that fontkit has for every sign", () => {
      const opened = open(id);
      const signs = Array.from({ length: 0x2300 - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20));
      for (const sign of signs)
        mustBe(opened.face.has(sign), opened.whole.hasGlyphForCodePoint(sign.codePointAt(0)!), sign);
      // What isn't seen is left out before a word is shaped.
      const seen = /(?!\p{Default_Ignorable_Code_Point})[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}]/u;
      expectSame(
        opened,
        signs.filter((sign) => seen.test(sign)),
      );
    });

  test("has ordinary words without fontkit", () => {
    const { quick } = open(id);
    const words = "Draw two cards, then discard 1. Whenever “Owl” moves: +3 (max. 10) Zauberlehrling élève жизнь".split(
      " ",
    );
    expect(words.filter((word) => !quick.shape(word, ["lnum"]))).toEqual([]);
    // Accents of their own and letters that join are more than it can do.
    expect(["e\u0301", "سلام", "שָׁלוֹם"].filter((word) => quick.shape(word, ["lnum"]))).toEqual([]);
  });

  test("draws its glyphs as fontkit does", () => {
    const { face, whole } = open(id);
    for (let glyph = 0; glyph < whole.numGlyphs; glyph += 31)
      mustBe(face.absoluteOutline(glyph), whole.getGlyph(glyph).path.toSVG(), `glyph ${glyph}`);
  });

  test("says of itself what fontkit reads", () => {
    const { face, whole } = open(id);
    const { minX, minY, maxX, maxY } = whole.bbox;
    expect({ ...face.metrics, advance: face.advance(5), smallCaps: face.hasSmallCaps }).toEqual({
      unitsPerEm: whole.unitsPerEm,
      ascent: whole.ascent,
      descent: whole.descent,
      capHeight: whole.capHeight,
      bounds: [minX, minY, maxX, maxY],
      italicAngle: whole.italicAngle,
      weight: whole["OS/2"]?.usWeightClass,
      postscriptName: whole.postscriptName,
      advance: whole.getGlyph(5).advanceWidth,
      smallCaps: whole.availableFeatures.includes("smcp"),
    });
  });
});

test("letters that a font joins and takes apart again say each what it is", () => {
  const { face } = open("grenze-regular");
  expect(face.shape("field").glyphs.map((glyph) => face.said(glyph))).toEqual([..."field"]);
});
