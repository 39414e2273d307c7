import { getOrAdd } from "../get-or-add";
import type { CharacterMap } from "./character-map";
import { classOf } from "./coverage";
import { Kerning } from "./kerning";
import { gposTypes, gsubTypes, LayoutTable, type LookupTypes } from "./layout-table";
import { LookupList } from "./lookup-list";
import type { Metrics } from "./metrics";
import { type Tables, viewOf } from "./sfnt";
import { type GlyphRow, substitute } from "./substitution";

/**
 * Shapes words of Latin, Greek and Cyrillic letters straight from the bytes of a font: most words of most cards. What it
 * can't do exactly as the whole shaper would, it leaves to that one.
 */

export interface QuickRow extends GlyphRow {
  /** In font units. */
  advances: number[];
}

/** What a word gets without being asked, in all scripts that are read here, and then what was wished for. */
const usual = "rvrn ltra ltrm ccmp locl rlig mark mkmk calt clig liga rclt curs kern".split(" ");
const mark = 3;

interface Plan {
  substitutions: LookupList | undefined;
  kerning: Kerning | undefined;
}

export class QuickShaper {
  private readonly gsub: LayoutTable | undefined;
  private readonly gpos: LayoutTable | undefined;
  private readonly gdef: DataView | undefined;
  private readonly plans = new WeakMap<readonly string[], Map<string, Plan>>();
  private readonly marks = new Map<number, boolean>();

  constructor(
    private readonly tables: Tables,
    private readonly map: CharacterMap,
    private readonly metrics: Metrics,
  ) {
    const table = (tag: string, types: LookupTypes): LayoutTable | undefined => {
      const bytes = tables.get(tag);
      return bytes && new LayoutTable(bytes, types);
    };
    this.gsub = table("GSUB", gsubTypes);
    this.gpos = table("GPOS", gposTypes);
    const gdef = tables.get("GDEF");
    this.gdef = gdef && viewOf(gdef);
  }

  hasFeature(tag: string): boolean {
    return this.gsub?.features("DFLT").has(tag) === true;
  }

  shape(word: string, features: readonly string[]): QuickRow | undefined {
    const script = scriptOf(word);
    if (script === undefined || this.tables.has("kern") || this.tables.has("morx")) return undefined;
    const signs = [...word];
    const row: GlyphRow = { signs, glyphs: signs.map((sign) => this.map(sign.codePointAt(0) as number)) };
    const { substitutions, kerning } = this.plan(script, features);
    if (this.hasMarks(row)) return undefined;
    if (this.gsub && substitutions && !substitute(this.gsub, substitutions, row)) return undefined;
    const added = kerning?.of(row.glyphs);
    if ((kerning && !added) || this.hasMarks(row)) return undefined;
    return { ...row, advances: row.glyphs.map((glyph, at) => this.metrics.advance(glyph) + (added?.[at] ?? 0)) };
  }

  private plan(script: string, features: readonly string[]): Plan {
    const plans = getOrAdd(this.plans, features, () => new Map<string, Plan>());
    return getOrAdd(plans, script, () => {
      const wanted = [...usual, ...features];
      return {
        substitutions: this.gsub && new LookupList(this.gsub, this.gsub.lookups(script, wanted)),
        kerning: this.gpos && new Kerning(this.gpos, this.gpos.lookups(script, wanted)),
      };
    });
  }

  /** Accents stand where their letters want them, which is not done here. */
  private hasMarks({ glyphs }: GlyphRow): boolean {
    for (let at = 0; at < glyphs.length; at++) if (this.isMark(glyphs[at] as number)) return true;
    return false;
  }

  private isMark(glyph: number): boolean {
    const known = this.marks.get(glyph);
    if (known !== undefined) return known;
    const classes = this.gdef?.getUint16(4) ?? 0;
    const found = this.gdef !== undefined && classes > 0 && classOf(this.gdef, classes, glyph) === mark;
    this.marks.set(glyph, found);
    return found;
  }
}

const ordinary =
  /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u02af\u0386\u0388-\u03e1\u0400-\u0481\u048a-\u052f\u1e00-\u1eff\u2010-\u2027\u2030-\u203a\u20a0-\u20bf\u2190-\u22ff]*$/;
/** Nearly all words, for which those patterns need not be looked through. */
const ascii = /^[\u0020-\u007e]*$/;
const scripts: readonly (readonly [tag: string, letters: RegExp])[] = [
  ["latn", /\p{sc=Latin}/u],
  ["grek", /\p{sc=Greek}/u],
  ["cyrl", /\p{sc=Cyrillic}/u],
];

/** That of the first letter, as shapers have it; of signs alone the one for all. */
function scriptOf(word: string): string | undefined {
  if (ascii.test(word)) return /[A-Za-z]/.test(word) ? "latn" : "DFLT";
  if (!ordinary.test(word)) return undefined;
  let [script, first] = ["DFLT", word.length];
  for (const [tag, letters] of scripts) {
    const at = word.search(letters);
    if (at >= 0 && at < first) [script, first] = [tag, at];
  }
  return script;
}
