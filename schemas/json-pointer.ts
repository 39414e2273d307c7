/** JSON pointers (RFC 6901) into a document, and changing it at one without touching anything else of it. */

export type Pointer = string;

const escapeKey = (key: string): string => key.replaceAll("~", "~0").replaceAll("/", "~1");
const unescapeKey = (key: string): string => key.replaceAll("~1", "/").replaceAll("~0", "~");

export const joinPointer = (parent: Pointer, key: string | number): Pointer => `${parent}/${escapeKey(String(key))}`;

export function keysOf(pointer: Pointer): string[] {
  if (pointer === "") return [];
  const keys = pointer.slice(1).split("/");
  return pointer.includes("~") ? keys.map(unescapeKey) : keys;
}

export const parentOf = (pointer: Pointer): Pointer => pointer.slice(0, Math.max(0, pointer.lastIndexOf("/")));

export const isWithin = (pointer: Pointer, ancestor: Pointer): boolean =>
  pointer === ancestor || pointer.startsWith(`${ancestor}/`);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function valueAt(root: unknown, pointer: Pointer): unknown {
  let value = root;
  for (const key of keysOf(pointer)) {
    if (Array.isArray(value)) value = value[Number(key)];
    else if (isRecord(value) && Object.hasOwn(value, key)) value = value[key];
    else return undefined;
  }
  return value;
}

/** A copy with the value at the pointer replaced; objects on the way are made where they are missing. */
export const withValueAt = (root: unknown, pointer: Pointer, value: unknown): unknown =>
  withValueIn(root, keysOf(pointer), 0, value);

function withValueIn(root: unknown, keys: readonly string[], depth: number, value: unknown): unknown {
  const key = keys[depth];
  if (key === undefined) return value;
  if (Array.isArray(root)) {
    const copy = [...root];
    copy[Number(key)] = withValueIn(root[Number(key)], keys, depth + 1, value);
    return copy;
  }
  const record = isRecord(root) ? root : {};
  return { ...record, [key]: withValueIn(record[key], keys, depth + 1, value) };
}

/** A copy without the value at the pointer. Removing what is not there changes nothing. */
export function withoutValueAt(root: unknown, pointer: Pointer): unknown {
  const parent = valueAt(root, parentOf(pointer));
  const key = keysOf(pointer).at(-1);
  if (key === undefined) return root;
  if (Array.isArray(parent)) {
    return withValueAt(
      root,
      parentOf(pointer),
      parent.filter((_, index) => index !== Number(key)),
    );
  }
  if (!isRecord(parent) || !Object.hasOwn(parent, key)) return root;
  const { [key]: _removed, ...rest } = parent;
  return withValueAt(root, parentOf(pointer), rest);
}
