import { millimetresPerPoint } from "./geometry";
import type { PdfFile } from "./pdf-file";
import { type PdfRef, PdfText } from "./pdf-objects";

/** The headings of a PDF, as its readers list them at the side. */

export interface Bookmark {
  title: string;
  /** From 0. */
  page: number;
  /** A larger number stands within the ones before it. */
  level: number;
}

interface Entry {
  bookmark: Bookmark | undefined;
  ref: PdfRef;
  inner: Entry[];
}

/** Answers with what the catalogue names as its outlines. */
export function writeBookmarks(
  file: PdfFile,
  bookmarks: readonly Bookmark[],
  pages: readonly PdfRef[],
  height: number,
): PdfRef {
  const root: Entry = { bookmark: undefined, ref: file.reserve(), inner: [] };
  const open = [root];
  for (const bookmark of bookmarks) {
    while ((open.at(-1)?.bookmark?.level ?? -1) >= bookmark.level) open.pop();
    const entry = { bookmark, ref: file.reserve(), inner: [] };
    open.at(-1)?.inner.push(entry);
    open.push(entry);
  }
  const write = ({ ref: parent, inner }: Entry): void => {
    for (const [at, entry] of inner.entries()) {
      const { title, page } = entry.bookmark as Bookmark;
      file.add(
        {
          Title: new PdfText(title),
          Parent: parent,
          Prev: inner[at - 1]?.ref,
          Next: inner[at + 1]?.ref,
          ...ends(entry),
          // Closed: only sections are seen at first.
          Count: entry.inner.length > 0 ? -entry.inner.length : undefined,
          Dest: [pages[page] as PdfRef, "XYZ", 0, height / millimetresPerPoint, 0],
        },
        entry.ref,
      );
      write(entry);
    }
  };
  write(root);
  file.add({ Type: "Outlines", ...ends(root), Count: root.inner.length }, root.ref);
  return root.ref;
}

const ends = ({ inner }: Entry) => ({ First: inner[0]?.ref, Last: inner.at(-1)?.ref });
