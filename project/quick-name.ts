const known = new Map<string, string | undefined>();
const knownLimit = 40_000;

/** The name in a card's or deck's text, without reading the rest of one that is written as usual: lists of thousands need no more. */
export function nameIn(text: string): string | undefined {
  if (known.has(text)) return known.get(text);
  const quoted = /^\s{0,4}"name"\s*:\s*("(?:[^"\\]|\\.)*")/m.exec(text)?.[1];
  let name: string | undefined;
  try {
    const said: unknown =
      quoted === undefined ? (JSON.parse(text) as { name?: unknown } | null)?.name : JSON.parse(quoted);
    name = typeof said === "string" && said !== "" ? said : undefined;
  } catch {
    // A text in the middle of being typed has no name to show.
    name = undefined;
  }
  if (known.size >= knownLimit) known.clear();
  known.set(text, name);
  return name;
}
