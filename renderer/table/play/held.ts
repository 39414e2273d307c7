import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Point } from "../../../engine/core/straight";

/** What a hand holds over the table, for those who must follow each of its movements: nothing else is drawn anew. */
interface Held {
  /** Where the hand is in the window, while it holds something. */
  over: { x: number; y: number } | null;
  /** The point of the field under a spot of the window; null beside the field. */
  pointAt: ((x: number, y: number) => Point | null) | null;
  /** Where something was let go, until it has moved on from there. */
  dropped: { key: string; rect: DOMRect } | null;
}

export const held = createStore<Held>(() => ({ over: null, pointAt: null, dropped: null }));
export const useHeld = <T>(select: (state: Held) => T): T => useStore(held, select);
