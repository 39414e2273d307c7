import { drawnSigns } from "./drawn-signs";
import { type Emoji, emojiKey, emojiParts, findEmoji, mayHoldEmoji } from "./emoji";
import { standInsFor } from "./font-table";
import type { FontBook, FontFace } from "./fonts";
import { type Coming, coming } from "./lettering";
import { ownStandIn } from "./own-fonts";
import { lettersOf } from "./text-parts";

/** Parts a run of letters by who can draw it: the typeface that was chosen, one that stands in for it, or a picture. */

type Lettered = { text: string; index: number } & ({ face: FontFace } | { emoji: Emoji });

export interface Gaps {
  /** Signs that nothing here can draw. */
  missing: string[];
  /** Something that could draw them is on its way. */
  isWaiting: boolean;
}

export function lettered(text: string, face: FontFace, book: FontBook, gaps: Gaps): Lettered[] {
  if (!mayHoldEmoji(text)) return withStandIns(text, 0, face, book, gaps);
  const found: Lettered[] = [];
  let from = 0;
  for (const { text: sign, index, isPicture } of findEmoji(text)) {
    if (!isPicture && (face.has(sign) || (!drawnSigns[emojiKey(sign)] && standIn([sign], sign, face, book)))) continue;
    const pictures = picturesOf(sign, index, book, gaps);
    if (!pictures) continue;
    found.push(...withStandIns(text.slice(from, index), from, face, book, gaps), ...pictures);
    from = index + sign.length;
  }
  found.push(...withStandIns(text.slice(from), from, face, book, gaps));
  return found;
}

/** A sequence that has no picture of its own comes apart into those of its parts. */
function picturesOf(sign: string, index: number, book: FontBook, gaps: Gaps): Lettered[] | undefined {
  const whole = pictureOf(sign, book, gaps);
  if (whole) return [{ text: sign, index, emoji: whole }];
  const pictures = emojiParts(sign).map(({ said, drawn }) => ({
    text: said,
    index,
    emoji: pictureOf(drawn, book, gaps),
  }));
  return pictures.every((picture): picture is { text: string; index: number; emoji: Emoji } => !!picture.emoji)
    ? pictures
    : undefined;
}

function pictureOf(sign: string, book: FontBook, gaps: Gaps): Emoji | undefined {
  const key = emojiKey(sign);
  const emoji = drawnSigns[key] ?? book.lettering.emoji(key);
  if (emoji !== coming) return emoji;
  gaps.isWaiting = true;
  return [];
}

const isUnseen = (sign: string): boolean => /^[\p{Default_Ignorable_Code_Point}\p{Cc}]/u.test(sign);

/** Joiners are not seen themselves but shape the letters around them. */
const isJoiner = (sign: string): boolean => sign === "\u200c" || sign === "\u200d";

function withStandIns(text: string, start: number, face: FontFace, book: FontBook, gaps: Gaps): Lettered[] {
  const runs: { text: string; index: number; face: FontFace }[] = [];
  let index = start;
  for (const letter of lettersOf(text)) {
    const last = runs.at(-1);
    const seen = [...letter].filter((sign) => !isUnseen(sign));
    const drawing = seen.length > 0 ? faceFor(seen, face, book, gaps) : last?.face;
    // A blank that no typeface knows is as wide as any other.
    const drawn =
      /^\s$/.test(letter) && !face.has(letter)
        ? " "
        : [...letter].filter((sign) => !isUnseen(sign) || (isJoiner(sign) && drawing?.has(sign))).join("");
    if (last && drawing === last.face) last.text += drawn;
    else if (drawing && drawn !== "") runs.push({ text: drawn, index, face: drawing });
    index += letter.length;
  }
  return runs;
}

/** Undefined while it is on its way. */
function faceFor(signs: readonly string[], face: FontFace, book: FontBook, gaps: Gaps): FontFace | undefined {
  const lacking = signs.find((sign) => !face.has(sign));
  if (lacking === undefined) return face;
  const other = standIn(signs, lacking, face, book);
  if (other === coming) {
    gaps.isWaiting = true;
    return undefined;
  }
  if (!other && !/\s/.test(lacking)) gaps.missing.push(lacking);
  return other ?? face;
}

function standIn(
  signs: readonly string[],
  lacking: string,
  face: FontFace,
  book: FontBook,
): FontFace | Coming | undefined {
  for (const id of standInsFor(lacking, face.weight, face.isItalic)) {
    const other = book.ask(id);
    if (other === coming || (other && signs.every((sign) => other.has(sign)))) return other;
  }
  return ownStandIn(signs, face, book);
}
