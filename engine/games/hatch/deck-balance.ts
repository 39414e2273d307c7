import { type HatchCard, type HatchGift, hatchDefaults, hatchNeeds } from "../../../schemas/cards/hatch";
import type { Problem } from "../../../schemas/problem";
import { skullsOf, slotsOf } from "./card-facts";
import { countOf, type HatchEntry, nameOf, powerOf } from "./deck-tally";
import type { HatchOptions } from "./options";
import { hatchProblems } from "./problems";

/** Warnings W1 to W8 of the rules: decks that are legal and play badly. */

const { report } = hatchProblems;
const where = { field: "/cards" };
const symbols = ["food", "fire", "love"] as const;
const titles = { food: "Food", fire: "Fire", love: "Love", wild: "Wild" } as const;

const typedShare = { low: 18, high: 32 };
const wildShare = { low: 8, high: 20 };
const giftlessShare = 20;
const askersPerGiver = { low: 1.2, high: 3 };
const meanPower = { low: 14, high: 24 };
const cheapShare = 30;
const powerPerPlayer = 1.5;

const isCheap = (card: HatchCard): boolean => slotsOf(card) + skullsOf(card) <= 2;

export function checkHatchBalance(
  entries: readonly HatchEntry[],
  { powerTarget }: HatchOptions,
  players: number,
): Problem[] {
  const power = checkPower(entries, powerTarget, players);
  return [...checkShares(entries), ...checkNeeds(entries), ...power, ...checkNeverBetter(entries)];
}

function checkShares(entries: readonly HatchEntry[]): Problem[] {
  const count = countOf(entries);
  const share = (gift: HatchGift): number => (100 * countOf(entries, ({ gives }) => gives === gift)) / count;
  const problems: Problem[] = [];
  for (const gift of [...symbols, "wild"] as const) {
    const percent = share(gift);
    const { low, high } = gift === "wild" ? wildShare : typedShare;
    if (percent >= low && percent <= high) continue;
    problems.push(
      report("hatch/symbol-share", where, { symbol: titles[gift], percent: Math.round(percent), low, high }),
    );
  }
  const giftless = share("none");
  if (giftless > giftlessShare) {
    problems.push(report("hatch/many-giftless", where, { percent: Math.round(giftless), high: giftlessShare }));
  }
  const cheap = (100 * countOf(entries, isCheap)) / count;
  if (cheap < cheapShare) {
    problems.push(report("hatch/slow-start", where, { percent: Math.round(cheap), low: cheapShare }));
  }
  return problems;
}

function checkNeeds(entries: readonly HatchEntry[]): Problem[] {
  return symbols.flatMap((symbol) => {
    const asked = entries.reduce((sum, { card, count }) => sum + (card.needs?.[symbol] ?? 0) * count, 0);
    const given = countOf(entries, ({ gives }) => gives === symbol);
    const { low, high } = askersPerGiver;
    if (asked >= low * given && asked <= high * given) return [];
    return [report("hatch/need-and-gift", where, { symbol: titles[symbol], asked, given, low, high })];
  });
}

function checkPower(entries: readonly HatchEntry[], powerTarget: number, players: number): Problem[] {
  const problems: Problem[] = [];
  const power = powerOf(entries);
  const mean = power / countOf(entries);
  if (mean < meanPower.low || mean > meanPower.high) {
    const effect = mean < meanPower.low ? "longer" : "shorter";
    problems.push(report("hatch/mean-power", where, { mean: mean.toFixed(1), ...meanPower, effect }));
  }
  const min = powerPerPlayer * powerTarget * players;
  if (power < min) problems.push(report("hatch/runs-dry", where, { power, players, min }));
  return problems;
}

function checkNeverBetter(entries: readonly HatchEntry[]): Problem[] {
  const plain = entries.filter(({ card }) => !card.text && !card.abilities?.length);
  return plain.flatMap((a) => {
    const better = plain.find((b) => isNeverBetter(a.card, b.card));
    return better ? [report("hatch/never-better", { card: a.id }, { a: nameOf(a), b: nameOf(better) })] : [];
  });
}

/** Same gift, asks for as much or more of everything, offers as much or less, and differs in something. */
function isNeverBetter(a: HatchCard, b: HatchCard): boolean {
  if (a.gives !== b.gives) return false;
  const need = (card: HatchCard): number[] => [...hatchNeeds.map((kind) => card.needs?.[kind] ?? 0), skullsOf(card)];
  const offer = (card: HatchCard): number[] => [card.power, card.sacrifice ?? hatchDefaults.sacrifice];
  const worse = [...need(a).map((n, i) => n - need(b)[i]!), ...offer(a).map((n, i) => offer(b)[i]! - n)];
  return worse.every((n) => n >= 0) && worse.some((n) => n > 0);
}
