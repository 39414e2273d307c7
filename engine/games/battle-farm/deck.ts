import { countCards } from "../../decks/deck-lines";
import { type DeckRule, type DeckRules, type Entry, nameOf } from "../../decks/deck-rule";
import { figure } from "../../decks/figure";
import { usualCopies } from "./card-facts";
import { battleFarmGroups, type Card } from "./card-schema";
import { defaults, type Options, seats } from "./options";
import { groupNames } from "./printed-names";
import { problems } from "./problems";

type Lines = readonly Entry<Card>[];
type Code = keyof typeof problems.kinds;
type Rule = DeckRule<Card, Code>;

const isCrop = ({ kind }: Card): boolean => kind === "crop";
const isClass = ({ kind }: Card): boolean => kind === "class";
const isInDeck = (card: Card): boolean => !isClass(card);
const countOf = (entries: Lines, is: (card: Card) => boolean): number =>
  countCards(entries.filter(({ card }) => is(card)));

const maxCopies = 20;
const minCrops = 20;
/** Cards beyond the first hands and the market. */
const minReserve = 20;
const usualSize = { low: 150, high: 250 };
const usualCropShare = { low: 45, high: 65 };
const maxColourGap = 20;
const usualTotal = { low: 480, high: 700 };

/** The one deck of all players, rules §4. Where nobody knows how many will play, it must do for the fewest. */
export function deckRules(
  { startHand, marketSize }: Pick<Options, "startHand" | "marketSize"> = defaults,
  players?: number,
): DeckRules<Card, Code> {
  const least = (farmers: number): number => farmers * startHand + marketSize + minReserve;
  const sure = players ?? seats.min;
  return {
    area: problems,
    rulesFor: (entries) => [
      {
        id: "battle-farm/class-in-deck",
        says: "Classes belong to the farmers and are in no deck.",
        kind: "banned",
        among: isClass,
        words: ({ entries: [entry] }) => ({ card: nameOf(entry!) }),
      },
      ...copyRules(),
      {
        id: "battle-farm/deck-too-small",
        says: `At least ${least(sure)} cards for ${sure} players: their first hands, the market and ${minReserve} more.`,
        kind: "count",
        among: isInDeck,
        min: least(sure),
        evenEmpty: true,
        words: ({ count, limit: min, excess }) => ({ count, players: sure, min, missing: -excess }),
      },
      ...(players === undefined && countOf(entries, isInDeck) >= least(sure)
        ? [enoughForAll(least, countOf(entries, isInDeck))]
        : []),
      {
        id: "battle-farm/few-crops",
        says: `At least ${minCrops} crops.`,
        kind: "count",
        among: isCrop,
        min: minCrops,
        evenEmpty: true,
        words: ({ count, limit: min, excess }) => ({ count, min, missing: -excess }),
      },
      ...(["crop", "action"] as const).map(
        (kind): Rule => ({
          id: "battle-farm/no-common",
          says: `At least one common ${kind}.`,
          about: kind,
          kind: "count",
          among: (card) => card.kind === kind && card.rarity === "common",
          min: 1,
          evenEmpty: true,
          words: () => ({ kind }),
        }),
      ),
      ...(countOf(entries, isInDeck) > 0 ? balance(entries) : []),
    ],
  };
}

/** D3 and D8. */
const copyRules = (): readonly Rule[] => [
  {
    id: "battle-farm/copies-range",
    says: `At most ${maxCopies} copies of a card.`,
    kind: "copies",
    among: isInDeck,
    by: (_, id) => id,
    limit: maxCopies,
    words: ({ entries: [entry], count, limit: max, excess }) => ({ card: nameOf(entry!), count, max, excess }),
  },
  {
    id: "battle-farm/unusual-copies",
    says: "Each card as often as it or its rarity says.",
    kind: "relation",
    find: (entries) =>
      entries.flatMap((entry) => {
        const usual = isInDeck(entry.card) ? usualCopies(entry.card) : undefined;
        if (usual === undefined || usual === entry.count) return [];
        const words = { card: nameOf(entry), count: entry.count, usual };
        return [{ entries: [entry], value: entry.id, words, adding: (_: Card, id: string) => id === entry.id }];
      }),
  },
];

/** D5 for tables larger than the smallest. */
const enoughForAll = (least: (farmers: number) => number, count: number): Rule => {
  let enough: number = seats.max;
  while (least(enough) > count) enough--;
  return {
    id: "battle-farm/few-for-more",
    says: `Enough cards for ${seats.max} players: ${least(seats.max)}.`,
    kind: "count",
    among: isInDeck,
    min: least(seats.max),
    words: () => ({ count, players: enough, more: enough + 1, min: least(enough + 1) }),
  };
};

/** D9 to D11. */
function balance(all: Lines): readonly Rule[] {
  const colours = (entries: Lines) =>
    battleFarmGroups
      .map((group) => ({
        name: groupNames[group],
        n: countOf(entries, (card) => isCrop(card) && card.group === group),
      }))
      .sort((a, b) => a.n - b.n);
  return [
    {
      id: "battle-farm/unusual-size",
      says: `${usualSize.low} to ${usualSize.high} cards play best.`,
      kind: "count",
      among: isInDeck,
      min: usualSize.low,
      max: usualSize.high,
      words: ({ count }) => ({ count, ...usualSize }),
    },
    {
      id: "battle-farm/unusual-crop-share",
      says: `${usualCropShare.low} to ${usualCropShare.high} % of the cards are crops.`,
      kind: "measure",
      figure: (entries) => (100 * countOf(entries, isCrop)) / Math.max(1, countOf(entries, isInDeck)),
      min: usualCropShare.low,
      max: usualCropShare.high,
      words: ({ count: share }) => ({
        percent: figure(share, [usualCropShare.low, usualCropShare.high]),
        ...usualCropShare,
      }),
    },
    {
      id: "battle-farm/uneven-colours",
      says: `No colour has ${maxColourGap} % fewer crops than another.`,
      kind: "measure",
      figure(entries) {
        const [few, many] = [colours(entries)[0]!, colours(entries).at(-1)!];
        return many.n === 0 ? 0 : (100 * (many.n - few.n)) / many.n;
      },
      max: maxColourGap,
      words({ limit: max }) {
        const [few, many] = [colours(all)[0]!, colours(all).at(-1)!];
        return { few: few.name, count: few.n, many: many.name, most: many.n, max };
      },
    },
    {
      id: "battle-farm/unusual-total",
      says: `The crops are worth ${usualTotal.low} to ${usualTotal.high} coins in all.`,
      kind: "measure",
      figure: (entries) => entries.reduce((sum, { card, count }) => sum + (isCrop(card) ? card.value * count : 0), 0),
      min: usualTotal.low,
      max: usualTotal.high,
      words: ({ count: total }) => ({ total, ...usualTotal }),
    },
  ];
}
