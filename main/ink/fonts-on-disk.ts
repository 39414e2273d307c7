import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { fontFileName, fontFiles } from "../../press/font-table";
import { FontBook } from "../../press/fonts";

/** The typefaces, beside the built studio or, before anything is built, in the packages they come from. */

const builtFolder = fileURLToPath(new URL("../renderer/fonts/", import.meta.url));

function fontPath(id: string): string | undefined {
  const file = fontFiles[id];
  const name = fontFileName(id);
  if (file === undefined || name === undefined) return undefined;
  const built = join(builtFolder, name);
  if (existsSync(built)) return built;
  const [folder = "", ...rest] = file.split("/");
  const found = createRequire(import.meta.url).resolve(`@expo-google-fonts/${folder}/package.json`);
  return join(dirname(found), ...rest);
}

const books = new Map<string, Promise<FontBook>>();

/** Ids that are in no font table are left out; the layout reports them. The same ids give the same book, words and all. */
export function fontsOnDisk(ids: readonly string[]): Promise<FontBook> {
  const key = [...new Set(ids)].sort().join(" ");
  const known = books.get(key);
  if (known) return known;
  const book = readBook(key.split(" "));
  books.set(key, book);
  book.catch(() => books.delete(key));
  return book;
}

async function readBook(ids: readonly string[]): Promise<FontBook> {
  const files: Record<string, Uint8Array> = {};
  for (const id of ids) {
    const path = fontPath(id);
    if (path) files[id] = new Uint8Array(await readFile(path));
  }
  return new FontBook(files);
}
