import { jsonIn } from "../schemas/json-text";

const known = new Map<string, string | undefined>();
const knownLimit = 40_000;

/** The name in a card's or deck's text, without reading the rest of one that is written as usual: lists of thousands need no more. */
export function nameIn(text: string): string | undefined {
  if (known.has(text)) return known.get(text);
  const quoted = /^\s{0,4}"name"\s*:\s*("(?:[^"\\]|\\.)*")/m.exec(text)?.[1];
  const said = quoted === undefined ? (jsonIn(text) as { name?: unknown } | null | undefined)?.name : jsonIn(quoted);
  // A text in the middle of being typed has no name to show.
  const name = typeof said === "string" && said !== "" ? said : undefined;
  if (known.size >= knownLimit) known.clear();
  known.set(text, name);
  return name;
}
