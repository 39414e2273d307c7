import type { Language } from "../engine/core/language";
import { blank } from "./contact-sheet";
import { Draughtsman } from "./draughtsman";
import type { FontBook } from "./fonts";
import { emptyScene, type Page } from "./page";
import { pageWords } from "./page-words";
import type { Size } from "./sizes";

/** Whose work a print shows: only what is really on the printed cards, each with its author, source and licence. */
export interface Credits {
  title: string;
  author?: string;
  licence?: string;
  /** Of the game. */
  game: string;
  pictures: PictureCredit[];
  symbols: SymbolCredit[];
  fonts: FontCredit[];
}

export interface PictureCredit {
  file: string;
  /** On which cards, by name. */
  cards: string[];
  author?: string;
  source?: string;
  licence?: string;
}

export interface SymbolCredit {
  /** The library that the symbols are from. */
  library: string;
  author: string;
  licence: string;
  source: string;
  names: string[];
}

export interface FontCredit {
  name: string;
  /** Of a font that the project brings itself. */
  file?: string;
  copyright: string;
  licence: string;
}

interface Line {
  words: string;
  kind: "title" | "heading" | "name" | "plain" | "grey";
}

const sizes = { title: 6, heading: 4.2, name: 3, plain: 2.8, grey: 2.5 } as const;
const leading = 1.45;
const margin = 16;
const grey = "#606060";
const spaceBefore: Record<Line["kind"], number> = { title: 0, heading: 5, name: 1.6, plain: 0, grey: 0 };

export function creditsPages(credits: Credits, paper: Size, fonts: FontBook, language?: Language): Page[] {
  const pages: Page[] = [];
  let y = Number.POSITIVE_INFINITY;
  let pen: Draughtsman | undefined;
  const ruler = new Draughtsman(emptyScene(paper, ""), fonts);
  for (const { words, kind } of linesOf(credits, language)) {
    const size = sizes[kind];
    for (const line of brokenInto(words, (paper.width - 2 * margin) / size, ruler)) {
      y += size * leading + (line.isFirst ? spaceBefore[kind] : 0);
      // A heading at the foot of a page would stand there alone.
      const below = kind === "heading" ? 12 : 0;
      if (!pen || y + below > paper.height - margin) {
        const page = blank(paper, `Credits, page ${pages.length + 1}`);
        pages.push(page);
        pen = new Draughtsman(page.overlay, fonts);
        y = margin + size;
      }
      const fill = kind === "grey" ? grey : "#000000";
      pen.text(line.words, { x: margin, y, size, fill });
    }
  }
  return pages;
}

function linesOf(credits: Credits, language: Language | undefined): Line[] {
  const { title, author, licence, game, pictures, symbols, fonts } = credits;
  const words = pageWords(language);
  const lines: Line[] = [{ words: words.creditsOf(title), kind: "title" }];
  const add = (kind: Line["kind"], ...parts: (string | undefined)[]): void => {
    const said = parts.filter(Boolean).join(" · ");
    if (said) lines.push({ words: said, kind });
  };
  add("plain", author && words.cardsBy(author), licence);
  add("plain", game);
  if (pictures.length > 0) add("heading", words.pictures);
  for (const picture of pictures) {
    add("name", picture.author ?? words.noArtist, picture.licence ?? words.noLicence);
    add("plain", picture.source);
    add("grey", `${picture.file}: ${picture.cards.join(", ")}`);
  }
  if (symbols.length > 0) add("heading", words.symbols);
  for (const { library, author: by, licence: under, source, names } of symbols) {
    add("name", library, by, under);
    add("plain", source);
    add("grey", names.join(", "));
  }
  if (fonts.length > 0) add("heading", words.typefaces);
  for (const { name, file, copyright, licence: under } of fonts) {
    add("name", name, file);
    add("plain", copyright);
    add("grey", under);
  }
  add("heading", words.madeWith);
  return lines;
}

/** Words into lines of at most `room`, as a multiple of the type size; a word that is wider is broken within. */
function* brokenInto(words: string, room: number, ruler: Draughtsman): Generator<{ words: string; isFirst: boolean }> {
  let line = "";
  let isFirst = true;
  const wide = (text: string): boolean => ruler.widthOf(text, 1) > room;
  for (const word of words.split(/\s+/).filter(Boolean)) {
    if (line !== "" && wide(`${line} ${word}`)) {
      yield { words: line, isFirst };
      [line, isFirst] = ["", false];
    }
    line = line === "" ? word : `${line} ${word}`;
    while (wide(line)) {
      let end = line.length - 1;
      while (end > 1 && (wide(line.slice(0, end)) || isWithinSign(line, end))) end--;
      yield { words: line.slice(0, end), isFirst };
      [line, isFirst] = [line.slice(end), false];
    }
  }
  if (line !== "") yield { words: line, isFirst };
}

/** Signs beyond the first 65,536 are two units of a string, which stay together. */
const isWithinSign = (text: string, at: number): boolean => /^[\udc00-\udfff]/.test(text.slice(at, at + 1));
