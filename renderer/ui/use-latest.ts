import { type RefObject, useLayoutEffect, useRef } from "react";

/** The value of the newest rendering that was shown, for what runs later. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
