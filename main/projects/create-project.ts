import { basename, dirname, join } from "node:path";
import { formatDocument } from "../../project/format";
import { translationOf } from "../../project/languages/translation-files";
import { isPortableName } from "../../project/names";
import { freeId, manifestPath, slug } from "../../project/paths";
import type { GameId } from "../../schemas/game-id";
import { jsonIn } from "../../schemas/json-text";
import { type Manifest, projectFormat } from "../../schemas/manifest";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { ProjectFile } from "../api";
import { replaceFiles } from "./atomic-write";
import { type Disk, errorCode, nodeDisk } from "./disk";
import { foldersAbove } from "./folder-guard";
import { runOperations } from "./operations";
import { absolute, folderOf } from "./places";
import { projectProblems } from "./problems";
import type { ReadBundle } from "./read-bundle";
import { readFolder } from "./read-folder";
import { schemaFiles } from "./schema-files";

export interface Starters {
  /** The folder that holds `<game>/starter/`: the checkout's `templates`, or the packaged one. */
  templates: () => string;
  disk?: Disk;
}

export interface NewProject {
  game: GameId;
  name: string;
  /** The folder in which the project's own folder is made. */
  parent: string;
  empty?: boolean;
  /** What it holds instead of the starter set. */
  files?: ReadonlyMap<string, string>;
}

/** The starter set of a game as project files, without making a project of it. */
export function readStarter(game: GameId, { templates, disk = nodeDisk }: Starters): Result<ProjectFile[]> {
  const folder = join(templates(), game, "starter");
  if (!disk.stamp(join(folder, manifestPath))) return fail(projectProblems.report("project/no-starter", {}));
  const { files } = readFolder(disk, folder);
  return succeed([...files].flatMap(([path, { text }]) => (text === null ? [] : [{ path, text }])));
}

/** Makes a project folder named after the project, numbered if that is taken. Returns where it is. */
export async function createProject(project: NewProject, starters: Starters): Promise<Result<string>> {
  const { disk = nodeDisk } = starters;
  const { name, parent } = project;
  const texts = startingTexts(project, starters);
  if (!texts.ok) return texts;
  try {
    const folder = freeId(slug(name, "my-set"), (candidate) => disk.look(join(parent, candidate)) !== null);
    const root = join(parent, folder);
    return await fill(disk, root, name, texts.value);
  } catch (reason) {
    return fail(projectProblems.report("project/not-created", {}, { name }, errorCode(reason)));
  }
}

/** As `createProject`, in exactly this folder, which must be empty or not there. */
export async function createProjectAt(
  root: string,
  project: Omit<NewProject, "parent">,
  starters: Starters,
): Promise<Result<string>> {
  const { disk = nodeDisk } = starters;
  const texts = startingTexts(project, starters);
  if (!texts.ok) return texts;
  try {
    return await fill(disk, root, project.name, texts.value);
  } catch (reason) {
    return fail(projectProblems.report("project/not-created", {}, { name: project.name }, errorCode(reason)));
  }
}

/** As it was packed: every file of a bundle as it is, and the schemas of this version beside them. */
export async function createFromBundle(
  root: string,
  { name, game, files }: Pick<ReadBundle, "name" | "game" | "files">,
  disk: Disk = nodeDisk,
): Promise<Result<string>> {
  try {
    return await fill(disk, root, name, schemaFiles(game), files);
  } catch (reason) {
    return fail(projectProblems.report("project/not-created", {}, { name }, errorCode(reason)));
  }
}

/** `others`: files that come as they are, with the manifest among them or among the texts. */
async function fill(
  disk: Disk,
  root: string,
  name: string,
  texts: ReadonlyMap<string, string>,
  others: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<Result<string>> {
  const stamp = disk.stamp(root);
  if (stamp && (!stamp.isFolder || disk.entries(root).length > 0)) {
    return fail(projectProblems.report("project/target-not-empty", {}, { name: basename(root) || name }));
  }
  const unfit = newFolders(disk, root).find((folder) => !isPortableName(folder));
  if (unfit !== undefined) return fail(projectProblems.report("project/folder-name", {}, { name: unfit }));
  const above = newFolders(disk, root).length;
  const writes = [...texts].map(([path, text]) => ({ do: "write", path, text }) as const);
  // The manifest makes a folder a project, so it comes last: an interrupted copy is never taken for one.
  const [first, last] = [(path: string) => path !== manifestPath, (path: string) => path === manifestPath];
  try {
    await disk.makeFolder(root);
    for (const isNext of [first, last]) {
      await runOperations(
        disk,
        root,
        writes.filter(({ path }) => isNext(path)),
      );
      await writeWhole(disk, root, new Map([...others].filter(([path]) => isNext(path))));
    }
  } catch (reason) {
    await takeBack(disk, root, [...texts.keys(), ...others.keys()], above);
    throw reason;
  }
  return succeed(root);
}

async function writeWhole(disk: Disk, root: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const folders = new Set([...files.keys()].map(folderOf));
  for (const folder of folders) await disk.makeFolder(absolute(root, folder));
  const [failed] = await replaceFiles(
    disk,
    [...files].map(([path, content]) => ({ file: absolute(root, path), content })),
  );
  if (failed) throw failed.reason;
  for (const folder of folders) await disk.syncFolder(absolute(root, folder));
}

/** Half a project would only be in the way of the next try. What can't be removed stays; the failure matters more. */
async function takeBack(disk: Disk, root: string, paths: readonly string[], above: number): Promise<void> {
  for (const path of paths) await disk.remove(absolute(root, path)).catch(errorCode);
  const folders = new Set(paths.flatMap(foldersAbove));
  for (const folder of [...folders].sort().reverse()) await disk.removeFolder(absolute(root, folder)).catch(errorCode);
  let made = root;
  for (let n = 0; n < above; n++) {
    await disk.removeFolder(made).catch(errorCode);
    made = dirname(made);
  }
}

/** The names that would be given; folders that are there already may be called anything. */
function newFolders(disk: Disk, path: string): string[] {
  return disk.look(path) || path === dirname(path) ? [] : [basename(path), ...newFolders(disk, dirname(path))];
}

function startingTexts(
  { game, name, empty, files: own }: Omit<NewProject, "parent">,
  starters: Starters,
): Result<Map<string, string>> {
  const texts = new Map(schemaFiles(game));
  if (own) {
    const manifest = { $schema: "schemas/manifest.schema.json", format: projectFormat, game, name };
    for (const [path, text] of own) texts.set(path, text);
    texts.set(manifestPath, formatDocument(manifest, "manifest", game));
    return succeed(texts);
  }
  const starter = readStarter(game, starters);
  if (!starter.ok && !empty) return starter;
  const files = starter.ok ? starter.value : [];
  const manifestText = files.find(({ path }) => path === manifestPath)?.text;
  const kept = manifestText && !empty ? (jsonIn(manifestText) as Partial<Manifest>) : {};
  const manifest = { $schema: "schemas/manifest.schema.json", ...kept, format: projectFormat, game, name };
  if (!empty) for (const { path, text } of files) texts.set(path, calledSo(path, text, name, game));
  texts.set(manifestPath, formatDocument(manifest, "manifest", game));
  return succeed(texts);
}

/** Nobody has translated the name that somebody just gave: it is the same in every language. */
function calledSo(path: string, text: string, name: string, game: GameId): string {
  if (translationOf(path)?.of !== manifestPath) return text;
  const said = { ...(jsonIn(text) as object), "/name": { text: name, source: name } };
  return formatDocument(said, "translation", game);
}
