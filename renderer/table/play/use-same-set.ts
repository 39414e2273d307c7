import { useRef } from "react";

/** The set as it was, as long as another one holds the same. */
export function useSameSet<T>(set: ReadonlySet<T>): ReadonlySet<T> {
  const last = useRef(set);
  const { current } = last;
  if (current.size !== set.size || [...set].some((each) => !current.has(each))) last.current = set;
  return last.current;
}
