import { cardIdOf } from "../../../project/paths";
import { keysOf, type Pointer, valueAt } from "../../../schemas/json-pointer";
import { jsonIn } from "../../../schemas/json-text";

/** What the cards of a project say at a place, in a word or a list of them, sorted. Texts without its key are not parsed. */
export function valuesInUse(files: ReadonlyMap<string, string>, at: Pointer): string[] {
  const found = new Set<string>();
  const key = JSON.stringify(keysOf(at).at(-1));
  for (const [path, text] of files) {
    if (cardIdOf(path) === undefined || !text.includes(key)) continue;
    // A card that is being typed has nothing to offer yet.
    for (const value of [valueAt(jsonIn(text), at)].flat())
      if (typeof value === "string" && value.trim() !== "") found.add(value);
  }
  return [...found].sort((a, b) => a.localeCompare(b));
}
