import type { Plugin } from "vite";
import { type IconShard, iconNamesFile, iconShardFile } from "../press/icon-shards.ts";
import { readPackageJson } from "./package-files.ts";

/**
 * Puts the whole symbol library beside the studio, in pieces small enough to be fetched when a card first asks for one of
 * their symbols, and a list of all names for searching.
 */
export function iconShardsPlugin(): Plugin {
  return {
    name: "cardwright-icon-shards",
    apply: "build",
    async generateBundle() {
      const library = await readPackageJson<{ icons: Record<string, { body: string }> }>(
        "@iconify-json/game-icons/icons.json",
      );
      const shards = new Map<string, IconShard>();
      for (const [name, { body }] of Object.entries(library.icons)) {
        const outline = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body)?.[1];
        if (outline === undefined) continue;
        const file = iconShardFile(name);
        shards.set(file, { ...shards.get(file), [name]: outline });
      }
      for (const [fileName, shard] of shards) {
        this.emitFile({ type: "asset", fileName, source: JSON.stringify(shard) });
      }
      const names = [...shards.values()].flatMap((shard) => Object.keys(shard)).sort();
      this.emitFile({ type: "asset", fileName: iconNamesFile, source: JSON.stringify(names) });
    },
  };
}
