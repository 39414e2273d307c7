import type { TextStyle } from "../schemas/template-style";
import { visualOrder } from "./bidi";
import { type Box, millimetresPerPoint } from "./geometry";
import { GlyphRun } from "./glyph-run";
import type { Line } from "./paragraph";
import type { Pen, Place } from "./pen";
import type { EmojiItem, SceneItem } from "./scene";
import type { Setting } from "./set-text";
import { defaultSymbolSize, markerGap } from "./text-content";
import { type Cluster, type EmojiPart, levelOf, type Part, type SymbolPart, textOf, type WordPart } from "./text-parts";

/** Puts a text that has been set into the scene: glyph runs, symbols and emoji, line by line. */

/** Below this a printed card is hard to read at arm's length. */
const readableSize = 5;
/** A blank in a justified line is at most so many times as wide as usual; looser lines stay ragged. */
const widestBlank = 3;

export function drawText(setting: Setting, style: TextStyle, pen: Pen, place: Place): void {
  reportText(setting, style, pen, place);
  const { box } = place;
  const { lines, padding } = setting;
  const size = setting.size * millimetresPerPoint;
  const lineHeight = size * setting.leading;
  // Text that is far too long runs out below, so that its beginning can be read and nothing above it is lost.
  const free = box.height - setting.height < -lineHeight ? 0 : box.height - setting.height;
  const { capHeight } = pen.face(style.font, style.bold === true, style.italic === true);
  const ink: Ink = { size, capHeight, colour: pen.colour(style.color ?? "ink", place.scope), style };
  const width = (box.width - 2 * padding) / size;
  const widestItem = widestItemOf(lines);
  let top = box.y + padding + (style.valign === "middle" ? free / 2 : style.valign === "bottom" ? free : 0);
  const run = new GlyphRun();
  for (const line of lines) {
    if (line.startsParagraph) top += size * (style.paragraph ?? 0);
    // Capitals stand in the middle of their line, so that symbols and type share one axis.
    const y = top + (lineHeight + capHeight * size) / 2;
    const { start, stretch } = arrange(line, style.align, width, widestItem);
    const drawing = new LineDrawing(box.x + padding + start * size, y, ink, pen, place, run);
    drawing.draw(line, stretch);
    top += lineHeight;
  }
}

function widestItemOf(lines: readonly Line[]): number {
  let widest = 0;
  for (const { width, paragraph } of lines) {
    if (paragraph.indent > 0) widest = Math.max(widest, width + paragraph.indent);
  }
  return widest;
}

/** Where the words of a line begin, and how much wider each of its blanks is. In multiples of the size. */
function arrange(
  line: Line,
  align: TextStyle["align"] = "start",
  width: number,
  widestItem: number,
): { start: number; stretch: number } {
  if (line.room) {
    const { room, ...plain } = line;
    const { start, stretch } = arrange(plain, align, room.width, widestItem);
    return { start: start + room.start, stretch };
  }
  const { indent, isRightToLeft } = line.paragraph;
  const left = width - indent - line.width;
  const stretch = align === "justify" && !line.isLast ? stretchOf(line, left) : 0;
  // A centred list keeps its items in line and stands in the middle as a whole.
  const inset = align === "center" && indent > 0 ? Math.max(0, (width - widestItem) / 2) : 0;
  const isAtEnd = isRightToLeft ? align !== "left" && align !== "end" : align === "right" || align === "end";
  if (align === "center" && indent === 0) return { start: left / 2, stretch };
  if (isAtEnd) return { start: (isRightToLeft ? 0 : indent) + (stretch > 0 ? 0 : left) - inset, stretch };
  return { start: (isRightToLeft ? 0 : indent) + inset, stretch };
}

function stretchOf({ clusters }: Line, left: number): number {
  const blanks = clusters.slice(1).filter(({ space }) => space > 0);
  const natural = Math.min(...blanks.map(({ space }) => space));
  const stretch = left / Math.max(1, blanks.length);
  return blanks.length > 0 && natural + stretch <= natural * widestBlank ? stretch : 0;
}

interface Ink {
  size: number;
  capHeight: number;
  colour: string;
  style: TextStyle;
}

/** A part of the line, or the blank before one. */
type Atom = { level: number; order: number } & ({ part: Part } | { blank: number });

function atomsOf(clusters: readonly Cluster[], stretch: number): Atom[] {
  const atoms: Atom[] = [];
  clusters.forEach(({ parts, space, level }, index) => {
    const order = atoms.length;
    if (index > 0 && space > 0) atoms.push({ level, order, blank: space + stretch });
    for (const part of parts) atoms.push({ level: levelOf(part), order: atoms.length, part });
  });
  return atoms;
}

/** Whether anything on the line runs to the left, so that it isn't read in the order of its places. */
function isMixed(clusters: readonly Cluster[]): boolean {
  for (const { level, parts } of clusters) {
    if (level > 0) return true;
    for (const part of parts) if (levelOf(part) > 0) return true;
  }
  return false;
}

class LineDrawing {
  /** Set for a line that isn't read in the order in which it is drawn. */
  private unsorted: { order: number; add: () => void }[] | undefined;

  constructor(
    private x: number,
    private readonly y: number,
    private readonly ink: Ink,
    private readonly pen: Pen,
    private readonly place: Place,
    private readonly run: GlyphRun,
  ) {}

  draw(line: Line, stretch: number): void {
    const { paragraph, isFirst, clusters } = line;
    const { size } = this.ink;
    const begin = this.x;
    const hasMarker = paragraph.marker.length > 0;
    const mixed = paragraph.isBidi && isMixed(clusters);
    if (mixed || hasMarker) this.unsorted = [];
    if (mixed) this.mixed(clusters, stretch);
    else this.straight(clusters, stretch);
    this.flush();
    if (isFirst && hasMarker) {
      const width = paragraph.marker.reduce((sum, part) => sum + part.width, 0);
      this.x = paragraph.isRightToLeft ? this.x + markerGap * size : begin - (width + markerGap) * size;
      this.marker(paragraph.marker);
    }
    // The order of reading is that in which PDFs are searched and copied.
    for (const { add } of this.unsorted?.sort((a, b) => a.order - b.order) ?? []) add();
  }

  private straight(clusters: readonly Cluster[], stretch: number): void {
    let order = 0;
    // Each word of each card comes by here: without iterators, which a program that has just started makes for every one.
    for (let index = 0; index < clusters.length; index++) {
      const { parts, space } = clusters[index] as Cluster;
      if (index > 0 && space > 0) this.blank(space + stretch, order++);
      for (let at = 0; at < parts.length; at++) this.part(parts[at] as Part, order++);
    }
  }

  private mixed(clusters: readonly Cluster[], stretch: number): void {
    for (const atom of visualOrder(atomsOf(clusters, stretch))) {
      if ("part" in atom) this.part(atom.part, atom.order);
      else this.blank(atom.blank, atom.order);
    }
  }

  private marker(parts: readonly Part[]): void {
    const atoms = parts.map((part, index) => ({ part, order: index - parts.length, level: levelOf(part) }));
    for (const { part, order } of visualOrder(atoms)) this.part(part, order);
    this.flush();
  }

  private blank(width: number, order: number): void {
    if (!this.run.isEmpty) this.run.blank(this.x, order);
    this.x += width * this.ink.size;
  }

  private part(part: Part, order: number): void {
    const { size, capHeight, style } = this.ink;
    if ("shaped" in part) this.word(part, order);
    else {
      this.flush();
      const height = "symbol" in part ? size * (style.symbolSize ?? defaultSymbolSize) : size;
      const before = "symbol" in part ? part.before * size : 0;
      const y = this.y - (capHeight * size + height) / 2;
      const box = { x: this.x + before, y, width: part.width * size - before, height };
      if ("symbol" in part) this.symbol(part, order, box);
      else this.emoji(part, order, box);
    }
    this.x += part.width * size;
  }

  private symbol({ symbol }: SymbolPart, order: number, box: Box): void {
    if (this.unsorted) this.unsorted.push({ order, add: () => this.pen.drawSymbol(symbol, box, this.place) });
    else this.pen.drawSymbol(symbol, box, this.place);
  }

  private emoji({ emoji, text, color }: EmojiPart, order: number, { x, y, width, height }: Box): void {
    // What is narrower than its square has air on both sides.
    const box = { x: x + Math.min(0, width - height) / 2, y, width: height, height };
    const item: EmojiItem = { kind: "emoji", emoji, text, box, fill: this.colour(color) };
    this.add(item, order);
  }

  private add(item: SceneItem, order: number): void {
    if (this.unsorted) this.unsorted.push({ order, add: () => this.pen.add(item, this.place) });
    else this.pen.add(item, this.place);
  }

  private colour(color: string | undefined): string {
    return color === undefined ? this.ink.colour : this.pen.colour(color, this.place.scope);
  }

  private word(part: WordPart, order: number): void {
    const { run, x } = this;
    const size = this.ink.size * part.look.scale;
    const fill = this.colour(part.look.color);
    if (!run.isLike(part.face, size, fill)) this.flush();
    if (run.isEmpty) run.begin(part.face, size, fill, x);
    run.word(part, x, order);
  }

  private flush(): void {
    if (this.run.isEmpty) return;
    const { item, order } = this.run.take(this.y);
    this.add(item, order);
  }
}

const excerpt = ({ content }: Setting): string => {
  const words = content.paragraphs
    .flatMap(({ clusters }) => clusters.map(({ parts }) => parts.map(textOf).join("")))
    .join(" ")
    .trim();
  return words.length > 40 ? `${words.slice(0, 39)}…` : words;
};

function reportText(setting: Setting, style: TextStyle, pen: Pen, { field }: Place): void {
  const { content } = setting;
  if (!setting.fits) pen.report("press/text-overflows", field, { text: excerpt(setting) });
  else if (setting.size < Math.min(readableSize, style.size) - 0.05) {
    pen.report("press/text-small", field, { text: excerpt(setting), size: setting.size.toFixed(1) });
  }
  for (const { font, signs } of content.missing) pen.report("press/missing-glyph", field, { font, signs });
  for (const colour of content.unknownColours) pen.report("press/unknown-colour", field, { colour });
  for (const symbol of content.unknownSymbols) {
    const known = Object.keys(pen.template.symbols ?? {}).map((name) => `{${name}}`);
    pen.report("press/unknown-symbol", field, { symbol: `{${symbol}}`, known: known.join(" ") || "none" });
  }
}
