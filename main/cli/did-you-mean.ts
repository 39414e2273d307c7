import { nearest } from "../../engine/core/nearest";

/** What a person who typed a word that is not there most likely meant, as the beginning of a hint; nothing if nobody can tell. */
export function didYouMean(word: string, known: readonly string[]): string {
  const meant = soleContinuation(word, known) ?? nearest(word, known);
  return meant === undefined ? "" : `Did you mean “${meant}”? `;
}

/** `calib` for `calibrate`: an abbreviation that only one word continues. */
function soleContinuation(word: string, known: readonly string[]): string | undefined {
  const [first, ...others] = known.filter((name) => name.toLowerCase().startsWith(word.toLowerCase()));
  return word.length >= 3 && others.length === 0 ? first : undefined;
}
