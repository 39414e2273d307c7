/** The tags with those of a typed or pasted text added; the same list when there is nothing new in it. */
export function withTags(tags: readonly string[], text: string): readonly string[] {
  const added = text
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag, index, all) => tag !== "" && !tags.includes(tag) && all.indexOf(tag) === index);
  return added.length === 0 ? tags : [...tags, ...added];
}
