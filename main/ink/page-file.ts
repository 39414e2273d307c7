import type { FontBook } from "../../press/fonts";
import type { Page } from "../../press/page";
import { toPdf } from "../../press/pdf";
import type { Bookmark } from "../../press/pdf-bookmarks";
import { deflate } from "./deflate";
import type { Steps } from "./long-work";
import type { PictureShelf } from "./picture-shelf";

/** Pages that are not sheets of cards, as a PDF. */
export const pageFile = (
  pages: Iterable<Page> | AsyncIterable<Page>,
  about: {
    title: string;
    author?: string | undefined;
    fonts: FontBook;
    shelf?: PictureShelf;
    flip?: "long" | "short";
    bookmarks?: readonly Bookmark[];
  },
  steps: Steps,
): Promise<Uint8Array> =>
  toPdf({
    pages,
    fonts: about.fonts,
    pictures: (source) => about.shelf?.prepared(source),
    deflate,
    title: about.title,
    ...(about.author !== undefined && { author: about.author }),
    ...(about.flip && { flip: about.flip }),
    ...(about.bookmarks && { bookmarks: about.bookmarks }),
    beforePage: () => steps.next(),
  });
