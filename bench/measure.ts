/**
 * Timing of contenders against each other: in turns, round by round, so that whatever else the machine does hits all
 * alike. What is counted is processor time, collecting garbage included: waiting for other programs costs nothing.
 */

export interface Effort {
  rounds: number;
  /** How long each contender works in a round. */
  ms: number;
}

/** Does a small piece of work and says how many units it was. */
export type Work = () => number;

/** Units per second of processor time, round by round. */
export type Rates<Name extends string> = Record<Name, number[]>;

export function compete<Name extends string>(works: Record<Name, Work>, { rounds, ms }: Effort): Rates<Name> {
  const names = Object.keys(works) as Name[];
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Rates<Name>;
  for (const name of names) rate(works[name], 2 * ms);
  for (let round = 0; round < rounds; round++) for (const name of names) rates[name].push(rate(works[name], ms));
  return rates;
}

function rate(work: Work, ms: number): number {
  const before = process.cpuUsage();
  const end = performance.now() + ms;
  let units = 0;
  while (performance.now() < end) units += work();
  const { user, system } = process.cpuUsage(before);
  return (units * 1e6) / Math.max(user + system, 1);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** How many times as much one does as another: the median over rounds, since in one round both had the same machine. */
export const ratio = (a: readonly number[], b: readonly number[]): number => median(a.map((value, n) => value / b[n]!));
