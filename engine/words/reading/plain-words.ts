import { idOf, singular } from "./card-names";
import { type Found, found, textMark } from "./found";
import type { Grammar } from "./grammar";
import type { Token } from "./tokens";

/** What is read without a pattern: figures, names, and words of one's own. */

/** A number, with its sign. */
export function figureAt(tokens: readonly Token[], start: number): Found[] {
  const [first, second] = [tokens[start], tokens[start + 1]];
  if (first?.n !== undefined) return [found(start + 1, first.n, /^an?$/i.test(first.text) ? 0.05 : 0)];
  if (second?.n === undefined || (first?.key !== "+" && first?.key !== "−")) return [];
  return [found(start + 2, first.key === "−" ? -second.n : second.n)];
}

/** The name of a card, or a word printed on cards: as they are written, or several of them. */
export function printedName(
  grammar: Pick<Grammar, "vocabulary">,
  tokens: readonly Token[],
  start: number,
  isCard: boolean,
): Found[] {
  if (/^an?$/i.test(tokens[start]?.text ?? "")) return printedName(grammar, tokens, start + 1, isCard);
  const ways: Found[] = [];
  for (let end = start + 1; end <= Math.min(start + 4, tokens.length); end++) {
    const words = tokens.slice(start, end);
    const [last] = words.slice(-1);
    if (!/^\p{L}/u.test(last!.text) || last!.n !== undefined) break;
    const isFirst = start === 0 || /^[.:]$/.test(tokens[start - 1]!.key);
    const isNamed = words.every(({ text }, n) => /^\p{Lu}/u.test(text) && (n > 0 || !isFirst));
    const isKnown = words.some(({ key }) => grammar.vocabulary.has(key));
    // A name begins with a capital letter, unless it is a single word that isn't known otherwise.
    if (!isNamed && (words.length > 1 || isKnown)) break;
    const text = words.map((word) => word.text).join(" ");
    for (const name of new Set([singular(text), text])) {
      const value = isCard ? idOf(name) : capital(name);
      const cost = (isNamed ? 0.1 : 1.2) + (isKnown ? 1 : 0) + (name === text ? 0.02 : 0);
      // A word that may be a name, and doesn't look like one, is not understood.
      ways.push(found(end, value, cost, isNamed ? {} : { missed: words.map((_, n) => start + n) }));
    }
  }
  return ways;
}

/** A text of a form: “R1”; without one, whatever doesn't look like a word of the game: “R1 - R1”. */
export function formed(tokens: readonly Token[], start: number, pattern?: string): Found[] {
  const isFormed = (token: Token | undefined): boolean =>
    token !== undefined && (pattern === undefined ? /^\p{Lu}/u.test(token.text) : new RegExp(pattern).test(token.text));
  const ways: Found[] = [];
  for (let end = start + 1; end <= start + 4 && isFormed(tokens[end - 1]); end++) {
    if (pattern !== undefined) return [found(end, tokens[start]!.text, 0.2)];
    ways.push(found(end, typed(start, end), 0.2));
  }
  return ways;
}

/** Words that are printed as they are typed: a name before everything, a reminder after it. */
export function ownWords(tokens: readonly Token[], start: number, at: string): Found[] {
  if (tokens[start]?.key === ".") return ownWords(tokens, start + 1, at);
  const rest = tokens.slice(start);
  const stop = rest.findIndex(({ key }) => key === ".");
  if (start === 0 && stop > 0 && stop < 6) {
    const words = rest.slice(0, stop);
    const isTitle = /^\p{Lu}/u.test(words[0]!.text);
    return isTitle ? [found(stop, typed(0, stop), 0.5)] : [];
  }
  if (start === 0 || rest.length === 0 || !/[.!?]/.test(tokens[start - 1]?.key ?? "")) return [];
  const missed = rest.map((_, n) => start + n);
  return [
    found(tokens.length, typed(start, tokens.length), 0.8 * rest.length + (at === "" ? 1 : 0), {
      missed,
    }),
  ];
}

/** As it was typed; whoever reads puts that in its place. */
const typed = (start: number, end: number): string => `${textMark}${start}:${end}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
