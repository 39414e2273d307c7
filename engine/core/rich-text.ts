import { ownValue } from "../../schemas/own-value";
import type { GameSymbol, RichText } from "./card-game";

const symbolPattern = /\{([A-Za-z0-9?+-]+)\}/g;

/** Without bold, italic, small capitals and colours. */
const withoutMarks = (text: string): string =>
  text
    .replace(/\*\*?([^*]+)\*\*?/g, "$1")
    .replace(/\^\^([^^]+)\^\^/g, "$1")
    .replace(/\{(?:[A-Za-z][\w-]*|#[\da-fA-F]{6}):([^{}]*)\}/g, "$1");

/** Rich text as people read it in a terminal or a list: symbols by their plain sign, no markup. */
export function plainText(text: RichText, symbols: Record<string, GameSymbol>): string {
  return withoutMarks(text.replace(symbolPattern, (token, key: string) => ownValue(symbols, key)?.plain ?? token));
}

/** The same with symbols by their words, where no font may have their signs. */
export const wordedText = (text: RichText, symbols: Record<string, GameSymbol>): string =>
  withoutMarks(text.replace(symbolPattern, (token, key: string) => ownValue(symbols, key)?.word ?? token));

/** Rich text as a screen reader should say it. */
export function spokenText(text: RichText, symbols: Record<string, GameSymbol>): string {
  return withoutMarks(text.replace(symbolPattern, (token, key: string) => ` ${ownValue(symbols, key)?.word ?? token} `))
    .replace(/ +/g, " ")
    .trim();
}

/** "1 Card", "2 Cards": `plural(2, "Card")`. */
export const plural = (n: number, noun: string, nouns = `${noun}s`): string => `${n} ${n === 1 ? noun : nouns}`;

/** "an ability", "a unit": by how the word begins. */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;

/** How texts call a card that effects name by its id: "dino-baby" is printed as "Dino Baby", a name as it is. */
export const cardTitle = (id: string): string =>
  /^[a-z0-9-]+$/.test(id)
    ? id
        .split("-")
        .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
        .join(" ")
    : id;
