import type { FontFace, ShapedWord } from "./fonts";
import type { GlyphItem } from "./scene";
import type { WordPart } from "./text-parts";

/** Glyphs of one typeface, size and colour, side by side on a line. Used again for the next: every word of every card comes by here. */
export class GlyphRun {
  isEmpty = true;
  private face: FontFace | undefined;
  private size = 0;
  private fill = "";
  private x = 0;
  /** Only as far as `count`: what lies behind is left from longer runs. */
  private readonly glyphs: number[] = [];
  private readonly offsets: number[] = [];
  private count = 0;
  /** Words whose glyphs stand off the line or say something unusual, by their first glyph. */
  private special: { from: number; shaped: ShapedWord }[] = [];
  /** In the order of drawing; what is also read one after the other is one piece. */
  private said: Said[] = [];

  isLike(face: FontFace, size: number, fill: string): boolean {
    return this.face === face && this.size === size && this.fill === fill;
  }

  begin(face: FontFace, size: number, fill: string, x: number): void {
    this.isEmpty = false;
    this.face = face;
    this.size = size;
    this.fill = fill;
    this.x = x;
    this.count = 0;
    if (this.special.length > 0) this.special = [];
    this.said = [];
  }

  /** `order`: its place in the order of reading. */
  word({ text, look, shaped }: WordPart, x: number, order: number): void {
    if (shaped.rises || shaped.says) this.special.push({ from: this.count, shaped });
    this.add(shaped, x, look.tracking / look.scale);
    this.say(text, order);
  }

  blank(x: number, order: number): void {
    if (this.face) this.add(this.face.space, x, 0);
    this.say(" ", order);
  }

  take(y: number): { item: GlyphItem; order: number } {
    const { face, size, fill, x, special, said, count } = this;
    if (!face) throw new Error("A run was taken that has never begun.");
    this.isEmpty = true;
    const text = inOrder(said);
    const glyphs = this.glyphs.slice(0, count);
    const offsets = this.offsets.slice(0, count);
    const item: GlyphItem = { kind: "glyphs", font: face.id, size, x, y, glyphs, offsets, text, fill };
    if (special.length > 0) {
      if (special.some(({ shaped }) => shaped.rises)) item.rises = spread(special, count, "rises", 0);
      if (special.some(({ shaped }) => shaped.says)) item.says = spread(special, count, "says", undefined);
    }
    return { item, order: said[0]?.from ?? 0 };
  }

  private add(shaped: ShapedWord, x: number, tracking: number): void {
    const { glyphs, offsets, count } = this;
    const { glyphs: fresh, offsets: places } = shaped;
    const start = (x - this.x) / this.size;
    for (let at = 0; at < fresh.length; at++) {
      glyphs[count + at] = fresh[at] as number;
      offsets[count + at] = start + (places[at] as number) + at * tracking;
    }
    this.count += fresh.length;
  }

  private say(text: string, order: number): void {
    const last = this.said.at(-1);
    if (last?.next === order) {
      last.text += text;
      last.next++;
    } else this.said.push({ from: order, next: order + 1, text });
  }
}

interface Said {
  from: number;
  /** The place in the order of reading of what would follow. */
  next: number;
  text: string;
}
const inOrder = (said: Said[]): string =>
  said.length === 1
    ? (said[0] as Said).text
    : said
        .sort((a, b) => a.from - b.from)
        .map(({ text }) => text)
        .join("");

type Special = readonly { from: number; shaped: ShapedWord }[];

function spread<K extends "rises" | "says", T>(special: Special, length: number, key: K, otherwise: T) {
  const all: (T | NonNullable<ShapedWord[K]>[number])[] = new Array(length).fill(otherwise);
  for (const { from, shaped } of special) all.splice(from, shaped[key]?.length ?? 0, ...(shaped[key] ?? []));
  return all;
}
