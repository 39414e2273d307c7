import { isRecord, joinPointer, type Pointer } from "../../schemas/json-pointer";
import { ownValue } from "../../schemas/own-value";
import { titleFromKey } from "../../schemas/titles";
import type { SchemaNode } from "../schema-walk";

/** A field that differs between two versions of a document. */
export interface FieldChange {
  /** Where it is in the file, such as `/needs/food`. */
  field: Pointer;
  title: string;
  /** Missing where the field is. */
  before?: unknown;
  after?: unknown;
  /** The same as people read it; empty where there is nothing. */
  says: { before: string; after: string };
}

/** What a value says, where its schema alone doesn't tell: an effect. */
export type SaidAt = (side: "before" | "after", field: Pointer) => string | undefined;

interface Versions {
  before: unknown;
  after: unknown;
  schema: SchemaNode | undefined;
  said?: SaidAt;
}

/** The fields in which two versions differ, each as small as people name it: the numbers of a group one by one, a list as a whole. */
export function fieldChanges({ before, after, schema, said }: Versions): FieldChange[] {
  const walk = (
    was: unknown,
    is: unknown,
    node: SchemaNode | undefined,
    at: Pointer,
    titles: string[],
  ): FieldChange[] => {
    if (isEqual(was, is)) return [];
    const isGroup = node?.properties !== undefined || at === "";
    if (isGroup && isRecordOrNothing(was) && isRecordOrNothing(is) && (was !== undefined || is !== undefined)) {
      const keys = new Set([
        ...Object.keys(node?.properties ?? {}),
        ...Object.keys(was ?? {}),
        ...Object.keys(is ?? {}),
      ]);
      return [...keys]
        .filter((key) => key !== "$schema")
        .flatMap((key) => {
          const inner = ownValue(node?.properties, key);
          const title = inner?.title ?? titleFromKey(key);
          return walk(ownValue(was, key), ownValue(is, key), inner, joinPointer(at, key), [...titles, title]);
        });
    }
    const says = {
      before: said?.("before", at) ?? inWords(was, node),
      after: said?.("after", at) ?? inWords(is, node),
    };
    const change = { field: at, title: titles.join(" › "), says };
    return [{ ...change, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }];
  };
  return walk(before, after, schema, "", []);
}

const isRecordOrNothing = (value: unknown): value is Record<string, unknown> | undefined =>
  value === undefined || isRecord(value);

/** As JSON says it, whatever the order of keys. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, at) => isEqual(one, b[at]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a).filter((key) => key !== "$schema");
  const others = Object.keys(b).filter((key) => key !== "$schema");
  return keys.length === others.length && keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]));
}

/** A value as people read it; nothing that is nested deeper than a list of words is spelled out. */
function inWords(value: unknown, node: SchemaNode | undefined): string {
  if (value === undefined || value === null || value === "") return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return ownValue(node?.["x-labels"], value) ?? value;
  if (Array.isArray(value)) return listInWords(value, node);
  return Object.entries(value)
    .map(([key, inner]) => {
      const schema = ownValue(node?.properties, key);
      return `${schema?.title ?? key} ${inWords(inner, schema)}`.trim();
    })
    .join(", ");
}

/** Words that come again are counted: “2 Plains, Forest”. */
function listInWords(list: readonly unknown[], node: SchemaNode | undefined): string {
  const counts = new Map<string, number>();
  for (const one of list) {
    const words = inWords(one, { ...node?.items, ...(node?.["x-labels"] && { "x-labels": node["x-labels"] }) });
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([words, n]) => (n > 1 ? `${n} ${words}` : words)).join(", ");
}
