import type { SetCard } from "../../core/card-game";
import { plural } from "../../core/rich-text";
import { countCards } from "../../decks/deck-lines";
import { type DeckRule, type DeckRules, type Entry, nameOf } from "../../decks/deck-rule";
import { figure } from "../../decks/figure";
import { type Card, castleLanesDefaults } from "./card-schema";
import { traitSeekers } from "./deck-traits";
import { advice, defaults, type Options } from "./options";
import { problems } from "./problems";

type Lines = readonly Entry<Card>[];
type Code = keyof typeof problems.kinds;
type Rule = DeckRule<Card, Code>;

const isClass = (card: Card): boolean => card.type === "class";
const isCard = (card: Card): boolean => !isClass(card);
const rarityOf = (card: Card): number => card.rarity ?? castleLanesDefaults.rarity;
/** Rules §4 D5: Rush, Peasant and tokens. */
const isOutside = (card: Card, { allowBasicsInDeck }: Options): boolean =>
  isCard(card) && (card.rarity === 0 || (card.basic === true && !allowBasicsInDeck));

/** Rules §4. The class card lies in the deck's list, but is not one of its 30 cards. */
export const deckRules = (
  options: Options = defaults,
  set: () => readonly SetCard<Card>[] = () => [],
): DeckRules<Card, Code> => ({
  area: problems,
  rulesFor(entries) {
    const classes = entries.filter(({ card }) => isClass(card));
    // Without one clear class, what belongs to it can't be judged.
    const ofClass = countCards(classes) === 1 ? classRules(nameOf(classes[0]!), options) : [];
    return [...classCount(options), ...ofClass, ...cardRules(options), ...adviceFor(entries, set)];
  },
});

/** D1. */
const classCount = ({ deckSize }: Options): readonly Rule[] => [
  {
    id: "castle-lanes/no-class",
    says: "A class.",
    kind: "count",
    among: isClass,
    min: 1,
    evenEmpty: true,
    words: () => ({ size: deckSize }),
  },
  {
    id: "castle-lanes/many-classes",
    says: "No more than one class.",
    kind: "count",
    among: isClass,
    max: 1,
    words: ({ entries, count }) => ({ count, names: [...new Set(entries.map(nameOf))].join(", ") }),
  },
];

/** D2, D4 and D5. */
const cardRules = (options: Options): readonly Rule[] => [
  {
    id: "castle-lanes/deck-size",
    says: `${options.deckSizeExact ? "Exactly" : "At least"} ${options.deckSize} cards besides the class.`,
    kind: "count",
    among: isCard,
    min: options.deckSize,
    max: options.deckSizeExact ? options.deckSize : Number.POSITIVE_INFINITY,
    evenEmpty: true,
    words({ count, excess }) {
      const repair = excess < 0 ? `add ${-excess}` : `take out ${excess}`;
      const size = options.deckSizeExact ? `exactly ${options.deckSize}` : `at least ${options.deckSize}`;
      return { count, size, repair };
    },
  },
  {
    id: "castle-lanes/not-for-decks",
    says: `No cards without stars${options.allowBasicsInDeck ? "." : " and no basic cards."}`,
    kind: "banned",
    among: (card) => isOutside(card, options),
    words: ({ entries: [entry] }) => ({ card: nameOf(entry!) }),
  },
  {
    id: "castle-lanes/too-many-copies",
    says: `Of a card with one star at most ${options.copies1}, with two ${options.copies2}, with three ${options.copies3}.`,
    kind: "copies",
    among: (card) => isCard(card) && !isOutside(card, options),
    by: (_, id) => id,
    limit: (card) => [0, options.copies1, options.copies2, options.copies3][rarityOf(card)]!,
    words({ entries: [entry], count, limit, excess }) {
      const stars = "★".repeat(rarityOf(entry!.card));
      return { card: nameOf(entry!), stars, copies: plural(limit, "copy", "copies"), count, excess };
    },
  },
];

/** D3, D7 and W1: cards of the deck's one class, and cards of none. */
function classRules(deckClass: string, { minClassCards, minBaseCards }: Options): readonly Rule[] {
  const isOwn = (card: Card): boolean => isCard(card) && card.class === deckClass;
  return [
    {
      id: "castle-lanes/other-class",
      says: `Only cards of ${deckClass} and cards of no class.`,
      kind: "faction",
      leader: isClass,
      valueOf: () => deckClass,
      fits: (card) => card.class === undefined || card.class === deckClass,
      words: ({ entries: [entry] }) => ({ card: nameOf(entry!), class: entry!.card.class ?? "", deckClass }),
    },
    {
      id: "castle-lanes/no-class-cards",
      says: `Cards of ${deckClass}, so that the class is more than its passive ability.`,
      kind: "count",
      among: isOwn,
      min: 1,
      words: () => ({ deckClass }),
    },
    {
      id: "castle-lanes/few-class-cards",
      says: `At least ${plural(minClassCards, "card")} of the class.`,
      kind: "count",
      among: isOwn,
      min: minClassCards,
      evenEmpty: true,
      words: ({ count }) => ({ min: minClassCards, count }),
    },
    {
      id: "castle-lanes/few-base-cards",
      says: `At least ${plural(minBaseCards, "card")} of no class.`,
      kind: "count",
      among: (card) => isCard(card) && card.class === undefined,
      min: minBaseCards,
      evenEmpty: true,
      words: ({ count }) => ({ min: minBaseCards, count }),
    },
  ];
}

/** W2 to W6, of decks that hold any card besides the class. */
function adviceFor(all: Lines, set: () => readonly SetCard<Card>[]): readonly Rule[] {
  const cards = all.filter(({ card }) => isCard(card));
  if (cards.length === 0) return [];
  const { fewUnits, slowAverageCost, manySpaceCards } = advice;
  const count = (entries: Lines, type: Card["type"]): number =>
    countCards(entries.filter(({ card }) => card.type === type));
  const units = count(cards, "unit");
  return [
    {
      id: "castle-lanes/few-units",
      says: `At least ${fewUnits} units to build and march.`,
      kind: "count",
      among: (card) => card.type === "unit",
      min: fewUnits,
      words: () => ({ count: units, min: fewUnits }),
    },
    {
      id: "castle-lanes/few-builders",
      says: "At least as many units as buildings.",
      kind: "measure",
      figure: (entries) => count(entries, "building") - count(entries, "unit"),
      max: 0,
      words: () => ({ buildings: count(cards, "building"), units }),
    },
    {
      id: "castle-lanes/slow-deck",
      says: `Cards cost ${slowAverageCost} or less on average.`,
      kind: "measure",
      figure: averageCost,
      max: slowAverageCost,
      words: ({ count: average, limit: max }) => ({ average: figure(average, [max], 1), max }),
    },
    {
      id: "castle-lanes/many-space-cards",
      says: `At most ${manySpaceCards} cards that depend on space.`,
      kind: "count",
      among: (card) => isCard(card) && card.space !== undefined,
      max: manySpaceCards,
      words: ({ count: found, limit: max }) => ({ count: found, max }),
    },
    {
      id: "castle-lanes/few-trait-bearers",
      says: "Enough bearers of each trait that a card looks for.",
      kind: "relation",
      find: (entries) => traitSeekers(entries, set),
    },
  ];
}

function averageCost(entries: Lines): number {
  const cards = entries.filter(({ card }) => isCard(card));
  const costs = cards.reduce((sum, { card, count }) => sum + (card.cost ?? castleLanesDefaults.cost) * count, 0);
  return cards.length === 0 ? 0 : costs / countCards(cards);
}
