import { levelRuns } from "./bidi";
import { type Emoji, isTinted } from "./emoji";
import type { FontBook, FontFace } from "./fonts";
import { softPlaces } from "./hyphenation";
import { type Gaps, lettered } from "./stand-ins";
import { type EmojiPart, type Look, type Part, type WordPart, wordPart } from "./text-parts";

/** The parts that a word becomes: runs of letters of one typeface, and pictures among them. */

/** Behind a symbol or an emoji, as a multiple of the type size. */
export const symbolGap = 0.08;
/** Between a symbol and the sign before it that it touches: `+{G}`. */
export const signGap = 0.1;
/** Of capitals that stand for small ones in a typeface without any. */
const smallCapitals = 0.8;

/** A drawn sign is as wide as a letter, a picture as wide as the type is high. */
const signWidth = 0.84;

/** Letters beyond those that every typeface of the house has; a soft hyphen among them. */
const special = /[^\u0020-\u007e\u00a1-\u00ac\u00ae-\u017f\u2010-\u2026\u2212]/;

interface Found extends Gaps {
  parts: Part[];
  /** Common letters that the typeface has, and nothing else. */
  isPlain: boolean;
}

/** `levels`: of embedding, where not all is Latin or the like. */
export function partsOfWord(
  word: string,
  face: FontFace,
  look: Look,
  imitated: boolean,
  book: FontBook,
  levels?: Uint8Array,
): Found {
  const found: Found = { parts: [], missing: [], isWaiting: false, isPlain: false };
  if (!imitated && !levels && !special.test(word)) {
    const part = wordPart(word, face, look);
    if (part.shaped.missing === "") return { ...found, parts: [part], isPlain: true };
  }
  for (const { text, level } of levelRuns(word, levels)) {
    const soft = softPlaces(text);
    const bare = text.replaceAll("\u00ad", "");
    for (const run of lettered(bare, face, book, found)) {
      if ("emoji" in run) found.parts.push(emojiPart(run, { ...look, level }));
      else found.parts.push(...wordParts(run, soft, { ...look, level }, imitated));
    }
  }
  return found;
}

export const emojiPart = ({ emoji, text }: { emoji: Emoji; text: string }, { level, color }: Look): EmojiPart => ({
  emoji,
  text,
  width: emoji.length > 0 && emoji.every(isTinted) ? signWidth : 1 + symbolGap,
  level,
  ...(color !== undefined && { color }),
});

/** A run of one typeface; small capitals that it lacks are made of smaller large ones. */
function wordParts(
  run: { text: string; index: number; face: FontFace },
  soft: readonly number[],
  look: Look,
  imitated: boolean,
): WordPart[] {
  const pieces = imitated ? (run.text.match(/\p{Ll}+|\P{Ll}+/gu) ?? []) : [run.text];
  let from = run.index;
  return pieces.map((text) => {
    const scale = imitated && /^\p{Ll}/u.test(text) ? smallCapitals : 1;
    const part = wordPart(text, run.face, { ...look, scale });
    const places = soft.map((place) => place - from).filter((place) => place > 0 && place <= text.length);
    if (places.length > 0) part.hyphens = places;
    from += text.length;
    return part;
  });
}
