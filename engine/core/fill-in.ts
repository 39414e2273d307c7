import { ownValue } from "../../schemas/own-value";
import type { RichText } from "./card-game";
import type { Language } from "./language";
import type { Json } from "./vocabulary";

/** What is written once for any numbers becomes what it is with certain ones: effects by the names in them, words by braces. */

export type Values = Readonly<Record<string, Json>>;

/** Words for each language; English stands in for a missing one. */
export type Texts = { readonly [L in Exclude<Language, "en">]?: RichText } & { readonly en: RichText };

/** An effect with values in place of their names. What no name stands in stays the same object. */
export function filledIn(tree: Json, values: Values): Json {
  if (typeof tree === "string") return Object.hasOwn(values, tree) ? values[tree]! : tree;
  if (typeof tree !== "object" || tree === null) return tree;
  const parts = Object.entries(tree).map(([key, part]): [string, Json, Json] => [key, part, filledIn(part, values)]);
  if (parts.every(([, before, after]) => before === after)) return tree;
  return Array.isArray(tree)
    ? parts.map(([, , part]) => part)
    : Object.fromEntries(parts.map(([key, , part]) => [key, part]));
}

/** Words with their numbers put in: `{amount}`, and `{amount:card|cards}` for what goes with the number. */
export const wordsWith = (text: RichText, values: Values): RichText =>
  text
    .replaceAll(/\{(\w+):([^|{}]*)\|([^|{}]*)\}/g, (whole, name: string, one: string, many: string) =>
      Object.hasOwn(values, name) ? (ownValue(values, name) === 1 ? one : many) : whole,
    )
    .replaceAll(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole));
