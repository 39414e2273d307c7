import { type Emoji, type EmojiShard, emojiShardFile } from "./emoji.ts";
import { drawEmoji } from "./emoji-drawing.ts";

/** The emoji set as its package has it. */
export interface EmojiSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
  /** Code points → name. */
  chars: Record<string, string>;
}

export function emojiOf({ icons, aliases, chars }: EmojiSet, key: string): Emoji | undefined {
  const name = Object.hasOwn(chars, key) ? chars[key] : undefined;
  const body = name === undefined ? undefined : icons[aliases?.[name]?.parent ?? name]?.body;
  return body === undefined ? undefined : drawEmoji(body);
}

/** All drawings, in pieces small enough to be fetched when one of them is first wanted, by file name. */
export function emojiShards(set: EmojiSet): Map<string, EmojiShard> {
  const shards = new Map<string, EmojiShard>();
  for (const key of Object.keys(set.chars)) {
    const emoji = emojiOf(set, key);
    if (!emoji) continue;
    const file = emojiShardFile(key);
    const shard = shards.get(file) ?? {};
    shard[key] = emoji;
    shards.set(file, shard);
  }
  return shards;
}
