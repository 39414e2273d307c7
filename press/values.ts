import { ownValue } from "../schemas/own-value";
import type { Condition } from "../schemas/template-style";

/** Holes, conditions and colours of a template, filled from one card. The words are those of schemas/template.ts. */

/** What the holes of a template can name. */
export type Scope = Readonly<Record<string, unknown>>;

type Part = string | { path: string[]; otherwise: string };
const parsedTexts = new Map<string, readonly Part[]>();
const parsedPaths = new Map<string, string[]>();
const cacheLimit = 5000;

export function readPath(path: string, scope: Scope): unknown {
  let keys = parsedPaths.get(path);
  if (!keys) {
    if (parsedPaths.size > cacheLimit) parsedPaths.clear();
    keys = path.trim().split(".");
    parsedPaths.set(path, keys);
  }
  return walk(keys, scope);
}

function walk(keys: readonly string[], scope: Scope): unknown {
  let value: unknown = scope;
  for (const key of keys) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

const asWords = (value: unknown): string => {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value).replace("-", "−");
  if (Array.isArray(value)) return value.map(asWords).join(", ");
  return "";
};

function parse(text: string): readonly Part[] {
  const known = parsedTexts.get(text);
  if (known) return known;
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(/\{\{([^{}|]+)(?:\|([^{}]*))?\}\}/g)) {
    if (match.index > from) parts.push(text.slice(from, match.index));
    parts.push({ path: (match[1] ?? "").trim().split("."), otherwise: match[2] ?? "" });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push(text.slice(from));
  if (parsedTexts.size > cacheLimit) parsedTexts.clear();
  parsedTexts.set(text, parts);
  return parts;
}

/** What a person wrote for this card alone is printed as it is. */
const ownPaths = ["card.name", "set.name", "set.author"];

/**
 * Nothing when there are holes and all of them are empty: "v{{set.version}}" prints no lonely v. `words`: what is printed of
 * a text of the layout, or of what fills a hole, where that is looked at in another language.
 */
export function fillText(text: string, scope: Scope, words?: Readonly<Record<string, string>>): string {
  let [holes, filled, result] = [0, 0, ""];
  for (const part of parse(ownValue(words, text) ?? text)) {
    if (typeof part === "string") {
      result += part;
      continue;
    }
    const found = asWords(walk(part.path, scope)) || part.otherwise;
    const said = words && !ownPaths.includes(part.path.join(".")) ? (ownValue(words, found) ?? found) : found;
    holes++;
    if (said !== "") filled++;
    result += said;
  }
  return holes > 0 && filled === 0 ? "" : result;
}

export function holds(condition: Condition | undefined, scope: Scope): boolean {
  if (condition === undefined) return true;
  if (typeof condition === "string") return !isEmpty(readPath(condition, scope));
  if ("all" in condition) return condition.all.every((one) => holds(one, scope));
  if ("any" in condition) return condition.any.some((one) => holds(one, scope));
  if ("none" in condition) return !condition.none.some((one) => holds(one, scope));
  const value = readPath(condition.value, scope);
  if (condition.is !== undefined && value !== condition.is) return false;
  if (condition.not !== undefined && value === condition.not) return false;
  if (condition.in !== undefined && !condition.in.some((one) => one === value)) return false;
  const size = Array.isArray(value) ? value.length : Number(value ?? 0);
  if (condition.atLeast !== undefined && !(size >= condition.atLeast)) return false;
  if (condition.atMost !== undefined && !(size <= condition.atMost)) return false;
  if (condition.has !== undefined) {
    const holder = typeof value === "string" || Array.isArray(value) ? value : [];
    if (!holder.includes(condition.has as never)) return false;
  }
  return true;
}

/** `{{slots.group}}|grey`: the first of the alternatives that the palette or a hex number knows. */
export function readColour(
  colour: string,
  palette: Readonly<Record<string, string>>,
  scope: Scope,
): string | undefined {
  const named = ownValue(palette, colour);
  if (named) return named;
  for (const alternative of fillColour(colour, scope).split("|")) {
    const name = alternative.trim();
    const known = ownValue(palette, name);
    if (known) return known;
    if (/^#[0-9a-fA-F]{6}$/.test(name)) return name;
  }
  return undefined;
}

const fillColour = (colour: string, scope: Scope): string =>
  colour.includes("{{")
    ? colour.replace(/\{\{([^{}|]+)\}\}/g, (_, path: string) => asWords(readPath(path, scope)))
    : colour;
