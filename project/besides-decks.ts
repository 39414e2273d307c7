import { deckIdOf } from "./paths";
import type { Files } from "./project-text";

const compared = new WeakMap<Files, { some: Files; isSame: boolean }>();

/** Whether nothing differs but decks: what walks all cards of a set need not do so for each that a deck takes in. */
export function isSameBesidesDecks(some: Files, others: Files): boolean {
  if (some === others) return true;
  const known = compared.get(others);
  if (known?.some === some) return known.isSame;
  const isSame = holdsAll(some, others) && holdsAll(others, some);
  compared.set(others, { some, isSame });
  return isSame;
}

function holdsAll(some: Files, others: Files): boolean {
  for (const [path, text] of others) if (some.get(path) !== text && deckIdOf(path) === undefined) return false;
  return true;
}
