import { cardGame } from "../../engine/games/registry";
import { calibrationPages } from "../../press/calibration";
import { contactGrid, contactPage } from "../../press/contact-sheet";
import { labelFont } from "../../press/draughtsman";
import type { FlipEdge } from "../../press/flip";
import { fontsOf } from "../../press/font-table";
import type { Page } from "../../press/page";
import { rulesPages } from "../../press/rules-list";
import type { Size } from "../../press/sizes";
import { creditLine } from "../../press/small-print";
import { writtenPages } from "../../press/written-pages";
import { creditIn } from "../../project/languages/printed-words";
import type { Plot } from "../../schemas/plot";
import type { PrinterProfile } from "../../schemas/printer-profile";
import type { Problem } from "../../schemas/problem";
import { type FaceOrder, FaceRun, faceSteps } from "./faces";
import { fontsOnDisk } from "./fonts-on-disk";
import { iconsFor } from "./icon-library";
import { Steps, type WorkControl } from "./long-work";
import { pageFile } from "./page-file";

/** What a set looks like and says as a whole, and the sheet that a printer is measured with. */

export interface OverviewOrder extends FaceOrder {
  title: string;
  paper: Size;
  columns: number;
}

export interface Overview {
  bytes: Uint8Array;
  pages: number;
  cards: number;
  problems: Problem[];
}

const margin = 12;
const contactDpi = 150;

const creditOf = ({ game, language = "en" }: Pick<FaceOrder, "game" | "language">): string =>
  creditLine(creditIn(game, language), language);

export async function contactSheet(order: OverviewOrder, control: WorkControl = {}): Promise<Overview> {
  const { cards, paper, columns, title, set, game, template } = order;
  const { back: _back, ...fronts } = order;
  const sheet = { paper, columns, margin, face: template.size, cards: cards.length };
  const { perPage, pages } = contactGrid(sheet);
  const steps = new Steps(control, faceSteps(order) + pages);
  // What is shown at a third of its size needs no more pixels.
  const card = { width: template.size.width / 2, height: template.size.height / 2 };
  const run = await FaceRun.begin(fronts, { card, dpi: contactDpi * 2, isReduced: true }, steps);
  const { fonts, shelf } = run;
  const { describe } = cardGame(game);
  async function* drawn(): AsyncGenerator<Page> {
    for (let number = 0; number < pages; number++) {
      const faces = await run.make([...cards.keys()].slice(number * perPage, (number + 1) * perPage));
      const entries = faces.map(({ id, card: content, count, front }) => ({
        scene: front,
        name: describe(content, order.language).name || id,
        note: count === 1 ? id : `${count} × ${id}`,
      }));
      yield contactPage(sheet, number, entries, { title, credit: creditOf(order), fonts });
      shelf.letGo();
    }
  }
  const bytes = await pageFile(drawn(), { title, author: set?.author, fonts, shelf }, steps);
  const told = run.problems.filter(({ code }) => code !== "press/coarse-picture" && code !== "press/hairline");
  return { bytes, pages, cards: cards.length, problems: told };
}

export async function rulesList(order: OverviewOrder, control: WorkControl = {}): Promise<Overview> {
  const { cards, paper, columns, title, set, game, template } = order;
  const steps = new Steps(control, Math.ceil(cards.length / 10));
  const fonts = await fontsOnDisk([...fontsOf([template]), labelFont], order.ownFonts);
  const { describe } = cardGame(game);
  const entries = cards
    .map(({ id, card }) => ({ id, card, facts: describe(card, order.language) }))
    .sort((a, b) => a.facts.name.localeCompare(b.facts.name, order.language ?? "en"));
  const surroundings = { icons: await iconsFor(game, []), set: set ?? {} };
  const list = {
    entries,
    template,
    paper,
    columns,
    margin,
    title,
    credit: creditOf(order),
    language: order.language,
    fonts,
    surroundings,
  };
  const pages = rulesPages(list);
  const bytes = await pageFile(pages, { title, author: set?.author, fonts }, steps);
  return { bytes, pages: pages.length, cards: cards.length, problems: [] };
}

/** A text that somebody wrote about the set, such as what is new for players. */
export interface WrittenOrder extends Pick<FaceOrder, "game" | "language" | "template" | "ownFonts" | "set"> {
  markdown: string;
  plots?: readonly Plot[];
  title: string;
  paper: Size;
}

export async function writtenFile(
  order: WrittenOrder,
  control: WorkControl = {},
): Promise<Pick<Overview, "bytes" | "pages">> {
  const { markdown, plots = [], template, paper, title, set, game } = order;
  const fonts = await fontsOnDisk([...fontsOf([template]), labelFont], order.ownFonts);
  const surroundings = { icons: await iconsFor(game, []), set: set ?? {} };
  const text = { markdown, plots, template, paper, credit: creditOf(order) };
  const pages = writtenPages({ ...text, fonts, surroundings });
  const steps = new Steps(control, pages.length);
  return { bytes: await pageFile(pages, { title, author: set?.author, fonts }, steps), pages: pages.length };
}

export async function calibrationSheet(
  paper: Size,
  flipEdge: FlipEdge,
  profile: PrinterProfile | undefined,
  control: WorkControl = {},
): Promise<Uint8Array> {
  const fonts = await fontsOnDisk([labelFont]);
  const pages = calibrationPages({ paper, flipEdge, fonts, ...(profile && { profile }) });
  return pageFile(pages, { title: "Calibration page", fonts, flip: flipEdge }, new Steps(control, pages.length));
}
