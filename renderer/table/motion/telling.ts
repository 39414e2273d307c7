import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** What is said of what happens on the table, until something else is: only whoever says it is drawn anew. */
interface Said {
  nth: number;
  text: string;
  isTurn: boolean;
  lasts: number;
}

const telling = createStore<{ said: Said | null }>(() => ({ said: null }));

export const useSaid = (): Said | null => useStore(telling, ({ said }) => said);

export const say = (text: string, isTurn: boolean, lasts: number): void =>
  telling.setState(({ said }) => ({ said: { nth: (said?.nth ?? 0) + 1, text, isTurn, lasts } }));

export const saySilence = (): void => telling.setState({ said: null });
