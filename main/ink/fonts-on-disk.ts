import { readFile } from "node:fs/promises";
import { isOwnFont } from "../../press/font-table";
import { FontBook } from "../../press/fonts";
import { withOwnFonts } from "../../press/own-fonts";
import { fontPath } from "./font-path";
import { letteringOnDisk } from "./lettering-on-disk";
import { noFonts, type ProjectFonts } from "./project-fonts";

/** The typefaces of templates: those of the house, and those of a project. */

const books = new Map<string, Promise<FontBook>>();

/** Of books with fonts of projects only the last few are kept. */
const mostOwn = 4;
const ownKeys: string[] = [];

/** Ids that are nobody's are left out; the layout reports them. The same ids give the same book, words and all. */
export function fontsOnDisk(ids: readonly string[], own: ProjectFonts = noFonts): Promise<FontBook> {
  const wanted = [...new Set(ids)].sort();
  const key = `${wanted.join(" ")}|${own.key}`;
  const known = books.get(key);
  if (known) return known;
  const book = readBook(wanted, own);
  books.set(key, book);
  if (own.key !== "" && ownKeys.push(key) > mostOwn) books.delete(ownKeys.shift() ?? "");
  book.catch(() => books.delete(key));
  return book;
}

async function readBook(ids: readonly string[], own: ProjectFonts): Promise<FontBook> {
  const files: Record<string, Uint8Array> = {};
  for (const id of ids) {
    const path = fontPath(id);
    const bytes = path ? new Uint8Array(await readFile(path)) : isOwnFont(id) ? own.font(id) : undefined;
    if (bytes) files[id] = bytes;
  }
  return new FontBook(files, own.key === "" ? letteringOnDisk : withOwnFonts(letteringOnDisk, own));
}
