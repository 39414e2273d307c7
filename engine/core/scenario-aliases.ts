import { keysOf } from "../../schemas/json-pointer";
import { isEqual } from "./json-equality";
import type { Json } from "./vocabulary";

/**
 * Names that a scenario gives to things of its position (`"as": "guard"`): pointers, actions and events then say "guard"
 * where they would need a number that changes as things come and go.
 */
export type Aliases = ReadonlyMap<string, number>;

type Thing = { readonly [field: string]: Json };
const isThing = (json: Json | undefined): json is Thing =>
  typeof json === "object" && json !== null && !Array.isArray(json);

export const instanceOf = (thing: Json | undefined): number | undefined => {
  if (!isThing(thing)) return undefined;
  const id = thing["id"] ?? thing["uid"];
  return typeof id === "number" ? id : undefined;
};

/** Which instance each name means: things of the written position agree in all that is given of them. */
export function aliasesOf(given: Json, written: Json): Map<string, number> {
  const found = new Map<string, number>();
  const visit = (asked: Json, there: Json | undefined): void => {
    if (Array.isArray(asked)) {
      const list = Array.isArray(there) ? (there as Json[]) : [];
      for (const [n, item] of (asked as Json[]).entries()) {
        const meant = isThing(item) && typeof item["as"] === "string" ? find(item, list) : list[n];
        visit(item, meant);
      }
      return;
    }
    if (!isThing(asked)) return;
    const instance = instanceOf(there);
    if (typeof asked["as"] === "string" && instance !== undefined) found.set(asked["as"], instance);
    for (const [key, part] of Object.entries(asked)) visit(part, isThing(there) ? there[key] : undefined);
  };
  const find = ({ as: _, ...fields }: Thing, list: readonly Json[]): Json | undefined =>
    list.find((thing) => {
      const instance = instanceOf(thing);
      if (!isThing(thing) || instance === undefined || [...found.values()].includes(instance)) return false;
      return Object.entries(fields).every(([key, value]) => !(key in thing) || isEqual(thing[key], value));
    });
  visit(given, written);
  return found;
}

/** Names in an action or in what is said of an event, replaced by what they mean. */
export function withAliases<T extends Json>(json: T, aliases: Aliases): T {
  const replaced = (part: Json): Json => {
    if (typeof part === "string") return aliases.get(part) ?? part;
    if (Array.isArray(part)) return (part as Json[]).map(replaced);
    return isThing(part) ? Object.fromEntries(Object.entries(part).map(([key, item]) => [key, replaced(item)])) : part;
  };
  return aliases.size === 0 ? json : (replaced(json) as T);
}

/** All that a pointer means, one thing unless it has a “*”. Items of a list answer to their number, name or card. */
export function valuesAt(position: Json, pointer: string, aliases: Aliases): Json[] {
  return keysOf(pointer).reduce<Json[]>(
    (values, key) => values.flatMap((value) => membersOf(value, key, aliases)),
    [position],
  );
}

function membersOf(value: Json, key: string, aliases: Aliases): Json[] {
  if (typeof value !== "object" || value === null) return [];
  if (key === "*") return Object.values(value) as Json[];
  if (Object.hasOwn(value, key)) return [(value as Thing)[key]!];
  if (!Array.isArray(value)) return [];
  const instance = aliases.get(key);
  if (instance !== undefined) return (value as Json[]).filter((item) => instanceOf(item) === instance);
  const ofCard = (value as Json[]).filter((item) => isThing(item) && item["card"] === key);
  return ofCard.length === 1 ? ofCard : [];
}
