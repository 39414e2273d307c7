import { validators } from "virtual:validators/files";
import type { GameId } from "../schemas/game-id";
import { deepestJson, readJson } from "../schemas/json-text";
import type { Manifest } from "../schemas/manifest";
import type { Problem } from "../schemas/problem";
import { schemaCalled } from "./format";
import { findJsonError } from "./json-error";
import { type DocumentKind, kindOf, schemaNameOf } from "./paths";
import { documentProblems } from "./problems";
import { kindName, schemaProblems } from "./schema-problems";

/** What a text says. `value` is there only when the text is JSON and fits its schema; `json` already when it parses. */
interface Document<T = unknown> {
  value?: T;
  json?: unknown;
  problems: Problem[];
}

interface Known {
  documents: Map<string, Document>;
  /** Characters of their texts. */
  length: number;
}
const known = new Map<string, Known>();
/** Characters: tens of thousands of cards, or thousands of templates. */
const longestKnown = 40_000_000;
/** Characters; more than any text that people or programs of theirs write for cards. */
const longestText = 2_000_000;
const megabytes = (length: number): string => (length / 1_000_000).toFixed(1);

/** Reads a document of the project. Remembered by text, so asking again for an unchanged file costs nothing. */
export function readDocument<T = unknown>(path: string, text: string, game: GameId): Document<T> {
  const kind = kindOf(path);
  if (!kind) throw new Error(`Not a document of the project: ${path}`);
  return readAs(kind, schemaNameOf(kind, game), text);
}

/** What says of which game a project is: the same for all of them. */
export const readManifest = (text: string): Document<Manifest> => readAs("manifest", "manifest", text);

export function readAs<T>(kind: DocumentKind, schemaName: string, text: string): Document<T> {
  const cache = known.get(schemaName) ?? { documents: new Map(), length: 0 };
  known.set(schemaName, cache);
  let document = cache.documents.get(text);
  if (!document) {
    document = parse(text, kind, schemaName);
    if (cache.length + text.length > longestKnown) {
      cache.documents.clear();
      cache.length = 0;
    }
    cache.documents.set(text, document);
    cache.length += text.length;
  }
  return document as Document<T>;
}

export const isValid = (path: string, text: string, game: GameId): boolean =>
  readDocument(path, text, game).value !== undefined;

function parse(text: string, kind: DocumentKind, schemaName: string): Document {
  const { report } = documentProblems;
  if (text.length > longestText) {
    const params = { kind: kindName(kind), size: megabytes(text.length), limit: megabytes(longestText) };
    return { problems: [report("document/too-large", {}, params)] };
  }
  if (kind === "booklet") return { value: text, problems: [] };
  const read = readJson(text);
  if (!read.ok && read.reason === "too-deep") {
    return { problems: [report("document/too-deep", {}, { kind: kindName(kind), limit: deepestJson })] };
  }
  if (!read.ok) {
    const { reason, line, at } = findJsonError(text);
    return { problems: [report("document/not-json", { row: line }, { reason, line }, `offset ${at}`)] };
  }
  const { json } = read;
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    return { json, problems: [report("document/not-an-object", {}, { kind: kindName(kind) })] };
  }
  const validate = validators[schemaName];
  if (!validate) throw new Error(`No schema is called ${schemaName}.`);
  if (validate(json)) return { json, value: json, problems: [] };
  return { json, problems: schemaProblems(validate.errors ?? [], kind, json, schemaCalled(schemaName)) };
}
