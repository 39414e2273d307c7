import { type ContentWriter, isPlainCode } from "./content-writer";
import { FontSubset, type SubsetFile } from "./font-subset";
import type { FontFace } from "./fonts";
import { getOrAdd } from "./get-or-add";
import { OutlineSubset } from "./outline-subset";
import type { PdfFile } from "./pdf-file";
import { type PdfRef, PdfText } from "./pdf-objects";
import { unicodeMap } from "./pdf-unicode";
import type { GlyphItem } from "./scene";

type ShownGlyphs = Pick<GlyphItem, "glyphs" | "offsets" | "rises" | "says">;

/** Strings of glyphs lie in arrays, between the numbers that move them. */
const endings = { outside: "", string: ")] TJ\n" };
const [opening, closing, beginning] = [40, 41, 91];

/**
 * One typeface in a PDF: only the glyphs that were used, addressed by number, with widths and a table back to Unicode so
 * that the text can be searched and copied.
 */
export class PdfFont {
  readonly ref: PdfRef;
  /** The operator that chooses it. */
  readonly choice: string;
  private readonly subset: SubsetFile;
  /** Glyphs of the typeface and what they say → their numbers in the subset. */
  private readonly used = new Map<string, { code: number; glyph: number; text: string }>();
  /** The numbers of glyphs that say what they usually do; 0 before they are used. */
  private readonly plainCodes = new Uint16Array(0x10000);
  /** By number in the subset, in thousandths of the size. */
  private readonly widths: number[] = [];

  constructor(
    private readonly file: PdfFile,
    readonly face: FontFace,
    readonly name: string,
  ) {
    this.ref = file.reserve();
    this.choice = `/${name} 1 Tf\n`;
    this.subset = face.tables ? new FontSubset(face.tables) : new OutlineSubset(face);
  }

  /** Of a glyph that hasn't been used yet, or says something unusual. */
  private code(glyph: number, said: string | undefined): number {
    if (said !== undefined) return this.codeSaying(glyph, said);
    const code = this.codeSaying(glyph, this.face.said(glyph));
    this.plainCodes[glyph] = code;
    return code;
  }

  private codeSaying(glyph: number, text: string): number {
    return getOrAdd(this.used, `${glyph} ${text}`, () => {
      const code = this.subset.add(glyph, isPlainCode);
      this.widths[code] = Math.round((this.face.advance(glyph) * 1000) / this.face.unitsPerEm);
      return { code, glyph, text };
    }).code;
  }

  /** The operators that show all glyphs that say something: their numbers, and between them how far each is moved against its natural place. */
  show({ glyphs, offsets, rises, says }: ShownGlyphs, out: ContentWriter): void {
    const { plainCodes, widths } = this;
    let [pen, rise] = [0, 0];
    let place: keyof typeof endings = "outside";
    for (let at = 0; at < glyphs.length; at++) {
      const said = says ? says[at] : undefined;
      if (said === "") continue;
      const wanted = rises ? Math.round((rises[at] as number) * 1000) / 1000 : 0;
      if (wanted !== rise) {
        out.text(`${endings[place]}${wanted} Ts\n`);
        [rise, place] = [wanted, "outside"];
      }
      if (place === "outside") out.byte(beginning);
      // Against where the reader's pen really is, so that rounding never adds up.
      const shift = Math.round(pen - (offsets[at] as number) * 1000);
      if (shift !== 0) {
        if (place === "string") out.byte(closing);
        out.integer(shift);
        pen -= shift;
      }
      if (shift !== 0 || place !== "string") out.byte(opening);
      place = "string";
      const glyph = glyphs[at] as number;
      const known = said === undefined ? (plainCodes[glyph] as number) : 0;
      const code = known === 0 ? this.code(glyph, said) : known;
      out.code(code);
      pen += widths[code] as number;
    }
    out.text(rise === 0 ? endings[place] : `${endings[place]}0 Ts\n`);
  }

  /** Writes the font's objects. Nothing may be encoded afterwards. */
  finish(tag: string): void {
    const { face, file } = this;
    const { ascent, descent, capHeight, bounds, italicAngle, postscriptName } = face.metrics;
    const scale = 1000 / face.unitsPerEm;
    const round = (value: number): number => Math.round(value * scale);
    const baseName = `${tag}+${(postscriptName ?? face.id).replace(/[^\w-]/g, "")}`;
    const bytes = this.subset.encode();
    const fontFile = file.packed(bytes, { Length1: bytes.length });
    const descriptor = file.add({
      Type: "FontDescriptor",
      FontName: baseName,
      Flags: 4,
      FontBBox: bounds.map(round),
      ItalicAngle: italicAngle,
      Ascent: round(ascent),
      Descent: round(descent),
      CapHeight: round(capHeight),
      StemV: 80,
      FontFile2: fontFile,
    });
    const byCode = [...this.used.values()].sort((a, b) => a.code - b.code);
    const widths = byCode.flatMap(({ code }) => [code, [this.widths[code] as number]]);
    const descendant = file.add({
      Type: "Font",
      Subtype: "CIDFontType2",
      BaseFont: baseName,
      CIDSystemInfo: { Registry: new PdfText("Adobe"), Ordering: new PdfText("Identity"), Supplement: 0 },
      FontDescriptor: descriptor,
      W: widths,
      CIDToGIDMap: "Identity",
    });
    const toUnicode = file.packed(
      unicodeMap(byCode.map(({ code, text }) => [hexOf(code), text.replaceAll("\u2212", "-")])),
    );
    file.add(
      {
        Type: "Font",
        Subtype: "Type0",
        BaseFont: baseName,
        Encoding: "Identity-H",
        DescendantFonts: [descendant],
        ToUnicode: toUnicode,
      },
      this.ref,
    );
  }
}

const hexOf = (code: number): string => code.toString(16).padStart(4, "0");
