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
  const hash: Hash = [0x811c9dc5, 0x1b873593];
  addValue(hash, value);
  return hash.map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}

type Hash = [number, number];

function addWord(hash: Hash, word: number): void {
  hash[0] = Math.imul(hash[0] ^ word, 0x01000193);
  hash[1] = Math.imul((hash[1] << 13) | (hash[1] >>> 19), 5) + (word ^ hash[0]);
  hash[1] |= 0;
}

function addText(hash: Hash, text: string): void {
  addWord(hash, text.length);
  for (let i = 0; i < text.length; i++) addWord(hash, text.charCodeAt(i));
}

function addValue(hash: Hash, value: unknown): void {
  if (typeof value === "number") {
    addWord(hash, 1);
    if (Number.isInteger(value) && Math.abs(value) < 0x8000_0000) addWord(hash, value);
    else addText(hash, String(value));
  } else if (typeof value === "string") {
    addWord(hash, 2);
    addText(hash, value);
  } else if (Array.isArray(value)) {
    addWord(hash, 3);
    addWord(hash, value.length);
    for (const item of value) addValue(hash, item);
  } else if (typeof value === "object" && value !== null) {
    addWord(hash, 4);
    for (const key of Object.keys(value).sort()) {
      const item = (value as Record<string, unknown>)[key];
      if (item === undefined) continue;
      addText(hash, key);
      addValue(hash, item);
    }
  } else addWord(hash, value === null || value === undefined ? 5 : value ? 6 : 7);
}
