import { useCallback } from "react";
import { useLatest } from "./use-latest";

/** A callback that never changes its identity and always runs the newest version: for memoised rows. */
export function useStableCallback<A extends unknown[], R>(callback: (...args: A) => R): (...args: A) => R {
  const latest = useLatest(callback);
  return useCallback((...args: A) => latest.current(...args), []);
}
