import type { DragEvent } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { DeckZone } from "../../schemas/deck";
import type { OtherSet } from "./pool/use-other-sets";

/** The card in the hand, while it is carried from the set to the deck, within the deck, or out of it. */
export interface Held {
  card: string;
  from: DeckZone | "set";
  /** Of which other set it is, if it isn't of this one. */
  lentBy?: OtherSet | undefined;
}

const store = createStore<{ held: Held | null }>(() => ({ held: null }));

export const useHeld = (): Held | null => useStore(store, ({ held }) => held);
const letGo = (): void => store.setState({ held: null });

/** Of what can be taken up. */
export const carried = (held: Held, isFixed: boolean) =>
  isFixed
    ? {}
    : {
        draggable: true,
        onDragStart(event: DragEvent) {
          event.dataTransfer.setData("text/plain", held.card);
          event.dataTransfer.effectAllowed = "copyMove";
          // Whoever changes the page while a drag begins ends it.
          requestAnimationFrame(() => store.setState({ held }));
        },
        onDragEnd: letGo,
      };

/** Of a place where it may be put down. With Shift it is a single copy. */
export const receiving = (onDrop: (held: Held, isOne: boolean) => void) => ({
  onDragOver(event: DragEvent) {
    if (!store.getState().held) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setAttribute("data-over", "");
  },
  onDragLeave(event: DragEvent) {
    event.currentTarget.removeAttribute("data-over");
  },
  onDrop(event: DragEvent) {
    event.currentTarget.removeAttribute("data-over");
    const { held } = store.getState();
    if (!held) return;
    event.preventDefault();
    event.stopPropagation();
    letGo();
    onDrop(held, event.shiftKey);
  },
});
