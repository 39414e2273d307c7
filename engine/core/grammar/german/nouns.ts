import { type Phrase, phrase, textOf } from "../phrase";

/** German nouns and what stands before them: gender, case and number decide how each of them ends. */

export type Case = "nom" | "acc" | "dat" | "gen";
export type Gender = "m" | "f" | "n";
/** What endings agree with: several are of one kind, whatever they are. */
export type Agreement = Gender | "many";
/** Words in the case that a sentence needs. */
export type Forms = (c: Case) => Phrase;

export interface Noun {
  one: Phrase;
  many: Phrase;
  gender: Gender;
  /** In all cases but the first it reads like several: “den Drachen”. */
  isWeak?: true;
  /** It is measured, not counted: “1 Schaden”, never “ein Schaden”. */
  isMass?: true;
}

const nounOf =
  (gender: Gender) =>
  (one: string, many: string = one): Noun => ({
    ...{ one, many, gender },
    ...(gender === "m" && /e$/.test(one) && many === `${one}n` && { isWeak: true as const }),
  });
/** der("Drache", "Drachen") */
export const der = nounOf("m");
export const die = nounOf("f");
export const das = nounOf("n");
export const mass = (noun: Noun): Noun => ({ ...noun, isMass: true });

/** "Eiern", "des Zuges", "den Drachen" */
export function declined(noun: Noun, c: Case, isMany: boolean): Phrase {
  const { one, many, gender, isWeak } = noun;
  // Symbols stay as they are.
  if (textOf(one).startsWith("{")) return one;
  if (isMany) return c === "dat" && !/[ns]$/.test(textOf(many)) ? phrase`${many}n` : many;
  if (isWeak && c !== "nom") return many;
  return c === "gen" && gender !== "f" ? phrase`${one}${genitiveEnd(textOf(one), textOf(many))}` : one;
}

/** “des Eies”, “des Decks”: foreign ones, whose plural is the same, take no more. */
const genitiveEnd = (one: string, many: string): string =>
  many === `${one}s`
    ? "s"
    : /[sßxz]$/.test(one) || (one.match(/[aeiouäöüy]+/gi)?.length === 1 && !/[aeiou]$/.test(one)) || /ei$/i.test(one)
      ? "es"
      : "s";

type Endings = Readonly<Record<Case, Readonly<Record<Agreement, string>>>>;

/** d-er, dies-er, jed-er, and adjectives with nothing before them. */
const strong: Endings = {
  nom: { m: "er", f: "e", n: "es", many: "e" },
  acc: { m: "en", f: "e", n: "es", many: "e" },
  dat: { m: "em", f: "er", n: "em", many: "en" },
  gen: { m: "es", f: "er", n: "es", many: "er" },
};
/** ein, kein, dein */
const afterEin: Endings = {
  ...strong,
  nom: { ...strong.nom, m: "", n: "" },
  acc: { ...strong.acc, n: "" },
};
const articles: Endings = {
  nom: { m: "der", f: "die", n: "das", many: "die" },
  acc: { m: "den", f: "die", n: "das", many: "die" },
  dat: { m: "dem", f: "der", n: "dem", many: "den" },
  gen: { m: "des", f: "der", n: "des", many: "der" },
};

/** What stands before a noun, and which endings it leaves to adjectives. */
export interface Determiner {
  words(c: Case, agrees: Agreement): Phrase;
  leaves: "weak" | "mixed" | "strong";
}

export const none: Determiner = { words: () => "", leaves: "strong" };
export const the: Determiner = { words: (c, agrees) => articles[c][agrees], leaves: "weak" };
/** ein, kein, dein, ihr */
export const like = (stem: Phrase): Determiner => ({
  words: (c, agrees) => phrase`${stem}${afterEin[c][agrees]}`,
  leaves: "mixed",
});
/** dies-, jed-, all- */
export const pointing = (stem: Phrase): Determiner => ({
  words: (c, agrees) => strongly(stem, c, agrees),
  leaves: "weak",
});
export const ein = like("ein");
export const kein = like("kein");

/** "dieser", "jedes", "einen": with nothing that says the case before it. */
export const strongly = (stem: Phrase, c: Case, agrees: Agreement): Phrase => phrase`${stem}${strong[c][agrees]}`;

/** "gegnerische", "anderen", after what stands before it. */
export function adjective(stem: Phrase, { leaves }: Determiner, c: Case, agrees: Agreement): Phrase {
  const text = textOf(stem);
  if (text === "" || text.endsWith(".")) return stem;
  return phrase`${stem}${endingAfter(leaves, c, agrees).slice(text.endsWith("e") ? 1 : 0)}`;
}

function endingAfter(leaves: Determiner["leaves"], c: Case, agrees: Agreement): string {
  // “des”, “eines”: adjectives never end so.
  if (leaves === "strong") return c === "gen" && (agrees === "m" || agrees === "n") ? "en" : strong[c][agrees];
  if (agrees === "many" || c === "dat" || c === "gen" || (c === "acc" && agrees === "m")) return "en";
  return leaves === "mixed" ? strong[c][agrees] : "e";
}

const cardinals = ["0", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"];
/** "drei"; figures from eleven on. */
export const spelled = (n: number): string => cardinals[n] ?? String(n);

const ordinals = ["erst", "zweit", "dritt", "viert", "fünft", "sechst", "siebt", "acht", "neunt", "zehnt"];
/** "dritt", as adjectives begin; "12." ends like none. */
export const ordinal = (n: number): string => ordinals[n - 1] ?? `${n}.`;
