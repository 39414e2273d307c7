import { isDeepStrictEqual } from "node:util";
import { readJson } from "../../schemas/json-text";

/**
 * Another program wrote a file that was changed here since both agreed on `base`. Whether its text can simply be taken:
 * only if everything that was changed here is in it. Lists count as one value.
 */
export function keepsMyChanges(base: string | null, mine: string, theirs: string | null): boolean {
  if (mine === base || mine === theirs) return true;
  if (theirs === null) return false;
  const [from, here, there] = [base ?? "null", mine, theirs].map(parse);
  return from !== undefined && here !== undefined && there !== undefined && survives(from.json, here.json, there.json);
}

function survives(base: unknown, mine: unknown, theirs: unknown): boolean {
  if (isDeepStrictEqual(base, mine)) return true;
  if (isObject(base) && isObject(mine) && isObject(theirs)) {
    const keys = new Set([...Object.keys(base), ...Object.keys(mine)]);
    return [...keys].every((key) => survives(base[key], mine[key], theirs[key]));
  }
  return isDeepStrictEqual(mine, theirs);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parse(text: string): { json: unknown } | undefined {
  const read = readJson(text);
  // Half-written texts, and those that nobody should walk through, are compared as wholes.
  return read.ok ? read : undefined;
}
