import type { Finding } from "../../schemas/lab-answer";

/**
 * How a fair value is searched: both ends of a range first; then always the middle of two neighbours between which the share
 * crosses an even one; and once one is fair, what lies beside it, until it isn't fair any more. All values are tried on the same
 * seeds, so that what differs between them is not luck.
 */

export interface Tried {
  value: number;
  /** By how much the share is above an even one. */
  lead: number;
  finding: Finding;
}

/** The value to be tried next; nothing, once there is none. */
export function nextToTry({ from, to }: { from: number; to: number }, tried: readonly Tried[]): number | undefined {
  const known = new Map(tried.map((each) => [each.value, each]));
  for (const end of [from, to]) if (!known.has(end)) return end;
  const fair = tried.filter(({ finding }) => finding === "fair").map(({ value }) => value);
  if (fair.length > 0)
    return [Math.min(...fair) - 1, Math.max(...fair) + 1].find(
      (value) => value > from && value < to && !known.has(value),
    );
  const inOrder = tried.toSorted((a, b) => a.value - b.value);
  const crossing = inOrder.findIndex(({ lead }, n) => n > 0 && lead < 0 !== inOrder[n - 1]!.lead < 0);
  if (crossing < 0) return undefined;
  const [low, high] = [inOrder[crossing - 1]!.value, inOrder[crossing]!.value];
  return high - low > 1 ? Math.floor((low + high) / 2) : undefined;
}
