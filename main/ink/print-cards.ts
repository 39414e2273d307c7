import type { Language } from "../../engine/core/wording";
import { cardGame } from "../../engine/games/registry";
import { fontsOf } from "../../press/font-table";
import { iconCredit } from "../../press/icon-source";
import { layOut } from "../../press/layout";
import { toPdf } from "../../press/pdf";
import type { PdfPicture } from "../../press/pdf-face";
import { pressProblems } from "../../press/problems";
import type { Scene } from "../../press/scene";
import { impose, planSheet, type SheetSettings } from "../../press/sheet";
import { factsOf } from "../../project/project-text";
import type { GameId } from "../../schemas/game-id";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import type { Template } from "../../schemas/template";
import type { PrintSettings } from "../api";
import { readCardSize } from "./card-size";
import { fontsOnDisk } from "./fonts-on-disk";
import { iconsFor } from "./icon-library";
import { readPdfPicture } from "./pictures";

export interface CardToPrint {
  id: string;
  card: unknown;
  count: number;
}

export interface PrintOrder {
  cards: readonly CardToPrint[];
  game: GameId;
  template: Template;
  /** Of the generated words; English if none is given. */
  language?: Language;
  /** The bytes of a picture by its path in the project; undefined when there is none. */
  pictures: (source: string) => Promise<Uint8Array | undefined>;
  settings: Omit<PrintSettings, "deck" | "cards">;
  title: string;
  set?: { name?: string; version?: string; author?: string };
  /** With it the same order gives the same bytes. */
  date?: Date;
}

export interface PrintedCards {
  bytes: Uint8Array;
  pages: number;
  cards: number;
  problems: Problem[];
}

export interface PrintControl {
  onProgress?: (done: number, total: number) => void;
  /** When it is aborted, the promise is rejected with its reason. */
  signal?: AbortSignal;
}

const labelFont = "alegreya-sans-regular";

export async function printCards(order: PrintOrder, control: PrintControl = {}): Promise<Result<PrintedCards>> {
  const { template, settings, game, title, set = {} } = order;
  const cards = order.cards.filter(({ count }) => count > 0);
  const copies = cards.reduce((sum, { count }) => sum + count, 0);
  if (copies === 0) return fail(pressProblems.report("press/nothing-to-print", {}));
  const card = settings.cardSize === undefined ? template.size : readCardSize(settings.cardSize);
  if (!card) return fail(pressProblems.report("press/unknown-card-size", {}, { size: settings.cardSize ?? "" }));
  const { paper, orientation, margin, gutter, bleed, marks } = settings;
  const sheetSettings: SheetSettings = { paper, orientation, card, margin, gutter, bleed, marks };
  const sheet = planSheet(sheetSettings);
  if (!sheet.ok) return sheet;

  const pages = impose(sheet.value, copies);
  const step = stepper(control, cards.length * 2 + pages.length);
  const problems: Problem[] = [];
  const pictures = await readPictures(order, cards, problems, step);
  const { faces, fonts } = await drawFaces(order, cards, pictures, problems, step);
  const { name } = cardGame(game);
  const bytes = await toPdf({
    sheet: sheet.value,
    pages,
    faces,
    fonts,
    pictures: (source) => pictures.get(source),
    label: [
      [set.name ?? title, set.version].filter(Boolean).join(" · "),
      "page {page} of {pages}",
      `${cardGame(game).credit}. ${iconCredit}`,
    ],
    labelFont,
    title,
    ...(set.author !== undefined && { author: set.author }),
    subject: `${name} cards`,
    ...(order.date && { date: order.date }),
    beforePage: step,
  });
  control.signal?.throwIfAborted();
  return succeed({ bytes, pages: pages.length, cards: copies, problems });
}

/** Counts a step, stops when told to, and lets others have a turn before the studio could feel it. */
function stepper({ onProgress, signal }: PrintControl, total: number): () => Promise<void> {
  let [done, rested] = [0, performance.now()];
  return async () => {
    signal?.throwIfAborted();
    onProgress?.(++done, total);
    if (performance.now() - rested < 12) return;
    await new Promise((resolve) => setImmediate(resolve));
    rested = performance.now();
    signal?.throwIfAborted();
  };
}

const artOf = (card: unknown): { file?: unknown; icon?: unknown } => {
  const art = typeof card === "object" && card !== null && "art" in card ? card.art : undefined;
  return typeof art === "object" && art !== null ? art : {};
};

async function readPictures(
  { pictures }: PrintOrder,
  cards: readonly CardToPrint[],
  problems: Problem[],
  step: () => Promise<void>,
): Promise<Map<string, PdfPicture>> {
  const ready = new Map<string, PdfPicture>();
  const broken = new Set<string>();
  for (const { id, card } of cards) {
    const { file } = artOf(card);
    if (typeof file === "string" && file !== "" && !ready.has(file)) {
      const bytes = broken.has(file) ? undefined : await pictures(file);
      const picture = bytes && (await readPdfPicture(bytes));
      if (picture) ready.set(file, picture);
      else if (bytes || broken.has(file)) {
        broken.add(file);
        problems.push(pressProblems.report("press/unreadable-art", { card: id, field: "/art" }, { file }));
      }
    }
    await step();
  }
  return ready;
}

async function drawFaces(
  { game, template, language = "en", set = {} }: PrintOrder,
  cards: readonly CardToPrint[],
  pictures: ReadonlyMap<string, PdfPicture>,
  problems: Problem[],
  step: () => Promise<void>,
): Promise<{ faces: Scene[]; fonts: Awaited<ReturnType<typeof fontsOnDisk>> }> {
  const fonts = await fontsOnDisk([...fontsOf([template]), labelFont]);
  const wanted = cards.map(({ card }) => artOf(card).icon).filter((icon) => typeof icon === "string" && icon !== "");
  const icons = await iconsFor(game, wanted as string[]);
  const unreadable = new Set(problems.map(({ where }) => where.card));
  const faces: Scene[] = [];
  for (const { id, card, count } of cards) {
    const face = layOut(template, { id, card, facts: factsOf(card as object, game, language) }, fonts, {
      icons,
      hasPicture: (source) => pictures.has(source),
      set,
    });
    // A picture that is there but broken has been reported as just that.
    problems.push(...face.problems.filter(({ code }) => code !== "press/missing-art" || !unreadable.has(id)));
    for (let copy = 0; copy < count; copy++) faces.push(face.scene);
    await step();
  }
  return { faces, fonts };
}
