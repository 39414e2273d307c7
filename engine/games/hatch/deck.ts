import { type HatchCard, type HatchGift, hatchDefaults as hatchDefaultsOfCards } from "../../../schemas/cards/hatch";
import type { Problem } from "../../../schemas/problem";
import { skullsOf } from "./card-facts";
import { checkHatchBalance } from "./deck-balance";
import { countOf, type HatchEntry, nameOf, powerOf } from "./deck-tally";
import { type HatchOptions, hatchDefaults, hatchLimits } from "./options";
import { hatchProblems } from "./problems";

const { report } = hatchProblems;

/** The one deck of all players, rules §4. Errors first, then what makes it play badly. */
export function checkHatchDeck(
  _name: string,
  entries: readonly HatchEntry[],
  options: HatchOptions = hatchDefaults,
  players = 2,
): Problem[] {
  return [
    ...checkSize(entries, players),
    ...checkDesigns(entries),
    ...checkPlayable(entries, options),
    ...(entries.length > 0 ? checkHatchBalance(entries, options, players) : []),
  ];
}

function checkSize(entries: readonly HatchEntry[], players: number): Problem[] {
  const { minDeck, minDeckPerPlayer, maxDeck } = hatchLimits;
  const where = { field: "/cards" };
  const count = countOf(entries);
  const min = Math.max(minDeck, minDeckPerPlayer * players);
  if (count < min) return [report("hatch/deck-too-small", where, { count, players, min, missing: min - count })];
  if (count > maxDeck) return [report("hatch/deck-too-large", where, { count, max: maxDeck, excess: count - maxDeck })];
  return [];
}

function checkDesigns(entries: readonly HatchEntry[]): Problem[] {
  const { maxCopies } = hatchLimits;
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const entry of entries) {
    const { card, count, id } = entry;
    const name = nameOf(entry);
    if (count > maxCopies) {
      const params = { card: name, count, max: maxCopies, excess: count - maxCopies };
      problems.push(report("hatch/too-many-copies", { card: id }, params));
    } else if (card.copies !== undefined && card.copies !== count) {
      problems.push(report("hatch/printed-copies", { card: id }, { card: name, printed: card.copies, count }));
    }
    if (seen.has(name)) problems.push(report("hatch/same-name", { card: id }, { card: name }));
    seen.add(name);
  }
  return problems;
}

function checkPlayable(
  entries: readonly HatchEntry[],
  { powerTarget: target, barterSources }: HatchOptions,
): Problem[] {
  const problems: Problem[] = [];
  const where = { field: "/cards" };
  const count = countOf(entries);
  const givers = (...gifts: HatchGift[]): number => countOf(entries, ({ gives }) => gifts.includes(gives));

  for (const symbol of ["food", "fire", "love"] as const) {
    const isAsked = countOf(entries, ({ needs }) => (needs?.[symbol] ?? 0) > 0) > 0;
    if (isAsked && givers(symbol, "wild") === 0) problems.push(report("hatch/missing-symbol", where, { symbol }));
  }
  const free = countOf(entries, (card) => skullsOf(card) === 0);
  if (free < count / 4) problems.push(report("hatch/few-free-eggs", where, { free, count }));
  const pays = ({ sacrifice = hatchDefaultsOfCards.sacrifice }: HatchCard): boolean => sacrifice > 0;
  if (free < count && barterSources === "off" && countOf(entries, pays) === 0) {
    problems.push(report("hatch/unpaid-skulls", where));
  }
  const power = powerOf(entries);
  if (power < 2 * target) problems.push(report("hatch/too-little-power", where, { power, target, min: 2 * target }));
  return problems;
}
