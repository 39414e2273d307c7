import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Dictionary, readDictionary } from "../../project/spelling/dictionary";
import { type DictionaryLanguage, dictionaryFiles, otherSpellings } from "../../project/spelling/dictionary-files";

/** A dictionary from beside the built studio or, before anything is built, from its package. */

const builtFolder = fileURLToPath(new URL("../renderer/", import.meta.url));
const fromPackage = createRequire(import.meta.url);

export function dictionaryOnDisk(language: DictionaryLanguage): Dictionary {
  const { aff, dic } = dictionaryFiles(language);
  const read = (file: string, packaged: string): string => {
    const built = join(builtFolder, file);
    return readFileSync(existsSync(built) ? built : inPackage(language, packaged), "utf8");
  };
  return readDictionary(read(aff, "index.aff"), read(dic, "index.dic"), otherSpellings[language]);
}

/** Packages of dictionaries name only what programs import. */
const inPackage = (language: DictionaryLanguage, file: string): string =>
  join(fromPackage.resolve(`dictionary-${language}`), "..", file);
