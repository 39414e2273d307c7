import { type CastleLanesCard, castleLanesDefaults } from "../../../schemas/cards/castle-lanes";
import type { Problem } from "../../../schemas/problem";
import type { DeckCard } from "../../core/card-game";
import { plural } from "../../core/rich-text";
import { checkDeckRules } from "../../decks/check-deck";
import type { DeckRule } from "../../decks/deck-rule";
import { castleLanesFacts } from "./card-facts";
import { type CastleLanesOptions, castleLanesAdvice, castleLanesRules } from "./options";
import { castleLanesProblems } from "./problems";

type Entry = DeckCard<CastleLanesCard>;

const { report } = castleLanesProblems;
const nameOf = ({ card, id }: Entry): string => card.name.trim() || id;
const total = (entries: readonly Entry[]): number => entries.reduce((sum, { count }) => sum + count, 0);
const where = { field: "/cards" };
const isClass = (card: CastleLanesCard): boolean => card.type === "class";
const isCard = (card: CastleLanesCard): boolean => !isClass(card);
const rarityOf = (card: CastleLanesCard): number => card.rarity ?? castleLanesDefaults.rarity;
/** Rules §4 D5: Rush, Peasant and tokens. */
const isOutside = (card: CastleLanesCard, { allowBasicsInDeck }: CastleLanesOptions): boolean =>
  card.rarity === 0 || (card.basic === true && !allowBasicsInDeck);

/** Rules §4 D1 to D7. The class card lies in the deck's list, but is not one of its 30 cards. */
const castleLanesDeckRules = (options: CastleLanesOptions): readonly DeckRule<CastleLanesCard>[] => [
  {
    kind: "required",
    among: isClass,
    min: 1,
    evenEmpty: true,
    say: () => report("castle-lanes/no-class", where, { size: options.deckSize }),
  },
  {
    kind: "copies",
    among: isClass,
    by: () => "class",
    limit: 1,
    say({ entries, count }) {
      const names = [...new Set(entries.map(nameOf))].join(", ");
      return report("castle-lanes/many-classes", { card: entries[0]!.id }, { count, names });
    },
  },
  {
    kind: "size",
    among: isCard,
    min: options.deckSize,
    max: options.deckSizeExact ? options.deckSize : Number.POSITIVE_INFINITY,
    say({ count, excess }) {
      const repair = excess < 0 ? `add ${-excess}` : `take out ${excess}`;
      return report("castle-lanes/deck-size", where, { count, size: options.deckSize, repair });
    },
  },
  {
    kind: "banned",
    among: (card) => isCard(card) && isOutside(card, options),
    say: ({ entries: [entry] }) => report("castle-lanes/not-for-decks", { card: entry!.id }, { card: nameOf(entry!) }),
  },
  {
    kind: "copies",
    among: (card) => isCard(card) && !isOutside(card, options),
    by: (_, id) => id,
    limit: (card) => [0, options.copies1, options.copies2, options.copies3][rarityOf(card)]!,
    say({ entries: [entry], count, limit, excess }) {
      const stars = "★".repeat(rarityOf(entry!.card));
      const params = { card: nameOf(entry!), stars, copies: plural(limit, "copy", "copies"), count, excess };
      return report("castle-lanes/too-many-copies", { card: entry!.id }, params);
    },
  },
];

/** Rules §4 D3, D4 and D7: cards of the deck's one class, and cards of none. */
const classRules = (deckClass: string, options: CastleLanesOptions): readonly DeckRule<CastleLanesCard>[] => {
  const isOwn = (card: CastleLanesCard): boolean => isCard(card) && card.class === deckClass;
  return [
    {
      kind: "faction",
      among: isCard,
      leader: isClass,
      of: (card) => card.class,
      nameOf: () => deckClass,
      say({ entries: [entry] }) {
        const params = { card: nameOf(entry!), class: entry!.card.class ?? "", deckClass };
        return report("castle-lanes/other-class", { card: entry!.id }, params);
      },
    },
    { kind: "required", among: isOwn, min: 1, say: () => report("castle-lanes/no-class-cards", where, { deckClass }) },
    {
      kind: "required",
      among: isOwn,
      min: options.minClassCards,
      evenEmpty: true,
      say: ({ count }) => report("castle-lanes/few-class-cards", where, { min: options.minClassCards, count }),
    },
    {
      kind: "required",
      among: (card) => isCard(card) && card.class === undefined,
      min: options.minBaseCards,
      evenEmpty: true,
      say: ({ count }) => report("castle-lanes/few-base-cards", where, { min: options.minBaseCards, count }),
    },
  ];
};

export function checkCastleLanesDeck(
  _name: string,
  entries: readonly Entry[],
  options: CastleLanesOptions = castleLanesRules,
): Problem[] {
  const [none, many, size, ...copies] = castleLanesDeckRules(options).map((rule) => checkDeckRules([rule], entries));
  const cards = entries.filter(({ card }) => isCard(card));
  const leader = entries.find(({ card }) => isClass(card));
  // Without one clear class, what belongs to it can't be judged; without any card, nothing can.
  const judged = leader && many!.length === 0 ? entries : [];
  const ofClass = judged.length === 0 ? [] : checkClassCards(nameOf(leader!), cards.length > 0, judged, options);
  return [...none!, ...many!, ...ofClass, ...size!, ...copies.flat(), ...checkBalance(cards), ...checkTraits(cards)];
}

function checkClassCards(
  deckClass: string,
  hasCards: boolean,
  entries: readonly Entry[],
  options: CastleLanesOptions,
): Problem[] {
  const [strays, own, ...shares] = classRules(deckClass, options).map((rule) => checkDeckRules([rule], entries));
  return [...strays!, ...(hasCards ? own! : []), ...shares.flat()];
}

function checkBalance(cards: readonly Entry[]): Problem[] {
  if (cards.length === 0) return [];
  const { fewUnits, slowAverageCost, manySpaceCards } = castleLanesAdvice;
  const problems: Problem[] = [];
  const units = total(cards.filter(({ card }) => card.type === "unit"));
  const buildings = total(cards.filter(({ card }) => card.type === "building"));
  const average =
    cards.reduce((sum, { card, count }) => sum + (card.cost ?? castleLanesDefaults.cost) * count, 0) / total(cards);
  const spaceCards = total(cards.filter(({ card }) => card.space !== undefined));

  if (units < fewUnits) problems.push(report("castle-lanes/few-units", where, { count: units, min: fewUnits }));
  if (buildings > units) problems.push(report("castle-lanes/few-builders", where, { buildings, units }));
  if (average > slowAverageCost) {
    problems.push(report("castle-lanes/slow-deck", where, { average: average.toFixed(1), max: slowAverageCost }));
  }
  if (spaceCards > manySpaceCards) {
    problems.push(report("castle-lanes/many-space-cards", where, { count: spaceCards, max: manySpaceCards }));
  }
  return problems;
}

/** Rules §4 W6. A card looks for a trait when its text names it; only traits that some card of the deck bears are known. */
function checkTraits(cards: readonly Entry[]): Problem[] {
  const { fewTraitBearers: min } = castleLanesAdvice;
  const traits = new Set(cards.flatMap(({ card }) => card.traits ?? []));
  const problems: Problem[] = [];
  for (const trait of traits) {
    const bearers = cards.filter(({ card }) => card.traits?.includes(trait));
    for (const seeker of cards) {
      if (!namesTrait(castleLanesFacts(seeker.card).text, trait)) continue;
      const count = total(bearers.filter((entry) => entry !== seeker));
      if (count >= min) continue;
      const params = { card: nameOf(seeker), trait, count, min };
      problems.push(report("castle-lanes/few-trait-bearers", { card: seeker.id }, params));
    }
  }
  return problems;
}

/** The trait as a word of its own, also in the plural. */
function namesTrait(text: string, trait: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.includes(trait.toLowerCase()) || words.includes(`${trait.toLowerCase()}s`);
}
