/**
 * A race of moves: every round tries each of them once, all in the same world, so that luck favours none. Those that have
 * fallen behind for certain drop out, and what is left of the budget goes to the others.
 */
export interface Racer {
  /** How good it was thought to be beforehand, from 0 to 1. */
  opinion: number;
  /** What its tries have brought, by round. */
  scores: number[];
}

/** How many tries the opinion counts for. */
const opinionTries = 4;
/** Nobody drops out before so many rounds: too little is known of how scores vary. */
const fewestRounds = 12;
/** So many standard errors behind is certain enough. */
const certain = 2;
/** Those that surely aren't ahead by more than this drop out, too: it isn't worth finding out. */
const alike = 0.03;

/** Goes on until one is left, `goesOn`, which is told how many tries there were, says no, or a try is broken off. */
export function race<R extends Racer>(
  racers: readonly R[],
  run: (racer: R) => number | undefined,
  goesOn: (tries: number) => boolean,
): { winner: R; tries: number } {
  let left = racers;
  let tries = 0;
  for (let rounds = 1; left.length > 1; rounds++) {
    for (const racer of left) {
      if (!goesOn(tries)) return { winner: leaderOf(left), tries };
      const score = run(racer);
      if (score === undefined) return { winner: leaderOf(left), tries };
      racer.scores.push(score);
      tries++;
    }
    if (rounds >= fewestRounds) left = inTheRunning(left);
  }
  return { winner: leaderOf(left), tries };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const standing = ({ opinion, scores }: Racer): number =>
  (opinionTries * opinion + sum(scores)) / (opinionTries + scores.length);

const leaderOf = <R extends Racer>(racers: readonly R[]): R =>
  racers.reduce((a, b) => (standing(b) > standing(a) ? b : a));

function inTheRunning<R extends Racer>(racers: readonly R[]): readonly R[] {
  const leader = leaderOf(racers);
  return racers.filter((racer) => {
    if (racer === leader) return true;
    const leads = racer.scores.map((score, round) => leader.scores[round]! - score);
    const mean = sum(leads) / leads.length;
    const variance = sum(leads.map((lead) => (lead - mean) ** 2)) / leads.length;
    const margin = certain * Math.sqrt(variance / leads.length);
    return margin > alike && standing(leader) - standing(racer) < margin;
  });
}
