import type { CardFacts, Slot, TextBlock } from "../../engine/core/card-game";
import type { NumberOf } from "../../engine/core/formula/evaluate";
import { keywordTitle } from "../../engine/core/keyword-text";
import { allKeywords, type KeywordCard } from "../../engine/core/keywords";
import type { Language } from "../../engine/core/language";
import { plainText } from "../../engine/core/rich-text";
import { cardGame } from "../../engine/games/registry";
import type { GameId } from "../../schemas/game-id";
import { ownValue } from "../../schemas/own-value";
import type { Problem } from "../../schemas/problem";
import { symbolsIn } from "../languages/printed-words";
import { type Files, factsOf } from "../project-text";
import { type PriceList, priceListIn, searchedNumberOf } from "../worth";
import { decksHolding, type HoldingDeck } from "./decks-holding";
import { lettersName, type SearchFields, searchFields, type TextField } from "./fields";
import { folded } from "./folded";
import { foundProblems } from "./found-problems";
import { noVersions, type SearchedVersions } from "./searched-versions";

/** In what a search looks: the cards of a project, and what is known of them besides what they say. */
export interface SearchedIn {
  game: GameId;
  language: Language;
  prices: PriceList | undefined;
  fields: SearchFields;
  /** The decks that hold a card. */
  decksOf(id: string): readonly HoldingDeck[];
  /** What is wrong with a card. */
  problemsOf(id: string): readonly Problem[];
  versions: SearchedVersions;
  /** What the lab found of a card as it is. */
  labOf(id: string, card: object): { kind: string; isOld: boolean } | undefined;
}

export function searchedIn(
  files: Files,
  game: GameId,
  language: Language = "en",
  { problemsOf = foundProblems(files), versions = noVersions, labOf = () => undefined }: Partial<SearchedIn> = {},
): SearchedIn {
  const prices = priceListIn(files);
  const decksOf = (id: string) => decksHolding(files, game).get(id) ?? [];
  return { game, language, prices, fields: searchFields(game, prices), decksOf, problemsOf, versions, labOf };
}

/** A card's words, folded once and searched often. */
export interface SearchEntry {
  id: string;
  /** Everything that is printed on it, and what else finds it by words alone. */
  any: string;
  /** What a field says, a line for each of its values. */
  textOf(field: string): string;
  numberOf?: NumberOf | undefined;
  /** Nothing, if its file can't be read. */
  card: object | undefined;
}

export function searchedCard(id: string, card: object, searched: SearchedIn): SearchEntry {
  const { game, language, fields } = searched;
  const facts = factsOf(card, game, language);
  const symbols = symbolsIn(game, language);
  const plain = (text: string | undefined): string => (text ? folded(plainText(text, symbols)) : "");
  const texts: Record<string, string> = {
    name: folded(facts.name),
    type: folded(lines([facts.type, ...stringsIn(facts.slots.typeLine)])),
    text: plain(facts.text),
    code: folded(facts.code ?? ""),
    keyword: folded(lines(keywordsOn(card as KeywordCard))),
    tag: folded(lines((card as { tags?: readonly string[] }).tags ?? [])),
    cost: folded(lines([facts.cost ?? "", plain(facts.cost)])),
    id,
  };
  for (const field of fields.texts)
    texts[field.name] = lines([
      texts[field.name] ?? "",
      ...wordsIn(card, field).flatMap((word) => read(word, field).map(folded)),
    ]);
  const printed = plain(lines(Object.values(facts.slots).flatMap(stringsIn)));
  const byWords = Object.keys(texts).filter((name) =>
    fields.texts.every((field) => field.name !== name || field.isPlain),
  );
  return {
    id,
    any: [...byWords.map((name) => texts[name]), printed].join("\n"),
    textOf: (field) => texts[field] ?? "",
    numberOf: numberOfCard(card, searched),
    card,
  };
}

/** The numbers of a card, as they are asked for. */
export function numberOfCard(card: object, { game, language, prices }: SearchedIn): NumberOf {
  const priced = prices && searchedNumberOf(card, prices);
  return (name) =>
    priced?.(name) ?? (name === lettersName ? lettersOf(factsOf(card, game, language), game) : undefined);
}

const letters = new WeakMap<CardFacts, number>();

function lettersOf(facts: CardFacts, game: GameId): number {
  const known = letters.get(facts) ?? plainText(facts.text, cardGame(game).symbols).length;
  letters.set(facts, known);
  return known;
}

/** A card whose file can't be read is found by its file name and its text. */
export function unreadCard(id: string, text: string): SearchEntry {
  const words = folded(text);
  const texts: Record<string, string> = { name: id, id, text: words };
  return { id, any: `${id}\n${words}`, textOf: (field) => texts[field] ?? "", card: undefined };
}

const lines = (texts: readonly string[]): string => texts.filter(Boolean).join("\n");

/** As it is written. */
export function wordsIn(card: object, { path }: TextField): string[] {
  let value: unknown = card;
  for (const key of path) value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return (Array.isArray(value) ? value : [value]).filter((word) => typeof word === "string");
}

/** And as people read it. */
const read = (word: string, { labels }: TextField): string[] => {
  const label = ownValue(labels, word) ?? word;
  return label === word ? [word] : [word, label];
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

function stringsIn(slot: Slot): string[] {
  if (typeof slot === "string") return [slot];
  if (!Array.isArray(slot)) return [];
  return (slot as readonly (string | TextBlock)[]).flatMap((part) =>
    typeof part === "string" ? [part] : [part.title, part.reminder ?? ""],
  );
}

/** “Poison 2”, as it is printed. */
export const keywordTitlesOn = (card: KeywordCard): string[] => allKeywords(card).map(keywordTitle);

/** By what files call them, those that come with others too. */
export const keywordIdsOn = (card: KeywordCard): string[] => [
  ...(Array.isArray(card.keywords) ? card.keywords.map(String) : Object.keys(card.keywords ?? {})),
  ...allKeywords(card).map(({ id }) => id),
];

const keywordsOn = (card: KeywordCard): string[] => [...keywordIdsOn(card), ...keywordTitlesOn(card)];
