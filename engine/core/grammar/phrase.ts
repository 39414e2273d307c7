/**
 * Words on their way to a sentence. A phrase knows which arguments of an effect made it, by JSON pointer: print drops that, an
 * editor makes a handle of it, and whoever asks “why does it say so?” is shown the place.
 */
export type Phrase = string | Said | readonly Phrase[];

interface Said {
  /** The argument that these words stand for. */
  readonly from: string;
  readonly words: Phrase;
}

/** What stands in a text for words that are still being written. */
export const unsaid = "…";

export const said = (from: string, words: Phrase): Said => ({ from, words });

/** phrase`draw ${count} ${nouns}` */
export function phrase(strings: TemplateStringsArray, ...parts: readonly Phrase[]): Phrase {
  const words: Phrase[] = [];
  for (let n = 0; n < strings.length; n++) {
    if (strings[n] !== "") words.push(strings[n]!);
    if (n < parts.length && parts[n] !== "") words.push(parts[n]!);
  }
  return words;
}

const isSaid = (words: Phrase): words is Said => typeof words === "object" && "from" in words;

/** As it is printed. */
export function textOf(words: Phrase): string {
  if (typeof words === "string") return words;
  if (isSaid(words)) return textOf(words.words);
  let text = "";
  for (const part of words) text += textOf(part);
  return text;
}

export function isSilent(words: Phrase): boolean {
  if (typeof words === "string") return words === "";
  return isSaid(words) ? isSilent(words.words) : words.every(isSilent);
}

/** A stretch of text with the arguments that made it, the outermost first. */
interface Span {
  text: string;
  from: readonly string[];
}

export function spansOf(words: Phrase): Span[] {
  const spans: Span[] = [];
  addSpans(words, [], spans);
  return spans;
}

function addSpans(words: Phrase, from: readonly string[], spans: Span[]): void {
  if (typeof words === "string") {
    if (words !== "") spans.push({ text: words, from });
  } else if (isSaid(words)) addSpans(words.words, [...from, words.from], spans);
  else for (const part of words) addSpans(part, from, spans);
}

/** With something done to the first letters that are said. */
export function begun(words: Phrase, change: (text: string) => string): Phrase {
  if (typeof words === "string") return change(words);
  if (isSaid(words)) return said(words.from, begun(words.words, change));
  const first = words.findIndex((part) => !isSilent(part));
  return words.map((part, n) => (n === first ? begun(part, change) : part));
}

export const capital = (words: Phrase): Phrase => begun(words, (text) => text.charAt(0).toUpperCase() + text.slice(1));
/** As it goes on after a colon or a comma. */
export const lower = (words: Phrase): Phrase => begun(words, (text) => text.charAt(0).toLowerCase() + text.slice(1));

export function joined(parts: readonly Phrase[], between: Phrase): Phrase {
  const words: Phrase[] = [];
  for (const part of parts) {
    if (words.length > 0) words.push(between);
    words.push(part);
  }
  return words;
}

/** Those that say something. */
export const spoken = (parts: readonly Phrase[]): readonly Phrase[] => parts.filter((part) => !isSilent(part));

/** Parts that say something, with a space between them. */
export const spaced = (...parts: readonly Phrase[]): Phrase => joined(spoken(parts), " ");
