import type { Emoji } from "./emoji";
import type { FontFace, ShapedWord } from "./fonts";

/** What lines are made of. All widths are multiples of the type size, so that trying another size costs only the breaking. */

/** How letters look and lie, apart from their typeface. */
export interface Look {
  /** Extra width behind each glyph. */
  tracking: number;
  /** Against the type size: capitals that stand for small ones are smaller. */
  scale: number;
  smallCaps: boolean;
  /** A palette name or hex, where it is not the style's own. */
  color?: string;
  /** Of embedding; odd ones run to the left. */
  level: number;
}

export interface WordPart {
  text: string;
  face: FontFace;
  look: Look;
  shaped: ShapedWord;
  width: number;
  /** Where a hyphen may part it, counted in UTF-16 units. */
  hyphens?: readonly number[];
}
export interface SymbolPart {
  symbol: string;
  /** Air before it, within its width: it follows a letter or sign that it would touch. */
  before: number;
  width: number;
  level: number;
}
export interface EmojiPart {
  emoji: Emoji;
  text: string;
  width: number;
  level: number;
  /** Of a sign without colours of its own, where it is not the style's. */
  color?: string;
}
export type Part = WordPart | SymbolPart | EmojiPart;

export const isWord = (part: Part): part is WordPart => "shaped" in part;
export const levelOf = (part: Part): number => (isWord(part) ? part.look.level : part.level);
/** What a part says; symbols are no words. */
export const textOf = (part: Part): string => ("symbol" in part ? "" : part.text);

/** A hyphen before a number means minus and is drawn as one; PDF readers still find what was typed. */
const withMinus = (word: string): string =>
  word.includes("-") ? word.replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, "\u2212") : word;

export function wordPart(text: string, face: FontFace, look: Look): WordPart {
  const { tracking, scale, smallCaps, level } = look;
  const rightToLeft = level % 2 === 1;
  const capitals = scale === 1 ? text : text.toUpperCase();
  const shaped = face.shape(rightToLeft ? capitals : withMinus(capitals), { rightToLeft, smallCaps });
  return { text, face, look, shaped, width: shaped.advance * scale + tracking * shaped.glyphs.length };
}

/** What never stays behind alone: a word with the symbols and punctuation that touch it. */
export interface Cluster {
  parts: Part[];
  width: number;
  /** Space before it, when it is not the first of its line. */
  space: number;
  /** Of that space. */
  level: number;
}

export const clusterOf = (parts: Part[], space: number, level = 0): Cluster => ({
  parts,
  space,
  level,
  width: parts.reduce((sum, part) => sum + part.width, 0),
});

export interface Paragraph {
  clusters: readonly Cluster[];
  isRightToLeft: boolean;
  /** Something in it may run to the left. */
  isBidi: boolean;
  /** What stands before the item of a list, and how far the item is moved in. */
  marker: readonly Part[];
  indent: number;
}

/** A letter with its accents is one. */
export const lettersOf = (text: string): string[] => text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
