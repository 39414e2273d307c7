import { isRecord } from "../fields/pointer";

/** The tags with those of a typed or pasted text added; the same list when there is nothing new in it. */
export function withTags(tags: readonly string[], text: string): readonly string[] {
  const added = text
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag, index, all) => tag !== "" && !tags.includes(tag) && all.indexOf(tag) === index);
  return added.length === 0 ? tags : [...tags, ...added];
}

/** Every tag that any card of the project has, sorted. Texts without the word are not parsed. */
export function tagsInUse(files: ReadonlyMap<string, string>): string[] {
  const found = new Set<string>();
  for (const [path, text] of files) {
    if (!path.startsWith("cards/") || !text.includes('"tags"')) continue;
    for (const tag of tagsOf(text)) found.add(tag);
  }
  return [...found].sort((a, b) => a.localeCompare(b));
}

function tagsOf(text: string): string[] {
  try {
    const card: unknown = JSON.parse(text);
    const tags = isRecord(card) ? card["tags"] : undefined;
    return Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [];
  } catch {
    // A card that is being typed has no tags to offer yet.
    return [];
  }
}
