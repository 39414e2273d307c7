import { isDeepStrictEqual } from "node:util";

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

/** Deeper than anybody writes by hand, and still far from where comparing would run out of room. */
const maxDepth = 500;

function isDeep(text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (isQuoted && sign === "\\") at++;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && "[{".includes(sign)) depth++;
    else if (!isQuoted && "]}".includes(sign)) depth--;
    if (depth > maxDepth) return true;
  }
  return false;
}

function parse(text: string): { json: unknown } | undefined {
  if (isDeep(text)) return undefined;
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined; // Half-written texts are compared as wholes, like those too deep to be looked into.
  }
}
