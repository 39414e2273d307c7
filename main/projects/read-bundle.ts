import { validators } from "virtual:validators/files";
import { readZip } from "../../project/archive/zip";
import { bundleListName } from "../../project/bundle";
import { isPortablePath, twinKey } from "../../project/names";
import { manifestPath } from "../../project/paths";
import { manifestOf } from "../../project/project-text";
import { type Bundle, bundleFormat } from "../../schemas/bundle";
import type { GameId } from "../../schemas/game-id";
import { isRecord } from "../../schemas/json-pointer";
import { jsonIn } from "../../schemas/json-text";
import { projectFormat } from "../../schemas/manifest";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import { isAssetPath, maxAssetBytes } from "./assets";
import { isDocumentPath, maxTextBytes } from "./places";
import { projectProblems } from "./problems";
import { decode } from "./read-text";

/** What a bundle of a stranger holds: nothing but documents, pictures and fonts of one project, by paths that lead nowhere else. */

export interface ReadBundle {
  name: string;
  game: GameId;
  files: ReadonlyMap<string, Uint8Array>;
  /** What it says of itself, as far as that is to be believed. */
  list: Partial<Bundle>;
  /** What was left in it. */
  notes: Problem[];
}

/** Bytes: of the bundle, and of what comes out of it. */
export const mostBundleBytes = 1_000_000_000;
const limits = { entries: 30_000, each: maxAssetBytes, all: mostBundleBytes };

/** `file`: how it is called. */
export function readBundle(file: string, bytes: Uint8Array): Result<ReadBundle> {
  const zip = readZip(file, bytes, limits);
  if (!zip.ok) return zip;
  const files = new Map<string, Uint8Array>();
  const notes: Problem[] = [];
  const twins = new Set<string>();
  const refused = (path: string, reason: string) =>
    fail(projectProblems.report("bundle/bad-path", {}, { file, path: path.slice(0, 200), reason }));
  for (const { name: path, size, read } of zip.value) {
    if (!isPortablePath(path)) return refused(path, "isn't a place within a project");
    if (twins.has(twinKey(path))) return refused(path, "is the same file as another one on some computers");
    twins.add(twinKey(path));
    const isDocument = path === manifestPath || isDocumentPath(path);
    if (path !== bundleListName && !isDocument && !isAssetPath(path)) {
      notes.push(projectProblems.report("bundle/left-out", {}, { path }));
      continue;
    }
    if (isDocument && size > maxTextBytes) return refused(path, "is larger than any text of a project");
    const content = read();
    if (!content) return refused(path, "is damaged");
    files.set(path, content);
  }
  const list = listIn(files.get(bundleListName));
  files.delete(bundleListName);
  if (isNewer(list, bundleFormat) || isNewer(jsonOf(files.get(manifestPath)), projectFormat))
    return fail(projectProblems.report("bundle/newer", {}, { file }));
  const manifest = manifestOf(textsIn(files));
  if (!manifest) return fail(projectProblems.report("bundle/no-set", {}, { file }));
  return succeed({ name: manifest.name, game: manifest.game, files, list, notes });
}

/** Anything that isn't written as a list of ours counts as none; of a newer one, only that it is newer. */
function listIn(bytes: Uint8Array | undefined): Partial<Bundle> {
  const json = jsonOf(bytes);
  if (validators["cardset"]?.(json) === true) return json as Bundle;
  const { format } = (isRecord(json) ? json : {}) as { format?: unknown };
  return typeof format === "number" ? { format } : {};
}

const jsonOf = (bytes: Uint8Array | undefined): unknown => jsonIn((bytes && decode(Buffer.from(bytes))) ?? "");

const isNewer = (json: unknown, known: number): boolean =>
  isRecord(json) && typeof json.format === "number" && json.format > known;

/** Its documents, as far as they are texts. */
export function textsIn(files: ReadBundle["files"]): Map<string, string> {
  return new Map(
    [...files].flatMap(([path, bytes]): [string, string][] => {
      const text = path === manifestPath || isDocumentPath(path) ? decode(Buffer.from(bytes)) : null;
      return text === null ? [] : [[path, text]];
    }),
  );
}
