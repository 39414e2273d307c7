import { tell } from "../../state/notices";

export interface Handed {
  text: string;
  /** Of its file, without the ending. */
  name?: string;
}

export const deckFiles = ".txt,.dec,.dek,.json,text/plain,application/json";
export const isDeckFile = (name: string): boolean => /\.(txt|dec|dek|json)$/i.test(name);

const mostBytes = 2_000_000;

/** What is in it; nothing for what can be no deck, which is told. */
export async function readHanded(file: File): Promise<Handed | undefined> {
  if (file.size <= mostBytes) return { text: await file.text(), name: file.name.replace(/\.[^.]*$/, "").trim() };
  tell({ tone: "error", message: `“${file.name}” is too large for a deck.`, hint: "Choose a file of less than 2 MB." });
  return undefined;
}
