import { ownValue } from "../../schemas/own-value";
import type { SharedParts } from "./card-game";
import { cardsNamedIn } from "./compiler";
import type { Json } from "./vocabulary";

/**
 * Effects name other cards by id; texts call them by name. Most ids read like the name; what the others are called, a card
 * takes along in `names`. Words that cards share (tribes, traits) are what effects look for and layouts go by; in another
 * language other words are printed, which a card takes along in `words`.
 */
export interface NamingCard {
  names?: Readonly<Record<string, string>>;
  words?: Readonly<Record<string, string>>;
}

/** The names that a card's effects need, of those that no id tells, and what is printed of its words. */
export function namesNeeded(card: object, { names, words }: SharedParts): NamingCard | undefined {
  const named = [...new Set(cardsNamedIn(card as Json))].filter((id) => Object.hasOwn(names, id));
  const said = [...new Set(textsIn(card as Json))].filter((text) => Object.hasOwn(words, text));
  if (named.length === 0 && said.length === 0) return undefined;
  return {
    ...(named.length > 0 && { names: Object.fromEntries(named.map((id) => [id, names[id]!])) }),
    ...(said.length > 0 && { words: Object.fromEntries(said.map((text) => [text, words[text]!])) }),
  };
}

function* textsIn(tree: Json): Generator<string> {
  if (typeof tree === "string") yield tree;
  else if (typeof tree === "object" && tree !== null) for (const part of Object.values(tree)) yield* textsIn(part);
}

/** What is printed of a word that a card shares with others. */
export const printedWord = <Word extends string | undefined>({ words }: NamingCard, word: Word): Word | string =>
  word === undefined ? word : (ownValue(words, word) ?? word);

/** The card as its text is written from it: with others called by name, and in words as they are printed. Its own stay. */
export function calledByName<Card extends NamingCard>(card: Card): Card {
  const { names, words, ...own } = card;
  if (names === undefined && words === undefined) return card;
  const said = Object.entries(own).map(([key, part]) => [key, inWords(part as Json, names ?? {}, words ?? {})]);
  return { ...card, ...Object.fromEntries(said) };
}

/** By which effects look for cards that say a word. */
const wordKeys = ["class", "family", "subtype", "trait", "tribe"];

type Words = Readonly<Record<string, string>>;

function inWords(tree: Json, names: Words, words: Words): Json {
  if (Array.isArray(tree)) return tree.map((part) => inWords(part as Json, names, words));
  if (typeof tree !== "object" || tree === null) return tree;
  const called = (key: string, part: Json): Json => {
    if (typeof part !== "string") return inWords(part, names, words);
    if (key === "card") return ownValue(names, part) ?? part;
    return wordKeys.includes(key) ? (ownValue(words, part) ?? part) : part;
  };
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, called(key, part)]));
}
