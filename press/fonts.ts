import type { Font } from "@pdf-lib/fontkit";
import * as fontkitModule from "@pdf-lib/fontkit";
import { ownValue } from "../schemas/own-value";
import { mirrored } from "./bidi";
import { FontDamage } from "./font-damage";
import { FontSubset } from "./font-subset";
import { isOwnFont } from "./font-table";
import { repaired, type WholeFont, wholeMetrics } from "./fontkit-repairs";
import { type Coming, coming, type Lettering, noLettering } from "./lettering";
import { OutlineSubset } from "./outline-subset";
import { type CharacterMap, characterMap } from "./type/character-map";
import { glyphOutline } from "./type/glyph-outline";
import { type Metrics, readMetrics } from "./type/metrics";
import { type QuickRow, QuickShaper } from "./type/quick-shaper";
import { plainTables, type Tables, tableOf } from "./type/sfnt";

/** Its type declarations name the functions only, its modules export nothing but a default. */
const fontkit = (fontkitModule as unknown as { default: typeof fontkitModule }).default;
export const parseFont = (bytes: Uint8Array): Font => fontkit.create(bytes);

/**
 * Typefaces, read from files, and the words shaped with them. Every word is shaped once. fontkit shapes what the quick shaper
 * leaves over, and reads all files that are no plain TrueType or that a project brings; reading a font with it takes long, so
 * it is only done for what needs it.
 */

export interface ShapedWord {
  glyphs: readonly number[];
  /** Where each glyph begins, as a multiple of the type size. */
  offsets: readonly number[];
  /** How far each glyph stands above the line, in the same measure; left out when all stand on it. */
  rises?: readonly number[];
  /** What each glyph stands for here, where that is not what it usually stands for. */
  says?: readonly (string | undefined)[];
  advance: number;
  /** Signs that the font does not have. */
  missing: string;
}

/** How a word is shaped, apart from its letters. */
export interface Manner {
  rightToLeft?: boolean;
  /** With the small capitals that the font itself has. */
  smallCaps?: boolean;
}

const cacheLimit = 40_000;
/** Numbers of one height: Alegreya's own hang below the line, which reads badly in rules. */
const features = ["lnum"];
const smallCapFeatures = [...features, "smcp"];
const plain: Manner = {};
/** Signs of path data; the most involved letters have some ten thousand. */
const longestOutline = 400_000;
/** fontkit fails over the syllables of Indian scripts and their like: letters of all others are set side by side. */
const shapeable =
  /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Common}\p{sc=Inherited}]*$/u;
/** Pairs of Latin letters are kerned for one direction only; turned around they would reach out of their word. */
const runsLeft = /[\p{sc=Hebrew}\p{sc=Arabic}]/u;

export class FontFace {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  /** As a multiple of the type size, like all measures of shaped words. */
  readonly capHeight: number;
  readonly space: ShapedWord;
  /** From 100 to 900. */
  readonly weight: number;
  readonly isItalic: boolean;
  readonly hasSmallCaps: boolean;
  /** Undefined for a file that is no plain TrueType. */
  readonly tables: Tables | undefined;
  readonly metrics: Metrics;
  private readonly map: CharacterMap;
  private readonly quick: QuickShaper | undefined;
  private whole: WholeFont | undefined;
  private readonly words = [0, 1, 2, 3].map(() => new Map<string, ShapedWord>());
  private readonly outlines = new Map<number, string>();
  /** Of a font that isn't the house's: the glyphs that have been read through. */
  private readonly tried: Set<number> | undefined;
  private readonly signs = new Map<number, string>();

  constructor(
    readonly id: string,
    readonly bytes: Uint8Array,
  ) {
    this.tried = isOwnFont(id) ? new Set() : undefined;
    this.tables = plainTables(bytes);
    this.metrics = this.tables ? readMetrics(this.tables) : wholeMetrics(this.font);
    this.map = this.tables
      ? characterMap(tableOf(this.tables, "cmap"))
      : (sign) => this.font.glyphForCodePoint(sign).id;
    this.quick = this.tables && new QuickShaper(this.tables, this.map, this.metrics);
    const { unitsPerEm, ascent, descent, capHeight, weight, italicAngle } = this.metrics;
    this.unitsPerEm = unitsPerEm;
    this.ascent = ascent / unitsPerEm;
    this.descent = descent / unitsPerEm;
    this.capHeight = capHeight / unitsPerEm;
    this.weight = weight;
    this.isItalic = italicAngle !== 0;
    this.hasSmallCaps = this.quick?.hasFeature("smcp") ?? this.font.availableFeatures.includes("smcp");
    this.space = this.shape(" ");
  }

  /** The font as fontkit has it. */
  get font(): Font & WholeFont {
    this.whole ??= repaired(parseFont(this.bytes));
    return this.whole as Font & WholeFont;
  }

  has(sign: string): boolean {
    return this.glyphOf(sign.codePointAt(0) ?? 0) !== 0;
  }

  private guarded<T>(read: () => T): T {
    if (!this.tried) return read();
    try {
      return read();
    } catch (reason) {
      throw reason instanceof FontDamage ? reason : new FontDamage(this.id, reason);
    }
  }

  /** Of a font that isn't the house's: reads all that will be asked of glyphs, so that nothing can go wrong when they are drawn and written. */
  readThrough(glyphs: readonly number[]): void {
    const { tried } = this;
    const fresh = tried ? glyphs.filter((glyph) => !tried.has(glyph)) : [];
    if (!tried || fresh.length === 0) return;
    this.guarded(() => {
      const subset = this.tables ? new FontSubset(this.tables) : new OutlineSubset(this);
      for (const glyph of fresh) {
        tried.add(glyph);
        if (this.outline(glyph).length > longestOutline) throw new Error(`Glyph ${glyph} is larger than any letter.`);
        if (!Number.isFinite(this.advance(glyph))) throw new Error(`Glyph ${glyph} has no width.`);
        subset.add(glyph, () => true);
      }
      subset.encode();
    });
  }

  /** 0 for signs that it doesn't have. */
  glyphOf(sign: number): number {
    return this.guarded(() => this.map(sign));
  }

  shape(word: string, manner: Manner = plain): ShapedWord {
    const { rightToLeft = false, smallCaps = false } = manner;
    const words = this.words[(rightToLeft ? 1 : 0) + (smallCaps ? 2 : 0)]!;
    const known = words.get(word);
    if (known) return known;
    const wanted = smallCaps ? smallCapFeatures : features;
    const shaped = this.guarded(() => {
      const row = rightToLeft ? undefined : this.quick?.shape(word, wanted);
      return row ? this.fromRow(row) : this.shapeWhole(word, wanted, rightToLeft);
    });
    this.readThrough(shaped.glyphs);
    if (words.size >= cacheLimit) words.clear();
    words.set(word, shaped);
    return shaped;
  }

  private fromRow({ glyphs, signs, advances }: QuickRow): ShapedWord {
    const offsets: number[] = [];
    let advance = 0;
    let missing = "";
    for (const [at, glyph] of glyphs.entries()) {
      const sign = signs[at] as string;
      offsets.push(advance / this.unitsPerEm);
      advance += advances[at] as number;
      if (glyph === 0) missing += sign;
      this.note(glyph, sign);
    }
    const shaped: ShapedWord = { glyphs, offsets, advance: advance / this.unitsPerEm, missing };
    if (missing !== "") shaped.says = glyphs.map((glyph, at) => (glyph === 0 ? signs[at] : undefined));
    return shaped;
  }

  private shapeWhole(word: string, wanted: readonly string[], rightToLeft: boolean): ShapedWord {
    const isTurned = rightToLeft && !runsLeft.test(word);
    const run = this.font.limited(word.length + 1, () =>
      this.font.layout(
        rightToLeft ? mirrored(word) : word,
        isTurned ? { ...Object.fromEntries(wanted.map((tag) => [tag, true])), kern: false } : wanted,
        shapeable.test(word) ? undefined : "DFLT",
        undefined,
        rightToLeft ? "rtl" : undefined,
      ),
    );
    const glyphs: number[] = [];
    const offsets: number[] = [];
    const rises: number[] = [];
    const says: (string | undefined)[] = [];
    let advance = 0;
    let missing = "";
    run.glyphs.forEach((glyph, index) => {
      const position = run.positions[index];
      glyphs.push(glyph.id);
      offsets.push((advance + (position?.xOffset ?? 0)) / this.unitsPerEm);
      rises.push((position?.yOffset ?? 0) / this.unitsPerEm);
      advance += position?.xAdvance ?? glyph.advanceWidth;
      const signs = String.fromCodePoint(...glyph.codePoints);
      if (glyph.id === 0) missing += signs;
      // Arabic letters share their shapes and differ in dots; brackets that are turned around stay what they were.
      says.push(rightToLeft ? mirrored(signs) : glyph.id === 0 ? signs : undefined);
      this.note(glyph.id, signs);
    });
    const shaped: ShapedWord = { glyphs, offsets, advance: advance / this.unitsPerEm, missing };
    if (rises.some((rise) => rise !== 0)) shaped.rises = rises;
    if (says.some((said) => said !== undefined)) shaped.says = says;
    return shaped;
  }

  private note(glyph: number, signs: string): void {
    if (!this.signs.has(glyph)) this.signs.set(glyph, signs);
  }

  /** What a glyph stood for when it was first shaped, so that a PDF can be searched. */
  said(glyph: number): string {
    return this.signs.get(glyph) ?? "";
  }

  /** What the font says of itself. fontkit reads the whole table of names but declares only some of them. */
  get credit(): { name: string; copyright: string; licence: string } {
    const { familyName, copyright, getName } = this.font as Font & { getName?(this: Font, key: string): string | null };
    const named = (key: string): string | undefined => getName?.call(this.font, key) ?? undefined;
    // A heavy cut calls itself a family of its own.
    const name = named("preferredFamily") ?? familyName ?? this.id;
    return { name, copyright: copyright ?? "", licence: named("license") ?? "" };
  }

  /** In font units. */
  advance(glyph: number): number {
    return this.guarded(() => this.metrics.advance(glyph));
  }

  /** Absolute M, L, Q, C and Z only. */
  absoluteOutline(glyph: number): string {
    if (this.tables && !this.tried) return glyphOutline(this.tables, glyph);
    return this.font.limited(1, () => this.font.getGlyph(glyph).path.toSVG());
  }

  /**
   * The outline as SVG path data in relative commands, in font units with y upwards: written after an absolute `M`, it is
   * drawn there.
   */
  outline(glyph: number): string {
    const known = this.outlines.get(glyph);
    if (known !== undefined) return known;
    const outline = this.guarded(() => relativeOutline(this.absoluteOutline(glyph)));
    this.outlines.set(glyph, outline);
    return outline;
  }
}

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
  private readonly givenUp = new Set<string>();
  /** Another object once a font has been given up: what is remembered of texts no longer holds. */
  generation: object = {};

  constructor(
    private readonly files: Readonly<Record<string, Uint8Array>>,
    readonly lettering: Lettering = noLettering,
  ) {}

  get ids(): string[] {
    return Object.keys(this.files);
  }

  /** A font that has turned out to be damaged. What was set in it before stays as it is. */
  giveUp(id: string): void {
    this.givenUp.add(id);
    this.generation = {};
  }

  isGivenUp(id: string): boolean {
    return this.givenUp.has(id);
  }

  /** Fonts beyond those of the book are asked for. */
  ask(id: string): FontFace | Coming | undefined {
    if (this.givenUp.has(id)) return undefined;
    const known = this.faces.get(id);
    if (known) return known;
    const bytes = ownValue(this.files, id) ?? this.lettering.font(id);
    if (!bytes || bytes === coming) return bytes;
    const face = new FontFace(id, bytes);
    this.faces.set(id, face);
    return face;
  }

  face(id: string): FontFace | undefined {
    const face = this.faces.get(id) ?? this.ask(id);
    return face === coming ? undefined : face;
  }
}
