import { textOf } from "../../engine/core/grammar/phrase";
import type { OptionSpec, OptionValue } from "../../engine/core/options";
import { cardTitle, wordedText } from "../../engine/core/rich-text";
import { cardGame } from "../../engine/games/registry";
import { readDocument } from "../../project/document";
import { fieldName } from "../../project/field-names";
import { schemaFor } from "../../project/format";
import { houseRulesOf } from "../../project/house-rules";
import { deckWord } from "../../project/lab/new-experiment";
import { cardIdOf, cardPath, deckPath } from "../../project/paths";
import { type Files, manifestOf, readDeck } from "../../project/project-text";
import { nameIn } from "../../project/quick-name";
import type { SchemaNode } from "../../project/schema-walk";
import { columnsOf } from "../../project/tables/columns";
import { cardAt } from "../../project/whole-card";
import type { GameId } from "../../schemas/game-id";
import { isRecord, joinPointer, keysOf, type Pointer, valueAt, withValueAt } from "../../schemas/json-pointer";
import { fieldsOf, isShown, type JsonSchema } from "../document/schema-fields";

/** What can be otherwise in the lab: a house rule, copies in a deck, or a number or a piece of a card. */
export type Thing = { option: string } | { deck: string; card: string } | { card: string; at: Pointer };

/** What it is instead; null where a piece is taken away. */
export type ThingValue = OptionValue | object | null;

export const keyOf = (thing: Thing): string =>
  "option" in thing
    ? thing.option
    : "deck" in thing
      ? `${deckWord}${thing.deck}/${thing.card}`
      : `${thing.card}${thing.at}`;

interface CardPiece {
  at: Pointer;
  title: string;
}

/** What a card can do without: its abilities, as printed, and its keywords. */
export function piecesOf(files: Files, game: GameId, card: string): CardPiece[] {
  const path = cardPath(card);
  const document = readDocument(path, files.get(path) ?? "", game).value;
  const whole = cardAt<object>(files, path, game);
  const { lexicon, symbols } = cardGame(game);
  if (document === undefined || !whole || !lexicon) return [];
  const keywords = valueAt(document, "/keywords");
  const named = isRecord(keywords) ? Object.keys(keywords).map((id) => [id, id] as const) : [];
  return [
    ...lexicon.sentences(whole).flatMap(({ at, words }): CardPiece[] => {
      const title = wordedText(textOf(words), symbols);
      return valueAt(document, at) === undefined ? [] : [{ at, title }];
    }),
    ...named.map(([key, id]) => ({ at: joinPointer("/keywords", key), title: `Keyword: ${cardTitle(id)}` })),
  ];
}

/** All that a card says, in the fields of its form: its abilities, its keywords. */
export function sayingsOf(files: Files, game: GameId, card: string): CardPiece[] {
  const path = cardPath(card);
  const document = readDocument(path, files.get(path) ?? "", game).value;
  if (document === undefined) return [];
  return fieldsOf(schemaFor("card", game) as JsonSchema)
    .filter((field) => (field.control === "saying" || field.control === "keywords") && isShown(field, document))
    .sort((a, b) => Number(a.control === "keywords") - Number(b.control === "keywords"))
    .map(({ pointer, title }) => ({ at: pointer, title }));
}

/** What it says now; nothing, where it says nothing there. */
export function saidNow(files: Files, game: GameId, card: string, at: Pointer): object {
  const path = cardPath(card);
  const said = valueAt(readDocument(path, files.get(path) ?? "", game).value, at);
  const isList = valueAt(schemaFor("card", game), `/properties${at}/type`) === "array";
  return typeof said === "object" && said !== null ? said : isList ? [] : {};
}

const copiesOf = (files: Files, game: GameId, deck: string, card: string): number =>
  readDeck(deckPath(deck), files.get(deckPath(deck)) ?? "", game)?.cards.find((each) => each.card === card)?.count ?? 0;

interface NamedCard {
  id: string;
  name: string;
}

export function cardsIn(files: Files): NamedCard[] {
  const cards = [...files].flatMap(([path, text]): NamedCard[] => {
    const id = cardIdOf(path);
    return id === undefined ? [] : [{ id, name: nameIn(text) ?? id }];
  });
  return cards.sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
}

interface NumberField {
  at: Pointer;
  title: string;
  value: number;
}

/** Two decks to try it in, of which the first has the card, if one has. */
export function decksFor(files: Files, game: GameId, decks: readonly { id: string }[], thing: Thing): string[] {
  if ("deck" in thing)
    return [thing.deck, decks.find(({ id }) => id !== thing.deck)?.id].filter((id) => id !== undefined);
  const has = ({ id }: { id: string }): boolean =>
    "card" in thing &&
    (readDeck(deckPath(id), files.get(deckPath(id)) ?? "", game)?.cards.some(({ card }) => card === thing.card) ??
      false);
  const first = decks.find(has) ?? decks[0];
  const second = decks.find((deck) => deck !== first);
  return [first, second].flatMap((deck) => (deck ? [deck.id] : []));
}

/** A card's number where a deck has the card; otherwise a house rule. */
export function firstThing(files: Files, game: GameId, decks: readonly { id: string }[]): Thing {
  for (const { id } of decks)
    for (const { card } of readDeck(deckPath(id), files.get(deckPath(id)) ?? "", game)?.cards ?? []) {
      const [number] = numbersOf(files, game, card);
      if (number) return { card, at: number.at };
    }
  return firstRule(game);
}

/** One that is a number, where there is one. */
export function firstRule(game: GameId): Thing {
  const rules = rulesOf(game);
  return { option: (rules.find(({ kind }) => kind === "number") ?? rules[0]!).name };
}

/** What says nothing of how a card plays. */
const besides = /^(number$|art\.|later\.)/;

/** The numbers that stand in a card's file, as its form calls them. */
export function numbersOf(files: Files, game: GameId, card: string): NumberField[] {
  const path = cardPath(card);
  const document = readDocument(path, files.get(path) ?? "", game).value;
  return columnsOf(game).flatMap(({ name, at, title, kind }): NumberField[] => {
    const value = valueAt(document, at);
    if (besides.test(name)) return [];
    if (kind === "number") return typeof value === "number" ? [{ at, title, value }] : [];
    if (kind !== "counts" || !isRecord(value)) return [];
    const schema = schemaFor("card", game) as SchemaNode;
    return Object.entries(value).flatMap(([key, n]) => {
      const place = joinPointer(at, key);
      return typeof n === "number" ? [{ at: place, title: fieldName(schema, document, place), value: n }] : [];
    });
  });
}

/** The house rules that a value of theirs can be tried of. */
export const rulesOf = (game: GameId): readonly OptionSpec[] =>
  cardGame(game).options.filter(({ kind }) => kind !== "text");

function ruleNow(files: Files, game: GameId, name: string): OptionValue | undefined {
  const manifest = manifestOf(files);
  const now = manifest && houseRulesOf(manifest).rules[name];
  return now ?? cardGame(game).options.find((spec) => spec.name === name)?.default;
}

/** Of a piece there is no value. */
export const valueNow = (files: Files, game: GameId, thing: Thing): OptionValue | undefined =>
  "option" in thing
    ? ruleNow(files, game, thing.option)
    : "deck" in thing
      ? copiesOf(files, game, thing.deck, thing.card)
      : numbersOf(files, game, thing.card).find(({ at }) => at === thing.at)?.value;

/** Some values worth a try around the one that it has. */
export function valuesAround(files: Files, game: GameId, thing: Thing): OptionValue[] {
  const now = valueNow(files, game, thing);
  const spec = "option" in thing ? cardGame(game).options.find(({ name }) => name === thing.option) : undefined;
  if (spec?.kind === "switch") return [false, true];
  if (spec?.kind === "choice") return [...spec.choices];
  const [least, most] = spec?.kind === "number" ? [spec.min, spec.max] : [0, Number.POSITIVE_INFINITY];
  const middle = typeof now === "number" ? now : 0;
  const from = Math.max(least, middle - 2);
  return Array.from({ length: 5 }, (_, n) => from + n).filter((value) => value <= most);
}

/** Between what a fair value may be searched. */
export function rangeAround(files: Files, game: GameId, thing: Thing): { from: number; to: number } {
  const now = valueNow(files, game, thing);
  const middle = typeof now === "number" ? now : 0;
  const far = (step: number): number => {
    let end = middle;
    while (Math.abs(end + step - middle) <= 4 && canBe(files, game, thing, end + step)) end += step;
    return end;
  };
  return { from: far(-1), to: far(1) };
}

function canBe(files: Files, game: GameId, thing: Thing, value: number): boolean {
  if ("option" in thing) {
    const spec = cardGame(game).options.find(({ name }) => name === thing.option);
    return spec?.kind === "number" && value >= spec.min && value <= spec.max;
  }
  if ("deck" in thing) return value >= 0;
  // What a card is composed of it has at least once.
  if (value < 1 && keysOf(thing.at).length > 1) return false;
  const path = cardPath(thing.card);
  const { value: card } = readDocument(path, files.get(path) ?? "", game);
  return readDocument(path, JSON.stringify(withValueAt(card, thing.at, value)), game).value !== undefined;
}

/** A value other than the one that it has; a piece is taken away. */
export function otherValue(files: Files, game: GameId, thing: Thing): ThingValue {
  const now = valueNow(files, game, thing);
  if ("at" in thing && sayingsOf(files, game, thing.card).some(({ at }) => at === thing.at))
    return saidNow(files, game, thing.card, thing.at);
  if ("at" in thing && now === undefined) return null;
  if (typeof now === "number") return now + 1;
  return valuesAround(files, game, thing).find((value) => value !== now) ?? 1;
}
