import createHyphenator from "hyphen/hyphen.js";
import { ownValue } from "../schemas/own-value";

/** Where words may be parted, by the patterns of their language. The patterns are files of their own: German has 700 kB. */

/** As the package `hyphen` has them: levels, a tree of letters, exceptions. */
export type HyphenPatterns = readonly unknown[];

/** Shorter words stay whole. */
const shortest = 6;
/** Letters that stay together at either end. */
const leastBefore = 2;
const leastAfter = 3;

/** The pattern file of each language; of several spellings the common one. */
const files: Readonly<Record<string, string>> = {
  bg: "bg",
  ca: "ca",
  cs: "cs",
  da: "da",
  de: "de-1996",
  el: "el-monoton",
  en: "en-us",
  "en-gb": "en-gb",
  es: "es",
  et: "et",
  eu: "eu",
  fi: "fi",
  fr: "fr",
  ga: "ga",
  gl: "gl",
  hr: "hr",
  hu: "hu",
  is: "is",
  it: "it",
  la: "la",
  lt: "lt",
  lv: "lv",
  nb: "nb",
  nl: "nl",
  nn: "nn",
  no: "no",
  pl: "pl",
  pt: "pt",
  ro: "ro",
  ru: "ru",
  sk: "sk",
  sl: "sl",
  sv: "sv",
  tr: "tr",
  uk: "uk",
};

export const hyphenFiles: readonly string[] = [...new Set(Object.values(files))];

/** `de-AT` → `de-1996`; undefined for languages without patterns. */
export function hyphenFile(language: string): string | undefined {
  const tag = language.toLowerCase();
  return ownValue(files, tag) ?? ownValue(files, tag.split("-")[0] ?? "");
}

/** Beside the built studio. */
export const hyphenPath = (file: string): string => `hyphens/${file}.json`;

const hyphenators = new WeakMap<HyphenPatterns, (text: string) => string>();

/** Places within the word, counted in UTF-16 units, before which a hyphen may stand. */
export function hyphenPlaces(word: string, patterns: HyphenPatterns): number[] {
  let hyphenate = hyphenators.get(patterns);
  if (!hyphenate) {
    hyphenate = createHyphenator(patterns, { html: false, minWordLength: shortest });
    hyphenators.set(patterns, hyphenate);
  }
  const letters = [...word.matchAll(/[\p{L}\p{M}]+/gu)];
  return softPlaces(hyphenate(word)).filter((place) =>
    letters.some(({ 0: run, index }) => place - index >= leastBefore && index + run.length - place >= leastAfter),
  );
}

/** The places of soft hyphens in the same text without them. */
export function softPlaces(text: string): number[] {
  const places: number[] = [];
  let at = 0;
  for (const sign of text) {
    if (sign === "\u00ad") places.push(at);
    else at += sign.length;
  }
  return places;
}
