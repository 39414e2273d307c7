import { isRecord, withValueAt } from "../../../schemas/json-pointer";
import { isEqual } from "../../core/json-equality";
import type { Json } from "../../core/vocabulary";
import type { Pattern } from "./patterns";

const alike = 4;

/** Of those that read alike the plainest few: who says more than another and is told just so, says it to nobody. */
export function distinct(patterns: readonly Pattern[]): Pattern[] {
  const kept = new Map<string, Map<string, Pattern>>();
  for (const pattern of patterns) {
    const key = JSON.stringify(
      pattern.items.map((item) => (typeof item === "string" ? item : [item.at, item.negates ?? item.isBelow ?? false])),
    );
    const others = kept.get(key) ?? new Map<string, Pattern>();
    kept.set(key, others);
    let blank: unknown = pattern.value;
    for (const item of pattern.items) if (typeof item === "object") blank = withValueAt(blank, item.at, 0);
    // What differs in plain values that nobody hears, is told alike.
    const form = JSON.stringify(blank, (_, part) => (typeof part === "object" ? part : 0));
    if (!others.has(form)) others.set(form, pattern);
  }
  const size = ({ value }: Pattern): number => JSON.stringify(value).length;
  return [...kept.values()].flatMap((others) => {
    const plainest: Pattern[] = [];
    for (const one of [...others.values()].sort((a, b) => size(a) - size(b)))
      if (plainest.length < alike && !plainest.some((other) => isWithMore(other.value, one.value))) plainest.push(one);
    return plainest;
  });
}

/** Whether one says all that another does, of the same words. */
export function isWithMore(plain: Json, more: Json): boolean {
  if (typeof plain !== "object" || plain === null || Array.isArray(plain)) return isEqual(plain, more);
  if (!isRecord(more)) return false;
  const entries = Object.entries(plain as Readonly<Record<string, Json>>);
  return entries.every(([key, part]) => Object.hasOwn(more, key) && isWithMore(part, more[key] as Json));
}
