import { type EmojiShard, emojiShardFile } from "../../press/emoji";
import { fontFileName } from "../../press/font-table";
import { type HyphenPatterns, hyphenFile, hyphenPath } from "../../press/hyphenation";
import { type Coming, coming, type Lettering } from "../../press/lettering";
import { announceArrival } from "./arrivals";

/** Stand-in typefaces, emoji and hyphenation, fetched when a text first wants them; faces are drawn again when they come. */

/** Files by path: undefined for one that does not exist. */
const files = new Map<string, unknown>();

function ask<T>(path: string, read: (response: Response) => Promise<T>): T | Coming | undefined {
  if (files.has(path)) return files.get(path) as T | Coming | undefined;
  files.set(path, coming);
  fetch(`./${path}`)
    .then(async (response) => {
      files.set(path, response.ok ? await read(response) : undefined);
      announceArrival();
    })
    // A later wish may find the connection back.
    .catch(() => files.delete(path));
  return coming;
}

const bytes = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const json = <T>(response: Response) => response.json() as Promise<T>;

export const studioLettering: Lettering = {
  font(id) {
    const name = fontFileName(id);
    return name === undefined ? undefined : ask(`fonts/${name}`, bytes);
  },
  emoji(key) {
    const shard = ask(emojiShardFile(key), json<EmojiShard>);
    if (shard === coming || shard === undefined) return shard;
    return Object.hasOwn(shard, key) ? shard[key] : undefined;
  },
  hyphens(language) {
    const file = hyphenFile(language);
    return file === undefined ? undefined : ask(hyphenPath(file), json<HyphenPatterns>);
  },
};
