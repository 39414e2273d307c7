import type { GardenIncursionCard } from "../../../schemas/cards/garden-incursion";
import type { Problem } from "../../../schemas/problem";
import type { DeckCard } from "../../core/card-game";
import { gardenOptions } from "./options";
import { gardenProblems } from "./problems";
import { typeNames } from "./words";

type Entry = DeckCard<GardenIncursionCard>;

const { report } = gardenProblems;
const where = { field: "/cards" };
const nameOf = ({ card, id }: Entry): string => card.name.trim() || id;
const countOf = (entries: readonly Entry[], is: (card: GardenIncursionCard) => boolean = () => true): number =>
  entries.reduce((sum, { card, count }) => sum + (is(card) ? count : 0), 0);
const isQueen = ({ type }: GardenIncursionCard): boolean => type === "queen";
const isWorker = ({ type }: GardenIncursionCard): boolean => type === "worker";

/** Rules §4: the queen lies in her deck's list and decides its tribe. */
export function checkGardenDeck(_name: string, entries: readonly Entry[]): Problem[] {
  return [...checkQueen(entries), ...checkSize(entries), ...checkCards(entries), ...checkBalance(entries)];
}

function checkQueen(entries: readonly Entry[]): Problem[] {
  const count = countOf(entries, isQueen);
  if (count === 1) return [];
  const repair = count === 0 ? "Add the queen of the tribe you want to lead." : "Keep one of them.";
  return [report("garden-incursion/queen-count", where, { count, repair })];
}

function checkSize(entries: readonly Entry[]): Problem[] {
  const { deckMax, deckMin } = gardenOptions;
  const count = countOf(entries);
  const others = count - countOf(entries, isQueen);
  if (count > deckMax) {
    return [report("garden-incursion/deck-too-large", where, { count, max: deckMax, excess: count - deckMax })];
  }
  if (others < deckMin) {
    const params = { count: others, min: deckMin, missing: deckMin - others };
    return [report("garden-incursion/deck-too-small", where, params)];
  }
  return [];
}

function checkCards(entries: readonly Entry[]): Problem[] {
  const deckTribe = entries.find(({ card }) => isQueen(card))?.card.tribe;
  const { usualCopies: max } = gardenOptions;
  return entries.flatMap((entry) => {
    const { card, count, id } = entry;
    const name = nameOf(entry);
    if (card.token || card.type === "skills") {
      const type = card.token ? "token" : typeNames[card.type].toLowerCase();
      return [report("garden-incursion/not-for-decks", { card: id }, { card: name, type })];
    }
    const isNeutralWorker = isWorker(card) && card.tribe === undefined;
    if (deckTribe !== undefined && card.tribe !== deckTribe && !isNeutralWorker) {
      const params = { card: name, tribe: card.tribe ?? "no tribe", deckTribe };
      return [report("garden-incursion/other-tribe", { card: id }, params)];
    }
    const isRepeated = count > max && !isWorker(card) && !isQueen(card);
    return isRepeated ? [report("garden-incursion/many-copies", { card: id }, { count, card: name, max })] : [];
  });
}

function checkBalance(entries: readonly Entry[]): Problem[] {
  const { usualDeckMin, usualWorkers, usualCreatures } = gardenOptions;
  const problems: Problem[] = [];
  const count = countOf(entries);
  const others = count - countOf(entries, isQueen);
  if (others === 0) return [];
  const percent = (100 * countOf(entries, isWorker)) / others;
  if (percent < usualWorkers.low || percent > usualWorkers.high) {
    problems.push(report("garden-incursion/worker-share", where, { percent: Math.round(percent), ...usualWorkers }));
  }
  if (count < usualDeckMin) problems.push(report("garden-incursion/short-deck", where, { count, min: usualDeckMin }));
  const creatures = countOf(entries, ({ type }) => type === "creature");
  if (creatures < usualCreatures) {
    problems.push(report("garden-incursion/few-creatures", where, { count: creatures, min: usualCreatures }));
  }
  return problems;
}
