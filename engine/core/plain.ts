/** Copying and fingerprinting of plain JSON, which is all that a state is made of. */

const own = { enumerable: true, configurable: true, writable: true } as const;

export function clonePlain<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const copy = value.slice();
    for (let i = 0; i < copy.length; i++) {
      if (typeof copy[i] === "object" && copy[i] !== null) copy[i] = clonePlain(copy[i]);
    }
    return copy as T;
  }
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) {
    const item = copy[key];
    if (typeof item === "object" && item !== null) replace(copy, key, clonePlain(item));
  }
  return copy as T;
}

/** Assigning the key of the prototype would set it instead. */
function replace(copy: Record<string, unknown>, key: string, value: unknown): void {
  if (key === "__proto__") Object.defineProperty(copy, key, { ...own, value });
  else copy[key] = value;
}

/** Copies a list of things that are copied by hand. Not by `map`, which makes lists that are slower to read. */
export function copyEach<T>(items: readonly T[], copyOne: (item: T) => T): T[] {
  const copies = items.slice();
  for (let i = 0; i < copies.length; i++) copies[i] = copyOne(copies[i]!);
  return copies;
}

export const copyNumbers = (numbers: readonly number[]): number[] => numbers.slice();

/** Equal values have equal hashes in every process; the order of keys does not matter, and a hole in a list is null, as in JSON. */
export function hashPlain(value: unknown): string {
  hash[0] = 0x811c9dc5;
  hash[1] = 0x1b873593;
  addValue(value);
  return Array.from(hash, (half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}

/** The hash that is being made: of integers, since other numbers take twice as long. */
const hash = new Int32Array(2);

function addWord(word: number): void {
  const next = Math.imul(hash[0]! ^ word, 0x01000193);
  const other = hash[1]!;
  hash[0] = next;
  hash[1] = Math.imul((other << 13) | (other >>> 19), 5) + (word ^ next);
}

function addText(text: string): void {
  addWord(text.length);
  for (let i = 0; i < text.length; i++) addWord(text.charCodeAt(i));
}

function addValue(value: unknown): void {
  if (typeof value === "number") {
    addWord(1);
    if (Number.isInteger(value) && Math.abs(value) < 0x8000_0000) addWord(value);
    else addText(String(value));
  } else if (typeof value === "string") {
    addWord(2);
    addText(value);
  } else if (Array.isArray(value)) {
    addWord(3);
    addWord(value.length);
    for (let i = 0; i < value.length; i++) addValue(value[i]);
  } else if (typeof value === "object" && value !== null) {
    addWord(4);
    for (const key of inOrder(Object.keys(value))) {
      const item = (value as Record<string, unknown>)[key];
      if (item === undefined) continue;
      addText(key);
      addValue(item);
    }
  } else addWord(value === null || value === undefined ? 5 : value ? 6 : 7);
}

/** More keys than the parts of a state have. */
const manyKeys = 40;

/** By code units. For a few keys `sort` takes as long as all the rest. */
function inOrder(keys: string[]): string[] {
  if (keys.length > manyKeys) return keys.sort();
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i]!;
    let at = i;
    for (; at > 0 && keys[at - 1]! > key; at--) keys[at] = keys[at - 1]!;
    keys[at] = key;
  }
  return keys;
}
