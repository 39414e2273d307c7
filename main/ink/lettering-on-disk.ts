import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Emoji, type EmojiShard, emojiShardFile } from "../../press/emoji";
import { type EmojiSet, emojiOf } from "../../press/emoji-set";
import { getOrAdd } from "../../press/get-or-add";
import { type HyphenPatterns, hyphenFile, hyphenPath } from "../../press/hyphenation";
import type { Lettering } from "../../press/lettering";
import { fontPath } from "./font-path";

/**
 * What texts need now and then: stand-in typefaces, emoji, hyphenation. Read where the text that needs it is set, so the
 * reading does not wait; each file once. Beside the built studio or, before anything is built, from the packages.
 */

const builtFolder = fileURLToPath(new URL("../renderer/", import.meta.url));
const fromPackage = createRequire(import.meta.url);
const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, "utf8")) as T;

const fonts = new Map<string, Uint8Array | undefined>();
const shards = new Map<string, EmojiShard>();
const patterns = new Map<string, HyphenPatterns>();
let wholeSet: EmojiSet | undefined;

export const letteringOnDisk: Lettering = {
  font: (id) =>
    getOrAdd(fonts, id, () => {
      const path = fontPath(id);
      return path === undefined ? undefined : new Uint8Array(readFileSync(path));
    }),
  emoji: (key) => (existsSync(join(builtFolder, "emoji")) ? builtEmoji(key) : packagedEmoji(key)),
  hyphens: (language) => {
    const file = hyphenFile(language);
    return file === undefined ? undefined : getOrAdd(patterns, file, () => readPatterns(file));
  },
};

function builtEmoji(key: string): Emoji | undefined {
  const file = emojiShardFile(key);
  const shard = getOrAdd(shards, file, () => {
    const path = join(builtFolder, file);
    return existsSync(path) ? readJson<EmojiShard>(path) : {};
  });
  return Object.hasOwn(shard, key) ? shard[key] : undefined;
}

function packagedEmoji(key: string): Emoji | undefined {
  wholeSet ??= {
    ...readJson<Omit<EmojiSet, "chars">>(fromPackage.resolve("@iconify-json/twemoji/icons.json")),
    chars: readJson<EmojiSet["chars"]>(fromPackage.resolve("@iconify-json/twemoji/chars.json")),
  };
  return emojiOf(wholeSet, key);
}

function readPatterns(file: string): HyphenPatterns {
  const built = join(builtFolder, hyphenPath(file));
  return existsSync(built) ? readJson(built) : (fromPackage(`hyphen/patterns/${file}.js`) as HyphenPatterns);
}
