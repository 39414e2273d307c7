/** Emoji by their code points: what is one, what it is called, and in which file its drawing lies. */

export interface EmojiShape {
  /** Path data in a square of `emojiSize`. */
  d: string;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  cap?: "round";
  opacity?: number;
  evenOdd?: boolean;
}
export type Emoji = readonly EmojiShape[];

/** Has no colour of its own and takes that of the text. */
export const isTinted = ({ fill, stroke }: EmojiShape): boolean => fill === undefined && stroke === undefined;

export const emojiSize = 36;
/** How much of an emoji hangs below the line when its middle is that of the capitals. */
export const emojiDrop = 0.16;

/** One file of drawings beside the built studio, by key. */
export type EmojiShard = Record<string, Emoji>;

const tone = "[\\u{1f3fb}-\\u{1f3ff}]";
const element = `\\p{Extended_Pictographic}\\ufe0f?${tone}?(?:[\\u{e0020}-\\u{e007e}]+\\u{e007f})?`;
/** Of press/drawn-signs.ts. */
const sign = "[\\u2605\\u2606\\u25cb\\u25cf\\u2713\\u2717\\u2726]";
const sequence = `\\p{RI}\\p{RI}|[0-9#*]\\ufe0f?\\u20e3|${element}(?:\\u200d${element})*|\\p{RI}|${tone}|${sign}`;
const emojis = new RegExp(`(?:${sequence})[\\ufe0e\\ufe0f]?`, "gu");

/** A quick look: texts without any of these signs have no emoji. */
export const mayHoldEmoji = (text: string): boolean =>
  /[\u20e3\ufe0f\u2000-\u3299\ud83c-\ud83e\u00a9\u00ae]/.test(text);

interface EmojiMatch {
  text: string;
  index: number;
  /** Drawn as a picture in any case. The others are signs of a typeface if one has them. */
  isPicture: boolean;
}

export const findEmoji = (text: string): EmojiMatch[] =>
  [...text.matchAll(emojis)].map((match) => ({
    text: match[0],
    index: match.index,
    isPicture: !match[0].endsWith("\ufe0e") && isPicture(match[0]),
  }));

const isPicture = (text: string): boolean =>
  text.includes("\ufe0f") || /^\p{Emoji_Presentation}/u.test(text) || [...text.replace("\ufe0e", "")].length > 1;

/** `1f469-200d-1f680`. Variation selectors do not count: they are left out in many texts. */
export const emojiKey = (text: string): string =>
  [...text]
    .map((sign) => sign.codePointAt(0) ?? 0)
    .filter((point) => point !== 0xfe0f && point !== 0xfe0e)
    .map((point) => point.toString(16).padStart(4, "0"))
    .join("-");

/** What is drawn when a sequence has no picture of its own: its parts side by side, each without its tone if it has to be. */
export const emojiParts = (text: string): { said: string; drawn: string }[] =>
  text.split("\u200d").flatMap((part) => {
    if (/^\p{RI}{2}$/u.test(part)) return [...part].map((sign) => ({ said: sign, drawn: sign }));
    return [{ said: part, drawn: part.replace(/(?<=.)[\u{1f3fb}-\u{1f3ff}]+/u, "") }];
  });

const isToned = (key: string): boolean => /-1f3f[b-f]/.test(key);

/** The many shades of people lie apart from the rest, in smaller pieces. */
export function emojiShardFile(key: string): string {
  const [first = ""] = key.split("-");
  return `emoji/${isToned(key) ? `${first}-tones` : first.slice(0, -1)}.json`;
}
