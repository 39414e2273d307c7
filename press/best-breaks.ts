import { type BreakChances, chanceKinds } from "./break-chances";

/**
 * Which chances to take, weighed over the whole paragraph (after Knuth and Plass): the fewest lines, numbers beside what
 * they count, then even lines without a short word left over at the end.
 */

export interface Manner {
  /** The last line is to be as long as the others: centred text. */
  isEven: boolean;
  /** Numbers may be parted from what they count. */
  untied: boolean;
  /** The last line may be short, as in running text. */
  endsShort?: boolean;
}

export const tolerance = 1e-6;
/** Lines one below the other that end in a hyphen: more look like a ladder. */
const hyphensInARow = 2;
/** In lines: what is given to keep a number beside what it counts, and to have no ladder. */
const costOfParting = 1.5;
const costOfLadder = 3;
/** How unpleasant something is: a line that is left empty would be 100. */
const untiedNumber = 40;
const shortLastLine = 150;
const lonelyWord = 60;
/** A last line shorter than this share of the measure is short. */
const shortShare = 0.4;
/** Lines that may begin at so many chances are weighed against each other; only texts of invisible signs have more. */
const mostWeighed = 400;

/** The numbers of the chances at which lines end. */
export function bestBreaks(
  { starts, ends, kinds, flaws: given }: BreakChances,
  width: number,
  manner: Manner,
): number[] {
  const last = ends.length - 1;
  const lines = new Float64Array(last + 1).fill(Number.POSITIVE_INFINITY);
  const flaws = new Float64Array(last + 1);
  const before = new Int32Array(last + 1);
  const hyphens = new Uint8Array(last + 1);
  const leastEnds = Float64Array.from(ends);
  for (let at = last - 1; at >= 0; at--) leastEnds[at] = Math.min(leastEnds[at] as number, leastEnds[at + 1] as number);
  lines[0] = 0;
  let first = 0;
  for (let to = 1; to <= last; to++) {
    while (first < to - 1 && (leastEnds[to] as number) - (starts[first] as number) > width + tolerance) first++;
    const [end, kind] = [ends[to] as number, kinds[to] as number];
    const isTied = kind === chanceKinds.tied;
    const here = isTied && manner.untied ? untiedNumber : (given[to] as number);
    for (let from = first; from < Math.min(to, first + mostWeighed); from++) {
      const free = width - (end - (starts[from] as number));
      // What nothing can part stands out of its line.
      if (free < -tolerance && from < to - 1) continue;
      const isLadder = kind === chanceKinds.hyphen && (hyphens[from] as number) >= hyphensInARow;
      const count =
        (lines[from] as number) + 1 + (isTied && !manner.untied ? costOfParting : 0) + (isLadder ? costOfLadder : 0);
      if (count > (lines[to] as number)) continue;
      const share = Math.max(0, free) / Math.max(width, tolerance);
      const flaw =
        (flaws[from] as number) +
        here +
        (to === last ? flawOfLastLine(share, to - from === 1, manner) : 100 * share * share);
      if (count === lines[to] && flaw >= (flaws[to] as number)) continue;
      lines[to] = count;
      flaws[to] = flaw;
      before[to] = from;
      hyphens[to] = kind === chanceKinds.hyphen ? (hyphens[from] as number) + 1 : 0;
    }
  }
  const breaks: number[] = [];
  for (let at = last; at > 0; at = before[at] as number) breaks.push(at);
  return breaks.reverse();
}

function flawOfLastLine(share: number, isOneWord: boolean, { isEven, endsShort }: Manner): number {
  const missing = Math.max(0, share - (1 - shortShare)) / shortShare;
  const short = (endsShort ? 0 : shortLastLine * missing * missing) + (isOneWord && missing > 0 ? lonelyWord : 0);
  return short + (isEven ? 100 * share * share : 0);
}
