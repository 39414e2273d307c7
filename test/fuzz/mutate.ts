import { nextInt, type Rng } from "../../engine/core/rng";

/** Changes that a careless, unlucky or hostile hand makes to a file. The same chance makes the same changes. */

/** What every object inherits, or means something to JavaScript. */
export const hostileNames = ["constructor", "__proto__", "toString", "valueOf", "hasOwnProperty", "prototype", "then"];

const pick = <T>(list: readonly T[], rng: Rng): T => list[nextInt(rng, list.length)] as T;

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let n = 0; n < depth; n++) value = n % 2 === 0 ? [value] : { if: value };
  return value;
};

const hostileValues: readonly (() => unknown)[] = [
  ...hostileNames.map((name) => () => name),
  ...hostileNames.map((name) => () => Object.fromEntries([[name, 1]])),
  ...hostileNames.map((name) => () => `a {${name}} b {{${name}}} **${name}`),
  ...[0, -1, 0.5, 1e9, 1e308, -1e308, Number.MAX_SAFE_INTEGER, 1e-300].map((value) => () => value),
  ...[null, true, false, "", "x".repeat(5000), "\u0000", "\ud800", "é".repeat(300), "{{", "a\n".repeat(400)].map(
    (value) => () => value,
  ),
  () => [],
  () => ({}),
  () => nested(40),
  () => Array.from({ length: 500 }, () => "x"),
];

type Holder = { [key: string]: unknown };

/** Every place of a value that holds something: a list or object, and a key in it. */
function places(value: unknown): { holder: Holder; key: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Holder;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...places(holder[key])]);
}

const put = (holder: Holder, key: string, value: unknown): void => {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
};

/** A JSON text with one to three changes of what it says. */
export function mutateJson(text: string, rng: Rng): string {
  const root = JSON.parse(text) as unknown;
  for (let n = 1 + nextInt(rng, 3); n > 0; n--) {
    const all = places(root);
    if (all.length === 0) break;
    const { holder, key } = pick(all, rng);
    const kind = nextInt(rng, 6);
    if (kind <= 2) put(holder, key, pick(hostileValues, rng)());
    else if (kind === 3 && !Array.isArray(holder)) {
      const value = holder[key];
      delete holder[key];
      put(holder, pick(hostileNames, rng), value);
    } else if (kind === 4) put(holder, key, structuredClone(pick(all, rng).holder));
    else if (Array.isArray(holder)) holder.push(...structuredClone(holder));
    else delete holder[key];
  }
  return JSON.stringify(root);
}

/** Bytes changed, cut out or doubled. */
export function mutateBytes(bytes: Uint8Array, rng: Rng): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const kind = nextInt(rng, 10);
  if (kind === 0) return copy.slice(0, nextInt(rng, copy.length));
  for (let n = 1 + nextInt(rng, 20); n > 0; n--) copy[nextInt(rng, copy.length)] = nextInt(rng, 256);
  if (kind > 1) return copy;
  const at = nextInt(rng, copy.length);
  return Uint8Array.from([...copy.slice(0, at), ...copy.slice(at, at + 64), ...copy.slice(at)]);
}

/** Texts with one word in quotes replaced, each in turn. */
export function* renamed(text: string, name: string): Generator<string> {
  for (const { 0: word, index } of text.matchAll(/"(?:[^"\\]|\\.)*"/g)) {
    if (!word.startsWith('"$')) yield text.slice(0, index) + JSON.stringify(name) + text.slice(index + word.length);
  }
}
