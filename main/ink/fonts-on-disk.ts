import { readFile } from "node:fs/promises";
import { FontBook } from "../../press/fonts";
import { fontPath } from "./font-path";
import { letteringOnDisk } from "./lettering-on-disk";

/** The typefaces of templates. */

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
  return new FontBook(files, letteringOnDisk);
}
