import { type Emoji, isTinted } from "./emoji";
import type { FontFace } from "./fonts";
import { type EmojiPart, type Look, type WordPart, wordPart } from "./text-parts";

/** The parts that a run of letters of one typeface becomes, or a picture among them. */

/** Behind a symbol or an emoji, as a multiple of the type size. */
export const symbolGap = 0.08;
/** Of capitals that stand for small ones in a typeface without any. */
const smallCapitals = 0.8;

/** A drawn sign is as wide as a letter, a picture as wide as the type is high. */
const signWidth = 0.84;

export const emojiPart = ({ emoji, text }: { emoji: Emoji; text: string }, { level, color }: Look): EmojiPart => ({
  emoji,
  text,
  width: emoji.length > 0 && emoji.every(isTinted) ? signWidth : 1 + symbolGap,
  level,
  ...(color !== undefined && { color }),
});

/** A run of one typeface; small capitals that it lacks are made of smaller large ones. */
export function wordParts(
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
