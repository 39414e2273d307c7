import { useState } from "react";
import { deckIdOf } from "../../project/paths";
import type { Files } from "../../project/project-text";

/** The same files for as long as nothing changes but decks: what walks all cards of a set need not do so for each that a deck takes in. */
export function useWithoutDecks(files: Files): Files {
  const [kept, keep] = useState(files);
  if (isSameWithoutDecks(kept, files)) return kept;
  keep(files);
  return files;
}

const isSameWithoutDecks = (some: Files, others: Files): boolean =>
  some === others ||
  ([...others].every(([path, text]) => some.get(path) === text || deckIdOf(path) !== undefined) &&
    [...some.keys()].every((path) => others.has(path) || deckIdOf(path) !== undefined));
