import type { TextStyle } from "../schemas/template-style";
import { type Direction, directionOf } from "./bidi";
import type { FontFace } from "./fonts";
import { getOrAdd } from "./get-or-add";
import { hyphenPlaces, softPlaces } from "./hyphenation";
import { coming } from "./lettering";
import type { Pen } from "./pen";
import { type Piece, parseRichText, plainParagraphs, type RichParagraph, type Words } from "./rich-text";
import { emojiPart, symbolGap, wordParts } from "./run-parts";
import { type Gaps, lettered } from "./stand-ins";
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
const caches = new WeakMap<object, WeakMap<TextStyle, Map<string, TextContent>>>();

export function prepareText(text: string, style: TextStyle, pen: Pen): TextContent {
  const styles = getOrAdd(caches, pen.fonts, () => new WeakMap());
  const texts = getOrAdd(styles, style, () => new Map());
  const key = style.hyphenate ? `${pen.surroundings.set.language}|${text}` : text;
  const known = texts.get(key);
  if (known) return known;
  const builder = new ContentBuilder(style, pen);
  const content = builder.build(text);
  if (texts.size >= cacheLimit) texts.clear();
  // Set again, and better, when what it waits for is here.
  if (!builder.isWaiting) texts.set(key, content);
  return content;
}

/** Words may also be parted after a hyphen, dash or slash between letters, and wherever a writer allowed it. */
const breakAfter = /(?<=\p{L}[-–—/])(?=\p{L})|(?<=\u200b)/u;
/** Letters beyond those that every typeface of the house has; a soft hyphen among them. */
const special = /[^\u0020-\u007e\u00a1-\u00ac\u00ae-\u017f\u2010-\u2026\u2212]/;

/** Paragraph ends of all kinds; halves of signs become the sign for a broken one. */
const cleaned = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/\p{Surrogate}/gu, "\ufffd");

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

  constructor(
    private readonly style: TextStyle,
    private readonly pen: Pen,
  ) {
    this.tracking = (style.tracking ?? 0) / 1000;
  }

  build(text: string): TextContent {
    const normal = cleaned(text);
    const paragraphs = this.style.plain ? plainParagraphs(normal) : parseRichText(normal, this.isColour);
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
    this.direction = directionOf(known.map((piece) => ("symbol" in piece ? "\ufffc" : piece.text)).join(""));
    this.clusters = [];
    this.space = 0;
    this.at = 0;
    for (const piece of known) {
      if ("symbol" in piece) this.addSymbol(piece.symbol);
      else this.addWords(piece);
    }
    this.finish(0, 0);
    const isRightToLeft = this.direction?.isRightToLeft ?? false;
    const sign = marker === undefined ? [] : this.marker(marker, isRightToLeft);
    const indent = sign.length > 0 ? clusterOf(sign, 0).width + markerGap : 0;
    return { clusters: this.clusters, isRightToLeft, indent, marker: sign };
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
    const face = this.faceOf({ bold: false, italic: false });
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

  private faceOf({ bold, italic }: Pick<Words, "bold" | "italic">): FontFace {
    const { style, pen } = this;
    const found = pen.findFace(style.font, bold || style.bold === true, italic !== (style.italic === true));
    this.isWaiting ||= found.isWaiting;
    return found.face;
  }

  private addSymbol(symbol: string): void {
    const proportion = (this.pen.template.symbols?.[symbol]?.width ?? 100) / 100;
    const width = (this.style.symbolSize ?? defaultSymbolSize) * proportion + symbolGap;
    this.parts.push({ symbol, width, level: this.levelAt(this.at) });
    this.at += 1;
  }

  private addWords(words: Words): void {
    const face = this.faceOf(words);
    const blank = face.space.advance + this.tracking;
    const smallCaps = words.smallCaps === true || this.style.case === "small-caps";
    const look: Look = {
      tracking: this.tracking,
      scale: 1,
      smallCaps: smallCaps && face.hasSmallCaps,
      level: 0,
      ...(words.color !== undefined && { color: words.color }),
    };
    // Only ordinary blanks part words: a no-break space stays inside its word.
    words.text.split(/([ \t]+)/).forEach((run, index) => {
      if (index % 2 === 1) {
        this.finish(blank, this.levelAt(this.at));
        this.at += run.length;
      } else {
        run.split(breakAfter).forEach((word, part) => {
          if (part > 0) this.finish(0, this.levelAt(this.at));
          if (word !== "") this.addWord(word, face, look, smallCaps && !face.hasSmallCaps);
          this.at += word.length;
        });
      }
    });
  }

  private addWord(word: string, face: FontFace, look: Look, imitated: boolean): void {
    if (!imitated && !this.direction && !special.test(word)) {
      const part = wordPart(word, face, look);
      if (part.shaped.missing === "") {
        this.parts.push(part);
        return;
      }
    }
    const gaps: Gaps = { missing: [], isWaiting: false };
    for (const { text, level } of this.levelRuns(word)) {
      const soft = softPlaces(text);
      const bare = text.replaceAll("\u00ad", "");
      for (const run of lettered(bare, face, this.pen.fonts, gaps)) {
        if ("emoji" in run) this.parts.push(emojiPart(run, { ...look, level }));
        else this.parts.push(...wordParts(run, soft, { ...look, level }, imitated));
      }
    }
    this.isWaiting ||= gaps.isWaiting;
    this.reportMissing(face, gaps.missing);
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

  /** Runs to one side. */
  private levelRuns(word: string): { text: string; level: number }[] {
    if (!this.direction) return [{ text: word, level: 0 }];
    const runs: { text: string; level: number }[] = [];
    for (let at = 0; at < word.length; at++) {
      const level = this.levelAt(this.at + at);
      const last = runs.at(-1);
      if (last?.level === level) last.text += word[at];
      else runs.push({ text: word[at] ?? "", level });
    }
    return runs;
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
