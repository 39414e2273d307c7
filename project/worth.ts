import { evaluate, type NumberOf, namesIn, unknownName } from "../engine/core/formula/evaluate";
import { type Formula, parseFormula, type Slip } from "../engine/core/formula/parse-formula";
import { shortNames } from "../engine/core/formula/short-names";
import type { Options } from "../engine/core/options";
import type { CardWorth } from "../engine/core/worth";
import { cardSchemaName, cardSchemas } from "../engine/games/card-schemas";
import { cardGame } from "../engine/games/registry";
import { cardNumbers, type Numbers } from "../engine/words/card-numbers";
import type { GameId } from "../schemas/game-id";
import type { Manifest } from "../schemas/manifest";
import { ownValue } from "../schemas/own-value";
import { houseRulesOf } from "./house-rules";
import { pricedKeywords, withUnpricedAbilities } from "./keyword-worth";
import { type OwnNumber, ownValues, readOwnNumbers } from "./own-numbers";
import { type Files, manifestOf } from "./project-text";
import { sharedParts } from "./whole-card";

/** What the cards of a project are worth beside what they cost: the sum of prices, which a project may write itself. */

/** A part of what cards are worth. */
interface Price {
  part: string;
  text: string;
  /** What the game says, where it has such a part. */
  standard: string | undefined;
  /** The project writes it. */
  isOwn: boolean;
  /** Nothing, if the text isn't one and the game has none either. */
  formula: Formula | undefined;
  /** Why what the project writes doesn't count. */
  slip?: Slip;
}

/** By what the cards of a project are priced. The same object for as long as nothing of it changes. */
export interface PriceList {
  game: GameId;
  worth: CardWorth;
  rules: Options;
  ids: readonly string[];
  prices: readonly Price[];
  /** Full names by all that may be written. */
  names: ReadonlyMap<string, string>;
  /** Numbers that the project works out of these, and of what a card costs and is worth. */
  own: readonly OwnNumber[];
}

interface WorthPart {
  part: string;
  value: number;
}
export interface Worth {
  /** In hundredths; nothing, if a part can't be worked out. */
  value: number | undefined;
  cost: number;
  parts: readonly WorthPart[];
  /** Parts that can't be worked out for this card, and why. */
  failed: readonly { part: string; reason: string }[];
  /** Worth so much more or less than it costs as hardly a card of the starter set. */
  isUnusual: boolean;
}

/** With the components that it was made of: every card of a set asks for it. */
const lists = new WeakMap<Manifest, { components: object; list: PriceList }>();
/** Of each game the last one, with all that it follows from: a manifest is written for other reasons, too. */
const last = new Map<GameId, { source: string; list: PriceList }>();

/** Nothing, if nobody has said what cards of the game cost. `components`: what the project adds, by id. */
export function priceListOf(manifest: Manifest, components: Readonly<Record<string, unknown>>): PriceList | undefined {
  const { worth } = cardGame(manifest.game);
  if (!worth) return undefined;
  const known = lists.get(manifest);
  if (known?.components === components) return known.list;
  const ids = Object.keys(components);
  const { game, options, worth: own = {}, numbers = {} } = manifest;
  const source = JSON.stringify([options, own, numbers, ids]);
  const former = last.get(game);
  const list =
    known && known.list.ids.join() === ids.join() ? known.list : former?.source === source ? former.list : newList();
  lists.set(manifest, { components, list });
  last.set(game, { source, list });
  return list;

  function newList(): PriceList {
    const names = namesOf(game, ids);
    const prices = pricesIn(worth!, own, names);
    return {
      game,
      worth: worth!,
      rules: houseRulesOf(manifest).rules,
      ids,
      prices,
      names,
      own: readOwnNumbers(numbers, names),
    };
  }
}

export function priceListIn(files: Files): PriceList | undefined {
  const manifest = manifestOf(files);
  return manifest && priceListOf(manifest, sharedParts(files, manifest.game).components);
}

function namesOf(game: GameId, ids: readonly string[]): ReadonlyMap<string, string> {
  return shortNames(numbersIn({}, game, ids, []).keys());
}

const schemaOf = (game: GameId) => cardSchemas.find(({ name }) => name === cardSchemaName(game))!.schema;

const numbersIn = (card: unknown, game: GameId, ids: readonly string[], effects: ReturnType<EffectsOf>): Numbers =>
  cardNumbers(card, { schema: schemaOf(game), lexicon: cardGame(game).lexicon, ids, effects });
type EffectsOf = NonNullable<CardWorth["effects"]>;

/** The game's parts in its order, then those that only the project has. */
function pricesIn(
  { prices }: CardWorth,
  own: Readonly<Record<string, string>>,
  names: ReadonlyMap<string, string>,
): Price[] {
  return [...new Set([...Object.keys(prices), ...Object.keys(own)])].map((part): Price => {
    const standard = ownValue(prices, part);
    const written = ownValue(own, part);
    const text = written ?? standard!;
    const read = readPrice(text, names);
    const usual = standard === undefined ? undefined : readPrice(standard, names);
    const formula = read.ok ? read.formula : usual?.ok ? usual.formula : undefined;
    return { part, text, standard, isOwn: written !== undefined, formula, ...(!read.ok && { slip: read.slip }) };
  });
}

/** A formula in which every name is a number of cards. */
export function readPrice(text: string, names: ReadonlyMap<string, string>): ReturnType<typeof parseFormula> {
  const read = parseFormula(text);
  if (!read.ok) return read;
  for (const name of namesIn(read.formula))
    if (!names.has(name.name)) return { ok: false, slip: unknownName(name, [...names.keys()]) };
  return read;
}

const numbersOf = new WeakMap<object, { list: PriceList; numbers: Numbers }>();

/** A number of a whole card by what formulas call it. */
export function numberOf(card: object, list: PriceList): NumberOf {
  return (name) => {
    const full = list.names.get(name);
    return full === undefined ? undefined : (numbersFor(card, list).get(full) ?? 0);
  };
}

function numbersFor(card: object, list: PriceList): Numbers {
  const known = numbersOf.get(card);
  if (known?.list === list) return known.numbers;
  const numbers = numbersIn(withUnpricedAbilities(card), list.game, list.ids, list.worth.effects?.(card) ?? []);
  numbersOf.set(card, { list, numbers });
  return numbers;
}

const worths = new WeakMap<object, { list: PriceList; worth: Worth | undefined }>();

/** What a whole card is worth; nothing, if nobody pays for it. Worked out once for a card. */
export function worthOf(card: object, list: PriceList): Worth | undefined {
  const known = worths.get(card);
  if (known?.list === list) return known.worth;
  const worth = sumOf(card, list);
  worths.set(card, { list, worth });
  return worth;
}

/** With a “worth” and a “cost”. */
const pricedNumberOf =
  (card: object, list: PriceList): NumberOf =>
  (name) => {
    if (name === "worth") return worthOf(card, list)?.value;
    return (name === "cost" ? worthOf(card, list)?.cost : undefined) ?? numberOf(card, list)(name);
  };

const owns = new WeakMap<object, { list: PriceList; values: ReadonlyMap<string, number> }>();

/** The same in a search and in the sheet, where cards also have a “worth”, a “cost” and the numbers that their project works out. */
export const searchedNumberOf =
  (card: object, list: PriceList): NumberOf =>
  (name) => {
    if (!list.own.some((number) => number.name === name)) return pricedNumberOf(card, list)(name);
    const known = owns.get(card);
    if (known?.list === list) return known.values.get(name);
    const values = ownValues(list.own, pricedNumberOf(card, list));
    owns.set(card, { list, values });
    return values.get(name);
  };

const hundredths = (n: number): number => Math.round(n * 100) / 100;

function sumOf(card: object, list: PriceList): Worth | undefined {
  const cost = list.worth.cost(card, list.rules);
  if (cost === undefined) return undefined;
  const parts: WorthPart[] = [];
  const failed: { part: string; reason: string }[] = [];
  const numbers = numberOf(card, list);
  const counted = list.prices.flatMap(({ part, formula }) =>
    formula ? [{ part, outcome: evaluate(formula, numbers) }] : [],
  );
  for (const { part, outcome } of [...counted, ...pricedKeywords(card, numbers)]) {
    if (outcome.ok) parts.push({ part, value: hundredths(outcome.value) });
    else failed.push({ part, reason: outcome.slip.message });
  }
  const value = failed.length > 0 ? undefined : hundredths(parts.reduce((sum, part) => sum + part.value, 0));
  const isUnusual = value !== undefined && Math.abs(value - cost) > list.worth.error.usual;
  return { value, cost, parts: parts.filter((part) => part.value !== 0), failed, isUnusual };
}

/** The numbers that formulas may ask for, each by its shortest name; those that the card has come first. */
export function namedNumbers(card: object, list: PriceList): { name: string; value: number }[] {
  const shortest = new Map<string, string>();
  for (const [name, full] of list.names) {
    const known = shortest.get(full);
    if (known === undefined || name.length < known.length) shortest.set(full, name);
  }
  const numbers = numbersFor(card, list);
  const all = [...shortest].map(([full, name]) => ({ name, value: numbers.get(full) ?? 0 }));
  return [...all.filter(({ value }) => value !== 0), ...all.filter(({ value }) => value === 0)];
}
