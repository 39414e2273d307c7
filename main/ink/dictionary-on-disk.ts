import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Dictionary, readDictionary } from "../../project/spelling/dictionary";
import { type DictionaryLanguage, dictionaryFiles, otherSpellings } from "../../project/spelling/dictionary-files";

/**
 * A dictionary from beside the built studio or, before anything is built, from its package. Each has a licence of its own and
 * is a file apart, so that one can be left out.
 */

const builtFolder = fileURLToPath(new URL("../renderer/", import.meta.url));
const fromPackage = createRequire(import.meta.url);

/** Undefined where it was left out. */
export function dictionaryOnDisk(language: DictionaryLanguage): Dictionary | undefined {
  const { aff, dic } = dictionaryFiles(language);
  const built = [aff, dic].map((file) => join(builtFolder, file));
  const files = built.every((file) => existsSync(file)) ? built : inPackage(language);
  if (!files) return undefined;
  const [rules = "", words = ""] = files.map((file) => readFileSync(file, "utf8"));
  return readDictionary(rules, words, otherSpellings[language]);
}

/** Packages of dictionaries name only what programs import. */
function inPackage(language: DictionaryLanguage): string[] | undefined {
  for (const folder of fromPackage.resolve.paths(`dictionary-${language}`) ?? []) {
    const files = ["index.aff", "index.dic"].map((file) => join(folder, `dictionary-${language}`, file));
    if (files.every((file) => existsSync(file))) return files;
  }
  return undefined;
}
