import { ownValue } from "../schemas/own-value";
import type { TextStyle } from "../schemas/template-style";
import { type Direction, directionOf } from "./bidi";
import type { FontFace } from "./fonts";
import { getOrAdd } from "./get-or-add";
import { hyphenPlaces } from "./hyphenation";
import { coming } from "./lettering";
import { breakableParts } from "./line-breaks";
import type { Pen } from "./pen";
import { type Piece, parseRichText, plainParagraphs, type RichParagraph, type Words } from "./rich-text";
import { partsOfWord, signGap, symbolGap } from "./run-parts";
import { type Cluster, clusterOf, isWord, type Look, type Paragraph, type Part, wordPart } from "./text-parts";
import { readColour } from "./values";

/** Text made ready for setting: shaped words and symbols, gathered into clusters. Kept, because most texts stay as they are. */
export interface TextContent {
  paragraphs: Paragraph[];
  missing: { font: string; signs: string }[];
  unknownSymbols: string[];
  unknownColours: string[];
}

export const defaultSymbolSize = 0.95;
/** Between the sign of a list and its item. */
export const markerGap = 0.4;
const cacheLimit = 2000;
/** Signs that a missing-sign report shows. */
const reportedSigns = 20;

/** What words become that stand between blanks and consist of common letters: most come again and again. */
type KnownWords = Map<string, readonly Cluster[]>;
interface Known {
  texts: Map<string, TextContent>;
  /** By how they look. */
  words: Map<string, KnownWords>;
  hands: Map<string, Hand>;
}
/** By typefaces, those that the template gives its roles, and its symbols: what a style says stays while those change. */
const caches = new WeakMap<object, WeakMap<object, WeakMap<object, WeakMap<TextStyle, Known>>>>();
const noSymbols = {};

function knownFor(style: TextStyle, pen: Pen): Known {
  const roles = getOrAdd(caches, pen.fonts.generation, () => new WeakMap());
  const symbols = getOrAdd(roles, pen.template.fonts, () => new WeakMap());
  const styles = getOrAdd(symbols, pen.template.symbols ?? noSymbols, () => new WeakMap());
  return getOrAdd(styles, style, () => ({ texts: new Map(), words: new Map(), hands: new Map() }));
}

/** Of paragraphs whose marks somebody has read already. */
export const prepareParagraphs = (paragraphs: readonly RichParagraph[], style: TextStyle, pen: Pen): TextContent =>
  new ContentBuilder(style, pen, knownFor(style, pen)).buildOf(paragraphs);

export function prepareText(text: string, style: TextStyle, pen: Pen): TextContent {
  const found = knownFor(style, pen);
  const { texts } = found;
  const key = style.hyphenate ? `${pen.surroundings.set.language}|${text}` : text;
  const known = texts.get(key);
  if (known) return known;
  const builder = new ContentBuilder(style, pen, found);
  const content = builder.build(text);
  if (texts.size >= cacheLimit) texts.clear();
  // Set again, and better, when what it waits for is here, or the palette has the colour that it names.
  if (!builder.isWaiting && content.unknownColours.length === 0) texts.set(key, content);
  return content;
}

/** Paragraph ends of all kinds; halves of signs become the sign for a broken one. */
export const cleaned = (text: string): string =>
  /^[\n\u0020-\u007e]*$/.test(text)
    ? text
    : text
        .normalize("NFC")
        .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
        .replace(/\p{Surrogate}/gu, "\ufffd");

/** A symbol stands in the text as an object without a direction of its own. */
const saidBy = (piece: Piece): string => ("symbol" in piece ? "\ufffc" : piece.text);

/** How a run of letters is written. */
interface Hand {
  face: FontFace;
  look: Look;
  /** Small capitals that the typeface lacks. */
  imitated: boolean;
  /** How wide blanks are. */
  blank: number;
  known: KnownWords;
}

class ContentBuilder {
  isWaiting = false;
  private readonly content: TextContent = { paragraphs: [], missing: [], unknownSymbols: [], unknownColours: [] };
  private readonly tracking: number;
  private clusters: Cluster[] = [];
  private parts: Part[] = [];
  private space = 0;
  private spaceLevel = 0;
  private direction: Direction | undefined;
  /** Where the paragraph is being read. */
  private at = 0;
  private readonly language: string;

  constructor(
    private readonly style: TextStyle,
    private readonly pen: Pen,
    private readonly kept: Known,
  ) {
    this.tracking = (style.tracking ?? 0) / 1000;
    this.language = (style.hyphenate && pen.surroundings.set.language) || "";
  }

  build(text: string): TextContent {
    const normal = cleaned(text);
    return this.buildOf(this.style.plain ? plainParagraphs(normal) : parseRichText(normal, this.isColour));
  }

  buildOf(paragraphs: readonly RichParagraph[]): TextContent {
    for (const paragraph of paragraphs) this.content.paragraphs.push(this.paragraph(paragraph));
    alignLists(this.content.paragraphs);
    return this.content;
  }

  private isColour = (name: string): boolean => {
    const isKnown = readColour(name, this.pen.template.palette, {}) !== undefined;
    if (!isKnown) this.content.unknownColours.push(name);
    return isKnown;
  };

  private paragraph({ pieces, marker }: RichParagraph): Paragraph {
    const known = pieces.map((piece) => this.cased(this.known(piece)));
    let said = "";
    for (let at = 0; at < known.length; at++) said += saidBy(known[at] as Piece);
    this.direction = directionOf(said);
    this.clusters = [];
    [this.space, this.spaceLevel] = [0, 0];
    this.at = 0;
    for (let at = 0; at < known.length; at++) {
      const piece = known[at] as Piece;
      if ("symbol" in piece) this.addSymbol(piece.symbol);
      else this.addWords(piece, at === known.length - 1);
    }
    this.finish(0, 0);
    const isRightToLeft = this.direction?.isRightToLeft ?? false;
    const sign = marker === undefined ? [] : this.marker(marker, isRightToLeft);
    const indent = sign.length > 0 ? clusterOf(sign, 0).width + markerGap : 0;
    return { clusters: this.clusters, isRightToLeft, isBidi: this.direction !== undefined, indent, marker: sign };
  }

  /** A symbol that the template does not have stays as it was typed. */
  private known(piece: Piece): Piece {
    if (!("symbol" in piece) || Object.hasOwn(this.pen.template.symbols ?? {}, piece.symbol)) return piece;
    this.content.unknownSymbols.push(piece.symbol);
    return { text: `{${piece.symbol}}`, bold: false, italic: false };
  }

  private cased(piece: Piece): Piece {
    return "symbol" in piece || this.style.case !== "upper" ? piece : { ...piece, text: piece.text.toUpperCase() };
  }

  private marker(sign: string, isRightToLeft: boolean): Part[] {
    const { face } = this.faceOf({ bold: false, italic: false });
    const look = { tracking: this.tracking, scale: 1, smallCaps: false };
    // Numbers run to the right wherever they stand, the full stop behind them does not.
    return (sign.match(/\d+|\D+/g) ?? []).map((part) =>
      wordPart(part, face, { ...look, level: isRightToLeft ? (/\d/.test(part) ? 2 : 1) : 0 }),
    );
  }

  private levelAt = (index: number): number => this.direction?.levels[index] ?? 0;

  private finish(space: number, level: number): void {
    if (this.parts.length > 0) {
      this.hyphenate();
      this.clusters.push(clusterOf(this.parts, this.space, this.spaceLevel));
      this.parts = [];
      [this.space, this.spaceLevel] = [space, level];
    } else if (space > this.space) [this.space, this.spaceLevel] = [space, level];
  }

  /** A word of one piece; parts of words know too little of their neighbours. */
  private hyphenate(): void {
    const [word] = this.parts;
    if (!this.style.hyphenate || this.parts.length !== 1 || !word || !isWord(word) || word.hyphens) return;
    const patterns = this.pen.fonts.lettering.hyphens(this.pen.surroundings.set.language ?? "en");
    if (patterns === coming) this.isWaiting = true;
    else if (patterns) word.hyphens = hyphenPlaces(word.text, patterns);
  }

  private faceOf({ bold, italic }: Pick<Words, "bold" | "italic">): { face: FontFace; isStandIn: boolean } {
    const { style, pen } = this;
    const found = pen.findFace(style.font, bold || style.bold === true, italic !== (style.italic === true));
    this.isWaiting ||= found.isWaiting;
    return found;
  }

  private addSymbol(symbol: string): void {
    const proportion = (ownValue(this.pen.template.symbols, symbol)?.width ?? 100) / 100;
    const last = this.parts.at(-1);
    const before = last && isWord(last) ? signGap : 0;
    const width = before + (this.style.symbolSize ?? defaultSymbolSize) * proportion + symbolGap;
    this.parts.push({ symbol, before, width, level: this.levelAt(this.at) });
    this.at += 1;
  }

  private addWords(words: Words, isLast: boolean): void {
    const hand = this.handFor(words);
    // Only ordinary blanks part words: a no-break space stays inside its word.
    const text = words.text.replaceAll("\t", " ");
    const { length } = text;
    for (let from = 0; from < length; ) {
      const blank = text.indexOf(" ", from);
      const to = blank < 0 ? length : blank;
      if (to > from) {
        const run = text.slice(from, to);
        if (this.isAfterBlank(hand.blank) && (to < length || isLast)) this.addWholeWord(run, hand);
        else this.addRun(run, hand);
        this.at += to - from;
      }
      from = to;
      while (from < length && text[from] === " ") from++;
      if (from === to) continue;
      this.finish(hand.blank, this.levelAt(this.at));
      this.at += from - to;
    }
  }

  private handFor(words: Words): Hand {
    const { bold, italic, smallCaps, color = "" } = words;
    const key = `${bold ? "b" : ""}${italic ? "i" : ""}${smallCaps ? "s" : ""}${color}|${this.language}`;
    return this.kept.hands.get(key) ?? this.newHand(words, key);
  }

  private newHand(words: Words, place: string): Hand {
    const { style, tracking } = this;
    const { face, isStandIn } = this.faceOf(words);
    const wantsSmallCaps = words.smallCaps === true || style.case === "small-caps";
    const { color } = words;
    const smallCaps = wantsSmallCaps && face.hasSmallCaps;
    const look: Look = { tracking, scale: 1, smallCaps, level: 0, ...(color !== undefined && { color }) };
    const imitated = wantsSmallCaps && !face.hasSmallCaps;
    const key = `${face.id}|${smallCaps}|${imitated}|${color}|${this.language}`;
    const known: KnownWords = getOrAdd(this.kept.words, key, () => new Map());
    const hand = { face, look, imitated, blank: face.space.advance + tracking, known };
    // What stands in for a typeface is looked for again, and told, for every text.
    if (!isStandIn) this.kept.hands.set(place, hand);
    return hand;
  }

  /** Space before the first word of a paragraph is never seen, so that it may be any. */
  private isAfterBlank(blank: number): boolean {
    return this.parts.length === 0 && (this.space === blank || this.clusters.length === 0);
  }

  /** One with blanks on both sides. */
  private addWholeWord(word: string, hand: Hand): void {
    const { blank } = hand;
    // Where something runs to the left, a word depends on those around it.
    const known = this.direction ? undefined : hand.known;
    const clusters = known?.get(word);
    const from = this.clusters.length;
    this.space = blank;
    if (clusters) {
      for (let at = 0; at < clusters.length; at++) this.clusters.push(clusters[at] as Cluster);
      return;
    }
    const isPlain = this.addRun(word, hand);
    this.finish(blank, this.levelAt(this.at + word.length));
    if (!known || !isPlain || this.isWaiting) return;
    if (known.size >= cacheLimit) known.clear();
    known.set(word, this.clusters.slice(from));
  }

  /** True when it consists of nothing but common letters that the typeface has. */
  private addRun(run: string, { face, look, imitated }: Hand): boolean {
    let isPlain = true;
    let at = this.at;
    for (const [part, word] of breakableParts(run).entries()) {
      if (part > 0) this.finish(0, this.levelAt(at));
      const found = partsOfWord(word, face, look, imitated, this.pen.fonts, this.direction?.levels.subarray(at));
      for (const one of found.parts) this.parts.push(one);
      this.isWaiting ||= found.isWaiting;
      this.reportMissing(face, found.missing);
      isPlain &&= found.isPlain;
      at += word.length;
    }
    return isPlain;
  }

  private reportMissing(face: FontFace, signs: readonly string[]): void {
    if (signs.length === 0) return;
    let entry = this.content.missing.find(({ font }) => font === face.id);
    if (!entry) {
      entry = { font: face.id, signs: "" };
      this.content.missing.push(entry);
    }
    entry.signs = [...new Set([...entry.signs, ...signs])].slice(0, reportedSigns).join("");
  }
}

/** Neighbouring items of a list begin at the same place. */
function alignLists(paragraphs: readonly Paragraph[]): void {
  for (let from = 0; from < paragraphs.length; from++) {
    let to = from;
    while ((paragraphs[to]?.indent ?? 0) > 0) to++;
    const items = paragraphs.slice(from, to);
    const indent = Math.max(0, ...items.map((item) => item.indent));
    for (const item of items) item.indent = indent;
    from = Math.max(from, to);
  }
}
