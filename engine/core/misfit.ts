import type { TSchema } from "typebox";
import { Errors } from "typebox/value";
import { joinPointer, keysOf, type Pointer } from "../../schemas/json-pointer";
import { titleFromKey } from "../../schemas/titles";
import { onlyKey } from "./compiler";
import { EffectError } from "./effect-error";
import { isFitting } from "./is-fitting";
import { didYouMean, nearest } from "./nearest";
import type { About, Json } from "./vocabulary";

/** Why arguments don't fit, in the words by which a designer knows them. */
interface Misfit {
  path: Pointer;
  reason: string;
}

interface Node {
  title?: string;
  type?: string;
  "x-labels"?: Readonly<Record<string, string>>;
  properties?: Readonly<Record<string, Node>>;
  items?: Node | readonly Node[];
  anyOf?: readonly Node[];
}

interface Word {
  about?: About;
  schema: TSchema;
}

/** Throws an `EffectError` for arguments that don't fit the schema of their word. */
export function refuseMisfit({ about, schema }: Word, key: string, args: unknown): void {
  const misfit = misfitOf(schema, args);
  if (misfit === null) return;
  const message = `“${about?.name ?? key}” can't be read: ${misfit.reason}.`;
  throw new EffectError(message, { path: `${joinPointer("", key)}${misfit.path}` });
}

/** Throws an `EffectError` for a part of a word that doesn't fit, said in a sentence of its own. */
export function refuseMisfitPart(schema: TSchema, part: unknown, said: string): void {
  const misfit = misfitOf(schema, part);
  if (misfit !== null) throw new EffectError(`${said}: ${misfit.reason}.`, { part: part as Json, path: misfit.path });
}

/** Why something is nothing that is always so in a game. */
export function noStatic(tree: Json, words: readonly string[]): string {
  if (tree === null) return "Something is still to be said there.";
  const name = typeof tree === "string" ? tree : onlyKey(tree);
  if (name === undefined) return "One word is needed for what is always so.";
  return `“${name}” is nothing that is always so in this game${didYouMean(name, words)}.`;
}

/** Where in a position something doesn't fit, and why. */
export function positionMisfit(schema: TSchema, position: unknown): Misfit | null {
  const misfit = misfitOf(schema, position);
  if (misfit === null) return null;
  const places = keysOf(misfit.path).flatMap((key, n, path) =>
    isPlace(key) ? [`${thingIn(titleFromKey(path[n - 1] ?? ""))} ${Number(key) + 1}`] : [],
  );
  return places.length === 0 ? misfit : { ...misfit, reason: `${places.join(", ")}: ${misfit.reason}` };
}

const isPlace = (key: string): boolean => /^\d+$/.test(key);

/** “Players” → “Player”. */
const thingIn = (list: string): string => list.replace(/s$/, "");

function misfitOf(schema: TSchema, value: unknown): Misfit | null {
  if (isFitting(schema, value)) return null;
  const errors = Errors(schema, value);
  // That nothing is allowed there says less than that the field isn't known; and that none of several forms fits, less than why.
  const telling = errors.filter(({ keyword }) => keyword !== "boolean" && keyword !== "anyOf");
  const first = telling.find(({ keyword }) => keyword !== "type") ?? telling[0] ?? errors[0];
  if (!first) return { path: "", reason: "it has another form" };
  const { instancePath: path, keyword, params } = first;
  const { additionalProperties, requiredProperties, allowedValues, type, limit, comparison } = params as Params;
  const node = nodeAt(schema as Node, path);
  const name = path === "" ? "it" : `“${node?.title ?? titleFromKey(keysOf(path).at(-1) ?? "")}”`;
  const [extra] = additionalProperties ?? [];
  if (keyword === "additionalProperties" && extra !== undefined) {
    const meant = nearest(extra, Object.keys(node?.properties ?? {}));
    const guess = meant === undefined ? "" : ` (did you mean “${titleOf(node, meant)}”?)`;
    return { path: joinPointer(path, extra), reason: `${name} has nothing called “${extra}”${guess}` };
  }
  const [missing] = requiredProperties ?? [];
  if (keyword === "required" && missing !== undefined)
    return { path, reason: `“${titleOf(node, missing)}” is missing` };
  if (keyword === "enum" && allowedValues) {
    const given = keysOf(path).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], value);
    const labels = allowedValues.map((one) => node?.["x-labels"]?.[String(one)] ?? String(one));
    const nearby = typeof given === "string" ? nearest(given, allowedValues.map(String)) : undefined;
    const meant = nearby === undefined ? "" : ` (did you mean “${labels[allowedValues.indexOf(nearby)] ?? nearby}”?)`;
    return { path, reason: `${name} can be one of ${labels.join(", ")}${meant}` };
  }
  if (keyword === "type" && typeof type === "string")
    return { path, reason: `${name} takes ${forms[type] ?? "something else"}` };
  if (limit !== undefined && counts[keyword]) return { path, reason: `${name} takes ${counts[keyword]} ${limit}` };
  if (limit !== undefined && comparison !== undefined && comparisons[comparison])
    return { path, reason: `${name} can be ${comparisons[comparison]} ${limit}` };
  return { path, reason: `${name} ${otherwise[keyword] ?? "has another form"}` };
}

const titleOf = (node: Node | undefined, key: string): string => node?.properties?.[key]?.title ?? titleFromKey(key);

interface Params {
  additionalProperties?: string[];
  requiredProperties?: string[];
  allowedValues?: unknown[];
  type?: string | string[];
  limit?: number;
  comparison?: string;
}

const forms: Readonly<Record<string, string>> = {
  integer: "a whole number",
  number: "a number",
  string: "a word",
  boolean: "yes or no",
  array: "a list",
  object: "several values",
};
const otherwise: Readonly<Record<string, string>> = {
  minLength: "says nothing",
  maxLength: "is too long",
  uniqueItems: "says the same twice",
  pattern: "isn't well formed",
};
const counts: Readonly<Record<string, string>> = { minItems: "at least", maxItems: "at most" };
const comparisons: Readonly<Record<string, string>> = {
  ">=": "at least",
  "<=": "at most",
  ">": "more than",
  "<": "less than",
};

const nodeAt = (schema: Node, path: Pointer): Node | undefined =>
  keysOf(path).reduce<Node | undefined>((at, key) => at && childOf(at, key), schema);

function childOf({ properties, items, anyOf = [] }: Node, key: string): Node | undefined {
  const own = properties?.[key] ?? (Array.isArray(items) ? items[Number(key)] : (items as Node | undefined));
  if (own) return own;
  for (const branch of anyOf) {
    const found = childOf(branch, key);
    if (found) return found;
  }
  return undefined;
}
