import type { TSchema } from "typebox";
import type { GameId } from "../schemas/game-id";
import { ownValue } from "../schemas/own-value";
import { fileSchemas } from "./catalogue";
import { compactJson } from "./compact-json";
import { type DocumentKind, schemaNameOf } from "./paths";

/**
 * The canonical text of a document: two spaces, `$schema` first, then the schema's own order, unknown keys last as
 * they came. One way to write a file keeps diffs to what really changed. Templates, which are long lists of short layers, keep
 * what is short on one line.
 */
export function formatDocument(value: unknown, kind: DocumentKind, game: GameId): string {
  const schema = schemaFor(kind, game);
  const ordered = schema ? inSchemaOrder(value, schema) : value;
  return `${kind === "template" ? compactJson(ordered) : JSON.stringify(ordered, null, 2)}\n`;
}

export const schemaCalled = (name: string): TSchema | undefined =>
  fileSchemas.find((entry) => entry.name === name)?.schema;

export const schemaFor = (kind: DocumentKind, game: GameId): TSchema | undefined =>
  schemaCalled(schemaNameOf(kind, game));

interface SchemaNode {
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
}

function inSchemaOrder(value: unknown, schema: SchemaNode | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => inSchemaOrder(item, schema?.items));
  if (typeof value !== "object" || value === null) return value;
  const properties = schema?.properties ?? {};
  const source = value as Record<string, unknown>;
  const known = Object.keys(properties).filter((key) => Object.hasOwn(source, key));
  const unknown = Object.keys(source).filter((key) => !Object.hasOwn(properties, key));
  const keys = ["$schema", ...known, ...unknown].filter(
    (key, at, all) => Object.hasOwn(source, key) && all.indexOf(key) === at,
  );
  return Object.fromEntries(keys.map((key) => [key, inSchemaOrder(source[key], ownValue(properties, key))]));
}
