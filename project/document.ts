import { validators } from "virtual:validators/files";
import type { GameId } from "../schemas/game-id";
import type { Problem } from "../schemas/problem";
import { schemaFor } from "./format";
import { findJsonError } from "./json-error";
import { type DocumentKind, kindOf, schemaNameOf } from "./paths";
import { documentProblems } from "./problems";
import { kindName, schemaProblems } from "./schema-problems";

/** What a text says. `value` is there only when the text is JSON and fits its schema; `json` already when it parses. */
export interface Document<T = unknown> {
  value?: T;
  json?: unknown;
  problems: Problem[];
}

const known = new Map<string, Map<string, Document>>();
const knownLimit = 40_000;

/** Reads a document of the project. Remembered by text, so asking again for an unchanged file costs nothing. */
export function readDocument<T = unknown>(path: string, text: string, game: GameId): Document<T> {
  const kind = kindOf(path);
  if (!kind) throw new Error(`Not a document of the project: ${path}`);
  const cacheName = schemaNameOf(kind, game);
  const cache = known.get(cacheName) ?? new Map<string, Document>();
  known.set(cacheName, cache);
  let document = cache.get(text);
  if (!document) {
    document = parse(text, kind, game);
    if (cache.size >= knownLimit) cache.clear();
    cache.set(text, document);
  }
  return document as Document<T>;
}

export const isValid = (path: string, text: string, game: GameId): boolean =>
  readDocument(path, text, game).value !== undefined;

function parse(text: string, kind: DocumentKind, game: GameId): Document {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    const { reason, line, at } = findJsonError(text);
    return {
      problems: [documentProblems.report("document/not-json", { row: line }, { reason, line }, `offset ${at}`)],
    };
  }
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    return { json, problems: [documentProblems.report("document/not-an-object", {}, { kind: kindName(kind) })] };
  }
  const validate = validators[schemaNameOf(kind, game)];
  if (!validate) throw new Error(`No schema for a ${kind} of ${game}.`);
  if (validate(json)) return { json, value: json, problems: [] };
  return { json, problems: schemaProblems(validate.errors ?? [], kind, json, schemaFor(kind, game)) };
}
