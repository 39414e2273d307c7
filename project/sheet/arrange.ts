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
  /** Nothing, where cards aren't grouped; empty, for those of which nothing is said. */
  title: string | undefined;
  ids: readonly string[];
}

/** Cards by what they say, in the order of that; those that say nothing are the last group. */
export function grouped(
  ids: readonly string[],
  keyOf: (id: string) => SortKey,
  titleOf: (id: string) => string = (id) => String(keyOf(id) ?? ""),
): CardGroup[] {
  const groups = new Map<SortKey, { title: string; ids: string[] }>();
  for (const id of ids) {
    const key = keyOf(id);
    const group = groups.get(key);
    if (group) group.ids.push(id);
    else groups.set(key, { title: titleOf(id), ids: [id] });
  }
  return [...groups]
    .sort(([a], [b]) => {
      if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
      return compared(a, b);
    })
    .map(([, group]) => group);
}

/** What somebody looks at, after cards came and went: nothing moves, and new ones stand at the end. */
export function keptGroups(before: readonly CardGroup[], ids: readonly string[]): CardGroup[] {
  const there = new Set(ids);
  const known = new Set(before.flatMap((group) => group.ids));
  const left = before.map(({ title, ids: of }) => ({ title, ids: of.filter((id) => there.has(id)) }));
  const added = ids.filter((id) => !known.has(id));
  if (added.length === 0) return left;
  const last = left.at(-1) ?? { title: undefined, ids: [] };
  if (last.title === undefined || last.title === newest)
    return [...left.slice(0, -1), { ...last, ids: [...last.ids, ...added] }];
  return [...left, { title: newest, ids: added }];
}
const newest = "New";
