import { type Place, within } from "../../../engine/words/place";

/** Names that were given in the ability before a place, the newest first, and those given from outside. */
export function namesBefore(root: Place, place: Place): string[] {
  const names: string[] = [];
  for (const one of within(root)) {
    if (one.at === place.at) break;
    if (one.kind === "name" && typeof one.value === "string") names.unshift(one.value);
  }
  return [...new Set([...names, ...(root.schema["x-names"] ?? [])])];
}
