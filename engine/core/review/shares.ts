/**
 * How well seats stood in the course of a match, from 0 (lost) to 1 (won). Evaluations are in units of each game's own; so
 * leads are measured by how large they were in this match.
 */

/** What the evaluation says beyond this means that it is over for somebody. */
const certain = 1e5;
/** Of the leads that there were, in order, the one by which all are measured: late blows must not flatten the rest. */
const measure = 0.75;
/** A share of 0.82 for a lead as large as that. */
const steepness = 1.5;

/** By how much each seat is ahead of the best of the others. */
export const leadsOf = (values: readonly number[]): number[] =>
  values.map((value, seat) => value - Math.max(...values.filter((_, other) => other !== seat)));

/** How large a lead of this match is that counts as one. */
export function usualLead(leads: readonly (readonly number[])[]): number {
  const open = leads
    .flat()
    .map(Math.abs)
    .filter((lead) => lead > 0 && lead < certain)
    .sort((a, b) => a - b);
  return open[Math.floor(measure * open.length)] ?? 1;
}

export function sharesOf(leads: readonly (readonly number[])[]): number[][] {
  const usual = usualLead(leads);
  return leads.map((each) => each.map((lead) => 1 / (1 + Math.exp((-steepness * lead) / usual))));
}

interface Swing {
  /** It went on from this of the moments looked at until the next. */
  from: number;
  /** Who gained. */
  seat: number;
  gain: number;
}

/** Between which moments a seat gained most: each moment once, the greatest first. */
export function swingsIn(shares: readonly (readonly number[])[], least: number, seats?: readonly number[]): Swing[] {
  const found: Swing[] = [];
  for (let from = 0; from + 1 < shares.length; from++) {
    const gains = shares[from + 1]!.map((share, seat) => ({ from, seat, gain: share - shares[from]![seat]! }));
    const [best] = gains.filter(({ seat }) => seats?.includes(seat) ?? true).sort((a, b) => b.gain - a.gain);
    if (best && best.gain >= least) found.push(best);
  }
  return found.sort((a, b) => b.gain - a.gain);
}
