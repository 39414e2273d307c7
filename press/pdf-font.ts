import { PDFName, type PDFRef, PDFString } from "pdf-lib";
import { FontSubset } from "./font-subset";
import type { FontFace } from "./fonts";
import { getOrAdd } from "./get-or-add";
import type { PdfStreams } from "./pdf-streams";
import { unicodeMap } from "./pdf-unicode";
import type { GlyphItem } from "./scene";

/**
 * One typeface in a PDF: only the glyphs that were used, addressed by number, with widths and a table back to Unicode so
 * that the text can be searched and copied.
 */
export class PdfFont {
  readonly ref: PDFRef;
  private readonly subset: FontSubset;
  /** Glyphs of the typeface and what they say → their numbers in the subset. */
  private readonly used = new Map<string, { code: number; glyph: number; text: string }>();
  private readonly plainCodes = new Map<number, number>();

  constructor(
    private readonly streams: PdfStreams,
    readonly face: FontFace,
    readonly name: string,
  ) {
    this.ref = streams.context.nextRef();
    this.subset = new FontSubset(face.bytes);
  }

  private code(glyph: number, said: string | undefined): number {
    if (said === undefined) {
      return getOrAdd(this.plainCodes, glyph, () => this.codeSaying(glyph, this.face.said(glyph)));
    }
    return this.codeSaying(glyph, said);
  }

  private codeSaying(glyph: number, text: string): number {
    return getOrAdd(this.used, `${glyph} ${text}`, () => ({ code: this.subset.add(glyph), glyph, text })).code;
  }

  /** The operators that show all glyphs that say something: their numbers, and between them how far each is moved against its natural place. */
  show({ glyphs, offsets, rises, says }: Pick<GlyphItem, "glyphs" | "offsets" | "rises" | "says">): string {
    let [result, array, hex, pen, rise] = ["", "", "", 0, 0];
    const endHex = (): void => {
      if (hex !== "") array += `<${hex}>`;
      hex = "";
    };
    const endArray = (): void => {
      endHex();
      if (array !== "") result += `[${array}] TJ\n`;
      array = "";
    };
    glyphs.forEach((glyph, index) => {
      if (says?.[index] === "") return;
      const wanted = Math.round((rises?.[index] ?? 0) * 1000) / 1000;
      if (wanted !== rise) {
        endArray();
        result += `${wanted} Ts\n`;
        rise = wanted;
      }
      // Against where the reader's pen really is, so that rounding never adds up.
      const shift = Math.round(pen - (offsets[index] ?? 0) * 1000);
      if (shift !== 0) {
        endHex();
        array += String(shift);
        pen -= shift;
      }
      hex += hexOf(this.code(glyph, says?.[index]));
      pen += this.width(glyph);
    });
    endArray();
    return rise === 0 ? result : `${result}0 Ts\n`;
  }

  private width(glyph: number): number {
    return Math.round((this.face.advance(glyph) * 1000) / this.face.unitsPerEm);
  }

  /** Writes the font's objects. Nothing may be encoded afterwards. */
  finish(tag: string): void {
    const { face, streams } = this;
    const { context } = streams;
    const { font } = face;
    const scale = 1000 / face.unitsPerEm;
    const round = (value: number): number => Math.round(value * scale);
    const baseName = `${tag}+${(font.postscriptName ?? face.id).replace(/[^\w-]/g, "")}`;
    const bytes = this.subset.encode();
    const file = streams.add(bytes, { Length1: bytes.length });
    const box = font.bbox;
    const descriptor = context.register(
      context.obj({
        Type: "FontDescriptor",
        FontName: baseName,
        Flags: 4,
        FontBBox: [round(box.minX), round(box.minY), round(box.maxX), round(box.maxY)],
        ItalicAngle: font.italicAngle,
        Ascent: round(font.ascent),
        Descent: round(font.descent),
        CapHeight: round(font.capHeight),
        StemV: 80,
        FontFile2: file,
      }),
    );
    const byCode = [...this.used.values()].sort((a, b) => a.code - b.code);
    const widths = byCode.flatMap(({ glyph, code }) => [code, [this.width(glyph)]]);
    const descendant = context.register(
      context.obj({
        Type: "Font",
        Subtype: "CIDFontType2",
        BaseFont: baseName,
        CIDSystemInfo: { Registry: PDFString.of("Adobe"), Ordering: PDFString.of("Identity"), Supplement: 0 },
        FontDescriptor: descriptor,
        W: widths,
        CIDToGIDMap: "Identity",
      }),
    );
    const toUnicode = streams.add(
      unicodeMap(byCode.map(({ code, text }) => [hexOf(code), text.replaceAll("\u2212", "-")])),
    );
    context.assign(
      this.ref,
      context.obj({
        Type: "Font",
        Subtype: "Type0",
        BaseFont: PDFName.of(baseName),
        Encoding: "Identity-H",
        DescendantFonts: [descendant],
        ToUnicode: toUnicode,
      }),
    );
  }
}

const hexOf = (code: number): string => code.toString(16).padStart(4, "0");
