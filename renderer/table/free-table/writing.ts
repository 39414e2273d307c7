import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** Which note is in the hand. */
const writing = createStore<{ note: number | null }>(() => ({ note: null }));

export const useWriting = (): number | null => useStore(writing, ({ note }) => note);
export const beginWriting = (note: number): void => writing.setState({ note });
export const endWriting = (): void => writing.setState({ note: null });
