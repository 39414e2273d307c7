import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename } from "node:path";
import type { Plugin } from "vite";
import { type EmojiSet, emojiShards } from "../press/emoji-set.ts";
import { fontFiles } from "../press/font-table.ts";
import { hyphenFiles, hyphenPath } from "../press/hyphenation.ts";
import { dictionaryFiles, dictionaryLanguages } from "../project/spelling/dictionary-files.ts";
import { fileBeside, isInstalled, packageFile, readPackageFile, readPackageJson } from "./package-files.ts";

const load = createRequire(import.meta.url);

/**
 * Puts what card texts are set with beside the studio, where both the page and the press find it: the typefaces, the
 * drawings of emoji in small pieces, and the hyphenation patterns of each language.
 */
export function letteringFilesPlugin(): Plugin {
  return {
    name: "cardwright-lettering-files",
    apply: "build",
    async generateBundle() {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: "asset", fileName, source });
      for (const file of new Set(Object.values(fontFiles))) {
        emit(`fonts/${basename(file)}`, await readPackageFile(`@expo-google-fonts/${file}`));
      }
      const icons = await readPackageJson<Omit<EmojiSet, "chars">>("@iconify-json/twemoji/icons.json");
      const chars = await readPackageJson<EmojiSet["chars"]>("@iconify-json/twemoji/chars.json");
      for (const [file, shard] of emojiShards({ ...icons, chars })) emit(file, JSON.stringify(shard));
      for (const language of dictionaryLanguages) {
        // Each has its own licence; whoever can't pass one on builds without its package.
        if (!isInstalled(`dictionary-${language}`)) continue;
        const { aff, dic } = dictionaryFiles(language);
        const packaged = (file: string) => readFile(fileBeside(`dictionary-${language}`, file));
        emit(aff, await packaged("index.aff"));
        emit(dic, await packaged("index.dic"));
      }
      for (const file of hyphenFiles)
        emit(hyphenPath(file), JSON.stringify(load(packageFile(`hyphen/patterns/${file}.js`))));
    },
  };
}
