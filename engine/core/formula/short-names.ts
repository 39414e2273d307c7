import { functions } from "./parse-formula";

/**
 * Names may be shortened from the left: `type.unit` is `unit`, unless that is something else. Of several names that end
 * alike the one with the fewest parts is meant, and none, if several have so few.
 */
export function shortNames(names: Iterable<string>): ReadonlyMap<string, string> {
  const meant = new Map<string, { full: string; parts: number; isShared: boolean }>();
  for (const full of names) {
    const parts = full.split(".");
    for (let from = 0; from < parts.length; from++) {
      const short = parts.slice(from).join(".");
      const other = meant.get(short);
      if (Object.hasOwn(functions, short) || (other && other.parts < parts.length)) continue;
      meant.set(short, { full, parts: parts.length, isShared: other?.parts === parts.length });
    }
  }
  return new Map([...meant].flatMap(([short, { full, isShared }]) => (isShared ? [] : [[short, full] as const])));
}
