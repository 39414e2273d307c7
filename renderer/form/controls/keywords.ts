import type { CardGame, SharedParts, TextBlock } from "../../../engine/core/card-game";
import { type Definitions, type Numeral, numbersOf, type Taken, takenWith } from "../../../engine/core/keywords";
import { cardTitle } from "../../../engine/core/rich-text";
import { inLetters } from "../../../project/keyword-letters";
import { factsOf } from "../../../project/project-text";
import { wholeCard } from "../../../project/whole-card";
import { isRecord, joinPointer, type Pointer } from "../../../schemas/json-pointer";
import { type Keyword, parameterNames } from "../../../schemas/keyword";
import type { Limits } from "../../../schemas/limits";
import { ownValue } from "../../../schemas/own-value";
import { type Field, fieldsOf } from "../../document/schema-fields";

/** A keyword that a card may take: one of the project's, or of the game itself. */
interface Offer {
  id: string;
  name: string;
  /** With letters for its numbers: “Poison X”. */
  title: string;
  /** What it does, as cards explain it. */
  help: string;
  /** What its numbers count. */
  numbers: readonly { title: string; range: Partial<Limits> }[];
  /** As a card begins to have it. */
  usual: Taken;
}

/** A keyword that a card has. */
export interface TakenRow {
  pointer: Pointer;
  offer: Offer;
  taken: unknown;
  isKnown: boolean;
}

/** All that there is to take: what the game has itself, then what the project adds, by name. */
export function offersOf(field: Field, game: CardGame, parts: SharedParts): Offer[] {
  const builtIn = fieldsOf(field.schema).map(({ key, title, schema }): Offer => {
    const { minimum = 1, maximum = 9, default: usual = minimum } = schema;
    const isMark = schema.type === "boolean";
    return {
      id: key,
      name: title,
      title: isMark ? title : `${title} X`,
      help: schema.description ?? "",
      numbers: isMark ? [] : [{ title, range: { least: 0, most: maximum, whole: true } }],
      usual: isMark ? true : Math.max(1, Number(usual)),
    };
  });
  const own = Object.entries(parts.components as Definitions)
    .filter(([id]) => !game.keywords?.builtIn?.includes(id))
    .map(([id, keyword]) => offerOf(id, keyword, game, parts));
  return [...builtIn, ...own.sort((a, b) => a.name.localeCompare(b.name))];
}

function offerOf(id: string, keyword: Keyword, game: CardGame, parts: SharedParts): Offer {
  const { name, help } = inLetters(id, keyword, parts, game.id);
  return {
    id,
    name: keyword.name.trim() || cardTitle(id),
    title: name,
    help,
    numbers: (keyword.parameters ?? []).map(({ title, minimum = 1, maximum = 9 }) => ({
      title,
      range: { least: minimum, most: maximum, whole: true },
    })),
    usual: takenWith(numbersOf(keyword, true)),
  };
}

/** What a card prints to explain one of the project's keywords. */
export function explained(card: object, id: string, game: CardGame, parts: SharedParts): string {
  const taken = ownValue((card as { keywords?: Record<string, unknown> }).keywords ?? {}, id);
  const only = wholeCard({ ...card, keywords: { [id]: taken } }, parts, game.id);
  const blocks = factsOf(only, game.id).slots["keywords"] as readonly TextBlock[] | undefined;
  return blocks?.[0]?.reminder ?? "";
}

export function rowsOf(field: Field, value: unknown, offers: readonly Offer[]): TakenRow[] {
  return Object.entries(isRecord(value) ? value : {}).map(([id, taken]) => {
    const found = offers.find((offer) => offer.id === id);
    const stray = {
      id,
      name: id,
      title: id,
      help: "There is no such keyword.",
      numbers: [],
      usual: true,
    } satisfies Offer;
    return { pointer: joinPointer(field.pointer, id), offer: found ?? stray, taken, isKnown: found !== undefined };
  });
}

/** Its numbers as they stand, one for each that it counts; a keyword's own number, where it passes that on, by its name. */
export function numbersIn({ taken, offer }: Pick<TakenRow, "taken" | "offer">): Numeral[] {
  const list = taken === true ? [] : Array.isArray(taken) ? taken : [taken];
  return offer.numbers.map(({ range: { least = 1 } }, n) => {
    const number: unknown = list[n];
    const isName = parameterNames.some((name) => name === number);
    return typeof number === "number" || isName ? (number as Numeral) : least;
  });
}

export function withNumber(row: TakenRow, n: number, number: Numeral): Taken {
  const numbers = numbersIn(row).with(n, number);
  return numbers.length === 1 ? numbers[0]! : numbers;
}

export const without = (value: Readonly<Record<string, unknown>>, id: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([other]) => other !== id));

/** The same keywords, one of them so many places further on. */
export function moved(value: Readonly<Record<string, unknown>>, id: string, by: number): Record<string, unknown> {
  const ids = Object.keys(value);
  const from = ids.indexOf(id);
  const to = Math.min(Math.max(from + by, 0), ids.length - 1);
  const order = ids.toSpliced(from, 1).toSpliced(to, 0, id);
  return Object.fromEntries(order.map((each) => [each, value[each]]));
}

/** Those that fit what was typed, by name before help. */
export function found(offers: readonly Offer[], typed: string): Offer[] {
  const sought = typed.trim().toLowerCase();
  const rank = ({ name, id, help }: Offer): number => {
    if (name.toLowerCase().startsWith(sought) || id.startsWith(sought)) return 0;
    if (name.toLowerCase().includes(sought)) return 1;
    return help.toLowerCase().includes(sought) ? 2 : 3;
  };
  return offers.filter((offer) => rank(offer) < 3).sort((a, b) => rank(a) - rank(b));
}
