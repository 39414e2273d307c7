import { nameOf, type Related } from "../../decks/deck-rule";
import { figure } from "../../decks/figure";
import { skullsOf, slotsOf } from "./card-facts";
import { type Card, type HatchGift, hatchDefaults, hatchNeeds } from "./card-schema";
import { type CardEntry, type CardRule, countOf, powerOf, shareOf } from "./deck-tally";
import type { Options } from "./options";

/** Warnings W1 to W8 of the rules: decks that are legal and play badly. */

const symbols = ["food", "fire", "love"] as const;
const titles = { food: "Food", fire: "Fire", love: "Love", wild: "Wild" } as const;

const typedShare = { low: 18, high: 32 };
const wildShare = { low: 8, high: 20 };
const giftlessShare = 20;
const askersPerGiver = { low: 1.2, high: 3 };
const meanPower = { low: 14, high: 24 };
const cheapShare = 30;
const powerPerPlayer = 1.5;

const isCheap = (card: Card): boolean => slotsOf(card) + skullsOf(card) <= 2;
const gives =
  (gift: HatchGift) =>
  (card: Card): boolean =>
    card.gives === gift;

export const balanceRules = (
  entries: readonly CardEntry[],
  { powerTarget }: Options,
  players: number,
): readonly CardRule[] => [
  ...shareRules,
  ...symbols.map((symbol) => needRule(symbol, entries)),
  {
    id: "hatch/mean-power",
    says: `A dragon’s power is ${meanPower.low} to ${meanPower.high} on average.`,
    kind: "measure",
    figure: (cards) => powerOf(cards) / Math.max(1, countOf(cards)),
    min: meanPower.low,
    max: meanPower.high,
    words: ({ count: mean, limit }) => ({
      mean: figure(mean, [meanPower.low, meanPower.high], 1),
      ...meanPower,
      effect: limit === meanPower.low ? "longer" : "shorter",
    }),
  },
  {
    id: "hatch/runs-dry",
    says: `Power of at least ${powerPerPlayer * powerTarget * players} in all for ${players} players.`,
    kind: "measure",
    figure: powerOf,
    min: powerPerPlayer * powerTarget * players,
    words: ({ count: power, limit: min }) => ({ power, players, min }),
  },
  { id: "hatch/never-better", says: "No card that is never better than another.", kind: "relation", find: neverBetter },
];

const shareRules: readonly CardRule[] = [
  ...([...symbols, "wild"] as const).map((gift): CardRule => {
    const { low, high } = gift === "wild" ? wildShare : typedShare;
    return {
      id: "hatch/symbol-share",
      says: `${low} to ${high} % of the cards give ${titles[gift]}.`,
      about: gift,
      kind: "measure",
      figure: (cards) => shareOf(cards, gives(gift)),
      min: low,
      max: high,
      words: ({ count: share }) => ({ symbol: titles[gift], percent: figure(share, [low, high]), low, high }),
    };
  }),
  {
    id: "hatch/many-giftless",
    says: `At most ${giftlessShare} % of the cards give nothing.`,
    kind: "measure",
    figure: (cards) => shareOf(cards, gives("none")),
    max: giftlessShare,
    words: ({ count: share, limit: high }) => ({ percent: figure(share, [high]), high }),
  },
  {
    id: "hatch/slow-start",
    says: `At least ${cheapShare} % of the cards are cheap.`,
    kind: "measure",
    figure: (cards) => shareOf(cards, isCheap),
    min: cheapShare,
    words: ({ count: share, limit: low }) => ({ percent: figure(share, [low]), low }),
  },
];

function needRule(symbol: (typeof symbols)[number], entries: readonly CardEntry[]): CardRule {
  const askedOf = (cards: readonly CardEntry[]): number =>
    cards.reduce((sum, { card, count }) => sum + (card.needs?.[symbol] ?? 0) * count, 0);
  const { low, high } = askersPerGiver;
  return {
    id: "hatch/need-and-gift",
    says: `${low} to ${high} times as much ${titles[symbol]} is asked for as given.`,
    about: symbol,
    kind: "measure",
    figure(cards) {
      const [asked, given] = [askedOf(cards), countOf(cards, gives(symbol))];
      if (given > 0) return asked / given;
      return asked === 0 ? low : Number.POSITIVE_INFINITY;
    },
    min: low,
    max: high,
    words: () => ({
      symbol: titles[symbol],
      asked: askedOf(entries),
      given: countOf(entries, gives(symbol)),
      low,
      high,
    }),
  };
}

function neverBetter(entries: readonly CardEntry[]): Related<Card>[] {
  const plain = entries.filter(({ card }) => !card.text && !card.abilities?.length && !card.keywords);
  return plain.flatMap((a) => {
    const better = plain.find((b) => isNeverBetter(a.card, b.card));
    return better ? [{ entries: [a], value: a.id, words: { a: nameOf(a), b: nameOf(better) } }] : [];
  });
}

/** Same gift, asks for as much or more of everything, offers as much or less, and differs in something. */
function isNeverBetter(a: Card, b: Card): boolean {
  if (a.gives !== b.gives) return false;
  const [mine, other] = [pricesOf(a), pricesOf(b)];
  return mine.every((price, n) => price >= other[n]!) && mine.some((price, n) => price > other[n]!);
}

const known = new WeakMap<Card, readonly number[]>();

/** What it asks for, and what it offers counted downwards: the less of each, the better. Every card is held against every other. */
function pricesOf(card: Card): readonly number[] {
  const before = known.get(card);
  if (before) return before;
  const offers = [card.power, card.sacrifice ?? hatchDefaults.sacrifice];
  const prices = [...hatchNeeds.map((kind) => card.needs?.[kind] ?? 0), skullsOf(card), ...offers.map((n) => -n)];
  known.set(card, prices);
  return prices;
}
