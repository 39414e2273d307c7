/** How cards are ordered and gathered: by what stands in one column of theirs. */

export interface Sorting {
  column: string;
  descending: boolean;
}

/** What cards are ordered by; nothing, where a cell is empty. */
export type SortKey = string | number | undefined;

const collator = new Intl.Collator("en", { numeric: true });

const compared = (a: string | number, b: string | number): number =>
  typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b));

/** A sorted copy; equal ones stay in their order, and empty ones come last in both directions. */
export function sorted(ids: readonly string[], keyOf: (id: string) => SortKey, descending: boolean): string[] {
  const direction = descending ? -1 : 1;
  return ids
    .map((id) => ({ id, key: keyOf(id) }))
    .sort((a, b) => {
      if (a.key === undefined || b.key === undefined) return Number(a.key === undefined) - Number(b.key === undefined);
      return compared(a.key, b.key) * direction;
    })
    .map(({ id }) => id);
}

export interface CardGroup {
  /** Empty, for the cards of which nothing is said. */
  title: string;
  ids: readonly string[];
}

/** Cards by what they say, in the order of that; those that say nothing are the last group. */
export function grouped(ids: readonly string[], keyOf: (id: string) => SortKey): CardGroup[] {
  const groups = new Map<string, { key: SortKey; ids: string[] }>();
  for (const id of ids) {
    const key = keyOf(id);
    const title = key === undefined ? "" : String(key);
    const group = groups.get(title) ?? { key, ids: [] };
    group.ids.push(id);
    groups.set(title, group);
  }
  return [...groups]
    .sort(([, a], [, b]) => {
      if (a.key === undefined || b.key === undefined) return Number(a.key === undefined) - Number(b.key === undefined);
      return compared(a.key, b.key);
    })
    .map(([title, { ids: of }]) => ({ title, ids: of }));
}

/** The order that somebody looks at, after cards came and went: nothing moves, and new ones stand at the end. */
export function keptOrder(before: readonly string[], ids: readonly string[]): string[] {
  const there = new Set(ids);
  const known = new Set(before);
  return [...before.filter((id) => there.has(id)), ...ids.filter((id) => !known.has(id))];
}
