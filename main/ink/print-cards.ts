import { cardGame } from "../../engine/games/registry";
import type { FontBook } from "../../press/fonts";
import type { Page } from "../../press/page";
import { writePdf } from "../../press/pdf";
import type { Sink } from "../../press/pdf-file";
import { fileSizeProblems } from "../../press/preflight";
import { printPreset } from "../../press/print-presets";
import { pressProblems } from "../../press/problems";
import type { Placement, Sheet } from "../../press/sheet";
import { type SheetJob, sheetPage } from "../../press/sheet-pages";
import { planPrint, type SheetWish, sheetProblems } from "../../press/sheet-plan";
import { shopProblems } from "../../press/shop-check";
import { sheetLabel } from "../../press/small-print";
import { creditIn } from "../../project/languages/printed-words";
import type { PrinterProfile } from "../../schemas/printer-profile";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import type { SheetFile } from "../../schemas/sheet";
import { deflate } from "./deflate";
import { type CardFace, type FaceOrder, FaceRun, faceSteps, usualDpi } from "./faces";
import { MeasuredSink, PrintRecord } from "./file-record";
import { Steps, type WorkControl } from "./long-work";
import { PictureShelf } from "./picture-shelf";
import { ownProfile, type PressInks, pressInks } from "./press-inks";
import { SeparatedPictures } from "./separated-pictures";

export type { CardToPrint } from "./faces";

export interface InkProfile {
  file: string;
  read(): Result<Uint8Array>;
}

export interface PrintOrder extends FaceOrder {
  settings: SheetWish;
  /** The printer that the sheets are for. */
  profile?: PrinterProfile;
  /** Says where the cards lie, instead of the settings. */
  sheet?: SheetFile;
  title: string;
  /** Written into the file when it is given; otherwise the same order gives the same bytes whenever it is printed. */
  date?: Date;
  /** Of the print shop's inks, where its colours are wanted; Cardwright's own unless given. */
  inkProfile?: InkProfile | undefined;
  /** Notes what each face looks like. */
  isRecorded?: boolean;
}

export interface PrintedCards {
  /** Of the file. */
  size: number;
  sha256: string;
  pages: number;
  cards: number;
  problems: Problem[];
  /** For its manifest. */
  sheet: Sheet;
  record: PrintRecord;
  fonts: FontBook;
}

/** Sheet by sheet into the sink. */
export async function printCards(
  order: PrintOrder,
  sink: Sink,
  control: WorkControl = {},
): Promise<Result<PrintedCards>> {
  if (order.settings.colours !== "press") return printIn(order, undefined, sink, control);
  const preset = printPreset(order.settings.shop);
  const press = await pressInksOf(order.inkProfile, preset?.ink);
  if (!press.ok) return press;
  try {
    const shelf = new PictureShelf(order.pictures, "forPress");
    const printed = await printIn({ ...order, shelf }, press.value, sink, control);
    const ink = press.value.heaviest();
    if (printed.ok && preset?.ink !== undefined && ink > preset.ink)
      printed.value.problems.push(
        pressProblems.report("press/ink-limited", {}, { shop: preset.name, most: preset.ink, ink }),
      );
    return printed;
  } finally {
    await press.value.close();
  }
}

async function pressInksOf(own: InkProfile | undefined, most: number | undefined): Promise<Result<PressInks>> {
  if (!own) return pressInks(await ownProfile(), "", most);
  const read = own.read();
  return read.ok ? pressInks(read.value, own.file, most) : read;
}

async function printIn(
  order: PrintOrder,
  press: PressInks | undefined,
  sink: Sink,
  control: WorkControl,
): Promise<Result<PrintedCards>> {
  const { settings, profile } = order;
  const cards = order.cards.filter(({ count }) => count > 0);
  const copies = cards.reduce((sum, { count }) => sum + count, 0);
  if (copies === 0) return fail(pressProblems.report("press/nothing-to-print", {}));
  const planned = planPrint(settings, order.template.size, copies, order.sheet);
  if (!planned.ok) return planned;
  const { sheet, pages: placements, card, bleed } = planned.value;
  const isTwoSided = sheet.backs?.on === "next-page" && order.back !== undefined;
  const pageCount = placements.length * (isTwoSided ? 2 : 1);
  const { back, ...fronts } = order;
  const faceOrder = { ...fronts, cards, ...(sheet.backs && back && { back }) };
  const steps = new Steps(control, faceSteps(faceOrder) + pageCount);
  const { lowInk = false, dpi = usualDpi } = settings;
  const safe = printPreset(settings.shop)?.safe;
  const run = await FaceRun.begin(faceOrder, { card, bleed, lowInk, dpi, safe }, steps);
  const record = new PrintRecord();
  const note = (face: CardFace): void => {
    if (order.isRecorded) record.note(face, run.shelf);
  };
  const separated = press && new SeparatedPictures(press, run.shelf);
  const pages = sheetRun(placements, copyNumbers(cards), run, note, separated, (facesOf) => ({
    sheet,
    pages: placements,
    front: (index) => facesOf(index)?.front,
    ...(sheet.backs && back && { back: (index) => facesOf(index)?.back }),
    label: labelOf(order),
    labelFonts: run.fonts,
    ...(profile && { profile }),
    backMarks: settings.backMarks ?? false,
  }));
  const flip = settings.backs === "long" || settings.backs === "short" ? settings.backs : undefined;
  const measured = new MeasuredSink(sink);
  const job = {
    pages,
    fonts: run.fonts,
    pictures: (source: string, tint?: string) => separated?.picture(source, tint) ?? run.shelf.prepared(source),
    ...(press && { press: { inks: press.inks, condition: press.condition } }),
    deflate,
    title: order.title,
    ...(order.set?.author !== undefined && { author: order.set.author }),
    subject: `${cardGame(order.game).name} cards`,
    ...(order.date && { date: order.date }),
    ...(flip && isTwoSided && { flip }),
    beforePage: () => steps.next(),
  };
  const pagesWritten = await writePdf(job, measured.write);
  const { size } = measured;
  return succeed({
    size,
    sha256: measured.sha256(),
    pages: pagesWritten,
    cards: copies,
    problems: [
      ...run.problems,
      ...sheetProblems(settings, sheet, profile),
      ...shopProblems(settings, card, copies),
      ...fileSizeProblems(size),
    ],
    sheet,
    record,
    fonts: run.fonts,
  });
}

/** Of each copy, the number of its card. */
const copyNumbers = (cards: FaceOrder["cards"]): number[] =>
  cards.flatMap(({ count }, number) => Array.from<number>({ length: count }).fill(number));

/** Each sheet's pages when their turn comes: no more faces and pictures are in memory than lie on one sheet. */
async function* sheetRun(
  placements: readonly Placement[][],
  numberOf: readonly number[],
  run: FaceRun,
  note: (face: CardFace) => void,
  separated: SeparatedPictures | undefined,
  jobWith: (face: (index: number) => CardFace | undefined) => SheetJob,
): AsyncGenerator<Page> {
  let held = new Map<number, CardFace>();
  const job = jobWith((index) => held.get(numberOf[index] as number));
  for (const [at, placed] of placements.entries()) {
    const numbers = [...new Set(placed.map(({ index }) => numberOf[index] as number))];
    const fresh = numbers.filter((number) => !held.has(number));
    const made = await run.make(fresh);
    made.forEach(note);
    await separated?.prepare(made);
    const known = new Map(fresh.map((number, index) => [number, made[index] as CardFace]));
    held = new Map(numbers.map((number) => [number, (known.get(number) ?? held.get(number)) as CardFace]));
    for (const side of ["front", "back"] as const) {
      const page = sheetPage(job, at, side);
      if (page) yield page;
    }
    run.shelf.letGo();
    separated?.letGo();
  }
}

const labelOf = ({ settings, set, title, profile, game, language = "en" }: PrintOrder): string[] =>
  sheetLabel({ settings, set, title, profile, credit: creditIn(game, language), language });
