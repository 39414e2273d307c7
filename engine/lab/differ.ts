import type { Match } from "../core/match";

/** The same match under two conditions, with the same luck: what the log tells of both, and from which line on they differ. */
export interface Differing {
  before: string[];
  after: string[];
  /** The first line that differs; as many as there are, where none does. */
  at: number;
}

export function differing(before: Match, after: Match): Differing {
  const [was, is] = [[...before.log(null)], [...after.log(null)]];
  const first = was.findIndex((line, n) => line !== is[n]);
  return { before: was, after: is, at: first < 0 ? was.length : first };
}
