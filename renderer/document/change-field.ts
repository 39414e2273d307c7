import {
  isRecord,
  keysOf,
  type Pointer,
  parentOf,
  valueAt,
  withoutValueAt,
  withValueAt,
} from "../../schemas/json-pointer";
import { type Field, fieldsOf, type JsonSchema, schemaAt } from "./schema-fields";

/** What a control shows while its key is absent; a value equal to it need not be written down. */
export function blankOf(schema: JsonSchema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return undefined;
  switch (schema.type) {
    case "string":
      return "";
    case "boolean":
      return false;
    case "array":
      return [];
    case "object":
      return {};
    case "integer":
    case "number":
      return schema["x-control"] === "stepper" ? (schema.minimum ?? 0) : undefined;
    default:
      return undefined;
  }
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

const isBlank = (schema: JsonSchema, value: unknown): boolean => value === undefined || isSame(value, blankOf(schema));

/**
 * The document with one field changed. A value back at its default leaves the file, and so does an optional object that
 * has become empty, so that files hold only what somebody decided.
 */
export function changeField(document: unknown, root: JsonSchema, pointer: Pointer, value: unknown): unknown {
  const place = schemaAt(root, pointer);
  if (!place?.optional || !isBlank(place.schema, value)) return withValueAt(document, pointer, value);
  return without(document, root, pointer);
}

/** Without a value, and without the optional objects that are empty then. */
function without(document: unknown, root: JsonSchema, pointer: Pointer): unknown {
  let changed = withoutValueAt(document, pointer);
  for (let parent = parentOf(pointer); parent !== ""; parent = parentOf(parent)) {
    const left = valueAt(changed, parent);
    if (!isRecord(left) || Object.keys(left).length > 0 || !schemaAt(root, parent)?.optional) break;
    changed = withoutValueAt(changed, parent);
  }
  return changed;
}

/**
 * Takes out what stands only on cards of another kind, once the field that says so has been chosen anew: the document, and
 * what people call that which left it.
 */
export function dropUnused(
  document: unknown,
  root: JsonSchema,
  chosen: Pointer,
): { document: unknown; dropped: string[] } {
  const key = keysOf(chosen).at(-1) ?? "";
  if (!isRecord(document) || parentOf(chosen) !== "" || !root.properties?.[key]?.enum) return { document, dropped: [] };
  const isUnused = ({ pointer, schema }: Field): boolean =>
    valueAt(document, pointer) !== undefined && schema["x-when"]?.[key]?.includes(document[key]) === false;
  const unusedIn = (fields: readonly Field[]): Field[] =>
    fields.flatMap((field) =>
      isUnused(field)
        ? field
        : unusedIn(isRecord(valueAt(document, field.pointer)) ? fieldsOf(field.schema, field.pointer) : []),
    );
  const unused = unusedIn(fieldsOf(root));
  return {
    document: unused.reduce<unknown>((left, { pointer }) => without(left, root, pointer), document),
    dropped: [...new Set(unused.map(({ title }) => title))],
  };
}
