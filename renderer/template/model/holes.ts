import { isRecord } from "../../../schemas/json-pointer";

/** What the holes of a template can name, found by looking at the cards there are. */

export interface Hole {
  /** `card.name` */
  path: string;
  /** What it is on the card shown; empty when that card has none. */
  example: string;
  isList: boolean;
}

type Scope = Readonly<Record<string, unknown>>;
const deepest = 4;

/** Fields whose names are data, such as how many of which component, are offered as well: conditions ask for them. */
export function holesOf(shown: Scope, others: readonly Scope[]): Hole[] {
  const found = new Map<string, Hole>();
  for (const scope of [shown, ...others]) {
    for (const [path, value] of pathsIn(scope, "", 0)) {
      if (!found.has(path))
        found.set(path, { path, example: scope === shown ? inWords(value) : "", isList: Array.isArray(value) });
    }
  }
  return [...found.values()].sort((a, b) => rank(a.path) - rank(b.path) || a.path.localeCompare(b.path));
}

const sources = ["card", "facts", "slots", "numbers", "set"];
const rank = (path: string): number => sources.indexOf(path.split(".")[0] ?? "");

function* pathsIn(value: unknown, path: string, depth: number): Generator<[string, unknown]> {
  if (isRecord(value) && depth < deepest) {
    for (const [key, item] of Object.entries(value)) {
      if (key.startsWith("$") || key.includes(".") || (path === "facts" && key === "slots")) continue;
      yield* pathsIn(item, path === "" ? key : `${path}.${key}`, depth + 1);
    }
  } else if (path !== "" && value !== undefined) yield [path, value];
}

const longest = 60;

function inWords(value: unknown): string {
  const words =
    typeof value === "string"
      ? value
      : Array.isArray(value)
        ? value.length === 0
          ? ""
          : value.every((item) => typeof item !== "object")
            ? value.join(", ")
            : `${value.length} in a list`
        : value === null || typeof value === "object"
          ? ""
          : String(value);
  return words.length > longest ? `${words.slice(0, longest)}…` : words;
}
