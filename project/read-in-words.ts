import type { Json } from "../engine/core/vocabulary";
import { cardGame } from "../engine/games/registry";
import type { SlotSchema } from "../engine/words/place";
import { type Habits, habitsOf } from "../engine/words/reading/habits";
import { type Reading, readAbility } from "../engine/words/reading/read-ability";
import { symbolWords } from "../engine/words/reading/tokens";
import type { GameId } from "../schemas/game-id";
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
  const usual = habits.get(cards) ?? habitsOf(lexicon, schema, cards);
  habits.set(cards, usual);
  const more = { habits: usual, synonyms: symbolWords(symbols) };
  const found: TypedReading[] = [];
  for (const kind of type === undefined ? (kinds?.names ?? [undefined]) : [type]) {
    const card = kind === undefined || !kinds ? {} : { card: { name: "…", [kinds.field]: kind } };
    const readings = readAbility(lexicon, schema, text, { ...card, ...more });
    found.push(...readings.map((reading) => ({ ...reading, ...(kind !== undefined && { type: kind }) })));
  }
  return found.sort(
    (a, b) =>
      Number(isSure(b)) - Number(isSure(a)) ||
      Number(b.isExact) - Number(a.isExact) ||
      b.covers - a.covers ||
      a.strange - b.strange,
  );
}

/** Nothing was passed over, and it is printed as it was typed. */
export const isSure = (reading: Reading | undefined): boolean =>
  reading?.isExact === true && reading.missed.length === 0;

/** The field that says what kind of card it is. */
function kindsOf({ properties = {} }: SlotSchema): { field: string; names: readonly string[] } | undefined {
  for (const field of ["type", "kind"]) {
    const choices = properties[field]?.enum;
    if (choices) return { field, names: choices as string[] };
  }
  return undefined;
}
