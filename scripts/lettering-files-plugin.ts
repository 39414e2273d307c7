import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename } from "node:path";
import type { Plugin } from "vite";
import { emojiShards } from "../press/emoji-set.ts";
import { fontFiles } from "../press/font-table.ts";
import { hyphenFiles, hyphenPath } from "../press/hyphenation.ts";

/**
 * Puts what card texts are set with beside the studio, where both the page and the press find it: the typefaces, the
 * drawings of emoji in small pieces, and the hyphenation patterns of each language.
 */
export function letteringFilesPlugin(): Plugin {
  const fromPackage = createRequire(import.meta.url);
  const read = async (path: string) => JSON.parse(await readFile(fromPackage.resolve(path), "utf8"));
  return {
    name: "cardwright-lettering-files",
    apply: "build",
    async generateBundle() {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: "asset", fileName, source });
      for (const file of new Set(Object.values(fontFiles))) {
        emit(`fonts/${basename(file)}`, await readFile(`node_modules/@expo-google-fonts/${file}`));
      }
      const [icons, chars] = [
        await read("@iconify-json/twemoji/icons.json"),
        await read("@iconify-json/twemoji/chars.json"),
      ];
      for (const [file, shard] of emojiShards({ ...icons, chars })) emit(file, JSON.stringify(shard));
      for (const file of hyphenFiles) emit(hyphenPath(file), JSON.stringify(fromPackage(`hyphen/patterns/${file}.js`)));
    },
  };
}
