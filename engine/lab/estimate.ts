/**
 * What groups of matches say about a rate. The matches of a round are played with the same cards and swapped seats, so they
 * are alike, and only the rounds are independent: intervals come from how these differ.
 */

/** One round: how much of what was asked for happened in it, in so many chances. */
export interface Group {
  sum: number;
  weight: number;
}

export interface Estimate {
  rate: number;
  /** Holds the true rate 19 times out of 20. */
  interval: [low: number, high: number];
  /** How often chance alone would take the rate as far from where it would be if there was nothing to see. */
  p: number;
  /** The standard error, from which follows how much more it takes to be sure. */
  error: number;
  groups: number;
}

interface Scale {
  low: number;
  high: number;
  /** The rate if there is nothing to see. */
  even: number;
}
const rateScale: Scale = { low: 0, high: 1, even: 0.5 };
export const differenceScale: Scale = { low: -1, high: 1, even: 0 };

/**
 * A ratio of sums over the rounds. Two rounds more are counted than there were, half a one at either end and one in the middle (after
 * Agresti and Min), so that few rounds, or rounds that are all alike, don't seem surer than they are.
 */
export function estimate(given: readonly Group[], { low, high, even }: Scale = rateScale): Estimate {
  const groups = given.filter(({ weight }) => weight > 0);
  const count = groups.length;
  const total = groups.reduce((all, { weight }) => all + weight, 0);
  if (count < 2) {
    const rate = count === 0 ? even : groups[0]!.sum / total;
    return { rate, interval: [low, high], p: 1, error: (high - low) / 2, groups: count };
  }
  const usual = total / count;
  const supposed: [value: number, times: number][] = [
    [low, 0.5],
    [high, 0.5],
    [(low + high) / 2, 1],
  ];
  const all = total + 2 * usual;
  const sum = groups.reduce((part, each) => part + each.sum, 0) + usual * (low + high);
  const middle = sum / all;
  const squares =
    groups.reduce((part, each) => part + (each.sum - middle * each.weight) ** 2, 0) +
    supposed.reduce((part, [value, times]) => part + times * (usual * (value - middle)) ** 2, 0);
  const error = Math.sqrt((squares / (all * all)) * ((count + 2) / (count + 1)));
  return {
    rate: (sum - usual * (low + high)) / total,
    ...estimateOf(middle, error, count, { low, high, even }),
    error,
    groups: count,
  };
}

/** What follows of a middle, its standard error and how many rounds these are of. */
export function estimateOf(
  middle: number,
  error: number,
  groups: number,
  { low, high, even }: Scale,
): Pick<Estimate, "interval" | "p"> {
  const reach = studentReach(0.05, groups - 1) * error;
  return {
    interval: [Math.max(low, middle - reach), Math.min(high, middle + reach)],
    p: studentChance(Math.abs(middle - even) / error, groups - 1),
  };
}

/** How many rounds it would take in all for a difference as found to be called one, four times out of five. */
export function groupsNeeded({ groups, error }: Estimate, difference: number): number {
  const reach = normalReach(callingLevel) + normalReach(0.4);
  return difference === 0 ? Number.POSITIVE_INFINITY : Math.ceil(groups * ((reach * error) / difference) ** 2);
}

/** Verdicts are stricter than intervals: chance alone brings one about once in a hundred questions. */
export const callingLevel = 0.01;

/**
 * Which of many findings stand when all are looked at together (Holm): chance alone brings any of them about no more often than
 * one question by itself.
 */
export function standing(ps: readonly number[], level = callingLevel): boolean[] {
  const order = ps.map((p, n) => ({ p, n })).sort((a, b) => a.p - b.p);
  const stands = ps.map(() => false);
  for (const [rank, { p, n }] of order.entries()) {
    if (p > level / (ps.length - rank)) break;
    stands[n] = true;
  }
  return stands;
}

/** How often a normal number is farther from its middle than so many standard errors (Abramowitz and Stegun 26.2.17). */
function normalChance(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return Math.min(1, 2 * tail * (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)));
}

/** The other way round, by halving. */
function normalReach(chance: number): number {
  let [low, high] = [0, 12];
  for (let n = 0; n < 60; n++) {
    const middle = (low + high) / 2;
    if (normalChance(middle) > chance) low = middle;
    else high = middle;
  }
  return low;
}

/** Student's distribution by the normal one (Wallace), to three digits. */
const studentChance = (t: number, freedom: number): number =>
  normalChance(Math.sqrt(freedom * Math.log1p((t * t) / freedom)) * wallace(freedom));
const studentReach = (chance: number, freedom: number): number =>
  Math.sqrt(freedom * Math.expm1((normalReach(chance) / wallace(freedom)) ** 2 / freedom));
const wallace = (freedom: number): number => (8 * freedom + 1) / (8 * freedom + 3);
