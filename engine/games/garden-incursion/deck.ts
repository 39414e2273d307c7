import type { GardenIncursionCard } from "../../../schemas/cards/garden-incursion";
import type { Problem } from "../../../schemas/problem";
import type { DeckCard } from "../../core/card-game";
import { groupBy } from "../../core/group-by";
import { type GardenRules, gardenAdvice, gardenRules, openingHand } from "./options";
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

/** The largest number of players, for a deck that is checked without a table. */
const mostPlayers = 4;

/** Rules §4: the queen lies in her deck's list and decides its tribe. */
export function checkGardenDeck(
  _name: string,
  listed: readonly Entry[],
  options: GardenRules = gardenRules,
  largestHand: number = openingHand(options, mostPlayers - 1),
): Problem[] {
  const entries = together(listed);
  return [
    ...checkQueen(entries),
    ...checkSize(entries, options, largestHand),
    ...checkCards(entries, options),
    ...checkBalance(entries),
  ];
}

/** Copies of a card count together, however often the list names it. */
const together = (entries: readonly Entry[]): Entry[] =>
  [...groupBy(entries, ({ id }) => id).values()].map((same) => ({ ...same[0]!, count: countOf(same) }));

function checkQueen(entries: readonly Entry[]): Problem[] {
  const count = countOf(entries, isQueen);
  if (count === 1) return [];
  const repair = count === 0 ? "Add the queen of the tribe you want to lead." : "Keep one of them.";
  return [report("garden-incursion/queen-count", where, { count, repair })];
}

/** D2 and D3. */
function checkSize(entries: readonly Entry[], options: GardenRules, largestHand: number): Problem[] {
  const { deckMax: max, queenCounts } = options;
  const all = countOf(entries);
  const others = all - countOf(entries, isQueen);
  const count = queenCounts ? all : others;
  const min = Math.max(options.deckMin, largestHand + 1);
  if (count > max)
    return [
      report("garden-incursion/deck-too-large", where, {
        count,
        max,
        excess: count - max,
        counts: queenCounts ? "counts" : "does not count",
      }),
    ];
  if (others >= min) return [];
  return [report("garden-incursion/deck-too-small", where, { count: others, min, missing: min - others })];
}

/** D4 to D7 and D9. */
function checkCards(entries: readonly Entry[], options: GardenRules): Problem[] {
  const deckTribe = entries.find(({ card }) => isQueen(card))?.card.tribe;
  const { usualCopies } = gardenAdvice;
  const agreed = agreement(options);
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
    const why = agreed(entry);
    if (why !== null) return [report("garden-incursion/banned-card", { card: id }, { card: name, why })];
    if (isWorker(card) || isQueen(card)) return [];
    const { maxCopies: max } = options;
    if (max > 0 && count > max)
      return [
        report("garden-incursion/too-many-copies", { card: id }, { count, card: name, max, excess: count - max }),
      ];
    return count > usualCopies
      ? [report("garden-incursion/many-copies", { card: id }, { count, card: name, max: usualCopies })]
      : [];
  });
}

const listOf = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** D6: why the table's agreement doesn't allow so many of a card. */
function agreement({ cardSets, bans, restricted }: GardenRules): (entry: Entry) => string | null {
  const [sets, banned] = [listOf(cardSets), listOf(bans)];
  const limits = new Map(
    listOf(restricted).map((part) => [part.replace(/\s+\d+$/, ""), Number(/\d+$/.exec(part)?.[0] ?? 1)]),
  );
  return ({ id, card, count }) => {
    if (banned.includes(id)) return "banned";
    const limit = limits.get(id);
    if (limit !== undefined && count > limit) return `restricted to ${limit}`;
    const isAgreed = sets.length === 0 || (card.tags ?? []).some((tag) => sets.includes(tag));
    return isAgreed ? null : "not in the agreed sets";
  };
}

function checkBalance(entries: readonly Entry[]): Problem[] {
  const { usualDeckMin, usualWorkers, usualCreatures } = gardenAdvice;
  const problems: Problem[] = [];
  const count = countOf(entries);
  const others = count - countOf(entries, isQueen);
  if (others === 0) return [];
  const percent = (100 * countOf(entries, isWorker)) / others;
  if (percent < usualWorkers.low || percent > usualWorkers.high) {
    // Rounded away from what is recommended, so that the remark makes sense.
    const shown = percent < usualWorkers.low ? Math.floor(percent) : Math.ceil(percent);
    problems.push(report("garden-incursion/worker-share", where, { percent: shown, ...usualWorkers }));
  }
  if (count < usualDeckMin) problems.push(report("garden-incursion/short-deck", where, { count, min: usualDeckMin }));
  const creatures = countOf(entries, ({ type }) => type === "creature");
  if (creatures < usualCreatures) {
    problems.push(report("garden-incursion/few-creatures", where, { count: creatures, min: usualCreatures }));
  }
  return problems;
}
