import type { Json } from "../../core/vocabulary";
import { unknownName } from "./choices";
import { isSpokenName, strangeName } from "./fillers";
import { nameMark, referenceMark, textMark } from "./found";

/** How what was read piece by piece is put together. */

/** An ability within which another part of it was read: both are one. */
export const wholeKey = "\u0005";
export const isWhole = (value: Json): value is { readonly [wholeKey]: object } & { [key: string]: Json } =>
  typeof value === "object" && value !== null && Object.hasOwn(value, wholeKey);
export const without = (value: object, at: string): object =>
  Object.fromEntries(Object.entries(value).filter(([key]) => `/${key}` !== at));

/** Lists of both are one list. */
export const merged = (a: object, b: object): object =>
  Object.fromEntries(
    Object.entries(b).map(([key, value]) => {
      const other = (a as Record<string, unknown>)[key];
      return [key, Array.isArray(other) && Array.isArray(value) ? [...other, ...value] : value];
    }),
  );

export const asList = (value: Json): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : [value]);
export const simple = (list: readonly Json[]): Json => (list.length === 1 ? list[0]! : list);
/** With a name of its own for what it names. */
export function named(value: Json, name: string): Json {
  if (value === strangeName) return name;
  if (Array.isArray(value)) return value.map((part: Json) => named(part, name));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, named(part as Json, name)]));
}

/** Whether words of one's own stand in it, which only the whole text knows. */
export const isTyped = (value: Json): boolean =>
  typeof value === "string"
    ? value.startsWith(textMark)
    : typeof value === "object" && value !== null && Object.values(value).some((part) => isTyped(part as Json));

export function unsettled(value: Json): Json {
  if (typeof value === "string")
    return value.startsWith(referenceMark) || value.startsWith(nameMark) || isSpokenName(value) ? unknownName : value;
  if (Array.isArray(value)) return value.map((one: Json) => unsettled(one));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unsettled(one as Json)]));
}
