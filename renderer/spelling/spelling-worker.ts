import { type Dictionary, readDictionary } from "../../project/spelling/dictionary";
import { type DictionaryLanguage, otherSpellings } from "../../project/spelling/dictionary-files";

/** Holds a dictionary beside the page, and judges words by it. */

export type ToSpelling =
  | { kind: "dictionary"; language: DictionaryLanguage; aff: string; dic: string }
  | { kind: "words"; words: readonly string[] };
/** Of each word that isn't known, what may be meant. */
export type Unknown = readonly (readonly [word: string, meant: readonly string[]])[];

let dictionary: Dictionary | undefined;

self.onmessage = ({ data }: MessageEvent<ToSpelling>) => {
  if (data.kind === "dictionary") {
    dictionary = readDictionary(data.aff, data.dic, otherSpellings[data.language]);
    return;
  }
  const { knows, suggest } = dictionary!;
  const unknown: Unknown = data.words.filter((word) => !knows(word)).map((word) => [word, suggest(word)]);
  self.postMessage(unknown);
};
