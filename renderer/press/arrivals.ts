import { useSyncExternalStore } from "react";

/** Counts what came after a face was drawn without it: symbols, stand-in typefaces, emoji. Whoever watches draws again. */

const listeners = new Set<() => void>();
let count = 0;

export function announceArrival(): void {
  count += 1;
  for (const listener of listeners) listener();
}

export const arrivals = (): number => count;

export function onArrival(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useArrivals = (): number => useSyncExternalStore(onArrival, arrivals);
