/** Names of things on Castle Lanes cards: one of them, several, the n-th. */

const invariable = new Set(["Crew"]);

/** "Wolves", "Hatcheries"; what ends in an s is several already ("War Hounds"). */
export function plural(noun: string): string {
  if (invariable.has(noun) || noun.endsWith("s")) return noun;
  if (/(lf|dwarf|thief|leaf)$/i.test(noun)) return `${noun.slice(0, -1)}ves`;
  if (/(?<!hu|sha)man$/i.test(noun)) return `${noun.slice(0, -2)}en`;
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(x|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`;
}

export const article = (noun: string): string => `${/^([aeio]|u(?!ni))/i.test(noun) ? "an" : "a"} ${noun}`;

const ordinals = [
  "",
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
];
export const ordinal = (n: number): string => ordinals[n] ?? `${n}th`;
