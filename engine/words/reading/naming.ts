import type { Json } from "../../core/vocabulary";
import { newName } from "./choices";
import { leaves } from "./slot-at";
import type { Stage } from "./stage";
import { namesIn } from "./way";

/** The name under which something is chosen and spoken of at once. */
export const boundName = "zzbound";

/** What is chosen gets a name that nothing has; or the one that is spoken of and isn't given any more. */
export function withNames(stage: Stage, value: Json): Json {
  const text = JSON.stringify(value);
  if (!text.includes(newName) && !text.includes(boundName)) return value;
  const spoken = [...leaves(value)].flatMap(({ value: leaf }) =>
    typeof leaf === "string" && /^picked\d*$/.test(leaf) ? [leaf] : [],
  );
  const taken = new Set(spoken);
  const given = new Set(namesIn(stage, value));
  const orphans = spoken.filter((name) => !given.has(name));
  let bound: string | undefined;
  const fresh = (): string => {
    const n = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((one) => !taken.has(nameOf(one))) ?? 10;
    taken.add(nameOf(n));
    return nameOf(n);
  };
  const name = (part: Json): Json => {
    if (part === newName) return orphans.shift() ?? fresh();
    if (part === boundName) {
      bound ??= fresh();
      return bound;
    }
    if (Array.isArray(part)) return part.map((one: Json) => name(one));
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, name(one as Json)]));
  };
  return name(value);
}

const nameOf = (n: number): string => (n === 1 ? "picked" : `picked${n}`);
