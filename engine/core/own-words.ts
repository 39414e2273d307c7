import type { Pointer } from "../../schemas/json-pointer";
import type { RichText } from "./card-game";

/** A text in a designer's own words, where the card would otherwise print what its effects say. */
export interface OwnWords {
  at: Pointer;
  own: RichText;
  generated: RichText;
}

const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Own words that stand over others; none, if one of the texts is empty or both say the same. */
export function standingOver(at: Pointer, written: string | undefined, generated: RichText): OwnWords[] {
  const own = written?.trim() ?? "";
  const isOther = own !== "" && generated !== "" && inOneLine(own) !== inOneLine(generated);
  return isOther ? [{ at, own, generated }] : [];
}

/** Numbers that people write as words, where a text may as well say them in figures. */
const spelled: Readonly<Record<string, readonly string[]>> = {
  "2": ["two", "twice", "double", "both", "second", "pair"],
  "3": ["three", "thrice", "third", "triple"],
  "4": ["four", "fourth"],
  "5": ["five", "fifth"],
  "6": ["six", "sixth"],
  "7": ["seven", "seventh"],
  "8": ["eight", "eighth"],
  "9": ["nine", "ninth"],
  "10": ["ten", "tenth"],
  "12": ["twelve"],
};

const lettersIn = (text: string): string => inOneLine(text.replace(/\{[^{}:]*\}|[*^]|\{[\w#-]+:|\}/g, " "));
/** “Cherries” is said by “Cherry”, and the other way round. */
const oneOf = (word: string): string => word.replace(/ies$/i, "y").replace(/s$/i, "");
const wordsIn = (text: string): string[] => (text.match(/[\p{L}\d]+/gu) ?? []).map((word) => oneOf(word.toLowerCase()));

/**
 * What the effects say and the own words don't: numbers above 1, and names in the midst of a sentence. After a change of
 * the effects this is what gives stale words away; it holds by itself, whenever either was written.
 */
export function notMentioned({ own, generated }: OwnWords): string[] {
  const said = lettersIn(generated);
  const written = new Set(wordsIn(lettersIn(own)));
  const isWritten = (word: string): boolean =>
    written.has(oneOf(word.toLowerCase())) || (spelled[word] ?? []).some((other) => written.has(oneOf(other)));
  const numbers = [...said.matchAll(/(?<![\p{L}\d.])\d+(?![\p{L}\d])/gu)].map(([number]) => number);
  const names = [...said.matchAll(/(?<=[\p{Ll}\d,] )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*/gu)].map(([name]) => name);
  const missing = (name: string): boolean => !name.split(" ").every(isWritten);
  return [...new Set([...numbers.filter((number) => Number(number) > 1), ...names])].filter(missing);
}
