import type { Font } from "@pdf-lib/fontkit";
import * as fontkitModule from "@pdf-lib/fontkit";

/** Its type declarations name the functions only, its modules export nothing but a default. */
const { create } = (fontkitModule as unknown as { default: typeof fontkitModule }).default;

/** Typefaces, read from TTF bytes, and the words shaped with them. Shaping is slow, so every word is shaped once. */

export interface ShapedWord {
  glyphs: readonly number[];
  /** Where each glyph begins, as a multiple of the type size. */
  offsets: readonly number[];
  advance: number;
  /** Signs that the font does not have. */
  missing: string;
}

const cacheLimit = 40_000;
/** Numbers of one height: Alegreya's own hang below the line, which reads badly in rules. */
const features = ["lnum"] as const;

export class FontFace {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  /** As a multiple of the type size, like all measures of shaped words. */
  readonly capHeight: number;
  readonly space: ShapedWord;
  private readonly words = new Map<string, ShapedWord>();
  private readonly outlines = new Map<number, string>();
  private readonly signs = new Map<number, readonly number[]>();

  constructor(
    readonly id: string,
    readonly bytes: Uint8Array,
    readonly font: Font,
  ) {
    this.unitsPerEm = font.unitsPerEm;
    this.ascent = font.ascent / font.unitsPerEm;
    this.descent = font.descent / font.unitsPerEm;
    this.capHeight = font.capHeight / font.unitsPerEm;
    this.space = this.shape(" ");
  }

  shape(word: string): ShapedWord {
    const known = this.words.get(word);
    if (known) return known;
    const run = this.font.layout(word, [...features]);
    const glyphs: number[] = [];
    const offsets: number[] = [];
    let advance = 0;
    let missing = "";
    run.glyphs.forEach((glyph, index) => {
      const position = run.positions[index];
      glyphs.push(glyph.id);
      offsets.push((advance + (position?.xOffset ?? 0)) / this.unitsPerEm);
      advance += position?.xAdvance ?? glyph.advanceWidth;
      if (glyph.id === 0) missing += String.fromCodePoint(...glyph.codePoints);
      if (!this.signs.has(glyph.id)) this.signs.set(glyph.id, [...glyph.codePoints]);
    });
    const shaped = { glyphs, offsets, advance: advance / this.unitsPerEm, missing };
    if (this.words.size >= cacheLimit) this.words.clear();
    this.words.set(word, shaped);
    return shaped;
  }

  /** The code points a glyph stood for when it was first shaped, so that a PDF can be searched. */
  codePoints(glyph: number): readonly number[] {
    return this.signs.get(glyph) ?? [];
  }

  /** In font units. */
  advance(glyph: number): number {
    return this.font.getGlyph(glyph).advanceWidth;
  }

  /**
   * The outline as SVG path data in relative commands, in font units with y upwards: written after an absolute `M`, it is
   * drawn there.
   */
  outline(glyph: number): string {
    const known = this.outlines.get(glyph);
    if (known !== undefined) return known;
    const outline = relativeOutline(this.font.getGlyph(glyph).path.toSVG());
    this.outlines.set(glyph, outline);
    return outline;
  }
}

/** fontkit writes absolute M, L, Q, C and Z only. */
function relativeOutline(d: string): string {
  let result = "";
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const step = (value: number): number => Math.round(value * 10) / 10;
  for (const [, command, rest] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    if (command === "Z") {
      result += "z";
      [x, y] = [startX, startY];
      continue;
    }
    const values = (rest?.match(/-?[\d.]+/g) ?? []).map(Number);
    const relative = values.map((value, index) => step(value - (index % 2 === 0 ? x : y)));
    result += (command as string).toLowerCase() + relative.join(" ").replaceAll(" -", "-");
    x = values.at(-2) ?? x;
    y = values.at(-1) ?? y;
    if (command === "M") [startX, startY] = [x, y];
  }
  return result;
}

export class FontBook {
  private readonly faces = new Map<string, FontFace>();

  constructor(private readonly files: Readonly<Record<string, Uint8Array>>) {}

  get ids(): string[] {
    return Object.keys(this.files);
  }

  face(id: string): FontFace | undefined {
    const known = this.faces.get(id);
    if (known) return known;
    const bytes = this.files[id];
    if (!bytes) return undefined;
    const face = new FontFace(id, bytes, create(bytes));
    this.faces.set(id, face);
    return face;
  }
}
