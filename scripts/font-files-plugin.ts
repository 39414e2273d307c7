import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Plugin } from "vite";
import { fontFiles } from "../press/font-table.ts";

/** Puts the cards' typefaces beside the studio, where both the page and the press find them as `fonts/<name>`. */
export function fontFilesPlugin(): Plugin {
  return {
    name: "cardwright-font-files",
    apply: "build",
    async generateBundle() {
      for (const file of new Set(Object.values(fontFiles))) {
        const source = await readFile(`node_modules/@expo-google-fonts/${file}`);
        this.emitFile({ type: "asset", fileName: `fonts/${basename(file)}`, source });
      }
    },
  };
}
