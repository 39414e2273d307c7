import { isRecord } from "../../../schemas/json-pointer";

/** What the cards of a project say under a key, in a word or a list of them, sorted. Texts without the key are not parsed. */
export function valuesInUse(files: ReadonlyMap<string, string>, key: string): string[] {
  const found = new Set<string>();
  for (const [path, text] of files) {
    if (!path.startsWith("cards/") || !text.includes(JSON.stringify(key))) continue;
    for (const value of valuesOf(text, key)) found.add(value);
  }
  return [...found].sort((a, b) => a.localeCompare(b));
}

function valuesOf(text: string, key: string): string[] {
  try {
    const card: unknown = JSON.parse(text);
    const value = isRecord(card) ? card[key] : undefined;
    const values = Array.isArray(value) ? value : [value];
    return values.filter((one) => typeof one === "string" && one.trim() !== "");
  } catch {
    // A card that is being typed has nothing to offer yet.
    return [];
  }
}
