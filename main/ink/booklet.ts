import { cardGame } from "../../engine/games/registry";
import type { BookletSource } from "../../press/booklet/block-strips";
import { type CreditLine, type SetBooklet, setBooklet } from "../../press/booklet/booklet-pages";
import { besideEachOther, type Fold, foldedSides } from "../../press/booklet/fold";
import type { Block, Part } from "../../press/booklet/markdown";
import type { Credits } from "../../press/credits";
import { labelFont } from "../../press/draughtsman";
import { fontsOf } from "../../press/font-table";
import type { FontBook } from "../../press/fonts";
import type { Page } from "../../press/page";
import { type PageWords, pageWords } from "../../press/page-words";
import type { Size } from "../../press/sizes";
import { creditLine } from "../../press/small-print";
import { bookletMeant, bookletTable, houseRuleSaid, keywordNames } from "../../project/booklets";
import { creditIn } from "../../project/languages/printed-words";
import { cardIds, type Files, factsOf } from "../../project/project-text";
import type { Problem } from "../../schemas/problem";
import { creditsOf } from "./credits";
import { type CardToPrint, type FaceOrder, FaceRun } from "./faces";
import { fontsOnDisk } from "./fonts-on-disk";
import { iconsFor } from "./icon-library";
import { Steps, type WorkControl } from "./long-work";
import { pageFile } from "./page-file";
import type { PictureShelf } from "./picture-shelf";

/** A booklet with the faces and pictures that its text shows, ready to be looked at or written. */

export interface BookletOrder extends FaceOrder {
  blocks: readonly Block[];
  /** The project, with what its text may show besides. */
  files: Files;
  file: string;
  title: string;
  licence?: string | undefined;
  credit: string;
  paper: Size;
  card(id: string): object | undefined;
}

export interface MadeBooklet {
  booklet: SetBooklet;
  paper: Size;
  title: string;
  author: string | undefined;
  fonts: FontBook;
  shelf: PictureShelf;
  problems: Problem[];
}

/** In a booklet a card is about so wide, mm. */
const cardWidth = 40;
const mostCards = 200;
const facesOnCover = 3;
const picturePixels = 1600;

export async function setBookletPages(order: BookletOrder, control: WorkControl): Promise<MadeBooklet> {
  const { game, language = "en", files, blocks, paper, title, set } = order;
  const named = [...new Set(partsIn(blocks).flatMap(({ what, id }) => (what === "card" ? [id] : [])))];
  const cards = cardsToShow(order, named);
  const steps = new Steps(control, cards.length * 2 + 4);
  const { width, height } = order.template.size;
  const look = { card: { width: cardWidth, height: (cardWidth * height) / width }, dpi: 300 };
  const { back: _back, ...fronts } = order;
  const run = await FaceRun.begin({ ...fronts, cards }, look, steps);
  const faces = await run.make([...cards.keys()]);
  const { shelf } = run;
  for (const picture of picturesIn(blocks)) {
    await steps.race(shelf.look(picture));
    if (shelf.has(picture)) await steps.race(shelf.prepare(picture, picturePixels));
  }
  const scenes = new Map(faces.map(({ id, front }) => [id, front]));
  const known = cardIds(files);
  const source: BookletSource = {
    card(id) {
      const card = order.card(id);
      const scene = scenes.get(id);
      return card && { name: factsOf(card, game, language).name || id, ...(scene && { scene }) };
    },
    rule: (id) => houseRuleSaid(files, id),
    table: (what, id) => bookletTable(files, language, what, id),
    pixels: (picture) => shelf.about(picture),
    meant: (what, id) => bookletMeant(files, what, id, known),
  };
  const fonts = await fontsOnDisk([...fontsOf([order.template]), labelFont], order.ownFonts);
  const booklet = setBooklet({
    blocks,
    file: order.file,
    template: order.template,
    accent: cardGame(game).colour,
    paper,
    fonts,
    surroundings: { icons: await iconsFor(game, []), set: set ?? {} },
    source,
    set: { ...set, name: title },
    credit: creditLine(creditIn(game, language), language),
    words: pageWords(language),
    credits: creditLines(creditsOf(order, faces, fonts), pageWords(language)),
    keywords: keywordNames(files, game),
    cover: faces.slice(0, facesOnCover).map(({ front }) => front),
  });
  // Others only adorn the cover.
  const told = run.problems.filter(({ where }) => where.card === undefined || named.includes(where.card));
  return { booklet, paper, title, author: set?.author, fonts, shelf, problems: [...told, ...booklet.problems] };
}

/** Those that the text shows; on a cover there are some in any case. */
function cardsToShow({ card, cards }: BookletOrder, named: readonly string[]): CardToPrint[] {
  const shown = named.slice(0, mostCards).flatMap((id): CardToPrint[] => {
    const found = card(id);
    return found ? [{ id, card: found, count: 1 }] : [];
  });
  const others = cards.filter(({ id }) => !named.includes(id));
  return [...shown, ...others.slice(0, Math.max(0, facesOnCover - shown.length))];
}

/** Wherever they stand, also in lists and quotes. */
function allBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.kind === "quote") return [block, ...allBlocks(block.blocks)];
    return block.kind === "list" ? [block, ...block.items.flatMap(allBlocks)] : [block];
  });
}
const partsIn = (blocks: readonly Block[]): Part[] =>
  allBlocks(blocks).flatMap((block) => (block.kind === "parts" ? block.parts : []));
const picturesIn = (blocks: readonly Block[]): Set<string> =>
  new Set(allBlocks(blocks).flatMap((block) => (block.kind === "picture" ? [block.source] : [])));

function creditLines({ author, licence, pictures, symbols, fonts }: Credits, words: PageWords): CreditLine[] {
  const line = (...said: (string | undefined)[]): CreditLine => ({ text: said.filter(Boolean).join(" · ") });
  const section = (heading: string, lines: CreditLine[]): CreditLine[] =>
    lines.length > 0 ? [{ text: heading, isHeading: true }, ...lines] : [];
  return [
    ...(author || licence ? [line(author && words.cardsBy(author), licence)] : []),
    ...section(
      words.pictures,
      pictures.map(({ file, author: artist, licence: terms }) => line(artist ?? words.noArtist, terms, file)),
    ),
    ...section(
      words.symbols,
      symbols.map(({ library, author: by, licence: terms, source }) => line(library, by, terms, source)),
    ),
    ...section(
      words.typefaces,
      fonts.map(({ name, copyright, licence: terms }) => line(name, copyright, terms)),
    ),
    { text: words.madeWith, isHeading: true },
  ];
}

/** As a PDF: page by page, or two beside each other in the order in which they are printed to be folded. */
export async function bookletFile(
  { booklet, paper, title, author, fonts, shelf }: MadeBooklet,
  fold: Fold | undefined,
  control: WorkControl,
): Promise<{ bytes: Uint8Array; pages: number }> {
  const sides = fold ? foldedSides(booklet.count, fold) : undefined;
  const pages = sides?.length ?? booklet.count;
  const steps = new Steps(control, pages);
  function* drawn(): Generator<Page> {
    for (let at = 0; at < pages; at++) yield bookletPage({ booklet, paper }, sides, at);
  }
  const about = {
    title,
    author,
    fonts,
    shelf,
    ...(fold ? { flip: "short" as const } : { bookmarks: booklet.bookmarks }),
  };
  return { bytes: await pageFile(drawn(), about, steps), pages };
}

/** A page, or one side of a sheet. */
export function bookletPage(
  { booklet, paper }: Pick<MadeBooklet, "booklet" | "paper">,
  sides: ReturnType<typeof foldedSides> | undefined,
  at: number,
): Page {
  if (!sides) return booklet.page(at);
  const [left, right] = sides[at]!.map((page) => (page === undefined ? undefined : booklet.page(page)));
  return besideEachOther(left, right, paper, `Side ${at + 1}`);
}
