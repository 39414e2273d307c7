import type { TSchema } from "typebox";
import { isEqual } from "../engine/core/json-equality";
import { nearest } from "../engine/core/nearest";
import type { Json } from "../engine/core/vocabulary";
import { joinPointer, keysOf, type Pointer, parentOf, valueAt } from "../schemas/json-pointer";
import { type DocumentRepair, removing, renaming, setting } from "../schemas/repair";
import { fieldsNamedAt, labelsAt, meantBy, type Named } from "./field-names";
import { slug } from "./paths";
import { alternativesAt, type SchemaNode, schemaNodeAt } from "./schema-walk";

/** What would mend a value that doesn't fit its schema, the likeliest first; nothing, where only a person can know. */
export function schemaRepairs(error: SchemaError, root: TSchema | undefined, document: unknown): DocumentRepair[] {
  const { instancePath: at, keyword, params } = error;
  const value = valueAt(document, at);
  const node = schemaNodeAt(root, document, at);
  const leaving = isOptional(root, document, at) ? [removing(at)] : [];
  switch (keyword) {
    case "additionalProperties": {
      const extra = String(params["additionalProperty"]);
      return [...renamed(document, at, extra, fieldsNamedAt(root, document, at)), removing(joinPointer(at, extra))];
    }
    case "anyOf": {
      const words = alternativesAt(root, document, at);
      const extra = Object.keys((value ?? {}) as object).find((key) => !words.some((word) => word.key === key));
      return extra === undefined ? leaving : [...renamed(document, at, extra, words), ...leaving];
    }
    case "minimum":
    case "maximum":
      return typeof value === "number" ? [settingTo(at, Number(params["limit"]))] : leaving;
    case "multipleOf": {
      const step = Number(params["multipleOf"]);
      return typeof value === "number"
        ? [settingTo(at, Number((Math.round(value / step) * step).toFixed(6)))]
        : leaving;
    }
    case "required": {
      const missing = joinPointer(at, String(params["missingProperty"]));
      const usual = schemaNodeAt(root, document, missing)?.default;
      return usual === undefined || typeof usual === "object" ? [] : [settingTo(missing, usual as Json)];
    }
    case "pattern":
      return [...wellFormed(at, value, node), ...leaving];
    case "type":
      return [...asType(at, value, String(params["type"])), ...leaving];
    case "enum":
      return [...closest(at, value, node, labelsAt(root, document, at)), ...leaving];
    case "maxItems": {
      const most = Number(params["limit"]);
      return [
        setting(at, (value as unknown[]).slice(0, most), most === 1 ? "Keep the first" : `Keep the first ${most}`),
      ];
    }
    case "uniqueItems": {
      const items = value as Json[];
      const once = items.filter((item, n) => items.findIndex((other) => isEqual(other, item)) === n);
      return [setting(at, once, "Keep each only once")];
    }
    default:
      return leaving;
  }
}

const settingTo = (at: Pointer, value: Json): DocumentRepair => setting(at, value, `Set to ${String(value)}`);

function renamed(document: unknown, at: Pointer, key: string, known: readonly Named[]): DocumentRepair[] {
  const meant = meantBy(key, known);
  if (meant === undefined || valueAt(document, joinPointer(at, meant.key)) !== undefined) return [];
  return [renaming(joinPointer(at, key), meant.key, `Call it “${meant.title}”`)];
}

/** The same value as its field wants it written: `"3"` for 3, a single thing for a list of one. */
function asType(at: Pointer, value: unknown, type: string): DocumentRepair[] {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (type === "integer" && typeof number === "number" && Number.isFinite(number))
    return [settingTo(at, Math.round(number))];
  if (type === "number" && typeof number === "number" && Number.isFinite(number)) return [settingTo(at, number)];
  if (type === "string" && typeof value === "number") return [setting(at, `${value}`, `Set to “${value}”`)];
  if (type === "boolean" && (value === "true" || value === "false"))
    return [setting(at, value === "true", `Set to ${value === "true" ? "yes" : "no"}`)];
  if (type === "array" && typeof value === "string" && value !== "") return [setting(at, [value], "Make a list of it")];
  return Array.isArray(value) && value.length === 1 && fitsType(value[0], type)
    ? [setting(at, value[0], `Use ${String(value[0])}`)]
    : [];
}

const fitsType = (value: unknown, type: string): boolean =>
  type === "integer" ? Number.isInteger(value) : typeof value === type && type !== "object";

/** The same text as its field wants it written. */
function wellFormed(at: Pointer, value: unknown, node: SchemaNode | undefined): DocumentRepair[] {
  const pattern = node?.pattern === undefined ? undefined : new RegExp(node.pattern);
  if (typeof value !== "string" || !pattern) return [];
  const meant = [value.trim(), value.trim().toLowerCase(), slug(value, "")].find(
    (text) => text !== "" && pattern.test(text),
  );
  return meant === undefined ? [] : [setting(at, meant, `Use “${meant}”`)];
}

/** The word of a list that was meant, by itself or by what people read for it. */
function closest(
  at: Pointer,
  value: unknown,
  node: SchemaNode | undefined,
  labels: Readonly<Record<string, string>>,
): DocumentRepair[] {
  const words = (node?.enum ?? []).flatMap((word) => (typeof word === "string" ? [word] : []));
  if (typeof value !== "string") return [];
  const byLabel = new Map(words.map((word) => [labels[word] ?? word, word]));
  const meant = nearest(value, words) ?? byLabel.get(nearest(value, [...byLabel.keys()]) ?? "");
  return meant === undefined ? [] : [setting(at, meant, `Use “${labels[meant] ?? meant}”`)];
}

/** What may be left out, as a field or from a list. */
function isOptional(root: TSchema | undefined, document: unknown, at: Pointer): boolean {
  const key = keysOf(at).at(-1);
  const owner = valueAt(document, parentOf(at));
  const node = schemaNodeAt(root, document, parentOf(at));
  if (key === undefined || node === undefined) return false;
  if (Array.isArray(owner)) return node.items !== undefined && owner.length > (node.minItems ?? 0);
  return !(node.required ?? []).includes(key);
}
