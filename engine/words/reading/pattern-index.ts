import type { Grammar } from "./grammar";
import type { Item, Pattern } from "./patterns";
import type { Token } from "./tokens";

export type Index = Readonly<Record<string, ReadonlyMap<string, readonly Pattern[]>>>;

/** Patterns of which all words were typed (or all but one of many), by the word they begin with; those that begin with a hole by none. */
export function indexOf({ patterns, references }: Grammar, tokens: readonly Token[]): Index {
  const typed = new Set(tokens.map(({ key }) => key));
  return Object.fromEntries(
    Object.entries(patterns).map(([sort, all]) => {
      const byFirst = new Map<string, Pattern[]>();
      for (const pattern of all) {
        const absent = pattern.items.filter(
          (item) => typeof item === "string" && !isPunctuation(item) && !typed.has(item) && !references.has(item),
        ).length;
        if (absent > slackOf(pattern.items)) continue;
        const [first] = pattern.items;
        const key = typeof first === "string" && !references.has(first) ? first : "";
        byFirst.set(key, [...(byFirst.get(key) ?? []), pattern]);
      }
      return [sort, byFirst];
    }),
  );
}

/** How many of their words may be others: where there are enough of them that one may be wrong. */
export const slackOf = (items: readonly Item[]): number => {
  const words = items.filter((item) => typeof item === "string" && !isPunctuation(item)).length;
  return items.length > 4 && words > 3 ? 1 : 0;
};

export const isPunctuation = (key: string): boolean => /^[.,;:]$/.test(key);
