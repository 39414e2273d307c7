import type { Json } from "../../core/vocabulary";
import type { Binder } from "./binders";

/** One way to read some words, up to where. */
export interface Found {
  end: number;
  value: Json | undefined;
  /** How much had to be taken on trust. */
  cost: number;
  /** What gives a name to things that are spoken of in it. */
  before: readonly Named[];
  /** Words that were passed over. */
  missed: readonly number[];
  /** What its sentence is about, which the next one may leave out. */
  subject?: Json | undefined;
  /** Where in its last effect more may be done: with each of those that it spoke of first. */
  body?: string | undefined;
}
export interface Named extends Pick<Binder, "kind" | "value" | "body"> {}

/** Names that aren't settled yet: of what was chosen, and what “it” stands for. */
export const nameMark = "\u0002";
export const referenceMark = "\u0003";

export const found = (end: number, value: Json | undefined, cost = 0, more: Partial<Found> = {}): Found => ({
  ...{ end, value, cost, before: [], missed: [] },
  ...more,
});

const waysKept = 8;
export const endsKept = 60;

/** Words of one's own, by where they were typed. */
export const textMark = "\u0004";

/** The cheapest ways to each end. */
export function pruned(ways: readonly Found[]): Found[] {
  const byEnd = new Map<number, Found[]>();
  const seen = new Set<string>();
  for (const way of [...ways].sort((a, b) => a.cost - b.cost)) {
    const list = byEnd.get(way.end) ?? [];
    if (list.length >= waysKept) continue;
    const key = `${way.end} ${JSON.stringify([way.value, way.before])}`;
    if (seen.has(key)) continue;
    seen.add(key);
    byEnd.set(way.end, [...list, way]);
  }
  return [...byEnd.values()]
    .flat()
    .sort((a, b) => a.cost - b.cost || b.end - a.end)
    .slice(0, endsKept);
}

interface Filling {
  at: string;
  value: Json | undefined;
}
/** A row of words and holes that was read. */
export interface Matched {
  end: number;
  filled: readonly Filling[];
  cost: number;
  before: readonly Named[];
  missed: readonly number[];
}
