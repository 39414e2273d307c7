import type { Json } from "../engine/core/vocabulary";
import { cardGame } from "../engine/games/registry";
import { beginning } from "../engine/words/new-word";
import type { SlotSchema } from "../engine/words/place";
import { type Habits, habitsOf } from "../engine/words/reading/habits";
import { type Reading, readAbility } from "../engine/words/reading/read-ability";
import { symbolWords } from "../engine/words/reading/tokens";
import type { GameId } from "../schemas/game-id";
import { isWithin, type Pointer } from "../schemas/json-pointer";
import { schemaFor } from "./format";

/** A rules text as effects of a game, for whoever has no card for it yet. */
export interface ReadInWords {
  /** The type of card that it is said on; each is tried, if none is named. */
  type?: string;
  /** Cards whose way of writing is followed. */
  cards?: readonly Json[];
}

export interface TypedReading extends Reading {
  /** The type of card on which it reads so. */
  type?: string;
}

const habits = new WeakMap<readonly Json[], Habits>();

/** Best first; nothing, where nothing was understood or the game says nothing in words. */
export function readInWords(game: GameId, text: string, { type, cards = [] }: ReadInWords = {}): TypedReading[] {
  const { lexicon, symbols } = cardGame(game);
  if (!lexicon) return [];
  const schema = schemaFor("card", game) as SlotSchema;
  const kinds = kindsOf(schema);
  const more = { habits: habitsFor(game, cards), synonyms: symbolWords(symbols), isPlayable: playable(game) };
  const names = type === undefined ? (kinds?.names ?? [undefined]) : [type];
  const readOn = (isQuick: boolean): TypedReading[] =>
    names.flatMap((kind) => {
      const plain = kind === undefined || !kinds ? beginning(lexicon, schema) : { [kinds.field]: kind };
      const card = { ...(plain as object), name: "…" } as Json;
      const readings = readAbility(lexicon, schema, text, { card, ...more, isQuick });
      return readings.map((reading) => ({ ...reading, ...(kind !== undefined && { type: kind }) }));
    });
  // What one type of card says outright is not looked for on all others.
  const quick = names.length > 1 ? readOn(true) : [];
  const found = quick.some(isSure) ? quick : readOn(false);
  return found.sort(
    (a, b) =>
      Number(isSure(b)) - Number(isSure(a)) ||
      Number(b.isExact) - Number(a.isExact) ||
      b.covers - a.covers ||
      a.strange - b.strange,
  );
}

/** What a text says on one card, as another ability than those that it has. */
export function readOnCard(game: GameId, text: string, card: Json, cards: readonly Json[]): Reading[] {
  const { lexicon, symbols } = cardGame(game);
  const schema = schemaFor("card", game) as SlotSchema;
  if (!lexicon) return [];
  return readAbility(lexicon, schema, text, {
    card,
    habits: habitsFor(game, cards),
    synonyms: symbolWords(symbols),
    isPlayable: playable(game),
  });
}

function habitsFor(game: GameId, cards: readonly Json[]): Habits {
  const known = habits.get(cards) ?? habitsOfSet(game, schemaFor("card", game) as SlotSchema, cards);
  habits.set(cards, known);
  return known;
}

const isPlayed = new WeakMap<object, boolean>();

/** How the cards of a set are written, as far as they are finished: half of an ability can't be told. */
export function habitsOfSet(game: GameId, schema: SlotSchema, cards: readonly Json[]): Habits {
  const { lexicon, checkCard } = cardGame(game);
  const finished = cards.filter((card) => {
    const before = isPlayed.get(card as object);
    if (before !== undefined) return before;
    const now = !checkCard(card).some(({ severity }) => severity === "error");
    isPlayed.set(card as object, now);
    return now;
  });
  return habitsOf(lexicon!, schema, finished);
}

/** Whether the game has nothing against what a card does at a place. */
export const playable =
  (game: GameId) =>
  (card: Json, at: Pointer): boolean =>
    !cardGame(game)
      .checkCard(card)
      .some(({ severity, where }) => severity === "error" && isWithin(where.field ?? "/-", at));

/** Nothing was passed over, and it is printed as it was typed. */
export const isSure = (reading: Reading | undefined): boolean =>
  reading?.isExact === true && reading.missed.length === 0;

/** What a card of the game may be; nothing, if all are of one kind. */
export const typesOfCards = (game: GameId): readonly string[] =>
  kindsOf(schemaFor("card", game) as SlotSchema)?.names ?? [];

/** The field that says what kind of card it is. */
function kindsOf({ properties = {} }: SlotSchema): { field: string; names: readonly string[] } | undefined {
  for (const field of ["type", "kind"]) {
    const choices = properties[field]?.enum;
    if (choices) return { field, names: choices as string[] };
  }
  return undefined;
}
