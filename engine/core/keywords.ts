import { type Keyword, type ParameterName, parameterNames } from "../../schemas/keyword";
import { ownValue } from "../../schemas/own-value";
import type { SharedParts } from "./card-game";
import { type NamingCard, namesNeeded } from "./card-names";
import { EffectError } from "./effect-error";
import { filledIn, type Values, wordsWith } from "./fill-in";
import type { Json } from "./vocabulary";

/**
 * Cards take keywords of their project by id and number. A whole card brings along what its keywords are; spelled out, it
 * has what they do among its own abilities. Here that is done for all games, for play and for judging; what keywords read
 * like is in `keyword-text.ts`, what is wrong with them in `keyword-check.ts`.
 */

/** As a card says what it takes: true for a keyword without numbers, its number, or its numbers. */
export type Taken = true | Numeral | readonly Numeral[];
/** A number, or how a keyword calls one of its own, which it passes on. */
export type Numeral = number | ParameterName;
export type Definitions = Readonly<Record<string, Keyword>>;

export interface KeywordCard extends NamingCard {
  /** By id, in printed order. */
  keywords?: Readonly<Record<string, unknown>>;
  /** What they are, on a whole card. */
  definitions?: Definitions;
  abilities?: readonly unknown[];
}

/** What a game says of keywords that projects may add to it. */
export interface KeywordRules<Card> {
  /** The game's own, which aren't defined anywhere. */
  builtIn?: readonly string[];
  /** A plain card of each kind that may have keywords; what a keyword is, is shown on the first that can play it. */
  bearers: readonly Card[];
  /** Why the abilities of a card can't be played; null if they can. */
  slip(card: Card): EffectError | null;
}

/** So many keywords does one card have at most, with those that come with others: far more than anybody reads. */
export const mostKeywords = 40;

/** A keyword as a card has it. */
export interface HeldKeyword {
  id: string;
  keyword: Keyword;
  /** One for each of its parameters; a letter, where nobody has said yet what that is. */
  numbers: readonly Numeral[];
}

const listOf = (taken: unknown): readonly unknown[] => (taken === true ? [] : Array.isArray(taken) ? taken : [taken]);

/** Its numbers as a card gives them; the usual ones, where it doesn't. */
export const numbersOf = ({ parameters = [] }: Keyword, taken: unknown, values: Values = {}): Numeral[] =>
  parameters.map(({ minimum = 1, default: usual = minimum }, n) => {
    const given = filledIn((listOf(taken)[n] ?? null) as Json, values);
    return typeof given === "number" || isLetter(given) ? given : usual;
  });

const isLetter = (value: Json): value is ParameterName => parameterNames.some((name) => name === value);

export const valuesOf = (numbers: readonly Numeral[]): Values =>
  Object.fromEntries(numbers.map((number, n) => [parameterNames[n]!, number]));

/** As a card would say it. */
export function takenWith(numbers: readonly Numeral[]): Taken {
  if (numbers.length === 0) return true;
  return numbers.length === 1 ? numbers[0]! : numbers;
}

/** The keywords that a card names itself. */
export const namedKeywords = ({ keywords = {}, definitions = {} }: KeywordCard): HeldKeyword[] =>
  heldIn(keywords, definitions, {});

/** Those of these that are defined, with their numbers. */
export function heldIn(keywords: object, definitions: Definitions, values: Values): HeldKeyword[] {
  return Object.entries(keywords).flatMap(([id, taken]) => {
    const keyword = ownValue(definitions, id);
    return keyword ? [{ id, keyword, numbers: numbersOf(keyword, taken, values) }] : [];
  });
}

/** All that a card has, those before the keyword that they come with. The same one with the same numbers counts once. */
export function allKeywords({ keywords = {}, definitions = {} }: KeywordCard): HeldKeyword[] {
  const found: HeldKeyword[] = [];
  const met = new Set<string>();
  const visit = (held: readonly HeldKeyword[]): void => {
    for (const one of held) {
      const key = `${one.id} ${one.numbers.join(" ")}`;
      if (met.has(key) || met.size >= mostKeywords) continue;
      met.add(key);
      visit(heldIn(one.keyword.keywords ?? {}, definitions, valuesOf(one.numbers)));
      found.push(one);
    }
  };
  visit(heldIn(keywords, definitions, {}));
  return found;
}

/** What a keyword does by itself, with its numbers put in. */
export const abilitiesOf = ({ keyword: { abilities = [] }, numbers }: HeldKeyword): unknown[] => {
  const values = valuesOf(numbers);
  return abilities.map((ability) => filledAbility(ability as Json, values));
};

/** Of an ability these are words for people; all else is what it does. */
const wordsOfAbility: readonly string[] = ["name", "reminder"];

function filledAbility(ability: Json, values: Values): Json {
  if (typeof ability !== "object" || ability === null || Array.isArray(ability)) return ability;
  return Object.fromEntries(
    Object.entries(ability).map(([key, part]) => [
      key,
      typeof part === "string" && wordsOfAbility.includes(key) ? wordsWith(part, values) : filledIn(part, values),
    ]),
  );
}

/** A card that stands alone says what its keywords are: else it would be played as if it had none. */
export function refuseUndefined(
  { keywords = {}, definitions = {} }: KeywordCard,
  builtIn: readonly string[] = [],
): void {
  // Where keywords are a list, they are the game's own.
  const named = Array.isArray(keywords) ? [] : Object.keys(keywords);
  const missing = named.find((id) => !builtIn.includes(id) && !Object.hasOwn(definitions, id));
  if (missing !== undefined) throw new EffectError(`It has a keyword “${missing}”, and nobody says what that is.`);
}

type Prepend<Card> = (card: Card, abilities: readonly unknown[]) => Card;

const spelled = new WeakMap<object, object>();

/** The card with all that it does among its own abilities, in place of its keywords. A card without any stays as it is. */
export function spelledOut<Card extends object>(card: Card, prepend: Prepend<Card> = before): Card {
  if ((card as KeywordCard).definitions === undefined) return card;
  const known = spelled.get(card);
  if (known) return known as Card;
  const { definitions = {}, ...rest } = card as Card & KeywordCard;
  const keywords = Object.entries(rest.keywords ?? {}).filter(([id]) => !Object.hasOwn(definitions, id));
  const bare = { ...rest, keywords: Object.fromEntries(keywords) } as unknown as Card;
  const whole = prepend(bare, allKeywords(card as KeywordCard).flatMap(abilitiesOf));
  spelled.set(card, whole);
  return whole;
}

const before = <Card extends object>(card: Card, abilities: readonly unknown[]): Card => ({
  ...card,
  abilities: [...abilities, ...((card as KeywordCard).abilities ?? [])],
});

/** What a card needs of its project to be whole: its keywords with those that come with them, and the names that all of them mention. */
export function keywordsAndNames<Card extends KeywordCard>(card: Card, parts: SharedParts): Partial<Card> | undefined {
  const definitions = definitionsFor(card, parts.components as Definitions);
  const names = namesNeeded(definitions ? { ...card, definitions } : card, parts);
  if (!definitions) return names as Partial<Card> | undefined;
  return { definitions: { ...card.definitions, ...definitions }, ...names } as unknown as Partial<Card>;
}

function definitionsFor({ keywords }: KeywordCard, known: Definitions): Definitions | undefined {
  if (keywords === undefined) return undefined;
  const found: Record<string, Keyword> = {};
  const open = Object.keys(keywords);
  for (let count = 0; open.length > 0 && count < mostKeywords; ) {
    const id = open.shift()!;
    const keyword = ownValue(known, id);
    if (!keyword || Object.hasOwn(found, id)) continue;
    found[id] = keyword;
    count++;
    open.push(...Object.keys(keyword.keywords ?? {}));
  }
  return Object.keys(found).length === 0 ? undefined : found;
}
