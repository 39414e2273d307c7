import { keysOf, type Pointer, valueAt } from "../schemas/json-pointer";
import { ownValue } from "../schemas/own-value";
import { titleFromKey } from "../schemas/titles";

/** What a schema says at a place of a value, for whoever explains or mends what doesn't fit there. */
export interface SchemaNode {
  title?: string;
  default?: unknown;
  description?: string;
  pattern?: string;
  anyOf?: readonly SchemaNode[];
  required?: readonly string[];
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
  minItems?: number;
  type?: string;
  enum?: readonly unknown[];
  patternProperties?: Record<string, SchemaNode>;
  /** How a text that has a pattern is written, in words. */
  "x-written"?: string;
  "x-labels"?: Readonly<Record<string, string>>;
  $ref?: string;
  $defs?: Record<string, SchemaNode>;
  allOf?: readonly SchemaNode[];
  if?: { properties?: Record<string, { const?: unknown }> };
  then?: SchemaNode;
}

/** Follows references, and of kinds told apart by one key the kind that the value is of. */
export function schemaNodeAt(root: SchemaNode | undefined, value: unknown, pointer: Pointer): SchemaNode | undefined {
  const resolved = (node: SchemaNode | undefined, here: unknown): SchemaNode | undefined => {
    if (node?.$ref !== undefined) return resolved(root?.$defs?.[node.$ref.replace("#/$defs/", "")], here);
    const kind = node?.allOf?.find(({ if: condition }) =>
      Object.entries(condition?.properties ?? {}).every(
        ([key, { const: wanted }]) => valueAt(here, `/${key}`) === wanted,
      ),
    );
    return kind?.then ? resolved(kind.then, here) : node;
  };
  let [node, here] = [resolved(root, value), value];
  for (const key of keysOf(pointer)) {
    here = typeof here === "object" && here !== null ? ownValue(here as Record<string, unknown>, key) : undefined;
    node = resolved(
      ownValue(node?.properties, key) ?? ofPattern(node, key) ?? inBranch(node, key) ?? node?.items,
      here,
    );
  }
  return node;
}

/** Of several forms the one that has the field. */
const inBranch = ({ anyOf = [] }: SchemaNode = {}, key: string): SchemaNode | undefined =>
  anyOf.map(({ properties }) => ownValue(properties, key)).find((found) => found !== undefined);

const ofPattern = ({ patternProperties = {} }: SchemaNode = {}, key: string): SchemaNode | undefined =>
  Object.entries(patternProperties).find(([pattern]) => new RegExp(pattern).test(key))?.[1];

/** The key that each of several forms can't do without, where the forms differ by that, and what people call the form. */
export const alternativesAt = (
  root: SchemaNode | undefined,
  value: unknown,
  pointer: Pointer,
): { key: string; title: string }[] =>
  (schemaNodeAt(root, value, pointer)?.anyOf ?? []).flatMap(({ required: [key] = [], title }) =>
    key === undefined ? [] : [{ key, title: title ?? titleFromKey(key) }],
  );
