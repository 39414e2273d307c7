import { nearest } from "../engine/core/nearest";
import { joinPointer, keysOf, type Pointer, parentOf, valueAt } from "../schemas/json-pointer";
import { titleFromKey } from "../schemas/titles";
import { type SchemaNode, schemaNodeAt } from "./schema-walk";

/** What people call the places of a document: as its form does, never by the keys of its file. */

/** “Ability 2 › Reminder”; nothing for the document itself. */
export function fieldName(root: SchemaNode | undefined, document: unknown, pointer: Pointer): string {
  const parts: string[] = [];
  let at: Pointer = "";
  let owner = schemaNodeAt(root, document, at);
  for (const key of keysOf(pointer)) {
    const inList = Array.isArray(valueAt(document, at));
    at = joinPointer(at, key);
    const node = schemaNodeAt(root, document, at);
    if (inList) parts.push(`${node?.title ?? parts.pop() ?? ""} ${Number(key) + 1}`.trim());
    else parts.push(node?.title ?? (owner?.properties && key in owner.properties ? titleFromKey(key) : key));
    // The name of a list is said by what is in it.
    if (inList && node?.title !== undefined) parts.splice(-2, 1);
    owner = node;
  }
  return parts.join(" › ");
}

/** A field as it is written, and as people call it. */
export interface Named {
  key: string;
  title: string;
}

/** The field that was meant by a word that is none: spelled nearly so, or what people read for it. */
export function meantBy(word: string, known: readonly Named[]): Named | undefined {
  const byTitle = new Map(known.map((one) => [one.title.toLowerCase(), one]));
  const key = nearest(
    word,
    known.map((one) => one.key),
  );
  return known.find((one) => one.key === key) ?? byTitle.get(nearest(word.toLowerCase(), [...byTitle.keys()]) ?? "");
}

/** The fields that may stand within a place. */
export function fieldsNamedAt(root: SchemaNode | undefined, document: unknown, at: Pointer): Named[] {
  const owner = schemaNodeAt(root, document, at);
  return Object.keys(owner?.properties ?? {}).map((key) => ({ key, title: titleOfKey(owner, key) }));
}

/** What people call a field that would stand beside others. */
const titleOfKey = (owner: SchemaNode | undefined, key: string): string =>
  owner?.properties?.[key]?.title ?? titleFromKey(key);

/** What people read for each value of a fixed list; of several such values, the list that holds them says it. */
export function labelsAt(
  root: SchemaNode | undefined,
  document: unknown,
  at: Pointer,
): Readonly<Record<string, string>> {
  const own = schemaNodeAt(root, document, at)?.["x-labels"];
  return own ?? schemaNodeAt(root, document, parentOf(at))?.["x-labels"] ?? {};
}
