import { cardGame } from "../../engine/games/registry";
import {
  type Credits,
  creditsPages,
  type FontCredit,
  type PictureCredit,
  type SymbolCredit,
} from "../../press/credits";
import { labelFont } from "../../press/draughtsman";
import { isTinted } from "../../press/emoji";
import { isOwnFont, noteFor } from "../../press/font-table";
import type { FontBook } from "../../press/fonts";
import { type PageWords, pageWords } from "../../press/page-words";
import { pressProblems } from "../../press/problems";
import type { Size } from "../../press/sizes";
import { creditIn } from "../../project/languages/printed-words";
import type { Art } from "../../schemas/common";
import type { Problem } from "../../schemas/problem";
import { type CardFace, type FaceOrder, faceSteps, layOutFaces } from "./faces";
import { fontsOnDisk } from "./fonts-on-disk";
import { Steps, type WorkControl } from "./long-work";
import { pageFile } from "./page-file";
import { noFonts } from "./project-fonts";

/** Whose work is on the cards of an order: found by laying them out, so that nothing is listed that isn't printed. */

export interface CreditsOrder extends FaceOrder {
  title: string;
  /** Of the set. */
  licence?: string | undefined;
  paper: Size;
}

export interface CreditsFile {
  bytes: Uint8Array;
  pages: number;
  cards: number;
  credits: Credits;
  problems: Problem[];
}

export async function creditsFile(order: CreditsOrder, control: WorkControl = {}): Promise<CreditsFile> {
  const steps = new Steps(control, faceSteps(order) + 1);
  const { faces, fonts } = await layOutFaces(order, { withoutInk: true }, steps);
  const credits = creditsOf(order, faces, fonts);
  const book = await fontsOnDisk([labelFont], order.ownFonts);
  const pages = creditsPages(credits, order.paper, book, order.language);
  const title = pageWords(order.language).creditsOf(order.title);
  const bytes = await pageFile(pages, { title, author: order.set?.author, fonts: book }, steps);
  const problems = [
    ...credits.pictures
      .filter(({ author, licence }) => author === undefined || licence === undefined)
      .map(({ file }) => pressProblems.report("press/uncredited-art", { file }, { file })),
    ...credits.fonts.flatMap(({ file, licence }) =>
      file === undefined || licence !== ""
        ? []
        : [pressProblems.report("press/uncredited-font", { file }, { file, note: noteFor(file) })],
    ),
  ];
  return { bytes, pages: pages.length, cards: faces.length, credits, problems };
}

export function creditsOf(order: Omit<CreditsOrder, "paper">, faces: readonly CardFace[], fonts: FontBook): Credits {
  const { title, licence, set, game, language = "en" } = order;
  return {
    title,
    ...(set?.author !== undefined && { author: set.author }),
    ...(licence !== undefined && { licence }),
    game: creditIn(game, language),
    pictures: pictureCredits(order, faces),
    symbols: symbolCredits(faces, pageWords(language)),
    fonts: fontCredits(faces, fonts, order.ownFonts),
  };
}

/** The same picture may be noted by one card and not by another: what is known of it counts. */
function pictureCredits(
  { game, language }: Pick<CreditsOrder, "game" | "language">,
  faces: readonly CardFace[],
): PictureCredit[] {
  const found = new Map<string, PictureCredit>();
  for (const { id, card, front, back } of faces) {
    const { art } = card as { art?: Art };
    const items = [...front.items, ...(back?.items ?? [])];
    for (const file of new Set(items.flatMap((item) => (item.kind === "image" ? [item.source] : [])))) {
      const credit = found.get(file) ?? { file, cards: [] };
      credit.cards.push(cardGame(game).describe(card, language).name || id);
      const own = art?.file === file ? art : {};
      for (const key of ["author", "source", "licence"] as const) credit[key] ??= own[key] as string;
      found.set(file, credit);
    }
  }
  const known = [...found.values()].map(({ author, source, licence, ...rest }) => ({
    ...rest,
    ...(author !== undefined && { author }),
    ...(source !== undefined && { source }),
    ...(licence !== undefined && { licence }),
  }));
  return known.sort((a, b) => (a.file < b.file ? -1 : 1));
}

function symbolCredits(faces: readonly CardFace[], words: PageWords): SymbolCredit[] {
  const names = [...new Set(faces.flatMap(({ icons }) => icons))].sort();
  const items = faces.flatMap(({ front, back }) => [...front.items, ...(back?.items ?? [])]);
  // Signs without colours of their own are drawn by Cardwright, not taken from the library.
  const signs = new Set(
    items.flatMap((item) => (item.kind === "emoji" && !item.emoji.every(isTinted) ? [item.text] : [])),
  );
  const credits: SymbolCredit[] = [];
  if (names.length > 0) credits.push({ ...gameIcons, author: words.iconAuthors, names });
  if (signs.size > 0) credits.push({ ...twemoji, author: words.emojiAuthors, names: [...signs].sort() });
  return credits;
}

/** The library is one work of many hands; which of them drew a symbol is written on its page there. */
const gameIcons = {
  library: "game-icons.net",
  licence: "CC BY 3.0",
  source: "https://game-icons.net · https://creativecommons.org/licenses/by/3.0/",
};
const twemoji = {
  library: "Twemoji",
  licence: "CC BY 4.0",
  source: "https://github.com/twitter/twemoji · https://creativecommons.org/licenses/by/4.0/",
};

/** What the typefaces say of themselves; of a project's own, what lies beside it as well. */
function fontCredits(faces: readonly CardFace[], fonts: FontBook, own = noFonts): FontCredit[] {
  const ids = new Set(
    faces.flatMap(({ front, back }) =>
      [front, ...(back ? [back] : [])].flatMap(({ items }) =>
        items.flatMap((item) => (item.kind === "glyphs" ? [item.font] : [])),
      ),
    ),
  );
  const found = new Map<string, FontCredit>();
  for (const id of ids) {
    const said = fonts.face(id)?.credit;
    const credit =
      said && (isOwnFont(id) ? { ...said, licence: said.licence || firstLines(own.note(id)), file: id } : said);
    if (credit && !found.has(credit.name)) found.set(credit.name, credit);
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** A whole licence has no room on a page of credits. */
const firstLines = (note = ""): string =>
  note
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 3)
    .join(" ");
