import { ownValue } from "../../schemas/own-value";
import type { Json } from "./vocabulary";

/** Equal as JSON, whatever the order of keys. */
export function isEqual(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let n = 0; n < a.length; n++) if (!isEqual(a[n], b[n])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const [left, right] = [a as Record<string, Json>, b as Record<string, Json>];
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  for (const key of keys) if (!Object.hasOwn(right, key) || !isEqual(left[key], right[key])) return false;
  return true;
}

/** Whether a list has an item, a text a part, or an object these fields. */
export function contains(whole: Json | undefined, part: Json): boolean {
  if (Array.isArray(whole))
    return whole.some((item: Json) => isEqual(item, part) || (isObject(part) && contains(item, part)));
  if (typeof whole === "string") return typeof part === "string" && whole.includes(part);
  if (!isObject(whole) || !isObject(part)) return false;
  return Object.entries(part as object).every(([key, item]) =>
    isEqual(ownValue(whole as Record<string, Json>, key), item as Json),
  );
}

const isObject = (json: Json | undefined): boolean => typeof json === "object" && json !== null && !Array.isArray(json);

/** A value as it stands in a sentence; long ones are cut. */
export function showJson(json: unknown): string {
  const text = json === undefined ? "nothing" : JSON.stringify(json);
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}
