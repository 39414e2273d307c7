import type { TextStyle } from "../schemas/template-style";
import { getOrAdd } from "./get-or-add";
import { type Cluster, clusterOf, type Part } from "./paragraph";
import type { Pen } from "./pen";
import { parseRichText, plainPieces, type Words } from "./rich-text";

/** Text made ready for setting: shaped words and symbols, gathered into clusters. Kept, because most texts stay as they are. */
export interface TextContent {
  paragraphs: Cluster[][];
  missing: { font: string; signs: string }[];
  unknownSymbols: string[];
}

const symbolGap = 0.08;
export const defaultSymbolSize = 0.95;
const cacheLimit = 2000;
const caches = new WeakMap<object, WeakMap<TextStyle, Map<string, TextContent>>>();

export function prepareText(text: string, style: TextStyle, pen: Pen): TextContent {
  const styles = getOrAdd(caches, pen.fonts, () => new WeakMap());
  const texts = getOrAdd(styles, style, () => new Map());
  const known = texts.get(text);
  if (known) return known;
  const content = build(text, style, pen);
  if (texts.size >= cacheLimit) texts.clear();
  texts.set(text, content);
  return content;
}

/** Words may also be parted after a hyphen, dash or slash between letters. */
const breakAfter = /(?<=\p{L}[-–—/])(?=\p{L})/u;

/** A hyphen before a number means minus and is drawn as one; PDF readers still find what was typed. */
const withMinus = (word: string): string => word.replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, "\u2212");

function build(text: string, style: TextStyle, pen: Pen): TextContent {
  const content: TextContent = { paragraphs: [], missing: [], unknownSymbols: [] };
  const tracking = (style.tracking ?? 0) / 1000;
  const symbols = pen.template.symbols ?? {};
  const normal = text.normalize("NFC");
  for (const pieces of style.plain ? plainPieces(normal) : parseRichText(normal)) {
    const clusters: Cluster[] = [];
    let parts: Part[] = [];
    let space = 0;
    const finish = (next: number): void => {
      if (parts.length > 0) {
        clusters.push(clusterOf(parts, space));
        parts = [];
        space = next;
      } else space = Math.max(space, next);
    };
    const addWords = (piece: Words): void => {
      const face = pen.face(style.font, piece.bold || style.bold === true, piece.italic !== (style.italic === true));
      const blank = face.space.advance + tracking;
      const words = style.case === "upper" ? piece.text.toUpperCase() : piece.text;
      // Only ordinary blanks part words: a no-break space stays inside its word.
      words.split(/([ \t]+)/).forEach((run, index) => {
        if (index % 2 === 1) finish(blank);
        else if (run !== "") {
          run.split(breakAfter).forEach((word, part) => {
            if (part > 0) finish(0);
            const shaped = face.shape(withMinus(word));
            if (shaped.missing) content.missing.push({ font: face.id, signs: shaped.missing });
            parts.push({ text: word, face, shaped, width: shaped.advance + tracking * shaped.glyphs.length });
          });
        }
      });
    };
    for (const piece of pieces) {
      if (!("symbol" in piece)) addWords(piece);
      else if (Object.hasOwn(symbols, piece.symbol)) {
        const proportion = (symbols[piece.symbol]?.width ?? 100) / 100;
        parts.push({ symbol: piece.symbol, width: (style.symbolSize ?? defaultSymbolSize) * proportion + symbolGap });
      } else {
        content.unknownSymbols.push(piece.symbol);
        addWords({ text: `{${piece.symbol}}`, bold: false, italic: false });
      }
    }
    finish(0);
    content.paragraphs.push(clusters);
  }
  return content;
}
