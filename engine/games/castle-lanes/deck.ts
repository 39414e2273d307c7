import { type CastleLanesCard, castleLanesDefaults } from "../../../schemas/cards/castle-lanes";
import type { Problem } from "../../../schemas/problem";
import type { DeckCard } from "../../core/card-game";
import { plural } from "../../core/rich-text";
import { castleLanesOptions } from "./options";
import { castleLanesProblems } from "./problems";

type Entry = DeckCard<CastleLanesCard>;

const { report } = castleLanesProblems;
const nameOf = ({ card, id }: Entry): string => card.name.trim() || id;
const total = (entries: readonly Entry[]): number => entries.reduce((sum, { count }) => sum + count, 0);
const isClass = ({ card }: Entry): boolean => card.type === "class";
/** Rules §4 D5: Rush, Peasant and tokens. */
const isOutside = ({ card }: Entry): boolean => card.basic === true || card.rarity === 0;

/** Rules §4. The class card lies in the deck's list, but is not one of its 30 cards. */
export function checkCastleLanesDeck(_name: string, entries: readonly Entry[]): Problem[] {
  const classes = entries.filter(isClass);
  const cards = entries.filter((entry) => !isClass(entry));
  return [
    ...checkClass(classes, cards),
    ...checkSize(cards),
    ...checkCopies(cards),
    ...checkBalance(cards),
    ...checkTraits(cards),
  ];
}

function checkClass(classes: readonly Entry[], cards: readonly Entry[]): Problem[] {
  const [chosen] = classes;
  if (!chosen) {
    return [report("castle-lanes/no-class", { field: "/cards" }, { size: castleLanesOptions.deckSize })];
  }
  const count = total(classes);
  if (count > 1) {
    const names = [...new Set(classes.map(nameOf))].join(", ");
    return [report("castle-lanes/many-classes", { card: chosen.id }, { count, names })];
  }
  const deckClass = nameOf(chosen);
  const problems = cards
    .filter(({ card }) => card.class !== undefined && card.class !== deckClass)
    .map((entry) => {
      const params = { card: nameOf(entry), class: entry.card.class ?? "", deckClass };
      return report("castle-lanes/other-class", { card: entry.id }, params);
    });
  if (cards.length > 0 && !cards.some(({ card }) => card.class === deckClass)) {
    problems.push(report("castle-lanes/no-class-cards", { field: "/cards" }, { deckClass }));
  }
  return problems;
}

function checkSize(cards: readonly Entry[]): Problem[] {
  const { deckSize } = castleLanesOptions;
  const count = total(cards);
  if (count === deckSize) return [];
  const repair = count < deckSize ? `add ${deckSize - count}` : `take out ${count - deckSize}`;
  return [report("castle-lanes/deck-size", { field: "/cards" }, { count, size: deckSize, repair })];
}

function checkCopies(cards: readonly Entry[]): Problem[] {
  return cards.flatMap((entry) => {
    const { card, count, id } = entry;
    if (isOutside(entry)) return [report("castle-lanes/not-for-decks", { card: id }, { card: nameOf(entry) })];
    const { copies } = castleLanesOptions;
    const rarity = card.rarity ?? castleLanesDefaults.rarity;
    const limit = copies[rarity as keyof typeof copies];
    if (count <= limit) return [];
    const params = {
      card: nameOf(entry),
      stars: "★".repeat(rarity),
      copies: plural(limit, "copy", "copies"),
      count,
      excess: count - limit,
    };
    return [report("castle-lanes/too-many-copies", { card: id }, params)];
  });
}

function checkBalance(cards: readonly Entry[]): Problem[] {
  if (cards.length === 0) return [];
  const { fewUnits, slowAverageCost, manySpaceCards } = castleLanesOptions;
  const problems: Problem[] = [];
  const where = { field: "/cards" };
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
  const { fewTraitBearers: min } = castleLanesOptions;
  const traits = new Set(cards.flatMap(({ card }) => card.traits ?? []));
  const problems: Problem[] = [];
  for (const trait of traits) {
    const bearers = cards.filter(({ card }) => card.traits?.includes(trait));
    for (const seeker of cards) {
      if (!namesTrait(seeker.card.text ?? "", trait)) continue;
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
