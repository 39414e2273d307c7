import { PDFHexString, PDFName, type PDFRef, PDFString } from "pdf-lib";
import { FontSubset } from "./font-subset";
import type { FontFace } from "./fonts";
import { getOrAdd } from "./get-or-add";
import type { PdfStreams } from "./pdf-streams";

/**
 * One typeface in a PDF: only the glyphs that were used, addressed by number, with widths and a table back to Unicode so
 * that the text can be searched and copied.
 */
export class PdfFont {
  readonly ref: PDFRef;
  private readonly subset: FontSubset;
  /** Glyphs of the typeface → their numbers in the subset. */
  private readonly used = new Map<number, number>();

  constructor(
    private readonly streams: PdfStreams,
    readonly face: FontFace,
    readonly name: string,
  ) {
    this.ref = streams.context.nextRef();
    this.subset = new FontSubset(face.bytes);
  }

  private code(glyph: number): number {
    return getOrAdd(this.used, glyph, () => this.subset.code(glyph));
  }

  /** The operand of TJ: glyph numbers, and between them how far each is moved against its natural place. */
  encode(glyphs: readonly number[], offsets: readonly number[]): string {
    let [result, hex, pen] = ["[", "", 0];
    glyphs.forEach((glyph, index) => {
      // Against where the reader's pen really is, so that rounding never adds up.
      const shift = Math.round(pen - (offsets[index] ?? 0) * 1000);
      if (shift !== 0) {
        if (hex !== "") result += `<${hex}>`;
        hex = "";
        result += String(shift);
        pen -= shift;
      }
      hex += this.code(glyph).toString(16).padStart(4, "0");
      pen += this.width(glyph);
    });
    return `${result}${hex === "" ? "" : `<${hex}>`}]`;
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
    const byCode = [...this.used].sort(([, a], [, b]) => a - b);
    const widths = byCode.flatMap(([glyph, code]) => [code, [this.width(glyph)]]);
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
    const toUnicode = streams.add(this.unicodeMap(byCode));
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

  private unicodeMap(byCode: readonly (readonly [number, number])[]): string {
    const lines = byCode.map(([glyph, code]) => {
      // The minus that stands for a typed hyphen is found by the hyphen.
      const words = this.face.codePoints(glyph).map((point) => (point === 0x2212 ? "-" : String.fromCodePoint(point)));
      const hex = PDFHexString.fromText(words.join("")).asString().slice(4);
      return `<${code.toString(16).padStart(4, "0")}> <${hex}>`;
    });
    const chunks: string[] = [];
    for (let at = 0; at < lines.length; at += 100) {
      const chunk = lines.slice(at, at + 100);
      chunks.push(`${chunk.length} beginbfchar\n${chunk.join("\n")}\nendbfchar`);
    }
    return (
      "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n" +
      "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n" +
      "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n" +
      `${chunks.join("\n")}\nendcmap\nCMapName currentdict /CMap defineresource pop\nend\nend`
    );
  }
}
