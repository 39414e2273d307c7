import { constants, type Dirent } from "node:fs";
import { access, mkdir, readdir, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { isPortableName } from "../../project/names";
import { isTableFile } from "../../project/tables/read-table";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { FolderListing, FolderPlace } from "../api";
import { appProblems } from "../problems";
import { type FolderBook, folderName } from "./folder-book";

/** Browsing folders inside the studio, for hosts without a native dialog. Shows folders, and tables by name; never what files hold. */

/** More would not be looked through by eye; the studio says so when a list is that long. */
const maxEntries = 2000;

const byName = new Intl.Collator("en", { numeric: true, sensitivity: "base" }).compare;

export async function listFolder(
  book: FolderBook,
  path: string,
  projectsFolder: string,
  withTables = false,
): Promise<Result<FolderListing>> {
  let found: Dirent[];
  try {
    found = await readdir(path, { withFileTypes: true });
  } catch (reason) {
    return fail(appProblems.report("app/folder-unreadable", {}, { name: folderName(path) }, codeOf(reason)));
  }
  const names = (await Promise.all(found.map((entry) => folderEntry(path, entry))))
    .filter((name) => name !== null)
    .sort(byName)
    .slice(0, maxEntries);
  const tables = found.filter((entry) => entry.isFile() && isTableFile(entry.name)).map(({ name }) => name);
  const entries = await Promise.all(
    names.map(async (name) => ({
      folder: book.place(join(path, name)).folder,
      name,
      isProject: await exists(join(path, name, "cardwright.json")),
    })),
  );
  return succeed({
    here: book.place(path),
    trail: trailOf(path).map((step) => ({ ...book.place(step), label: folderName(step) })),
    shortcuts: await shortcuts(book, projectsFolder),
    entries,
    ...(withTables && { tables: tables.sort(byName).slice(0, maxEntries) }),
    writable: await access(path, constants.W_OK).then(
      () => true,
      () => false,
    ),
  });
}

export async function createFolder(book: FolderBook, parent: string, name: string): Promise<Result<FolderPlace>> {
  if (!isPortableName(name)) return fail(appProblems.report("app/folder-name", {}, { name }));
  const path = join(parent, name);
  try {
    await mkdir(path);
  } catch (reason) {
    const code = codeOf(reason) === "EEXIST" ? "app/folder-taken" : "app/folder-not-created";
    return fail(appProblems.report(code, {}, { name }, codeOf(reason)));
  }
  return succeed(book.place(path));
}

async function folderEntry(parent: string, entry: Dirent): Promise<string | null> {
  if (entry.name.startsWith(".") || entry.name === "node_modules") return null;
  if (entry.isDirectory()) return entry.name;
  if (!entry.isSymbolicLink()) return null;
  const target = await stat(join(parent, entry.name)).catch(() => null);
  return target?.isDirectory() ? entry.name : null;
}

function trailOf(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [...trailOf(parent), path];
}

async function shortcuts(book: FolderBook, projectsFolder: string): Promise<FolderPlace[]> {
  const home = homedir();
  const known: [string, string][] = [
    ["Cardwright projects", projectsFolder],
    ["Home", home],
    ["Documents", join(home, "Documents")],
    ["Desktop", join(home, "Desktop")],
  ];
  const there = await Promise.all(known.map(([, path]) => exists(path)));
  return known.filter((_, index) => there[index]).map(([label, path]) => ({ ...book.place(path), label }));
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const codeOf = (reason: unknown): string => (reason as NodeJS.ErrnoException).code ?? String(reason);
