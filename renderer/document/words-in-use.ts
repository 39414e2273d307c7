/** How often the cards of a project use each key. Texts are counted, not parsed: it says what is likely, and nothing else. */
export function wordsInUse(files: ReadonlyMap<string, string>): Map<string, number> {
  const uses = new Map<string, number>();
  for (const [path, text] of files)
    if (path.startsWith("cards/"))
      for (const [, key] of text.matchAll(/"(\w+)"\s*:/g)) uses.set(key!, (uses.get(key!) ?? 0) + 1);
  return uses;
}
