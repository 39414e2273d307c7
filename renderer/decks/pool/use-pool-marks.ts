import { useMemo, useState } from "react";

/** Cards of the set that are marked to be taken together. */
export interface PoolMarks {
  marked: ReadonlySet<string>;
  toggle(id: string): void;
  /** Marks all between two cards, as they lie. */
  span(from: string, to: string): void;
  /** Marks all that such a deck may hold. */
  all(): void;
  clear(): void;
  /** What is meant by a card: all that are marked, if it is one of them. */
  meant(id: string): readonly string[];
}

export function usePoolMarks(ids: readonly string[], foreignFrom: number): PoolMarks {
  const [chosen, choose] = useState<ReadonlySet<string>>(() => new Set());
  return useMemo(() => {
    // What isn't in sight any more is not meant.
    const marked = new Set(ids.filter((id) => chosen.has(id)));
    return {
      marked,
      toggle: (id) =>
        choose(marked.has(id) ? new Set([...marked].filter((each) => each !== id)) : new Set([...marked, id])),
      span(from, to) {
        const [start, end] = [ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b);
        choose(new Set([...marked, ...ids.slice(start, end! + 1)]));
      },
      all: () => choose(new Set(ids.slice(0, foreignFrom))),
      clear: () => choose(new Set()),
      meant: (id) => (marked.has(id) ? [...marked] : [id]),
    };
  }, [ids, foreignFrom, chosen]);
}
