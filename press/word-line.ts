import { directionOf, levelRuns, visualOrder } from "./bidi";
import { mayHoldEmoji } from "./emoji";
import type { FontBook, FontFace } from "./fonts";
import { emojiPart } from "./run-parts";
import { type Gaps, lettered } from "./stand-ins";
import { type EmojiPart, levelOf, type WordPart, wordPart } from "./text-parts";

/** One line of plain words, set by the same means as the texts of faces: in its direction, with stand-in letters and emoji. */
export interface WordLine {
  /** In the order of reading, and how far from the left each lies. All measures are multiples of the type size. */
  parts: readonly { part: WordPart | EmojiPart; x: number }[];
  width: number;
  /** Letters of it are on their way. */
  isWaiting: boolean;
}

const plain = { tracking: 0, scale: 1, smallCaps: false };

export function wordLine(words: string, face: FontFace, fonts: FontBook): WordLine {
  const gaps = { missing: [], isWaiting: false };
  const parts = partsOf(words, face, fonts, gaps);
  const places = new Map<number, number>();
  let width = 0;
  for (const { index, part } of visualOrder(parts.map((part, index) => ({ part, index, level: levelOf(part) })))) {
    places.set(index, width);
    width += part.width;
  }
  const { isWaiting } = gaps;
  return { parts: parts.map((part, index) => ({ part, x: places.get(index) ?? 0 })), width, isWaiting };
}

function partsOf(words: string, face: FontFace, fonts: FontBook, gaps: Gaps): (WordPart | EmojiPart)[] {
  const direction = directionOf(words);
  if (!direction && !mayHoldEmoji(words)) {
    const whole = wordPart(words, face, { ...plain, level: 0 });
    if (whole.shaped.missing === "") return [whole];
  }
  return levelRuns(words, direction?.levels).flatMap(({ text, level }) =>
    lettered(text, face, fonts, gaps).map((run) =>
      "emoji" in run ? emojiPart(run, { ...plain, level }) : wordPart(run.text, run.face, { ...plain, level }),
    ),
  );
}
